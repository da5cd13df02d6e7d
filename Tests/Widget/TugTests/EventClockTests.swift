import GtkBridge
import Testing

struct EventClockTests {
  /// A moment of the monotonic clock, in microseconds: some 11 days after the start.
  private let now: Int64 = 1_000_000_123_456

  private func milliseconds(_ microseconds: Int64) -> UInt32 {
    UInt32(truncatingIfNeeded: microseconds / 1000)
  }

  @Test("A local event keeps its time")
  func aLocalEventKeepsItsOwnTime() {
    var clock = EventClock()
    let event = now - 7_000
    #expect(
      clock.microseconds(eventTime: milliseconds(event), now: now) == event / 1000 * 1000)
  }

  @Test("An event is never in the future")
  func anEventIsNeverInTheFuture() {
    var clock = EventClock()
    #expect(clock.microseconds(eventTime: milliseconds(now) + 1, now: now) == now)
    #expect(clock.microseconds(eventTime: milliseconds(now) + 500_000, now: now) <= now)
  }

  @Test("An event without a time happens now")
  func noTimeIsNow() {
    var clock = EventClock()
    #expect(clock.microseconds(eventTime: 0, now: now) == now)
  }

  @Test("Times wrap around after 32 bits")
  func timesWrapAround() {
    var clock = EventClock()
    let wrap = (Int64(UInt32.max) + 1) * 1000
    let event = clock.microseconds(eventTime: UInt32.max, now: wrap + 4_000)
    #expect(event == wrap - 1_000)
  }

  @Test("A foreign clock is aligned by the smallest delay")
  func aForeignClockIsFittedByTheSmallestDelay() {
    var clock = EventClock()
    let offset: UInt32 = 77_000_000
    _ = clock.microseconds(eventTime: offset, now: now)
    let second = clock.microseconds(eventTime: offset + 10, now: now + 12_000)
    let third = clock.microseconds(eventTime: offset + 20, now: now + 21_000)
    #expect(second <= now + 12_000)
    #expect(third - second == 10_000)
  }
}
