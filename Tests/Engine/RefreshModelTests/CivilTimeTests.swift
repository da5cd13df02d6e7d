import RefreshModel
import Testing

@Suite("Civil time")
struct CivilTimeTests {
  private static let known: [(Double, String)] = [
    (0, "1970-1-1 0:0:0"), (951_782_400, "2000-2-29 0:0:0"), (951_868_799, "2000-2-29 23:59:59"),
    (951_868_800, "2000-3-1 0:0:0"), (1_709_164_800, "2024-2-29 0:0:0"),
    (4_107_542_399, "2100-2-28 23:59:59"), (4_107_542_400, "2100-3-1 0:0:0"),
    (1_767_225_599, "2025-12-31 23:59:59"), (1_767_268_800, "2026-1-1 12:0:0"),
    (-1, "1969-12-31 23:59:59"), (-0.5, "1969-12-31 23:59:59"), (-2_203_891_200, "1900-3-1 0:0:0"),
    (-2_203_891_201, "1900-2-28 23:59:59"), (-62_135_596_800, "1-1-1 0:0:0"),
    (-62_135_596_801, "0-12-31 23:59:59"), (253_402_300_799, "9999-12-31 23:59:59"),
  ]

  private func text(_ time: CivilTime) -> String {
    "\(time.year)-\(time.month)-\(time.day) \(time.hour):\(time.minute):\(time.second)"
  }

  @Test("Leap years, year ends and times before 1970 give calendar dates", arguments: known)
  func dates(seconds: Double, expected: String) {
    #expect(text(CivilTime(seconds: seconds)) == expected)
  }

  @Test("Each of 146,097 days follows the previous one and converts back")
  func everyDay() throws {
    var before = CivilTime(seconds: -86_400)
    for day in 0..<146_097 {
      let seconds = Double(day) * 86_400
      let date = CivilTime(seconds: seconds)
      let follows =
        date.day == before.day + 1
        ? date.month == before.month && date.year == before.year
        : date.day == 1
          && (date.month == before.month + 1 && date.year == before.year
            || date.month == 1 && before.month == 12 && date.year == before.year + 1)
      let back = CivilTime.seconds(year: date.year, month: date.month, day: date.day)
      guard follows, back == seconds else {
        Issue.record("day \(day): \(text(date)) after \(text(before))")
        return
      }
      before = date
    }
    #expect(text(before) == "2369-12-31 0:0:0")
  }

  @Test("An offset from UTC may change the day")
  func offset() {
    let late = 1_767_268_800 + 11.5 * 3600
    #expect(text(CivilTime(seconds: late, utcOffset: 3600)) == "2026-1-2 0:30:0")
    #expect(text(CivilTime(seconds: 1_767_225_600, utcOffset: -1)) == "2025-12-31 23:59:59")
  }

  @Test("Dates that do not exist convert to `nil`")
  func noSuchDate() {
    #expect(CivilTime.seconds(year: 2026, month: 2, day: 29) == nil)
    #expect(CivilTime.seconds(year: 2100, month: 2, day: 29) == nil)
    #expect(CivilTime.seconds(year: 2026, month: 4, day: 31) == nil)
    #expect(CivilTime.seconds(year: 2026, month: 13, day: 1) == nil)
    #expect(CivilTime.seconds(year: 2026, month: 0, day: 1) == nil)
    #expect(CivilTime.seconds(year: 2026, month: 1, day: 0) == nil)
    #expect(CivilTime.seconds(year: 2026, month: 1, day: 1, hour: 24) == nil)
    #expect(CivilTime.seconds(year: 2026, month: 1, day: 1, minute: 60) == nil)
    #expect(CivilTime.seconds(year: Int.max, month: 1, day: 1) == nil)
    #expect(CivilTime.seconds(year: 2024, month: 2, day: 29) == 1_709_164_800)
  }

  @Test(
    "Times that are not finite, or huge, give a valid date",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func absurd(seconds: Double) {
    let time = CivilTime(seconds: seconds)
    #expect((1...12).contains(time.month) && (1...31).contains(time.day))
  }
}
