import Glibc

/// The velocity that a caught fling adds to the next one, so that repeated flings gain speed.
///
/// Source: scroll physics reference, 1.2 (repeated flings, fitted against iOS).
public enum CarriedMomentum {
  /// The seconds that a finger may rest on its way before the carried velocity is lost.
  public static let longestRest = 0.020
  /// The share of the carried velocity that the new fling must reach by itself.
  public static let smallestShare = 0.5
  /// The largest velocity that is carried, in points per second.
  public static let largestVelocity = 40_000.0

  private static let factor = 0.000816
  private static let exponent = 1.967

  /// The velocity in points per second that a list caught at `velocity` hands on.
  public static func velocity(caught velocity: Double) -> Double {
    let carried = min(factor * pow(abs(velocity), exponent), largestVelocity)
    return velocity < 0 ? -carried : carried
  }

  /// The velocity that `carried` adds to a new fling at `velocity`: all of it in the same direction
  /// and at half its speed or more, else 0.
  public static func added(_ carried: Double, to velocity: Double) -> Double {
    let isSameWay = carried * velocity > 0
    return isSameWay && abs(velocity) > smallestShare * abs(carried) ? carried : 0
  }
}
