import RefreshModel
import ScrollModel

/// What can happen to a list, from its user, its program or its window.
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
  /// The press has stayed where it is for so long that it asks for the row's menu.
  case longPress
  /// The secondary button asks for the menu of what is there.
  case secondaryPress(x: Double, y: Double)
  /// The pointer is here, without a button.
  case pointer(x: Double, y: Double)
  /// The pointer is elsewhere.
  case pointerLeft
  /// The primary button goes down on the scroll indicator: on its thumb, or beside it for a page.
  case pressIndicator(x: Double, y: Double)
  /// The pointer moves the thumb that it holds.
  case moveIndicator(x: Double, y: Double)
  /// The pointer lets the thumb go.
  case releaseIndicator
  /// A key goes down.
  case key(KeyStroke)
  /// Fingers travel on a touchpad; positive `dy` pulls the content down.
  case pan(dx: Double, dy: Double)
  /// They leave it.
  case panEnd
  /// They are taken away.
  case panCancel
  /// A wheel turns, in notches; positive goes towards the list's end.
  case wheel(notches: Double)
  /// The program asks the header to refresh.
  case beginRefresh
  /// The refresh is over.
  case endRefresh(RefreshResult)
  /// The program asks the footer to load.
  case beginLoad
  /// The load is over.
  case endLoad(RefreshResult)
  /// The program begins a refresh or a load in another manner than the usual one.
  case begin(ListScene.Side, BeginManner)
  /// The refresh or the load is over in so many seconds; 0 is now.
  case end(ListScene.Side, RefreshResult, after: Double)
  /// The program opens the page behind the header.
  case openFloor
  /// The program closes the page behind the header.
  case closeFloor
  /// There is nothing more to load, whether a load runs or not.
  case setNoMoreData
  /// There may be more to load again.
  case resetNoMoreData
  /// The application's own inset changes, in `duration` seconds or by the spring.
  case setInset(InsetEdge, Double, duration: Double?)
  /// Both of the application's own insets change at once, in `duration` seconds or by the spring.
  case setInsets(EdgeInsets, duration: Double?)
  /// The list is put to an offset.
  case setOffset(Double, animated: Bool)
  /// A list that was just let go is led to another offset.
  case setTarget(Double)
  /// A row is brought into view.
  case showRow(Int, at: RowPosition, animated: Bool)
  /// A part of the content, in points from its start, is brought into view.
  case showRange(start: Double, length: Double, animated: Bool)
  /// A property changes.
  case set(SceneOption)
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
  /// The viewport's size changes.
  case resize(width: Double, height: Double)
  /// The header is replaced; nil removes it.
  case setHeader(RefreshPolicy?)
  /// The footer is replaced; nil removes it.
  case setFooter(RefreshPolicy?)
  /// The header that is there gets other numbers, and stays in its state.
  case tuneHeader(RefreshPolicy)
  /// The footer that is there gets other numbers, and stays in its state.
  case tuneFooter(RefreshPolicy)
  /// The list can be seen.
  case shown
  /// The list cannot be seen any more.
  case hidden
}

extension SceneEvent {
  /// Whether a finger, a button or fingers on a touchpad did it, whose speed counts.
  public var isOfHand: Bool {
    switch self {
    case .press, .move, .release, .pan, .panEnd: true
    default: false
    }
  }
}

/// What a list tells its owner, in the order it happened, a state change before its effect.
public enum SceneEffect: Equatable, Sendable {
  /// The header's state changed.
  case headerChanged(from: RefreshState, to: RefreshState)
  /// The footer's state changed.
  case footerChanged(from: RefreshState, to: RefreshState)
  /// The header has come farther in what it does, or back; traces leave it out.
  case headerStageChanged(from: RefreshStage, to: RefreshStage)
  /// The footer has come farther in what it does, or back; traces leave it out.
  case footerStageChanged(from: RefreshStage, to: RefreshStage)
  /// Nobody has ended the refresh in time: it ends as failed.
  case headerTimedOut
  /// Nobody has ended the load in time: it ends as failed.
  case footerTimedOut
  /// The finger has chosen another of the header's actions.
  case actionChanged(Int)
  /// The page behind the header opens.
  case floorOpened
  /// The page behind the header has closed.
  case floorClosed
  /// The refresh handler is to be called.
  case refreshRequested
  /// The end of a refresh took effect, with this result; one that nobody gave is `cancelled`.
  case refreshEnded(RefreshResult)
  /// The header has closed.
  case refreshClosed
  /// The load handler is to be called.
  case loadRequested
  /// The end of a load took effect.
  case loadEnded
  /// The footer has closed.
  case loadClosed
  /// A row was clicked, or activated by key.
  case rowActivated(Int)
  /// Other rows are selected.
  case selectionChanged
  /// Another row has the focus.
  case focusChanged(Int?)
  /// A menu is asked for, for a row or nil, at a point of the viewport.
  case menuRequested(row: Int?, x: Double, y: Double)
  /// The container tells something.
  case scroll(ScrollEvent)

  /// A press became a drag.
  public static let willBeginDragging = SceneEffect.scroll(.willBeginDragging)
  /// A glide or bounce is over.
  public static let didEndDecelerating = SceneEffect.scroll(.didEndDecelerating)
  /// An animation is over.
  public static let didEndAnimation = SceneEffect.scroll(.didEndAnimation)

  /// A drag was let go.
  public static func didEndDragging(decelerates: Bool) -> SceneEffect {
    .scroll(.didEndDragging(decelerates: decelerates))
  }
}

/// Why a list refused an event; it is then as it was before.
public enum SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is not finite, or too large for exact arithmetic.
  case numberOutOfRange
  /// A time lies before one the list has seen.
  case timeRunsBackwards
  /// A finger is down already.
  case alreadyPressed
  /// No finger is down.
  case notPressed
  /// A touchpad holds the list, or a finger is down while it would.
  case alreadyHeld
  /// No touchpad holds the list.
  case notPanning
  /// A row or count lies outside the list.
  case rowOutOfRange
  /// The rows of a grid have one height.
  case gridNeedsOneHeight

  /// Why, in words without a full stop.
  public var description: String {
    switch self {
    case .numberOutOfRange: "a number is too large, or none"
    case .timeRunsBackwards: "it comes before what has been"
    case .alreadyPressed: "a finger is down already"
    case .notPressed: "no finger is down"
    case .alreadyHeld: "the list is held already"
    case .notPanning: "no touchpad holds the list"
    case .rowOutOfRange: "it has no such row"
    case .gridNeedsOneHeight: "the rows of a grid have one height"
    }
  }
}
