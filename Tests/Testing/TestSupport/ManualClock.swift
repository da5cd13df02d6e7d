/// A clock that moves only when a test advances it.
package struct ManualClock: Equatable, Sendable {
  /// The time in seconds from the start.
  package private(set) var now = 0.0

  /// Creates a clock at 0 seconds.
  package init() {}

  /// Advances by `seconds` and returns the new time; a negative step counts as 0.
  @discardableResult package mutating func advance(by seconds: Double) -> Double {
    now += max(seconds, 0)
    return now
  }
}
