import Testing

@testable import FeedModel

@Suite("Dates of feeds")
struct DateTests {
  @Test(
    "Dates of RFC 2822 are parsed",
    arguments: [
      ("Sat, 07 Sep 2002 00:00:01 GMT", 1_031_356_801), ("07 Sep 2002 00:00:01 GMT", 1_031_356_801),
      ("Sat, 7 Sep 02 00:00:01 GMT", 1_031_356_801), ("7 Sep 102 00:00:01 GMT", 1_031_356_801),
      ("Sat, 07 Sep 2002 00:00 GMT", 1_031_356_800), ("7 Sep 2002", 1_031_356_800),
      ("Saturday, 07 September 2002 00:00 GMT", 1_031_356_800),
      ("7-Sep-2002 00:00 UT", 1_031_356_800), ("sat 07 SEP 2002 00:00:00 utc", 1_031_356_800),
      ("Fri, 06 Sep 2002 20:00:00 EDT", 1_031_356_800),
      ("Fri, 06 Sep 2002 16:00:00 PST", 1_031_356_800),
      ("Sat, 07 Sep 2002 05:30:00 +0530", 1_031_356_800),
      ("Sat, 07 Sep 2002 05:30:00 GMT+05:30", 1_031_356_800),
      ("Fri, 06 Sep 2002 23:00:00 -0100 (somewhere)", 1_031_356_800),
      ("Sat, 07 Sep 2002 00:00:00 XYZ", 1_031_356_800), ("Sat,07 Sep 2002 00:00 Z", 1_031_356_800),
      ("1 Jan 70 00:00:00 GMT", 0), ("31 Dec 1969 23:59:59 GMT", -1),
      ("29 Feb 2000 00:00:00 GMT", 951_782_400), ("1 Jan 49 00:00 GMT", 2_493_072_000),
      ("1 Jan 50 00:00 GMT", -631_152_000), ("31 Dec 1998 23:59:60 GMT", 915_148_800),
    ])
  func mail(_ text: String, _ seconds: Int64) {
    #expect(FeedDate.seconds(text) == seconds)
  }

  @Test(
    "Dates of RFC 3339 are parsed",
    arguments: [
      ("2002-09-07T00:00:01Z", 1_031_356_801), ("2002-09-07t00:00:01z", 1_031_356_801),
      ("2002-09-07T00:00:01.999Z", 1_031_356_801), ("2002-09-07T00:00:01,5+00:00", 1_031_356_801),
      ("2002-09-07T05:30:00+05:30", 1_031_356_800), ("2002-09-06T23:00:00-0100", 1_031_356_800),
      (" 2002-09-07 00:00:00 Z\n", 1_031_356_800), ("2002-09-07T00:00Z", 1_031_356_800),
      ("2002-09-07T00:00:00", 1_031_356_800), ("2002-09-07", 1_031_356_800),
      ("2002-09", 1_030_838_400), ("2002", 1_009_843_200),
      ("9999-12-31T23:59:59Z", 253_402_300_799),
      ("0001-01-01T00:00:00Z", -62_135_596_800), ("0000-01-01", -62_167_219_200),
      ("0000-02-29", -62_162_121_600), ("0000-12-31T23:59:60Z", -62_135_596_800),
      ("1900-03-01", -2_203_891_200), ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("9999-12-31T23:59:60Z", 253_402_300_800),
    ])
  func internet(_ text: String, _ seconds: Int64) {
    #expect(FeedDate.seconds(text) == seconds)
  }

  @Test(
    "An invalid date is rejected",
    arguments: [
      "", " ", "yesterday", "2002-13-01", "2002-00-01", "2002-02-29", "1900-02-29", "2002-01-32",
      "2002-01-01T24:00:00Z", "2002-01-01T00:60:00Z", "2002-01-01T00:00:61Z",
      "2002-01-01T00:00:00X",
      "2002-01-01T00:00:00+99:00", "0000-02-30", "0000-00-01", "2002-01-01T00:60:60Z",
      "99999-01-01", "２００２-01-01", "31 Feb 2002 00:00 GMT",
      "0 Jan 2002", "1 Foo 2002", "1 Jan", "1 Jan 2002 25:00 GMT", "1 Jan 2002 00:00 +9900",
      "99999999999999999999 Jan 2002", "Thu, 01 Jan 2002 00:00:00 G M T",
      "-1 Jan 2002", "1031356800", String(repeating: "1", count: 10_000),
    ])
  func bad(_ text: String) {
    #expect(FeedDate.seconds(text) == nil)
  }

  @Test("An entry with an invalid date has no date")
  func entryOfBadDate() throws {
    let entry = try item("<title>A</title><pubDate>soon</pubDate>")
    #expect(entry?.title == "A")
    #expect(entry?.date == nil)
    let other = try item("<title>A</title><pubDate>soon</pubDate><dc:date>1970</dc:date>")
    #expect(other?.date == 0)
  }

  @Test("Each day of 800 years follows the day before")
  func calendar() {
    var expected: Int64 = -11_676_096_000
    for year in 1600..<2400 {
      for month in 1...12 {
        for day in [1, 28] {
          let text = [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
          let seconds = FeedDate.seconds(text)
          if day == 1 { #expect(seconds == expected, "\(text)") }
          if day == 28, let seconds { expected = seconds }
        }
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        expected += Int64(lengths[month - 1] - 27) * 86_400
      }
    }
    #expect(expected == 13_569_465_600)
  }
}
