import Glibc

/// The velocity that a stopped fling adds to the next one, so that repeated flings gain speed.
///
/// Source: scroll physics reference, 1.2 (repeated flings, fitted against iOS).
public enum CarriedMomentum {
  /// The longest pause of the finger during a drag that keeps the carried velocity, in seconds.
  public static let longestRest = 0.020
  /// The fraction of the carried velocity that the new fling must exceed to receive it.
  public static let smallestFraction = 0.5
  /// The largest velocity that is carried, in points per second.
  public static let largestVelocity = 40_000.0

  private static let factor = 0.000816
  private static let exponent = 1.967

  /// Returns the velocity that a list stopped at `velocity` carries over, in points per second.
  public static func velocity(caught velocity: Double) -> Double {
    let carried = min(factor * pow(abs(velocity), exponent), largestVelocity)
    return velocity < 0 ? -carried : carried
  }

  /// Returns the velocity that `carried` adds to a new fling at `velocity`.
  ///
  /// All of `carried` is added if both have the same direction and `velocity` exceeds half of
  /// `carried`; otherwise the result is 0.
  public static func added(_ carried: Double, to velocity: Double) -> Double {
    let isSameWay = carried * velocity > 0
    return isSameWay && abs(velocity) > smallestFraction * abs(carried) ? carried : 0
  }
}
