/// A clock that stands still until it is told to go on, in seconds.
public struct ManualClock: Equatable, Sendable {
  /// The time in seconds from the start.
  public private(set) var now = 0.0

  /// A clock at 0.
  public init() {}

  /// Goes on by `seconds`; a negative step is none.
  @discardableResult public mutating func advance(by seconds: Double) -> Double {
    now += max(seconds, 0)
    return now
  }
}
