/// Converts the millisecond times of display server events to this machine's monotonic clock.
///
/// X servers and Wayland compositors on this machine use the monotonic clock, truncated to 32 bits.
/// The offset of any other server's clock, such as a remote display's, is estimated from the
/// smallest delay so far.
package struct EventClock: Equatable, Sendable {
  /// The largest age in microseconds at which an event time counts as the machine's own clock.
  ///
  /// It is longer than any delivery takes, and shorter than the offset of an unrelated clock is
  /// likely to be.
  package static let longestDelivery: Int64 = 2_000_000
  /// How far an event time may be in the future, in microseconds, because it is rounded to whole
  /// milliseconds.
  package static let tolerance: Int64 = 2_000

  private var foreignOffset: Int64?

  /// Creates a clock that has seen no event.
  package init() {}

  /// Returns the time of an event in microseconds of the monotonic clock, at most `now`.
  ///
  /// `milliseconds` is the server's time, or 0 for a synthetic event, which counts as `now`. `now`
  /// is the time at which the event was received.
  package mutating func microseconds(eventTime milliseconds: UInt32, now: Int64) -> Int64 {
    guard milliseconds != 0 else { return now }
    let nowMilliseconds = UInt32(truncatingIfNeeded: now / 1000)
    // Times wrap around after 49.7 days; the signed distance is correct across the wrap.
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
