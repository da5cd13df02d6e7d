import Glibc

/// The share of its velocity that a released list keeps in each millisecond.
public struct DecelerationRate: Equatable, Sendable {
  /// The share kept per millisecond, above 0 and below 1.
  public let perMillisecond: Double

  /// A rate of `perMillisecond`; nil outside 0 to 1, both excluded.
  public init?(perMillisecond: Double) {
    guard perMillisecond > 0, perMillisecond < 1 else { return nil }
    self.perMillisecond = perMillisecond
  }

  private init(known perMillisecond: Double) {
    self.perMillisecond = perMillisecond
  }

  /// UIScrollView's normal rate, 0.998.
  ///
  /// Source: scroll physics reference, 1.2.
  public static let normal = DecelerationRate(known: 0.998)
  /// UIScrollView's fast rate, 0.99.
  ///
  /// Source: scroll physics reference, 1.2.
  public static let fast = DecelerationRate(known: 0.99)

  /// The decay `k = −1000·ln(rate)` per second, so that `v(t) = v0·e^(−k·t)`.
  public var decayPerSecond: Double { -1000 * log(perMillisecond) }
}
