import ScrollPhysics

/// A drag that has ended but whose following motion has not started yet.
///
/// Insets may change between the end of the drag and ``ScrollContainer/finishRelease(to:)``. The
/// list then starts one motion that takes all of them into account. Source: architecture, rule 7.
struct Release: Equatable, Sendable {
  struct Reveal: Equatable, Sendable {
    let edge: InsetEdge
    let duration: Double?
  }

  let drag: Drag
  /// The velocity at the release, in points per second.
  let velocity: Double
  /// Whether the list was overscrolled at the release.
  let isBeyond: Bool
  /// The edge whose control an inset change reveals, and the duration of the animation in seconds;
  /// the duration is `nil` for a spring.
  var reveal: Reveal?
  /// Whether an inset change has moved the rest offset of an edge since the release.
  var hasStepped = false
  /// The duration in seconds of an overscrolled list's return to its rest, or `nil` for a spring.
  var duration: Double?

  /// Whether the list keeps moving if no inset changes.
  ///
  /// If it is not overscrolled and not faster than ``Deceleration/restSpeed``, it rests
  /// immediately.
  var moves: Bool { isBeyond || abs(velocity) > Deceleration.restSpeed }
}
