import ScrollPhysics

/// A drag that the hand has let go of, and that does not move on yet.
///
/// Between the hand's letting go and ``ScrollContainer/finishRelease(to:)`` insets may step: the
/// list then moves once, by what holds after all of them. Source: architecture, rule 7.
struct Release: Equatable, Sendable {
  /// How the hand held the list.
  let drag: Drag
  /// The velocity in points per second with which it lets the list go.
  let velocity: Double
  /// The list was beyond its rest when it was let go.
  let isBeyond: Bool
  /// The edge that an inset stepped at which is to be seen, and the seconds that takes; nil seconds for
  /// the spring.
  var reveal: (edge: InsetEdge, duration: Double?)?
  /// An inset has stepped at an edge and moved its rest.
  var hasStepped = false
  /// The seconds in which a list beyond its rest is led back to it; nil for the spring.
  var duration: Double?

  /// The list would move on by itself if no inset stepped: what is slower rests at once.
  var moves: Bool { isBeyond || abs(velocity) > Deceleration.restSpeed }

  static func == (a: Release, b: Release) -> Bool {
    a.drag == b.drag && a.velocity == b.velocity && a.isBeyond == b.isBeyond
      && a.reveal?.edge == b.reveal?.edge && a.reveal?.duration == b.reveal?.duration
      && a.hasStepped == b.hasStepped && a.duration == b.duration
  }
}
