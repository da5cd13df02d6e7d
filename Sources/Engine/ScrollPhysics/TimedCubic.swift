/// The cubic that starts with a given displacement and velocity and rests after a set time.
///
/// From rest it is the ease-in-out `s²·(3 − 2s)`. Source: architecture, rule 3.
public struct TimedCubic: Equatable, Sendable {
  /// The offset it leads to, in points.
  public var rest: Double
  /// The displacement from the rest at time 0, in points.
  public let displacement: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  /// Seconds until it rests, above 0.
  public let duration: Double

  /// A cubic from `origin` at `velocity` to `rest` in `duration` seconds.
  ///
  /// Nil when `duration` is not above 0, or when the cubic would overshoot (an inward `|v0|·d` is
  /// more than `3·|x0|`). The spring takes its place then.
  public init?(from origin: Double, velocity: Double, to rest: Double, duration: Double) {
    let displacement = origin - rest
    guard duration > 0, duration.isFinite else { return nil }
    let leadsInward = displacement * velocity < 0
    if leadsInward, abs(velocity) * duration > 3 * abs(displacement) { return nil }
    self.rest = rest
    self.displacement = displacement
    self.velocity = velocity
    self.duration = duration
  }

  /// The offset in points after `time` seconds; the rest from `duration` on.
  public func position(at time: Double) -> Double {
    guard time < duration else { return rest }
    let s = max(time / duration, 0)
    let remaining = (1 - s) * (1 - s)
    return rest + remaining * (displacement * (1 + 2 * s) + velocity * duration * s)
  }

  /// The velocity in points per second after `time` seconds; 0 from `duration` on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let s = max(time / duration, 0)
    return (1 - s) * (velocity * (1 - 3 * s) - 6 * s * displacement / duration)
  }

  /// A speed in points per second that the cubic never exceeds: `|v0| + 1.5·|x0| / d`.
  public var maximumSpeed: Double {
    abs(velocity) + 1.5 * abs(displacement) / duration
  }
}
