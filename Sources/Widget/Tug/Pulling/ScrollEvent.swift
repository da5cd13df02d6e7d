import ScrollModel

/// An event of a list's scrolling; the names are UIScrollView's.
public enum ScrollEvent: Equatable, Sendable {
  /// The offset has changed, in points: once for each frame of every motion.
  case didScroll(contentOffset: Double)
  /// A press became a drag.
  case willBeginDragging
  /// A drag is let go at `velocity` points per second, and will rest at the offset `target`.
  case willEndDragging(velocity: Double, target: Double)
  /// A drag was let go; `willDecelerate` when the list continues to move.
  case didEndDragging(willDecelerate: Bool)
  /// The list begins to move by itself.
  case willBeginDecelerating
  /// It has come to rest.
  case didEndDecelerating
  /// A motion that the program, a wheel or a key asked for is over.
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

/// The program's functions for the events of a list's scrolling.
@MainActor struct ScrollCallbacks {
  var didScroll: (@MainActor () -> Void)?
  var willBeginDragging: (@MainActor () -> Void)?
  var willEndDragging: (@MainActor (Double, inout Double) -> Void)?
  var didEndDragging: (@MainActor (Bool) -> Void)?
  var willBeginDecelerating: (@MainActor () -> Void)?
  var didEndDecelerating: (@MainActor () -> Void)?
  var didEndScrollingAnimation: (@MainActor () -> Void)?

  /// Calls the function for `event`; the end of a drag is called elsewhere, since its answer
  /// counts.
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
