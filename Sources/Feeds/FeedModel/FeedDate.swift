import CJSON

/// Dates as feeds write them, whatever the language and time zone of the system.
enum FeedDate {
  /// The maximum length of a date in bytes; chosen here.
  private static let longest = 100

  /// Returns the seconds since 1970 UTC of a date, or `nil` if it is invalid.
  ///
  /// Reads dates of RFC 3339 and ISO 8601, of RFC 2822 and the C function `asctime`, and similar
  /// ones: see ``WrittenDate``. Fractions of a second are dropped. A year, month or day means its
  /// beginning (W3C's "Date and Time Formats"). The default zone is UTC.
  static func seconds(_ text: String) -> Int64? {
    guard text.utf8.count <= longest else { return nil }
    return internetDate(DateScanner(text)) ?? WrittenDate.seconds(DateScanner(text))
  }

  /// Hours, minutes and seconds.
  typealias Time = (hour: Int64, minute: Int64, second: Int64)
  /// A year, a month from 1, and a day of the month from 1.
  typealias Day = (year: Int64, month: Int64, day: Int64)

  // MARK: - RFC 3339 and ISO 8601

  private static func internetDate(_ scanner: DateScanner) -> Int64? {
    var scanner = scanner
    scanner.takeBlanks()
    guard let day = takeDay(&scanner) else { return nil }
    var (time, zone): (Time, DateZone) = ((0, 0, 0), .utc)
    if scanner.take(anyOf: "Tt ") != nil {
      scanner.takeBlanks()
      if !scanner.isAtEnd {
        guard let found = takeTime(&scanner), let offset = scanner.takeZone(isStrict: true)
        else { return nil }
        (time, zone) = (found, offset)
      }
    }
    scanner.takeBlanks()
    return scanner.isAtEnd ? seconds(day, time, zone: zone) : nil
  }

  /// Reads a day with hyphens or without, which may lack its end or have a two-digit year.
  private static func takeDay(_ scanner: inout DateScanner) -> Day? {
    // The format of 8 to 5 digits follows from their number: a day of the year has three digits.
    for (count, yearDigits) in [(8, 4), (7, 4), (6, 2), (5, 2)] where scanner.hasDigits(count) {
      guard let number = scanner.takeNumber(digits: count...count)?.value else { return nil }
      let isOrdinal = count % 2 == 1
      let rest: Int64 = isOrdinal ? 1_000 : 10_000
      let year = year(number / rest, digits: yearDigits)
      return isOrdinal
        ? day(number % rest, of: year) : (year, number % rest / 100, number % 100)
    }
    let lacksDay = scanner.take(anyOf: "-") != nil
    if lacksDay, scanner.hasDigits(4), let number = scanner.takeNumber(digits: 4...4)?.value {
      return (year(number / 100, digits: 2), number % 100, 1)
    }
    guard let found = scanner.takeNumber(digits: lacksDay ? 2...2 : 2...4), found.digits != 3
    else { return nil }
    let year = year(found.value, digits: found.digits)
    guard scanner.take(anyOf: "-") != nil else { return found.digits == 4 ? (year, 1, 1) : nil }
    if scanner.hasDigits(3), scanner.afterDigits != UInt8(ascii: "-") {
      return scanner.takeNumber(digits: 3...3).flatMap { day($0.value, of: year) }
    }
    guard let month = scanner.takeNumber(digits: 1...3)?.value ?? takeMonth(&scanner) else {
      return nil
    }
    guard scanner.take(anyOf: "-") != nil else {
      return found.digits == 4 || lacksDay ? (year, month, 1) : nil
    }
    return scanner.takeNumber(digits: 1...2).map { (year, month, $0.value) }
  }

  private static func takeMonth(_ scanner: inout DateScanner) -> Int64? {
    WrittenDate.month(scanner.takeLetters())
  }

  /// Returns the day with this number in a year, counted from 1, or `nil` if there is none.
  private static func day(_ number: Int64, of year: Int64) -> Day? {
    guard let first = g_date_time_new_utc(gint(clamping: year), 1, 1, 0, 0, 0) else { return nil }
    defer { g_date_time_unref(first) }
    guard number > 0, let date = g_date_time_add_days(first, gint(clamping: number - 1)) else {
      return nil
    }
    defer { g_date_time_unref(date) }
    guard Int64(g_date_time_get_year(date)) == year else { return nil }
    return (year, Int64(g_date_time_get_month(date)), Int64(g_date_time_get_day_of_month(date)))
  }

  /// Returns the year: two digits mean 1950 to 2049, three count from 1900 (RFC 2822, section 4.3).
  static func year(_ value: Int64, digits: Int) -> Int64 {
    switch digits {
    case ...2: value < 50 ? value + 2000 : value + 1900
    case 3: value + 1900
    default: value
    }
  }

  // MARK: - Times

  /// Reads hours, minutes and optional seconds.
  static func takeTime(_ scanner: inout DateScanner) -> Time? {
    guard let hour = scanner.takeNumber(digits: 1...2)?.value, scanner.take(anyOf: ":") != nil,
      let minute = scanner.takeNumber(digits: 1...2)?.value
    else { return nil }
    guard scanner.take(anyOf: ":") != nil else { return (hour, minute, 0) }
    guard let second = scanner.takeNumber(digits: 1...2)?.value, scanner.takeFraction() else {
      return nil
    }
    return (hour, minute, second)
  }

  // MARK: - Arithmetic

  /// The seconds in 400 years of the Gregorian calendar, after which its days repeat.
  private static let cycle: Int64 = 146_097 * 86_400

  /// Returns the seconds since 1970 UTC of a Gregorian date and time, or `nil` if invalid.
  ///
  /// A leap second counts as the first second of the next minute.
  static func seconds(_ day: Day, _ time: Time, zone: DateZone) -> Int64? {
    // GLib's years begin at 1, and its minutes have no second 60.
    let (knownYear, cycles): (Int64, Int64) = day.year == 0 ? (400, 1) : (day.year, 0)
    let (knownSecond, leapSeconds): (Int64, Int64) = time.second == 60 ? (59, 1) : (time.second, 0)
    let date = g_date_time_new_utc(
      gint(clamping: knownYear), gint(clamping: day.month), gint(clamping: day.day),
      gint(clamping: time.hour), gint(clamping: time.minute), gdouble(knownSecond))
    guard let date else { return nil }
    defer { g_date_time_unref(date) }
    let local = Int64(g_date_time_to_unix(date)) + leapSeconds - cycles * cycle
    return zone.offset(at: local).map { local - $0 }
  }
}
