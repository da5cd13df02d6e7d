/// The phase of a scroll container.
///
/// The raw value is its name in traces.
///
/// Source: replay contract, Trace.
public enum ScrollPhase: String, CaseIterable, Sendable {
  /// The list is at rest.
  case idle
  /// The list is pressed, and the press is not a drag yet.
  case tracking
  /// The list follows a finger, a touchpad or the pointer on the indicator.
  case dragging
  /// The list glides after a release.
  case decelerating
  /// The list returns to an edge by a spring.
  case bouncing
  /// The list opens or closes a control in a fixed time, or scrolls to an offset that the program,
  /// the wheel or a key requested.
  case animating
}

/// A scroll event of a list.
///
/// The cases have the names of UIScrollView's delegate methods.
public enum ScrollEvent: Equatable, Sendable {
  /// The offset has changed, in points.
  ///
  /// This event occurs once for each frame of every motion. A widget adds it; the scroll container
  /// reports all others.
  case didScroll(contentOffset: Double)
  /// A press became a drag.
  case willBeginDragging
  /// The user releases a drag at `velocity` points per second.
  ///
  /// The list will rest at the offset `target`.
  case willEndDragging(velocity: Double, target: Double)
  /// The user released a drag.
  ///
  /// `willDecelerate` is `true` if the list continues to move.
  case didEndDragging(willDecelerate: Bool)
  /// The list begins to decelerate after a release: it glides or bounces.
  case willBeginDecelerating
  /// The list came to rest after a release.
  case didEndDecelerating
  /// A motion that the program, a wheel or a key started has ended, or a control has opened or
  /// closed.
  case didEndScrollingAnimation
}
