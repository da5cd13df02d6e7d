/// A cubic curve from a given displacement and velocity to a standstill after a fixed duration.
///
/// With a start velocity of 0 it is the ease-in-out curve `s²·(3 − 2s)`. Source: architecture, rule
/// 3.
public struct TimedCubic: Equatable, Sendable {
  /// The offset at which the curve ends, in points.
  public var rest: Double
  /// The distance from `rest` at time 0, with its sign, in points.
  public let displacement: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  /// The time until the curve reaches `rest`, in seconds, above 0.
  public let duration: Double

  /// Creates a curve from `origin` at `velocity` to `rest` that takes `duration` seconds.
  ///
  /// Returns `nil` if `duration` is not above 0, or if the curve would overshoot `rest`: an inward
  /// velocity `v0` overshoots if `|v0|·duration` exceeds `3·|displacement|`. Callers use a
  /// ``Spring`` then.
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

  /// Returns the offset in points after `time` seconds: `rest` from `duration` on.
  public func position(at time: Double) -> Double {
    guard time < duration else { return rest }
    let s = max(time / duration, 0)
    let remaining = (1 - s) * (1 - s)
    return rest + remaining * (displacement * (1 + 2 * s) + velocity * duration * s)
  }

  /// Returns the velocity in points per second after `time` seconds: 0 from `duration` on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let s = max(time / duration, 0)
    return (1 - s) * (velocity * (1 - 3 * s) - 6 * s * displacement / duration)
  }

  /// An upper bound of the speed, in points per second: `|v0| + 1.5·|x0| / duration`.
  public var maximumSpeed: Double {
    abs(velocity) + 1.5 * abs(displacement) / duration
  }
}
