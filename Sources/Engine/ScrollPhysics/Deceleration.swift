import Glibc

/// The exponential slowdown of a list after a release: `x(t) = x0 + v0·(1 − e^(−k·t)) / k`.
///
/// Source: scroll physics reference, 1.2. The glide ends when its speed falls to `restSpeed`, and
/// the list stays at that offset.
public struct Deceleration: Equatable, Sendable {
  /// The speed in points per second at which the glide ends.
  ///
  /// Source: architecture, rule 3.
  public static let restSpeed = 1.0

  /// The offset at time 0, in points.
  public var origin: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  /// The decay constant `k`, per second.
  public let decay: Double

  /// Creates a glide from `origin` at `velocity` that slows down at `rate`.
  public init(origin: Double, velocity: Double, rate: DecelerationRate) {
    self.origin = origin
    self.velocity = velocity
    decay = rate.decayPerSecond
  }

  /// Creates a glide from `origin` at `velocity` that ends at `destination`.
  ///
  /// Returns `nil` if `velocity` is at most ``restSpeed``, points away from `destination`, or needs
  /// a decay below `slowestDecay` per second to get there.
  public init?(origin: Double, velocity: Double, destination: Double, slowestDecay: Double) {
    let distance = destination - origin
    let speed = abs(velocity)
    guard speed > Self.restSpeed, distance * velocity > 0 else { return nil }
    decay = (speed - Self.restSpeed) / abs(distance)
    guard decay >= slowestDecay, decay.isFinite else { return nil }
    self.origin = origin
    self.velocity = velocity
  }

  /// Returns the offset in points after `time` seconds.
  public func position(at time: Double) -> Double {
    origin - velocity * expm1(-decay * time) / decay
  }

  /// Returns the velocity in points per second after `time` seconds.
  public func velocity(at time: Double) -> Double {
    velocity * exp(-decay * time)
  }

  /// The time in seconds until the speed falls to ``restSpeed``, or 0 if it starts at or below it.
  public var duration: Double {
    let speed = abs(velocity)
    return speed > Self.restSpeed ? log(speed / Self.restSpeed) / decay : 0
  }

  /// The offset in points at which the glide ends.
  public var destination: Double {
    let speed = abs(velocity)
    guard speed > Self.restSpeed else { return origin }
    return origin + (velocity < 0 ? -1 : 1) * (speed - Self.restSpeed) / decay
  }

  /// Returns the time in seconds at which the glide passes `offset`, or `nil` if it never gets
  /// there.
  ///
  /// The time follows from the closed form: `t = −ln(1 − k·D / v0) / k`, with `D` the distance.
  public func time(toReach offset: Double) -> Double? {
    let distance = offset - origin
    guard distance != 0 else { return 0 }
    guard velocity != 0 else { return nil }
    let used = decay * distance / velocity
    guard used > 0, used < 1 else { return nil }
    return -log1p(-used) / decay
  }
}
