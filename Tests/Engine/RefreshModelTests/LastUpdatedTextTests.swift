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

  @Test("Without a record the text says “No record”")
  func never() {
    #expect(LastUpdatedText.text(updated: nil, now: 0) == "Last update: No record")
  }

  @Test("A refresh of today shows the time without the date")
  func today() throws {
    #expect(try text((2026, 6, 5), now: (2026, 6, 5)) == "Last update: Today 09:05")
  }

  @Test("An equal day of another month or year is not today")
  func otherMonth() throws {
    #expect(try text((2026, 3, 5), now: (2026, 6, 5)) == "Last update: 03-05 09:05")
    #expect(try text((2025, 6, 5), now: (2026, 6, 5)) == "Last update: 2025-06-05 09:05")
  }

  @Test("A refresh of yesterday shows a date, with the year if it differs")
  func yesterday() throws {
    #expect(try text((2026, 6, 4), now: (2026, 6, 5)) == "Last update: 06-04 09:05")
    #expect(try text((2025, 12, 31), now: (2026, 1, 1)) == "Last update: 2025-12-31 09:05")
  }

  @Test("The zone of the reader decides which day it is")
  func zone() throws {
    let midnight = try #require(CivilTime.seconds(year: 2026, month: 6, day: 5))
    let updated = midnight - 60
    #expect(
      LastUpdatedText.text(updated: updated, now: midnight) == "Last update: 06-04 23:59")
    #expect(
      LastUpdatedText.text(updated: updated, now: midnight, zone: LocalZone { _ in 7200 })
        == "Last update: Today 01:59")
  }

  @Test("A future or non-finite time still gives a text")
  func oddClock() throws {
    #expect(try text((2027, 1, 2), now: (2026, 6, 5)) == "Last update: 2027-01-02 09:05")
    #expect(LastUpdatedText.text(updated: .nan, now: .infinity).hasPrefix("Last update: "))
  }

  /// Central Europe in 2026: two hours east of UTC from spring to autumn, and one hour otherwise.
  private let berlin: LocalZone = {
    let spring = CivilTime.seconds(year: 2026, month: 3, day: 29, hour: 1) ?? 0
    let autumn = CivilTime.seconds(year: 2026, month: 10, day: 25, hour: 1) ?? 0
    return LocalZone { $0 >= spring && $0 < autumn ? 7200 : 3600 }
  }()

  private func utc(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) throws -> Double {
    try #require(CivilTime.seconds(year: 2026, month: month, day: day, hour: hour, minute: minute))
  }

  @Test("The UTC offset at the time of the refresh applies")
  func summerTime() throws {
    func text(_ updated: Double, _ now: Double) -> String {
      LastUpdatedText.text(updated: updated, now: now, zone: berlin)
    }
    // A reader in winter sees a summer refresh at its summer time.
    #expect(text(try utc(7, 1, 12), try utc(12, 1, 12)) == "Last update: 07-01 14:00")
    // The day of 23 hours begins and ends at midnight of the offset that applies at each time.
    let beforeMidnight = try utc(3, 28, 22, 59)
    #expect(text(beforeMidnight, try utc(3, 28, 23)) == "Last update: 03-28 23:59")
    #expect(text(try utc(3, 28, 23), try utc(3, 29, 21, 59)) == "Last update: Today 00:00")
    #expect(text(try utc(3, 28, 23), try utc(3, 29, 22)) == "Last update: 03-29 00:00")
    // The hour that is repeated in autumn has one text for both.
    #expect(text(try utc(10, 25, 0, 30), try utc(10, 25, 3)) == "Last update: Today 02:30")
    #expect(text(try utc(10, 25, 1, 30), try utc(10, 25, 3)) == "Last update: Today 02:30")
  }

  @Test("Another zone may turn today into yesterday")
  func otherZone() throws {
    let updated = try utc(6, 5, 14)
    let now = try utc(6, 5, 16)
    func text(_ hours: Double) -> String {
      LastUpdatedText.text(
        updated: updated, now: now, zone: LocalZone { _ in hours * 3600 })
    }
    #expect(text(0) == "Last update: Today 14:00")
    #expect(text(9) == "Last update: 06-05 23:00", "midnight passed between the refresh and now")
    #expect(text(-12) == "Last update: Today 02:00")
    #expect(text(13.75) == "Last update: Today 03:45")
    #expect(text(.nan) == "Last update: Today 14:00")
  }

  @Test(
    "At midnight “Today” becomes a date, at any turn of the calendar",
    arguments: [
      ((2026, 6, 5), (2026, 6, 6), "06-05"), ((2026, 4, 30), (2026, 5, 1), "04-30"),
      ((2024, 2, 29), (2024, 3, 1), "02-29"), ((2024, 2, 28), (2024, 2, 29), "02-28"),
      ((2026, 2, 28), (2026, 3, 1), "02-28"), ((2025, 12, 31), (2026, 1, 1), "2025-12-31"),
      ((1999, 12, 31), (2000, 1, 1), "1999-12-31"),
    ])
  func turns(_ then: (Int, Int, Int), _ next: (Int, Int, Int), date: String) throws {
    let midnight = try #require(CivilTime.seconds(year: next.0, month: next.1, day: next.2))
    let updated = midnight - 1
    #expect(CivilTime(seconds: updated).day == then.2)
    #expect(
      LastUpdatedText.text(updated: updated, now: midnight - 0.001) == "Last update: Today 23:59")
    #expect(LastUpdatedText.text(updated: updated, now: midnight) == "Last update: \(date) 23:59")
  }

  @Test("Translated words are used; dates stay left-to-right in Arabic")
  func words() throws {
    let arabic = LastUpdatedText.Phrases(
      prefix: "آخر تحديث: ", today: "اليوم", never: "لا يوجد سجل", isRightToLeft: true)
    func text(_ updated: Double?) throws -> String {
      LastUpdatedText.text(updated: updated, now: try utc(6, 5, 16), words: arabic)
    }
    #expect(try text(nil) == "آخر تحديث: لا يوجد سجل")
    #expect(try text(utc(6, 5, 9)) == "آخر تحديث: اليوم 09:00")
    #expect(try text(utc(6, 4, 9)) == "آخر تحديث: \u{200E}06-04 09:00")
  }

  @Test("A pattern's letters format a time")
  func patterns() throws {
    let time = CivilTime(seconds: try utc(3, 5, 0, 7))
    let late = CivilTime(seconds: try utc(11, 21, 23, 59))
    for (pattern, early, other) in [
      ("M/d/yy, h:mm a", "3/5/26, 12:07 AM", "11/21/26, 11:59 PM"),
      ("dd.MM.yyyy HH:mm", "05.03.2026 00:07", "21.11.2026 23:59"),
      ("yyyy/M/d H:mm", "2026/3/5 0:07", "2026/11/21 23:59"), ("年 x", "年 x", "年 x"), ("", "", ""),
    ] {
      #expect(time.text(pattern: pattern) == early)
      #expect(late.text(pattern: pattern) == other)
    }
    #expect(late.text(pattern: "ah:mm", halves: ("上午", "下午")) == "下午11:59")
    #expect(
      CivilTime(seconds: -1e300).text(pattern: "yy").count == 2,
      "a time before any calendar has a year of two digits")
  }
}
