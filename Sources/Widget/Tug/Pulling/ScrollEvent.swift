import ScrollModel

/// A scroll event of a widget.
///
/// The cases have the names of UIScrollView's delegate methods.
public enum ScrollEvent: Equatable, Sendable {
  /// The offset has changed, in points.
  ///
  /// This event occurs once for each frame of every motion.
  case didScroll(contentOffset: Double)
  /// A press became a drag.
  case willBeginDragging
  /// The user releases a drag at `velocity` points per second.
  ///
  /// The list will rest at the offset `target`.
  case willEndDragging(velocity: Double, target: Double)
  /// The user released a drag.
  ///
  /// `willDecelerate` is set if the list continues to move.
  case didEndDragging(willDecelerate: Bool)
  /// The list begins to decelerate after a release.
  case willBeginDecelerating
  /// The list came to rest after a release.
  case didEndDecelerating
  /// A motion that the program, a wheel or a key started has ended.
  case didEndScrollingAnimation

  init(_ event: ScrollModel.ScrollEvent) {
    switch event {
    case .willBeginDragging: self = .willBeginDragging
    case .willEndDragging(let velocity, let target):
      self = .willEndDragging(velocity: velocity, target: target)
    case .didEndDragging(let decelerates): self = .didEndDragging(willDecelerate: decelerates)
    case .willBeginDecelerating: self = .willBeginDecelerating
    case .didEndDecelerating: self = .didEndDecelerating
    case .didEndAnimation: self = .didEndScrollingAnimation
    }
  }
}

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
  /// The end of a drag is excluded: ``ProgramHandlers`` calls that callback and uses its result.
  func tell(_ event: ScrollEvent) {
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
