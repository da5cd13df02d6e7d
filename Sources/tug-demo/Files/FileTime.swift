import CGtk

/// The time of a file's last change, as short as it is clear.
@MainActor enum FileTime {
  /// `Today 14:05`, `Yesterday 14:05`, `3 Mar 14:05` this year, otherwise `3 Mar 2024`, in local
  /// time or by the time that is held.
  static func text(seconds: Int64) -> String {
    guard let time = TimeOfDay.at(seconds: seconds),
      let now = TimeOfDay.now()
    else { return "" }
    defer {
      g_date_time_unref(time)
      g_date_time_unref(now)
    }
    if isSameDay(time, now) { return format(time, "Today %H:%M") }
    if let yesterday = g_date_time_add_days(now, -1) {
      defer { g_date_time_unref(yesterday) }
      if isSameDay(time, yesterday) { return format(time, "Yesterday %H:%M") }
    }
    let isThisYear = g_date_time_get_year(time) == g_date_time_get_year(now)
    return format(time, isThisYear ? "%-d %b %H:%M" : "%-d %b %Y")
  }

  private static func isSameDay(_ one: OpaquePointer, _ other: OpaquePointer) -> Bool {
    g_date_time_get_year(one) == g_date_time_get_year(other)
      && g_date_time_get_day_of_year(one) == g_date_time_get_day_of_year(other)
  }

  private static func format(_ time: OpaquePointer, _ pattern: String) -> String {
    guard let text = g_date_time_format(time, pattern) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
