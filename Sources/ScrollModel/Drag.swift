import ScrollPhysics

/// A finger (a touchpad's fingers, or the pointer on the indicator) that holds the list.
struct Drag: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A finger or the primary button.
    case press
    /// Fingers on a touchpad.
    case pan
    /// The pointer, on the scroll indicator.
    case indicator
  }

  enum Stage: Equatable, Sendable {
    /// Within the threshold: still a click.
    case pressed
    /// Followed by the list, less the threshold `slop` that was crossed (with its sign).
    case following(slop: Double)
    /// Given up because the finger went across the axis: ignored until it is lifted.
    case givenUp
  }

  let kind: Kind
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
  /// Whether the list was stretched when it was last put under the finger: then it stays so until
  /// it is brought back, even where it may not be stretched any more.
  var mayStretch: Bool
  /// How far in points beyond its rest the list is held that is farther out than a finger pulls it.
  var heldBeyond = 0.0
  /// Where the list was when it was taken hold of.
  let startOffset: Double
  /// Whether it took hold of a list that moved.
  let caughtMotion: Bool
  /// What a fling that was caught adds to the next one, in points per second.
  var carried = 0.0
  /// When the finger last moved.
  var lastMoved: Double
  /// Whether the press stopped a list, and is no click for that.
  let isStopped: Bool
  var tracker = VelocityTracker()

  /// The travel that the list follows, in points.
  var travel: Double {
    guard case .following(let slop) = stage else { return 0 }
    return along - start.along - slop
  }

  /// Notes that the finger is at `position` along the axis; one that rested too long on the way
  /// has given up what it carried.
  mutating func noteMove(to position: Double, at time: Double) {
    guard position != along else { return }
    if time - lastMoved > CarriedMomentum.longestRest { carried = 0 }
    lastMoved = max(time, lastMoved)
  }

  static func == (a: Drag, b: Drag) -> Bool {
    a.kind == b.kind && a.stage == b.stage && a.start == b.start && a.along == b.along
      && a.across == b.across && a.anchor == b.anchor && a.stretch == b.stretch
      && a.mayStretch == b.mayStretch && a.heldBeyond == b.heldBeyond
      && a.caughtMotion == b.caughtMotion
      && a.startOffset == b.startOffset && a.carried == b.carried && a.lastMoved == b.lastMoved
      && a.isStopped == b.isStopped && a.tracker == b.tracker
  }
}
