/// Maps the millisecond times of a display server's events to the monotonic clock of this machine.
///
/// X servers and Wayland compositors on the same machine count the same clock, cut to 32 bits. The
/// clock of any other server (a remote display) is fitted by the smallest delay seen.
public struct EventClock: Equatable, Sendable {
  /// Microseconds an event may be old and still belong to the machine's own clock: longer than
  /// any delivery, shorter than any clock that is off by accident.
  public static let longestDelivery: Int64 = 2_000_000
  /// Microseconds an event may lie ahead: the rounding of its time to whole milliseconds.
  public static let tolerance: Int64 = 2_000

  private var foreignOffset: Int64?

  /// A clock that has seen no event.
  public init() {}

  /// The time of an event in microseconds of the monotonic clock, never after `now`.
  ///
  /// `milliseconds` is the server's time and `now` when the event was seen; 0, as synthetic
  /// events have, means now.
  public mutating func microseconds(eventTime milliseconds: UInt32, now: Int64) -> Int64 {
    guard milliseconds != 0 else { return now }
    let nowMilliseconds = UInt32(truncatingIfNeeded: now / 1000)
    // Times wrap around after 49.7 days: the signed distance is right on both sides of that.
    let distance = Int64(Int32(bitPattern: milliseconds &- nowMilliseconds))
    let local = (now / 1000 + distance) * 1000
    let isLocal = now - local <= Self.longestDelivery && local - now <= Self.tolerance
    if isLocal {
      foreignOffset = nil
      return min(local, now)
    }
    let offset = now - local
    guard let known = foreignOffset, abs(offset - known) <= Self.longestDelivery else {
      foreignOffset = offset
      return now
    }
    foreignOffset = min(known, offset)
    return min(local + min(known, offset), now)
  }
}
