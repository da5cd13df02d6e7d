import RefreshModel
import Testing

@Suite("Last updated")
struct LastUpdatedTextTests {
  private func text(_ then: (Int, Int, Int), now: (Int, Int, Int)) throws -> String {
    let updated = try #require(
      CivilTime.seconds(year: then.0, month: then.1, day: then.2, hour: 9, minute: 5))
    let current = try #require(
      CivilTime.seconds(year: now.0, month: now.1, day: now.2, hour: 23, minute: 59))
    return LastUpdatedText.text(updated: updated, now: current)
  }

  @Test("Without a record it says so")
  func never() {
    #expect(LastUpdatedText.text(updated: nil, now: 0) == "Last update: No record")
  }

  @Test("Today it gives the time alone")
  func today() throws {
    #expect(try text((2026, 6, 5), now: (2026, 6, 5)) == "Last update: Today 09:05")
  }

  @Test("The same day of another month or year is not today")
  func otherMonth() throws {
    #expect(try text((2026, 3, 5), now: (2026, 6, 5)) == "Last update: 03-05 09:05")
    #expect(try text((2025, 6, 5), now: (2026, 6, 5)) == "Last update: 2025-06-05 09:05")
  }

  @Test("Yesterday is a date, over the turn of the year with its year")
  func yesterday() throws {
    #expect(try text((2026, 6, 4), now: (2026, 6, 5)) == "Last update: 06-04 09:05")
    #expect(try text((2025, 12, 31), now: (2026, 1, 1)) == "Last update: 2025-12-31 09:05")
  }

  @Test("The day is that of the reader's zone")
  func zone() throws {
    let midnight = try #require(CivilTime.seconds(year: 2026, month: 6, day: 5))
    let updated = midnight - 60
    #expect(
      LastUpdatedText.text(updated: updated, now: midnight) == "Last update: 06-04 23:59")
    #expect(
      LastUpdatedText.text(updated: updated, now: midnight, utcOffset: 7200)
        == "Last update: Today 01:59")
  }

  @Test("A clock that went back or is no number still gives a line")
  func oddClock() throws {
    #expect(try text((2027, 1, 2), now: (2026, 6, 5)) == "Last update: 2027-01-02 09:05")
    #expect(LastUpdatedText.text(updated: .nan, now: .infinity).hasPrefix("Last update: "))
  }
}
