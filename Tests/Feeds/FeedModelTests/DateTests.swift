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
    "Dates in other forms are parsed",
    arguments: [
      // A day of the week, then month and day, as in the C function asctime.
      ("Sun Jan  4 16:29:06 2004", 1_073_233_746),
      ("Sun Jul 15 01:16:00 +0000 2012", 1_342_314_960),
      ("Thu Aug 30 2012 17:26:16 +0200", 1_346_340_376), ("Aug 30, 2012", 1_346_284_800),
      ("August 30th, 2012 at 3:26 PM", 1_346_340_360), ("30. August 2012 15:26", 1_346_340_360),
      ("Aug 30, 2012 12:05 am GMT", 1_346_285_100), ("Aug 30, 2012 12:05 PM", 1_346_328_300),
      // Numbers with slashes or points.
      ("Fri, 2006/09/15 08:19:53 EDT", 1_158_322_793), ("8/30/2012", 1_346_284_800),
      ("30/8/2012", 1_346_284_800), ("30.08.2012 15:26", 1_346_340_360),
      ("2012.08.30", 1_346_284_800),
      // Extra commas, short years, times without zeros.
      ("Mon, 13 Feb, 2012 06:28:00 UTC", 1_329_114_480),
      ("Thu, 01 Jan 04 19:48:21 GMT", 1_072_986_501), ("1 Jan 2004 1:2:3 GMT", 1_072_918_923),
      // Names of zones.
      ("Thu, 30 Apr 2015 08:57:00 MET", 1_430_380_620),
      ("Thu, 30 Apr 2015 08:57:00 MEST", 1_430_377_020),
      ("Thu, 30 Apr 2015 08:57:00 CEST", 1_430_377_020),
      ("Mon, 26 January 2004 16:31:00 AT", 1_075_149_060),
      ("Mon, 26 January 2004 16:31:00 ET", 1_075_152_660),
      ("Mon, 26 January 2004 16:31:00 PT", 1_075_163_460),
      ("Sat, 07 Sep 2002 05:30:00 IST", 1_031_356_800),
      ("Wed, 19 Aug 2009 18:28:00 Etc/GMT", 1_250_706_480),
      ("Sun, 19 Feb 2012 22:40:00 GMT-01:01", 1_329_694_860),
      ("Thu, 30 Apr 2015 08:57:00 Europe/Berlin", 1_430_377_020),
      ("Thu, 1 Jan 2015 08:57:00 America/New_York", 1_420_120_620),
      ("2015-04-30T08:57:00 Europe/Berlin", 1_430_377_020),
      // Days of the year, and ISO 8601 without hyphens or with short years.
      ("2003-335", 1_070_236_800), ("2003335", 1_070_236_800), ("03335", 1_070_236_800),
      ("20031231T10:14:55Z", 1_072_865_695), ("031231", 1_072_828_800), ("03-12-31", 1_072_828_800),
      ("-0312", 1_070_236_800), ("-03-12", 1_070_236_800),
      ("2003-012-31T10:14:55+00:00", 1_072_865_695), ("2003-1-5", 1_041_724_800),
      ("2004-07-08 23:56:58 -00:20", 1_089_332_218), ("2004-07-08 23:56:58.0", 1_089_331_018),
      // Other languages.
      ("Κυρ, 11 Ιούλ 2004 12:00:00 EST", 1_089_565_200),
      ("2004-július-13T9:15-05:00", 1_089_728_100),
      ("2004-05-25 오후 11:23:17", 1_085_494_997),
      ("2004년 05월 28일  01:31:15", 1_085_675_475),
      ("ven. 30 août 2013 10:00:00 +0200", 1_377_849_600),
      ("Do, 30 Mai 2013 10:00:00 +0200", 1_369_900_800),
    ])
  func others(_ text: String, _ seconds: Int64) {
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
      "Sun, 16 Dec 2012 1:2:3:4 GMT", "Sun, 16 zzz 2012 11:47:32 GMT",
      "Sun, Dec x 2012 11:47:32 GMT",
      "Sun, 16 Dec zz 11:47:32 GMT", "Sun, 16 Dec 2012 11:47:32 +zz:00", "2003-366", "2003-000",
      "Sun, 16 Dec 2012 11:47:32 +00:zz", "Sun, 99 Jun 2009 12:00:00 GMT", "2013-01-27-01",
      "2013-01-28T11:30:00-06:00Textra", "2013-xx-27", "013", "13/13/2012", "2012-08-30 13:00 PM",
      "2012-01-01T10:00:00/usr/share/zoneinfo/UTC", "1 Jan 2012 10:00 Europe/Nowhere",
      "1 Jan 2012 10:00 Europe/../../etc/passwd",
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
