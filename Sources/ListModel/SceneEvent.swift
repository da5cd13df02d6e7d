import RefreshModel
import ScrollModel

/// What can happen to a list, from its user, its program or its window.
///
/// Lengths are points, from the viewport's top left, y downwards; times seconds.
public enum SceneEvent: Equatable, Sendable {
  /// A finger or the primary button goes down.
  case press(x: Double, y: Double)
  /// It moves.
  case move(x: Double, y: Double)
  /// It is lifted.
  case release(x: Double, y: Double)
  /// It is taken away: a release without velocity that triggers nothing.
  case cancel
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
  /// There may be more to load again.
  case resetNoMoreData
  /// The application's own inset changes, in `duration` seconds or by the spring.
  case setInset(InsetEdge, Double, duration: Double?)
  /// The list is put to an offset.
  case setOffset(Double, animated: Bool)
  /// All rows get another height, which those that come later have too.
  case setRowHeight(Double)
  /// The number of rows changes at the end.
  case setRows(count: Int)
  /// Rows come in before row `at`.
  case insertRows(at: Int, count: Int)
  /// Rows from `at` on go away.
  case removeRows(at: Int, count: Int)
  /// The viewport's size changes.
  case resize(width: Double, height: Double)
  /// The header is replaced; nil removes it.
  case setHeader(RefreshPolicy?)
  /// The footer is replaced; nil removes it.
  case setFooter(RefreshPolicy?)
  /// The list can be seen.
  case shown
  /// The list cannot be seen any more.
  case hidden
}

/// What a list tells its owner, in the order it happened, a state change before its effect.
public enum SceneEffect: Equatable, Sendable {
  /// The header's state changed.
  case headerChanged(from: RefreshState, to: RefreshState)
  /// The footer's state changed.
  case footerChanged(from: RefreshState, to: RefreshState)
  /// The refresh handler is to be called.
  case refreshRequested
  /// The end of a refresh took effect.
  case refreshEnded
  /// The header has closed.
  case refreshClosed
  /// The load handler is to be called.
  case loadRequested
  /// The end of a load took effect.
  case loadEnded
  /// The footer has closed.
  case loadClosed
  /// A row was clicked.
  case rowActivated(Int)
  /// A press became a drag.
  case willBeginDragging
  /// A drag was let go.
  case didEndDragging(decelerates: Bool)
  /// A glide or bounce is over.
  case didEndDecelerating
  /// An animation is over.
  case didEndAnimation
}

/// Why a list refused an event; it is then as it was before.
public enum SceneError: Error, Equatable, Sendable {
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
}
