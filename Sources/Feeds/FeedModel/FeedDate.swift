import CJSON

/// Dates as feeds write them, whatever the language and time zone of the system.
enum FeedDate {
  /// The maximum length of a date in bytes; chosen here.
  private static let longest = 100

  /// Returns the seconds since 1970 UTC of a date as in RFC 3339 or RFC 2822, or `nil` if invalid.
  ///
  /// Fractions of a second are dropped. A year, month or day means its beginning (W3C's "Date and
  /// Time Formats"). The default zone is UTC.
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
    // The day of the week is redundant, so skip it.
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

  /// Skips the separator between day, month and year, and returns whether there was one.
  private static func takeSeparator(_ scanner: inout DateScanner) -> Bool {
    let isSeparated = scanner.takeBlanks() || scanner.take(anyOf: "-.") != nil
    scanner.takeBlanks()
    return isSeparated
  }

  /// Returns the year: two digits mean 1950 to 2049, three count from 1900 (RFC 2822, section 4.3).
  private static func year(_ value: Int64, digits: Int) -> Int64 {
    switch digits {
    case 2: value < 50 ? value + 2000 : value + 1900
    case 3: value + 1900
    default: value
    }
  }

  // MARK: - Times and zones

  /// Reads hours, minutes and optional seconds.
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

  /// Reads a zone and returns its offset from UTC in seconds, or `nil` if it is invalid.
  ///
  /// Unless `isStrict` is set, an unknown name means UTC, as in RFC 2822, section 4.3.
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

  /// The seconds in 400 years of the Gregorian calendar, after which its days repeat.
  private static let cycle: Int64 = 146_097 * 86_400

  /// Returns the seconds since 1970 UTC of a Gregorian date and time, or `nil` if invalid.
  ///
  /// `zone` is the offset of the time zone from UTC in seconds. A leap second counts as the first
  /// second of the next minute.
  private static func seconds(
    _ year: Int64, _ month: Int64, _ day: Int64, _ time: Time, zone: Int64
  ) -> Int64? {
    // GLib's years begin at 1, and its minutes have no second 60.
    let (knownYear, cycles): (Int64, Int64) = year == 0 ? (400, 1) : (year, 0)
    let (knownSecond, leapSeconds): (Int64, Int64) = time.second == 60 ? (59, 1) : (time.second, 0)
    let date = g_date_time_new_utc(
      gint(clamping: knownYear), gint(clamping: month), gint(clamping: day),
      gint(clamping: time.hour),
      gint(clamping: time.minute), gdouble(knownSecond))
    guard let date else { return nil }
    defer { g_date_time_unref(date) }
    return Int64(g_date_time_to_unix(date)) + leapSeconds - cycles * cycle - zone
  }
}
