import CGtk
import Glibc
import Translations

/// Formats dates and times of day in the language of the program's texts.
///
/// GLib only knows the names of months and days in the language in which the process started. The
/// locale determines in every language whether hours are shown in 12-hour or 24-hour format.
@MainActor enum DateText {
  /// Replaces the placeholders of `pattern` with the parts of `time`.
  ///
  /// `{day}` and `{year}` are numbers. `{month}` and `{mon}` are the full and the short name of the
  /// month. `{weekday}` is the name of the day. `{time}` is the time in hours and minutes.
  static func text(_ pattern: Message, of time: OpaquePointer) -> String {
    let month = Int(g_date_time_get_month(time)) - 1
    return pattern.words([
      "day": "\(g_date_time_get_day_of_month(time))", "year": "\(g_date_time_get_year(time))",
      "month": name(month, of: months), "mon": name(month, of: shortMonths),
      "weekday": name(Int(g_date_time_get_day_of_week(time)) - 1, of: weekdays),
      "time": hours(of: time),
    ])
  }

  /// The locale's time format in the syntax of strftime(3).
  ///
  /// Tests replace it.
  static var timeForm = nl_langinfo(nl_item(T_FMT)).map { String(cString: $0) } ?? ""

  /// Returns hours and minutes, with the locale's AM or PM text if its format has 12 hours.
  static func hours(of time: OpaquePointer) -> String {
    let (hour, minute) = (g_date_time_get_hour(time), twoDigits(g_date_time_get_minute(time)))
    let hasHalves = ["%I", "%l", "%r"].contains { timeForm.contains($0) }
    guard hasHalves, let word = g_date_time_format(time, "%p") else {
      return "\(twoDigits(hour)):\(minute)"
    }
    defer { g_free(word) }
    let half = String(cString: word)
    return half.isEmpty
      ? "\(twoDigits(hour)):\(minute)" : "\((hour + 11) % 12 + 1):\(minute) \(half)"
  }

  /// Returns the time of day `minute` minutes after midnight, or an empty string if it is out of
  /// range.
  static func hours(ofMinute minute: Int) -> String {
    guard (0..<24 * 60).contains(minute),
      let time = g_date_time_new_utc(1970, 1, 1, gint(minute / 60), gint(minute % 60), 0)
    else { return "" }
    defer { g_date_time_unref(time) }
    return hours(of: time)
  }

  // TRANSLATORS: the months as they are in a date with a day, with blanks between them.
  private static let months = Message(
    "Months",
    "January February March April May June July August September October November December")
  // TRANSLATORS: the months as short as they are in a date with a day, with blanks between them.
  private static let shortMonths = Message(
    "ShortMonths", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
  // TRANSLATORS: the days of the week, with blanks between them.
  private static let weekdays = Message(
    "Weekdays", "Monday Tuesday Wednesday Thursday Friday Saturday Sunday")

  /// Returns the name at `index` in a message that contains names separated by blanks.
  private static func name(_ index: Int, of names: Message) -> String {
    let names = names.words.split(separator: " ")
    return names.indices.contains(index) ? String(names[index]) : ""
  }

  private static func twoDigits(_ number: gint) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
