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

/// An event that a scroll container reports to its owner.
public enum ScrollEvent: Equatable, Sendable {
  /// A press became a drag.
  case willBeginDragging
  /// A drag ended at `velocity`, and the list will come to rest at `target`.
  case willEndDragging(velocity: Double, target: Double)
  /// A drag ended; `decelerates` is `true` if the list continues to move.
  case didEndDragging(decelerates: Bool)
  /// The list begins to glide or bounce.
  case willBeginDecelerating
  /// A glide or a bounce ended.
  case didEndDecelerating
  /// An animation ended.
  case didEndAnimation
}
