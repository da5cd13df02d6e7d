import Testing
import Translations

@testable import tug_demo

/// Dates, sizes and counts in the language of the program's words, which may change at any moment.
@Suite("The demo's words", .serialized) @MainActor struct WordsTests {
  /// 2030-01-01 14:05 UTC, which is also shown two years later.
  private static let newYear: Int64 = 1_893_506_700
  private static let laterYear: Int64 = newYear + 2 * 366 * 86400

  private func texts(of seconds: Int64, now: Int64) -> [String: String] {
    TimeOfDay.held = now
    defer {
      TimeOfDay.held = nil
      Texts.show(in: .english)
    }
    var texts: [String: String] = [:]
    for language in Language.builtIn {
      Texts.show(in: language)
      texts[language.tag] = FileTime.text(seconds: seconds)
    }
    return texts
  }

  @Test("Dates follow the language's order and names")
  func dates() {
    let texts = texts(of: Self.newYear, now: Self.laterYear)
    #expect(texts["ja"] == "2030年1月1日" && texts["zh-Hans"] == "2030年1月1日")
    #expect(texts["ko"] == "2030년 1월 1일" && texts["de"] == "1. Jan. 2030")
    #expect(texts["en"] == "1 Jan 2030" && texts["fr"] == "1 janv. 2030")
    #expect(texts["ru"] == "1 янв. 2030" && texts["uk"] == "1 січ. 2030")
    // Each value stands alone, so that its digits keep their order among Arabic letters.
    #expect(texts["ar"] == "\u{200F}\u{2068}1\u{2069} \u{2068}يناير\u{2069} \u{2068}2030\u{2069}")
  }

  @Test("Times of today, yesterday and this year are shortened")
  func times() {
    let month = texts(of: Self.newYear, now: Self.newYear + 40 * 86400)
    #expect(month["ja"] == "1月1日 14:05" && month["en"] == "1 Jan 14:05")
    #expect(texts(of: Self.newYear, now: Self.newYear + 86400)["es"] == "Ayer 14:05")
    #expect(texts(of: Self.newYear, now: Self.newYear)["zh-Hant"] == "今天 14:05")
  }

  @Test("Times of day follow the locale's hours")
  func hours() {
    let form = DateText.timeForm
    defer { DateText.timeForm = form }
    for twelve in ["%r", "%I:%M:%S %p", "%l.%M %p"] {
      DateText.timeForm = twelve
      #expect(texts(of: Self.newYear, now: Self.newYear)["en"] == "Today 2:05 PM")
      let midnight = Self.newYear - (14 * 60 + 5) * 60
      #expect(texts(of: midnight, now: midnight)["en"] == "Today 12:00 AM")
    }
    for other in ["%H:%M:%S", "%T", ""] {
      DateText.timeForm = other
      #expect(texts(of: Self.newYear, now: Self.newYear)["en"] == "Today 14:05")
    }
  }

  @Test("A day has its weekday and date")
  func days() {
    defer { Texts.show(in: .english) }
    TimeOfDay.held = Self.newYear
    defer { TimeOfDay.held = nil }
    Texts.show(in: "ja")
    let day = CalendarDay.today.adding(days: 1)
    #expect(day?.name == "水曜日" && day?.date == "2030年1月2日")
    Texts.show(in: "de")
    #expect(CalendarDay.today.adding(days: 0)?.name == "Heute")
    #expect(CalendarDay.today.adding(days: 1)?.date == "2. Januar 2030")
  }

  @Test("Headings name the last days and date the others")
  func headings() {
    defer { Texts.show(in: .english) }
    TimeOfDay.held = Self.newYear
    defer { TimeOfDay.held = nil }
    Texts.show(in: .english)
    #expect(
      [0, 1, 2, 6, 7].map(CalendarDay.heading) == [
        "Today", "Yesterday", "Sunday", "Wednesday", "25 December 2029",
      ])
    #expect(CalendarDay.heading(daysAgo: .max).isEmpty)
  }

  @Test("Notes and messages have the locale's time of day")
  func notes() {
    let form = DateText.timeForm
    defer { DateText.timeForm = form }
    DateText.timeForm = "%r"
    #expect(FeedSource.time(of: 147) == "8:09 AM")
    DateText.timeForm = "%T"
    #expect(FeedSource.time(of: 147) == "08:09")
    #expect(DateText.hours(ofMinute: -1).isEmpty && DateText.hours(ofMinute: 24 * 60).isEmpty)
  }

  @Test("Sizes follow the language's units and decimal sign")
  func sizes() {
    defer { Texts.show(in: .english) }
    Texts.show(in: .english)
    let sizes: [(UInt64, String)] = [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1250, "1.3 kB"),
      (999_949, "999.9 kB"), (999_950, "1.0 MB"), (61_200_000, "61.2 MB"),
      (5_000_000_000, "5.0 GB"), (.max, "18446744.1 TB"),
    ]
    for (bytes, text) in sizes { #expect(SizeText.text(bytes) == text) }
    Texts.show(in: "fr")
    #expect(SizeText.text(1250) == "1,3 ko")
    Texts.show(in: "ar")
    #expect(SizeText.text(1250) == "\u{200F}\u{2068}1.3\u{2069} كيلوبايت")
  }

  @Test("A right-to-left name keeps the order of its surroundings")
  func names() {
    defer { Texts.show(in: .english) }
    Texts.show(in: .english)
    let message = Message("Test", "“{name}” (2)")
    #expect(message.words(["name": "report (1).pdf"]) == "“report (1).pdf” (2)")
    #expect(
      message.words(["name": "תמונה (1).pdf"])
        == "\u{200E}“\u{2068}תמונה (1).pdf\u{2069}” (2)")
    Texts.show(in: "ar")
    #expect(
      message.words(["name": "report (1).pdf"])
        == "\u{200F}“\u{2068}report (1).pdf\u{2069}” (2)")
  }

  @Test("Counts have the language's thousands separator")
  func counts() {
    defer { Texts.show(in: .english) }
    Texts.show(in: .english)
    let counts = [
      (0, "0"), (999, "999"), (1000, "1,000"), (10_000, "10,000"), (1_234_567, "1,234,567"),
      (-1234, "-1,234"), (.min, "-9,223,372,036,854,775,808"),
    ]
    for (count, text) in counts { #expect(CountText.text(count) == text) }
    for (language, text) in [
      ("de", "10.000"), ("fr", "10\u{202F}000"), ("ru", "10\u{A0}000"), ("ja", "10,000"),
    ] as [(Language, String)] {
      Texts.show(in: language)
      #expect(CountText.text(10_000) == text)
    }
    Texts.show(in: .english)
    let shown = Message("ItemsShown", "{shown} of {count} items")
    #expect(
      shown.words(["shown": CountText.text(50), "count": CountText.text(10_000)])
        == "50 of 10,000 items")
  }

  @Test("Texts follow the language; values are not expanded")
  func follow() {
    defer { Texts.show(in: .english) }
    var shown: [String] = []
    Texts.show(in: .english)
    Texts.observe { shown.append(Message("EmptyFolder", "This folder is empty.").words) }
    Texts.show(in: "de-AT")
    #expect(shown == ["This folder is empty.", "Dieser Ordner ist leer."])
    let missing = Message("FolderMissing", "The folder “{name}” does not exist.")
    #expect(missing.words(["name": "{name}"]) == "Es gibt keinen Ordner „{name}“.")
    Texts.show(in: "it")
    #expect(missing.words(["name": "x"]) == "The folder “x” does not exist.")
    #expect(Message("None", "{open").words(["open": "x"]) == "{open")
  }
}
