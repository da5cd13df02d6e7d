import RefreshModel
import ScrollModel

/// An event from the user, the program or the window.
///
/// Lengths are points, times seconds. Positions count from the viewport's top left, with y
/// downwards.
public enum SceneEvent: Equatable, Sendable {
  /// A finger or the primary button goes down.
  case press(Point, PressModifiers = [])
  /// The pressing finger or pointer moves.
  case move(Point)
  /// The finger or button is released.
  case release(Point)
  /// The press is cancelled: a release without velocity that triggers nothing.
  case cancel
  /// The pointer hovers at this position, without a button.
  case pointer(Point)
  /// The pointer leaves the list.
  case pointerLeft
  /// Fingers move on a touchpad, in points.
  ///
  /// Positive `dy` pulls the content down.
  case pan(dx: Double, dy: Double)
  /// The fingers leave the touchpad.
  case panEnd
  /// The touchpad scroll is cancelled.
  case panCancel
  /// The wheel turns, in notches.
  ///
  /// Positive values scroll towards the list's end.
  case wheel(notches: Double)
  /// The user moves the program's scrollbar, which sets the content offset.
  case scrollbar(Double)
  /// Content that scrolls itself has reached an edge by its own glide, which continues at
  /// `velocity`.
  ///
  /// The velocity is in points per second, above 0 towards the content's end.
  case glide(velocity: Double)
  /// The program begins a refresh or load of the control on a side.
  case begin(ControlSide, BeginOptions = BeginOptions())
  /// The program ends the refresh or load, now or after a delay in seconds.
  case end(ControlSide, RefreshResult, after: Double = 0)
  /// The content is laid out, so the control on a side may load automatically if the viewport is
  /// not full.
  ///
  /// See ``Scene/wantsFilling(_:)``.
  case fill(ControlSide)
  /// The program opens the page behind the header.
  case openFloor
  /// The program closes the page behind the header.
  case closeFloor
  /// There is nothing more to load, whether a load is running or not.
  case setNoMoreData
  /// There may be more to load again.
  case resetNoMoreData
  /// The program sets the time of the last refresh in seconds since 1970 UTC.
  ///
  /// `nil` and numbers that are not finite mean no record.
  case setLastUpdated(Double?)
  /// The wall clock time at time 0 changes, in seconds since 1970 UTC.
  case setClock(Double)
  /// The program's inset at an edge changes, in `duration` seconds or by a spring if `nil`.
  case setInset(InsetEdge, Double, duration: Double?)
  /// Both of the program's insets change together, in `duration` seconds or by a spring if `nil`.
  case setInsets(EdgeInsets, duration: Double?)
  /// The length of the content changes, and the visible content moves `shift` points away from the
  /// start.
  ///
  /// The host may still be laying out the content; ``fill(_:)`` reports the end of the layout.
  case setContent(length: Double, shift: Double = 0)
  /// The program scrolls to an offset.
  case setOffset(Double, animated: Bool)
  /// The program sets another destination for a list that was just released.
  case setTarget(Double)
  /// A property changes.
  case set(SceneOption)
  /// The viewport's size changes.
  case resize(width: Double, height: Double)
  /// The control on a side is replaced, or removed if `nil`.
  indirect case setControl(ControlSide, RefreshPolicy?)
  /// The control on a side gets another policy and keeps its state.
  indirect case tune(ControlSide, RefreshPolicy)
  /// The list becomes visible.
  case shown
  /// The list becomes hidden.
  case hidden

  // MARK: Rows and content

  /// The press has stayed in place long enough to request the row's menu.
  case longPress
  /// The secondary button requests the menu at its position.
  case secondaryPress(Point)
  /// The primary button goes down on the scroll indicator: on its thumb, or on its track to scroll
  /// by a page.
  case pressIndicator(Point)
  /// The pointer moves the thumb that it holds.
  case moveIndicator(Point)
  /// The pointer releases the thumb.
  case releaseIndicator
  /// A key goes down.
  case key(KeyStroke)
  /// The program scrolls a row into view.
  case showRow(Int, at: RowPosition, animated: Bool)
  /// The program scrolls a part of the content into view, in points from the content's start.
  case showRange(start: Double, length: Double, animated: Bool)
  /// All rows get this height, including rows that are inserted later.
  case setRowHeight(Double)
  /// All rows that are not measured get this height, including rows that are inserted later.
  case estimateRowHeight(Double)
  /// Rows from `first` on get their measured heights.
  ///
  /// The visible rows stay in place.
  case measureRows(first: Int, heights: [Double])
  /// The measured heights of `count` rows from `at` on become invalid.
  case forgetHeights(at: Int, count: Int)
  /// The number of rows changes at the end of the list.
  case setRows(count: Int)
  /// Rows are inserted before row `at`.
  case insertRows(at: Int, count: Int)
  /// Rows are removed from `at` on.
  case removeRows(at: Int, count: Int)
  /// `removed` rows from `at` on are replaced by `added` rows.
  ///
  /// The rows in `kept` remain: they keep their positions in view, the selection and the focus.
  /// If `removed` is 0, they are rows that come back after they were removed since the last frame,
  /// and keep their positions in view.
  case replaceRows(at: Int, removed: Int, added: Int, kept: [RowMove])
  /// These rows become section headings, and all others ordinary rows.
  ///
  /// Headings follow insertions and removals.
  case setSections([Int])
  /// The list returns to the state of a snapshot.
  ///
  /// Work that was running then begins again.
  ///
  /// The handlers are called for it only if `callsHandler` is `true`.
  case restore(SceneSnapshot, callsHandler: Bool)
  /// The block before the first or after the last row changes its length, in points.
  case setBlock(InsetEdge, Double)
  /// The content gets a length in points without rows, or consists of rows again if `nil`.
  case setContentLength(Double?)
  /// The program selects or deselects `count` rows from `at` on.
  case select(at: Int, count: Int, isSelected: Bool)
  /// The program moves the focus to a row, or removes it if `nil`.
  case focus(Int?)
}

extension SceneEvent {
  /// Whether a finger, a button or fingers on a touchpad caused the event, so that their speed
  /// matters.
  public var isDirectInput: Bool {
    switch self {
    case .press, .move, .release, .pan, .panEnd: true
    default: false
    }
  }

  /// Whether the event concerns only the rows, or the content that replaces them.
  public var concernsRows: Bool {
    switch self {
    case .longPress, .secondaryPress, .pressIndicator, .moveIndicator, .releaseIndicator, .key,
      .showRow, .showRange, .setRowHeight, .estimateRowHeight, .measureRows, .forgetHeights,
      .setRows, .insertRows, .removeRows, .replaceRows, .setSections, .restore, .setBlock,
      .setContentLength, .select, .focus:
      true
    case .set(.showsIndicator), .set(.selectionMode), .set(.bandSelection),
      .set(.sticksToStart), .set(.sticksToEnd), .set(.columns),
      .set(.maximumContentWidth):
      true
    default: false
    }
  }

  /// Whether the event may come while a program clears its rows and fills them again, so that it does
  /// not end the burst of changes.
  var isPartOfRowBurst: Bool {
    switch self {
    case .setRowHeight, .estimateRowHeight, .measureRows, .forgetHeights, .setRows, .insertRows,
      .removeRows, .replaceRows, .setSections, .setBlock, .setContentLength, .select, .focus, .end,
      .setNoMoreData, .resetNoMoreData, .setLastUpdated:
      true
    default: false
    }
  }

  /// Whether the event is a command, and not part of the scene's initial configuration.
  package var isCommand: Bool {
    switch self {
    case .begin, .end, .openFloor, .closeFloor, .setNoMoreData, .resetNoMoreData, .setOffset,
      .setLastUpdated, .restore, .measureRows, .forgetHeights, .showRow, .showRange, .select,
      .focus:
      true
    default: false
    }
  }

  /// The role of the event in the user's input.
  package var part: InputPart {
    switch self {
    case .press: .begins(.press)
    case .move: .continues(.press)
    case .release, .cancel: .ends(.press)
    case .pan: .begins(.pan)
    case .panEnd, .panCancel: .ends(.pan)
    case .wheel, .scrollbar, .glide, .secondaryPress, .key: .single
    case .longPress: .continues(.press)
    case .pressIndicator: .begins(.indicator)
    case .moveIndicator: .continues(.indicator)
    case .releaseIndicator: .ends(.indicator)
    case .hidden: .ends([.press, .pan, .indicator])
    default: .none
    }
  }
}

/// The modifiers of a press, and whether a finger caused it.
public struct PressModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// Creates a set from the bits of `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = PressModifiers(rawValue: 1)
  /// The Control key.
  public static let control = PressModifiers(rawValue: 2)
  /// The press was made by a finger.
  public static let touch = PressModifiers(rawValue: 4)
}
