/// Dates as feeds write them, whatever the language and time zone of the system.
enum FeedDate {
  /// The longest text that is looked at, in bytes (chosen here).
  private static let longest = 100

  /// A date of RFC 3339 or RFC 2822 in seconds since 1970 UTC, without fractions; nil for any other.
  ///
  /// A year, a month or a day alone is its beginning (W3C's "Date and Time Formats"). Without a zone it
  /// is UTC.
  static func seconds(_ text: String) -> Int64? {
    guard text.utf8.count <= longest else { return nil }
    return internetDate(DateScanner(text)) ?? mailDate(DateScanner(text))
  }

  /// Hours, minutes and seconds.
  private typealias Time = (hour: Int64, minute: Int64, second: Int64)

  // MARK: - RFC 3339

  private static func internetDate(_ scanner: DateScanner) -> Int64? {
    var scanner = scanner
    scanner.takeBlanks()
    guard let year = scanner.takeNumber(digits: 4...4)?.value else { return nil }
    var (month, day, time, zone): (Int64, Int64, Time, Int64) = (1, 1, (0, 0, 0), 0)
    if scanner.take(anyOf: "-") != nil {
      guard let found = scanner.takeNumber(digits: 2...2)?.value else { return nil }
      month = found
      if scanner.take(anyOf: "-") != nil {
        guard let found = scanner.takeNumber(digits: 2...2)?.value else { return nil }
        day = found
        if scanner.take(anyOf: "Tt ") != nil, !scanner.isAtEnd {
          guard let found = takeTime(&scanner, hourDigits: 2...2),
            let offset = takeZone(&scanner, isStrict: true)
          else { return nil }
          (time, zone) = (found, offset)
        }
      }
    }
    scanner.takeBlanks()
    return scanner.isAtEnd ? seconds(year, month, day, time, zone: zone) : nil
  }

  // MARK: - RFC 2822

  private static func mailDate(_ scanner: DateScanner) -> Int64? {
    var scanner = scanner
    scanner.takeBlanks()
    // The day of the week says nothing that the date does not.
    if !scanner.takeLetters().isEmpty {
      _ = scanner.take(anyOf: ".")
      _ = scanner.take(anyOf: ",")
      scanner.takeBlanks()
    }
    guard let day = scanner.takeNumber(digits: 1...2)?.value, takeSeparator(&scanner),
      let month = months.firstIndex(of: String(scanner.takeLetters().prefix(3))),
      takeSeparator(&scanner), let digits = scanner.takeNumber(digits: 2...4)
    else { return nil }
    var (time, zone): (Time, Int64) = ((0, 0, 0), 0)
    scanner.takeBlanks()
    if !scanner.isAtEnd {
      guard let found = takeTime(&scanner, hourDigits: 1...2),
        let offset = takeZone(&scanner, isStrict: false)
      else { return nil }
      (time, zone) = (found, offset)
    }
    let year = year(digits.value, digits: digits.digits)
    return scanner.isAtEnd ? seconds(year, Int64(month) + 1, day, time, zone: zone) : nil
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Takes what is between day, month and year; false where nothing is.
  private static func takeSeparator(_ scanner: inout DateScanner) -> Bool {
    let isSeparated = scanner.takeBlanks() || scanner.take(anyOf: "-.") != nil
    scanner.takeBlanks()
    return isSeparated
  }

  /// A year, where two digits are those from 1950 to 2049, and three count from 1900 (RFC 2822,
  /// section 4.3).
  private static func year(_ value: Int64, digits: Int) -> Int64 {
    switch digits {
    case 2: value < 50 ? value + 2000 : value + 1900
    case 3: value + 1900
    default: value
    }
  }

  // MARK: - Times and zones

  /// Takes hours and minutes, and seconds where there are any.
  private static func takeTime(
    _ scanner: inout DateScanner, hourDigits: ClosedRange<Int>
  ) -> Time? {
    guard let hour = scanner.takeNumber(digits: hourDigits)?.value, scanner.take(anyOf: ":") != nil,
      let minute = scanner.takeNumber(digits: 2...2)?.value
    else { return nil }
    guard scanner.take(anyOf: ":") != nil else { return (hour, minute, 0) }
    guard let second = scanner.takeNumber(digits: 2...2)?.value, scanner.takeFraction() else {
      return nil
    }
    return (hour, minute, second)
  }

  /// The zones that RFC 2822 names, in hours (section 4.3).
  private static let zones: [String: Int64] = [
    "": 0, "z": 0, "ut": 0, "utc": 0, "gmt": 0, "edt": -4, "est": -5, "cdt": -5, "cst": -6,
    "mdt": -6, "mst": -7, "pdt": -7, "pst": -8,
  ]

  /// Takes a zone: its offset from UTC in seconds; nil where it is none.
  ///
  /// Letters that name no zone are UTC, as RFC 2822, section 4.3, has it, unless `isStrict`.
  private static func takeZone(_ scanner: inout DateScanner, isStrict: Bool) -> Int64? {
    scanner.takeBlanks()
    let named = zones[scanner.takeLetters()] ?? (isStrict ? nil : 0)
    guard let named else { return nil }
    var offset = named * 3600
    if let sign = scanner.take(anyOf: "+-") {
      guard let hours = scanner.takeNumber(digits: 2...4) else { return nil }
      var (hour, minute) = (hours.value, Int64(0))
      if hours.digits == 4 {
        (hour, minute) = (hours.value / 100, hours.value % 100)
      } else if scanner.take(anyOf: ":") != nil {
        guard let found = scanner.takeNumber(digits: 2...2)?.value else { return nil }
        minute = found
      }
      guard hours.digits != 3, hour < 24, minute < 60 else { return nil }
      offset += (sign == UInt8(ascii: "-") ? -60 : 60) * (hour * 60 + minute)
    }
    scanner.takeBlanks()
    return offset
  }

  // MARK: - Arithmetic

  /// Seconds since 1970 of a date of the Gregorian calendar, its time, and a zone's offset in seconds.
  ///
  /// Nil where there is no such day or time. A leap second is the first second of the next minute.
  private static func seconds(
    _ year: Int64, _ month: Int64, _ day: Int64, _ time: Time, zone: Int64
  ) -> Int64? {
    let (hour, minute, second) = time
    guard (1...12).contains(month), (1...days(in: month, of: year)).contains(day),
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
    else { return nil }
    return daysSince1970(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - zone
  }

  private static func days(in month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01, where a year begins in March, so that its leap day is the last.
  private static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = (month + 9) % 12
    // Months from March on have 31, 30, 31, 30, 31 days, twice and once more in part.
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    // 719,468 days lie between March 1 of year 0 and 1970; a year -1 rounds as year 0 does.
    let leapDays = marchYear < 0 ? -1 : marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + dayOfYear - 719_468
  }
}
