import ScrollPhysics

/// A finger (or a touchpad's fingers) on the list, from the press to the release.
struct Drag: Equatable, Sendable {
  enum Stage: Equatable, Sendable {
    /// Within the threshold: still a click.
    case pressed
    /// Followed by the list, less the threshold `slop` that was crossed (with its sign).
    case following(slop: Double)
    /// Given up because the finger went across the axis: ignored until it is lifted.
    case givenUp
  }

  let isPan: Bool
  var stage: Stage
  /// Where the finger was put down, along and across the axis, in points.
  let start: (along: Double, across: Double)
  /// Where the finger is along the axis, in points.
  var along: Double
  /// Where the finger is across the axis, in points.
  var across: Double
  /// The offset without rubber band at which a travel of 0 holds the list.
  var anchor: Double
  /// How many times the band the list is stretched: more than 1 where it is held farther out
  /// than the band can show.
  var stretch = 1.0
  /// Whether the press stopped a list, and is no click for that.
  let isStopped: Bool
  var tracker = VelocityTracker()

  /// The travel that the list follows, in points.
  var travel: Double {
    guard case .following(let slop) = stage else { return 0 }
    return along - start.along - slop
  }

  static func == (a: Drag, b: Drag) -> Bool {
    a.isPan == b.isPan && a.stage == b.stage && a.start == b.start && a.along == b.along
      && a.across == b.across && a.anchor == b.anchor && a.stretch == b.stretch
      && a.isStopped == b.isStopped
      && a.tracker == b.tracker
  }
}
