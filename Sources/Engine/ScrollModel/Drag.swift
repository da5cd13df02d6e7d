import ScrollPhysics

/// A hold of the list by a finger, a touchpad's fingers, or the pointer on the indicator.
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
  /// The place where the finger was put down, along and across the axis, in points.
  let start: (along: Double, across: Double)
  /// The finger's place along the axis, in points.
  var along: Double
  /// The finger's place across the axis, in points.
  var across: Double
  /// The offset without rubber band at which a travel of 0 holds the list.
  var anchor: Double
  /// The stretch as a multiple of the band's: more than 1 where the list is held farther out than
  /// the band can show.
  var stretch = 1.0
  /// True where the list was stretched when it was last put under the finger.
  ///
  /// It stays so until it is brought back, even where it may not be stretched any more.
  var mayStretch: Bool
  /// The distance in points beyond the rest at which a list is held that is farther out than a
  /// finger can pull it.
  var heldBeyond = 0.0
  /// Where the pointer holds the scroll indicator's thumb; nil for any other hold.
  var grip: IndicatorGrip?
  /// The offset of the list when the hold began.
  let startOffset: Double
  /// True where it caught a moving list.
  let caughtMotion: Bool
  /// The velocity that a caught fling adds to the next one, in points per second.
  var carried = 0.0
  /// The time of the finger's last movement.
  var lastMoved: Double
  /// True where the press stopped a list, and so is not a click.
  let isStopped: Bool
  var tracker = VelocityTracker()

  /// The travel that the list follows, in points.
  var travel: Double {
    guard case .following(let slop) = stage else { return 0 }
    return along - start.along - slop
  }

  /// Notes that the finger is at `position` along the axis; after too long a rest on the way the
  /// carried velocity is lost.
  mutating func noteMove(to position: Double, at time: Double) {
    guard position != along else { return }
    if time - lastMoved > CarriedMomentum.longestRest { carried = 0 }
    lastMoved = max(time, lastMoved)
  }

  static func == (a: Drag, b: Drag) -> Bool {
    a.kind == b.kind && a.stage == b.stage && a.start == b.start && a.along == b.along
      && a.across == b.across && a.anchor == b.anchor && a.stretch == b.stretch
      && a.mayStretch == b.mayStretch && a.heldBeyond == b.heldBeyond
      && a.grip == b.grip
      && a.caughtMotion == b.caughtMotion
      && a.startOffset == b.startOffset && a.carried == b.carried && a.lastMoved == b.lastMoved
      && a.isStopped == b.isStopped && a.tracker == b.tracker
  }
}
