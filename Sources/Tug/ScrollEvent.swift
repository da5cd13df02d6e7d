import ScrollModel

/// What a list tells about its scrolling, in the order it happens; the names are UIScrollView's.
public enum ScrollEvent: Equatable, Sendable {
  /// The list is at another offset, in points: once for each frame of every motion.
  case didScroll(contentOffset: Double)
  /// A press became a drag.
  case willBeginDragging
  /// A drag is being let go at `velocity` points per second, and leads to the offset `target`.
  case willEndDragging(velocity: Double, target: Double)
  /// A drag was let go; `willDecelerate` when the list moves on by itself.
  case didEndDragging(willDecelerate: Bool)
  /// The list moves on by itself.
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

/// The program's own functions for what a list tells about its scrolling.
@MainActor struct ScrollCallbacks {
  var didScroll: (@MainActor () -> Void)?
  var willBeginDragging: (@MainActor () -> Void)?
  var willEndDragging: (@MainActor (Double, inout Double) -> Void)?
  var didEndDragging: (@MainActor (Bool) -> Void)?
  var willBeginDecelerating: (@MainActor () -> Void)?
  var didEndDecelerating: (@MainActor () -> Void)?
  var didEndScrollingAnimation: (@MainActor () -> Void)?

  /// Calls the function for `event`; the end of a drag has its own way, since its answer counts.
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
