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

  private static let secondsPerDay = 86_400
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
    let whole = Int(exactly: bounded.rounded(.down)) ?? 0
    let dayNumber = whole.floorDivided(by: Self.secondsPerDay)
    let rest = whole - dayNumber * Self.secondsPerDay
    (year, month, day) = Self.date(dayNumber: dayNumber)
    hour = rest / 3600
    minute = rest % 3600 / 60
    second = rest % 60
  }

  /// Returns the date `dayNumber` days after 1970-01-01.
  ///
  /// The computation counts years from March, so that a leap day is the last day of its year, in
  /// cycles of 400 years with 146,097 days.
  private static func date(dayNumber: Int) -> (year: Int, month: Int, day: Int) {
    let daysToMarchOfYear0 = 719_468
    let shifted = dayNumber + daysToMarchOfYear0
    let cycle = shifted.floorDivided(by: 146_097)
    let dayOfCycle = shifted - cycle * 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month, day)
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
    let marchYear = month <= 2 ? year - 1 : year
    let cycle = marchYear.floorDivided(by: 400)
    let yearOfCycle = marchYear - cycle * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    let dayNumber = cycle * 146_097 + dayOfCycle - 719_468
    guard date(dayNumber: dayNumber) == (year, month, day) else { return nil }
    return Double(dayNumber * secondsPerDay + hour * 3600 + minute * 60 + second)
  }

  /// Returns whether both times are on the same day of the same month and year.
  public func isSameDay(as other: CivilTime) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}

extension Int {
  /// Returns the quotient rounded towards minus infinity.
  ///
  /// `divisor` must be above 0.
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
