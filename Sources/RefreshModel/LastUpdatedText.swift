/// The line of a header that says when its list was last refreshed.
///
/// Formats: ` HH:mm` today, `MM-dd HH:mm` this year, else `yyyy-MM-dd HH:mm`, in the Gregorian
/// calendar. "Today" is the same day of the same month and year.
/// Source: refresh controls reference, 1.1.2 and 1.1.3.
public enum LastUpdatedText {
  private static let prefix = "Last update: "
  private static let today = "Today"
  private static let never = "No record"

  /// The line for a list refreshed at `updated`, read at `now`, both in seconds since 1970 UTC,
  /// in a zone `utcOffset` seconds east of it; nil `updated` says that there is no record.
  public static func text(updated: Double?, now: Double, utcOffset: Double = 0) -> String {
    guard let updated else { return prefix + never }
    let then = CivilTime(seconds: updated, utcOffset: utcOffset)
    let current = CivilTime(seconds: now, utcOffset: utcOffset)
    let clock = "\(padded(then.hour)):\(padded(then.minute))"
    if then.isSameDay(as: current) { return "\(prefix)\(today) \(clock)" }
    let day = "\(padded(then.month))-\(padded(then.day))"
    return then.year == current.year
      ? "\(prefix)\(day) \(clock)" : "\(prefix)\(padded(then.year, to: 4))-\(day) \(clock)"
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
