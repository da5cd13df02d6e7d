import CGtk
import Translations

/// Formats times briefly, such as the time of a file's last change.
@MainActor enum FileTime {
  /// Returns the local time as `Today 14:05`, `Yesterday 14:05`, `3 Mar 14:05` in the current year,
  /// or else `3 Mar 2024`.
  ///
  /// If ``TimeOfDay/held`` is set, it replaces the current time, and times are in UTC.
  static func text(seconds: Int64) -> String {
    guard let time = TimeOfDay.at(seconds: seconds),
      let now = TimeOfDay.now()
    else { return "" }
    defer {
      g_date_time_unref(time)
      g_date_time_unref(now)
    }
    if isSameDay(time, now) { return DateText.text(Message("TimeToday", "Today {time}"), of: time) }
    if let yesterday = g_date_time_add_days(now, -1) {
      defer { g_date_time_unref(yesterday) }
      if isSameDay(time, yesterday) {
        return DateText.text(Message("TimeYesterday", "Yesterday {time}"), of: time)
      }
    }
    let isThisYear = g_date_time_get_year(time) == g_date_time_get_year(now)
    // TRANSLATORS: {mon} is one of ShortMonths, {month} one of Months.
    return DateText.text(
      isThisYear
        ? Message("TimeThisYear", "{day} {mon} {time}")
        : Message("DateShort", "{day} {mon} {year}"),
      of: time)
  }

  private static func isSameDay(_ one: OpaquePointer, _ other: OpaquePointer) -> Bool {
    g_date_time_get_year(one) == g_date_time_get_year(other)
      && g_date_time_get_day_of_year(one) == g_date_time_get_day_of_year(other)
  }
}
