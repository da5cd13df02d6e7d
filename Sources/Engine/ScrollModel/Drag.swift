import ScrollPhysics

/// A hold of the list: by a finger, by fingers on a touchpad, or by the pointer on the indicator.
struct Drag: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A touch or a press of the primary button.
    case press
    /// A scroll by fingers on a touchpad.
    case pan
    /// A drag of the scroll indicator's thumb with the pointer.
    case indicator
  }

  enum Stage: Equatable, Sendable {
    /// The finger is within the drag threshold, so the press can still be a click.
    case pressed
    /// The list follows the finger, minus the threshold `slop` that was crossed (with its sign).
    case following(slop: Double)
    /// The press is ignored until the finger is lifted, because the finger moved across the axis or
    /// the list does not use the drag.
    case ignored
  }

  let kind: Kind
  var stage: Stage
  /// The position along the axis at which the finger was put down, in points.
  let start: Double
  /// The position across the axis at which the finger was put down, in points.
  let startAcross: Double
  /// The finger's position along the axis, in points.
  var along: Double
  /// The finger's position across the axis, in points.
  var across: Double
  /// The offset before the rubber band is applied, for a ``travel`` of 0.
  var anchor: Double
  /// The factor applied to the rubber band's displacement, above 1 if the list is held farther out
  /// than the band can show.
  var stretch = 1.0
  /// Whether the list was overscrolled when the hold last took its offset.
  ///
  /// It stays `true` until the list is back in its range, even if overscrolling is no longer
  /// allowed.
  var mayStretch: Bool
  /// The distance past the rest to which this hold may pull the list, in points, even if
  /// ``EdgeBehaviour/maximumDrag`` is less.
  ///
  /// It is the distance at which the hold took the list, and shrinks as the list returns.
  var heldBeyond = 0.0
  /// The pointer's hold of the scroll indicator's thumb, or `nil` for any other kind of hold.
  var grip: IndicatorGrip?
  /// The content offset when the hold began.
  let startOffset: Double
  /// Whether the hold stopped a moving list.
  let caughtMotion: Bool
  /// Whether the release opens or closes a header that it would leave half open.
  ///
  /// After a drag by a finger the list stays where the finger left it.
  var settlesHeader: Bool
  /// The velocity that a stopped fling adds to the next one, in points per second.
  var carried = 0.0
  /// The time of the finger's last movement, in seconds.
  var lastMoved: Double
  /// Whether the press stopped a fast list, so that it is not a click.
  let isStopped: Bool
  var tracker = VelocityTracker()

  /// The finger's travel that the list follows, in points.
  var travel: Double {
    guard case .following(let slop) = stage else { return 0 }
    return along - start - slop
  }

  /// Records the time at which the finger moves to `position` along the axis.
  ///
  /// The carried velocity is lost if the finger paused longer than ``CarriedMomentum/longestRest``.
  mutating func noteMove(to position: Double, at time: Double) {
    guard position != along else { return }
    if time - lastMoved > CarriedMomentum.longestRest { carried = 0 }
    lastMoved = max(time, lastMoved)
  }
}
