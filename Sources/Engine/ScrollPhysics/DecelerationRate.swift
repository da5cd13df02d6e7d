import Glibc

/// The fraction of its velocity that a released list keeps per millisecond.
public struct DecelerationRate: Equatable, Sendable {
  /// The fraction of the velocity kept per millisecond, above 0 and below 1.
  public let perMillisecond: Double

  /// Creates a rate, or returns `nil` unless `perMillisecond` is above 0 and below 1.
  public init?(perMillisecond: Double) {
    guard perMillisecond > 0, perMillisecond < 1 else { return nil }
    self.perMillisecond = perMillisecond
  }

  private init(known perMillisecond: Double) {
    self.perMillisecond = perMillisecond
  }

  /// The normal rate of UIScrollView, 0.998.
  ///
  /// Source: scroll physics reference, 1.2.
  public static let normal = DecelerationRate(known: 0.998)
  /// The fast rate of UIScrollView, 0.99.
  ///
  /// Source: scroll physics reference, 1.2.
  public static let fast = DecelerationRate(known: 0.99)

  /// The decay constant `k = −1000·ln(rate)` per second, so that `v(t) = v0·e^(−k·t)`.
  public var decayPerSecond: Double { -1000 * log(perMillisecond) }
}
