/// The phase of a scroll container; the raw value is its name in traces.
///
/// Source: replay contract, Trace.
public enum ScrollPhase: String, CaseIterable, Sendable {
  /// At rest.
  case idle
  /// Pressed, and not yet a drag.
  case tracking
  /// Following a finger or a touchpad.
  case dragging
  /// Gliding after a release.
  case decelerating
  /// On a spring to an edge.
  case bouncing
  /// On a timed opening or closing, to an offset the program asked for, by the wheel or a key.
  case animating
}

/// An event that a scroll container reports to its owner.
public enum ScrollEvent: Equatable, Sendable {
  /// A press has become a drag.
  case willBeginDragging
  /// A drag is let go at `velocity`, and the list will come to rest at `target`.
  case willEndDragging(velocity: Double, target: Double)
  /// A drag was let go; `decelerates` when the list continues to move.
  case didEndDragging(decelerates: Bool)
  /// The list begins to move by itself.
  case willBeginDecelerating
  /// A glide or a bounce is over.
  case didEndDecelerating
  /// An animation is over.
  case didEndAnimation
}
