/// A clock that only moves when it is told to, in seconds.
public struct ManualClock: Equatable, Sendable {
  /// The time in seconds from the start.
  public private(set) var now = 0.0

  /// A clock at 0.
  public init() {}

  /// Advances by `seconds`; a negative step counts as 0.
  @discardableResult public mutating func advance(by seconds: Double) -> Double {
    now += max(seconds, 0)
    return now
  }
}
