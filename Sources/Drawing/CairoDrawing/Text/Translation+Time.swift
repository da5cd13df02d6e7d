import RefreshModel
import Translations

/// The texts about the last refresh.
extension Translation {
  /// MJRefresh's words, which most headers use.
  var lastUpdatedPhrases: LastUpdatedText.Phrases {
    LastUpdatedText.Phrases(
      prefix: self(Message("LastTime", "Last update: ")),
      today: self(Message("DateToday", "Today")),
      never: self(Message("NoneLastDate", "No record")), isRightToLeft: language.isRightToLeft)
  }

  /// Returns EGO's and SVPullToRefresh's text, with a short date and time in the language's format.
  ///
  /// Source: refresh controls reference, 1.2 (`Last Updated: %@`), and 1.6 (`Never`).
  func shortLastUpdated(_ time: CivilTime?) -> String {
    guard let time else { return self(Message("ShortNever", "Last Updated: Never")) }
    let halves = (self(Message("Morning", "AM")), self(Message("Afternoon", "PM")))
    // TRANSLATORS: a short date and time in the letters of Unicode's patterns: y or yy, M or MM,
    // d or dd, H or HH (0-23), h (1-12), mm, a (AM or PM).
    let pattern = self(Message("ShortDate", "M/d/yy, h:mm a"))
    let date = time.text(pattern: pattern, halves: halves)
    // TRANSLATORS: %s is the date and the time.
    return self(Message("ShortLastUpdated", "Last Updated: %s"), date)
  }
}
