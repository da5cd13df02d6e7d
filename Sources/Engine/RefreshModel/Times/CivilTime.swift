import Glibc

/// A wall-clock time in the Gregorian calendar.
public struct CivilTime: Equatable, Sendable {
  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1 to 31.
  public let day: Int
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int
  /// The second, from 0 to 59.
  public let second: Int

  /// The length of 100,000 years in seconds.
  ///
  /// Later and earlier times are clamped to it.
  private static let limit = 3.156e12

  /// Creates the time at `seconds` since 1970-01-01 00:00 UTC in a zone `utcOffset` seconds east of
  /// UTC.
  ///
  /// Times that are not finite count as 1970. Times more than 100,000 years away are clamped.
  public init(seconds: Double, utcOffset: Double = 0) {
    let local = seconds + utcOffset
    let bounded = local.isFinite ? min(max(local, -Self.limit), Self.limit) : 0
    var whole = Int(exactly: bounded.rounded(.down)) ?? 0
    var parts = tm()
    gmtime_r(&whole, &parts)
    (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    (hour, minute, second) = (Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
  }

  /// Returns the seconds from 1970-01-01 00:00 UTC to a UTC time, or `nil` if the date or time does
  /// not exist.
  ///
  /// Valid years are 1 to 9999.
  public static func seconds(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) -> Double? {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second)
    else { return nil }
    func part(_ number: Int) -> Int32 { Int32(clamping: number) }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (part(year) - 1900, part(month) - 1, part(day))
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (part(hour), part(minute), part(second))
    let seconds = timegm(&parts)
    // `timegm` turns a day that the month does not have into a day of the next month.
    return parts.tm_mday == day ? Double(seconds) : nil
  }

  /// Returns whether both times are on the same day of the same month and year.
  public func isSameDay(as other: CivilTime) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}
