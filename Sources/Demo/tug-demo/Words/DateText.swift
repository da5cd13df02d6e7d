import CGtk
import Glibc
import Translations

/// Dates and times of day as the language of the words writes them.
///
/// GLib has the names of months and days in the language with which the process began alone. Whether the
/// day has twelve hours twice is the locale's in every language.
@MainActor enum DateText {
  /// The words of `pattern` for `time`: `{day}` and `{year}` are numbers, `{month}` and `{mon}` the
  /// month's name and its short one, `{weekday}` the day's, `{time}` hours and minutes.
  static func text(_ pattern: Message, of time: OpaquePointer) -> String {
    let month = Int(g_date_time_get_month(time)) - 1
    return pattern.words([
      "day": "\(g_date_time_get_day_of_month(time))", "year": "\(g_date_time_get_year(time))",
      "month": name(month, of: months), "mon": name(month, of: shortMonths),
      "weekday": name(Int(g_date_time_get_day_of_week(time)) - 1, of: weekdays),
      "time": hours(of: time),
    ])
  }

  /// The locale's form of a time of day, as strftime(3) takes it; tests have others.
  static var timeForm = nl_langinfo(nl_item(T_FMT)).map { String(cString: $0) } ?? ""

  /// Hours and minutes, with the locale's word for the half of the day where it has twelve hours.
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

  /// The name at `index` in a message of names.
  private static func name(_ index: Int, of names: Message) -> String {
    let names = names.words.split(separator: " ")
    return names.indices.contains(index) ? String(names[index]) : ""
  }

  private static func twoDigits(_ number: gint) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
