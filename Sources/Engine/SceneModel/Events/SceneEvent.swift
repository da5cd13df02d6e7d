import RefreshModel
import ScrollModel

/// What can happen to what is pulled, from its user, its program or its window.
///
/// Lengths are points, from the viewport's top left, y downwards; times seconds.
public enum SceneEvent: Equatable, Sendable {
  /// A finger or the primary button goes down.
  case press(x: Double, y: Double, modifiers: PressModifiers = [])
  /// It moves.
  case move(x: Double, y: Double)
  /// It is lifted.
  case release(x: Double, y: Double)
  /// It is taken away: a release without velocity that triggers nothing.
  case cancel
  /// The pointer is here, without a button.
  case pointer(x: Double, y: Double)
  /// The pointer is elsewhere.
  case pointerLeft
  /// Fingers travel on a touchpad; positive `dy` pulls the content down.
  case pan(dx: Double, dy: Double)
  /// They leave it.
  case panEnd
  /// They are taken away.
  case panCancel
  /// A wheel turns, in notches; positive goes towards the list's end.
  case wheel(notches: Double)
  /// The user moves a scrollbar of the program's, which puts the list to an offset.
  case scrollbar(Double)
  /// Content that scrolls itself has come to an edge by its own glide, and goes on from there at so many
  /// points per second, above 0 towards its end.
  case glide(velocity: Double)
  /// The program asks the control on a side to refresh or load, in the usual manner unless given.
  case begin(ControlSide, BeginManner = BeginManner())
  /// The refresh or the load is over, now or in so many seconds.
  case end(ControlSide, RefreshResult, after: Double = 0)
  /// The content is laid out: the control on a side may load by itself, or go on, where it does not fill
  /// the viewport; see ``Scene/wantsFilling(_:)``.
  case fill(ControlSide)
  /// The program opens the page behind the header.
  case openFloor
  /// The program closes the page behind the header.
  case closeFloor
  /// There is nothing more to load, whether a load runs or not.
  case setNoMoreData
  /// There may be more to load again.
  case resetNoMoreData
  /// The list was last refreshed then, in seconds since 1970 UTC; nil and what is not finite is no
  /// record.
  case setLastUpdated(Double?)
  /// The wall clock at time 0 is another, in seconds since 1970 UTC.
  case setClock(Double)
  /// The application's own inset changes, in `duration` seconds or by the spring.
  case setInset(InsetEdge, Double, duration: Double?)
  /// Both of the application's own insets change at once, in `duration` seconds or by the spring.
  case setInsets(EdgeInsets, duration: Double?)
  /// The content is so long now, and what is seen of it `shift` points farther from its start; whoever lays
  /// it out may not be done yet, which ``fill(_:)`` tells.
  case setContent(length: Double, shift: Double = 0)
  /// The list is put to an offset.
  case setOffset(Double, animated: Bool)
  /// A list that was just let go is led to another offset.
  case setTarget(Double)
  /// A property changes.
  case set(SceneOption)
  /// The viewport's size changes.
  case resize(width: Double, height: Double)
  /// The control on a side is replaced; nil removes it.
  indirect case setControl(ControlSide, RefreshPolicy?)
  /// The control that is on a side gets other numbers, and stays in its state.
  indirect case tune(ControlSide, RefreshPolicy)
  /// The list can be seen.
  case shown
  /// The list cannot be seen any more.
  case hidden

  // MARK: To the content

  /// The press has stayed where it is for so long that it asks for the row's menu.
  case longPress
  /// The secondary button asks for the menu of what is there.
  case secondaryPress(x: Double, y: Double)
  /// The primary button goes down on the scroll indicator: on its thumb, or beside it for a page.
  case pressIndicator(x: Double, y: Double)
  /// The pointer moves the thumb that it holds.
  case moveIndicator(x: Double, y: Double)
  /// The pointer lets the thumb go.
  case releaseIndicator
  /// A key goes down.
  case key(KeyStroke)
  /// A row is brought into view.
  case showRow(Int, at: RowPosition, animated: Bool)
  /// A part of the content, in points from its start, is brought into view.
  case showRange(start: Double, length: Double, animated: Bool)
  /// All rows get another height, which those that come later have too.
  case setRowHeight(Double)
  /// Rows count as so high until they are measured, those that come later too.
  case estimateRowHeight(Double)
  /// Rows from `first` on are as high as measured; what is seen of the others stays.
  case measureRows(first: Int, heights: [Double])
  /// The measured heights of rows from `at` on hold no longer.
  case forgetHeights(at: Int, count: Int)
  /// The number of rows changes at the end.
  case setRows(count: Int)
  /// Rows come in before row `at`.
  case insertRows(at: Int, count: Int)
  /// Rows from `at` on go away.
  case removeRows(at: Int, count: Int)
  /// `added` rows take the place of `removed` rows from `at` on; those that `kept` has are the same
  /// rows as before, and keep their places in view, the selection and the focus.
  case replaceRows(at: Int, removed: Int, added: Int, kept: [RowMove])
  /// These rows are the headings of sections, and no others; they stay so as rows come and go.
  case setSections([Int])
  /// The list goes back to what it was when the snapshot was taken; what it did then begins again,
  /// without calling a handler unless that is said.
  case restore(SceneSnapshot, callsHandler: Bool)
  /// The block before the first or after the last row gets another length.
  case setBlock(InsetEdge, Double)
  /// The content gets a length of its own; nil makes it the rows again.
  case setContentLength(Double?)
  /// Rows from `at` on are selected, or not any more, by program.
  case select(at: Int, count: Int, isSelected: Bool)
  /// A row gets the focus by program; nil takes it from all.
  case focus(Int?)
}

extension SceneEvent {
  /// A finger, a button or fingers on a touchpad did it, whose speed counts.
  public var isOfHand: Bool {
    switch self {
    case .press, .move, .release, .pan, .panEnd: true
    default: false
    }
  }

  /// It is to rows, or what is in their place, alone.
  public var isOfRows: Bool {
    switch self {
    case .longPress, .secondaryPress, .pressIndicator, .moveIndicator, .releaseIndicator, .key,
      .showRow, .showRange, .setRowHeight, .estimateRowHeight, .measureRows, .forgetHeights,
      .setRows, .insertRows, .removeRows, .replaceRows, .setSections, .restore, .setBlock,
      .setContentLength, .select, .focus:
      true
    case .set(.showsIndicator), .set(.selectionMode), .set(.bandSelection), .set(.columns),
      .set(.maximumContentWidth):
      true
    default: false
    }
  }

  /// The part that it has in what the user does.
  package var part: InputPart {
    switch self {
    case .press: .begins(.press)
    case .move: .goesOn(.press)
    case .release, .cancel: .ends(.press)
    case .pan: .begins(.pan)
    case .panEnd, .panCancel: .ends(.pan)
    case .wheel, .scrollbar, .glide, .secondaryPress, .key: .single
    case .longPress: .goesOn(.press)
    case .pressIndicator: .begins(.indicator)
    case .moveIndicator: .goesOn(.indicator)
    case .releaseIndicator: .ends(.indicator)
    case .hidden: .ends([.press, .pan, .indicator])
    default: .none
    }
  }
}

/// What is held down with a press or a key, and what it came from.
public struct PressModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// The modifiers in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = PressModifiers(rawValue: 1)
  /// The Control key.
  public static let control = PressModifiers(rawValue: 2)
  /// The press is a finger's.
  public static let touch = PressModifiers(rawValue: 4)
}
