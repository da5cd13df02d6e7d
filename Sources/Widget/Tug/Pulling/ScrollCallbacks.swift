import ScrollModel

/// The program's callbacks for scroll events.
@MainActor struct ScrollCallbacks {
  var didScroll: (@MainActor () -> Void)?
  var willBeginDragging: (@MainActor () -> Void)?
  var willEndDragging: (@MainActor (Double, inout Double) -> Void)?
  var didEndDragging: (@MainActor (Bool) -> Void)?
  var willBeginDecelerating: (@MainActor () -> Void)?
  var didEndDecelerating: (@MainActor () -> Void)?
  var didEndScrollingAnimation: (@MainActor () -> Void)?

  /// Calls the callback for `event`.
  ///
  /// Excludes `willEndDragging`: ``ProgramHandlers`` calls that callback and uses its result.
  func deliver(_ event: ScrollEvent) {
    switch event {
    case .didScroll: didScroll?()
    case .willBeginDragging: willBeginDragging?()
    case .willEndDragging: break
    case .didEndDragging(let willDecelerate): didEndDragging?(willDecelerate)
    case .willBeginDecelerating: willBeginDecelerating?()
    case .didEndDecelerating: didEndDecelerating?()
    case .didEndScrollingAnimation: didEndScrollingAnimation?()
    }
  }
}
