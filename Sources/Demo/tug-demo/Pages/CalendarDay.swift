import CGtk
import Translations

/// A day in the local calendar.
@MainActor struct CalendarDay {
  /// The name of the weekday, or `Today`.
  let name: String
  /// The date as text.
  let date: String
  /// The date as text with a short name of the month.
  let shortDate: String
  /// The day as a heading: `Today`, `Yesterday`, the weekday in the last week, or else the date.
  let heading: String
  private let year: Int32
  private let month: Int32
  private let dayOfMonth: Int32

  /// The current day, without texts.
  static var today: CalendarDay {
    let now = TimeOfDay.now()
    defer { now.map { g_date_time_unref($0) } }
    let year = now.map { g_date_time_get_year($0) } ?? 1970
    let month = now.map { g_date_time_get_month($0) } ?? 1
    let day = now.map { g_date_time_get_day_of_month($0) } ?? 1
    return CalendarDay(
      year: year, month: month, dayOfMonth: day, name: "", date: "", shortDate: "", heading: "")
  }

  /// Returns the heading of a day before today, or an empty string outside the years 1 to 9999.
  static func heading(daysAgo: Int) -> String {
    Int32(exactly: -daysAgo).flatMap(today.adding)?.heading ?? ""
  }

  private init(
    year: Int32, month: Int32, dayOfMonth: Int32, name: String, date: String, shortDate: String,
    heading: String
  ) {
    self.year = year
    self.month = month
    self.dayOfMonth = dayOfMonth
    self.name = name
    self.date = date
    self.shortDate = shortDate
    self.heading = heading
  }

  /// Returns the day `days` days later, or `nil` outside the years 1 to 9999.
  func adding(days: Int32) -> CalendarDay? {
    // Use noon, because changes between standard and daylight saving time never move it to another
    // day.
    guard let start = g_date_time_new_local(year, month, dayOfMonth, 12, 0, 0) else { return nil }
    defer { g_date_time_unref(start) }
    guard let day = g_date_time_add_days(start, days) else { return nil }
    defer { g_date_time_unref(day) }
    let name =
      days == 0
      ? Message("DayToday", "Today").words
      : DateText.text(Message("DayName", "{weekday}"), of: day)
    let date = DateText.text(Message("DateLong", "{day} {month} {year}"), of: day)
    return CalendarDay(
      year: year, month: month, dayOfMonth: dayOfMonth, name: name, date: date,
      shortDate: DateText.text(Message("DateShort", "{day} {mon} {year}"), of: day),
      heading: days == -1
        ? Message("DayYesterday", "Yesterday").words : (-6...0).contains(days) ? name : date)
  }
}
