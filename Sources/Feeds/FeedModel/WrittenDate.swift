/// Reads dates as people write them: words, numbers and a time, in any usual order.
///
/// Examples: `Sat, 07 Sep 2002 00:00:01 GMT`, `Sep 7, 2002 1:00 PM`, `Sat Sep  7 00:00:01 2002`,
/// `2002/09/07 00:00 EDT`, `07.09.2002`.
struct WrittenDate {
  private var year: Int64?
  private var month: Int64?
  private var day: Int64?
  private var time: FeedDate.Time?
  private var zone: DateZone?
  private var isAfternoon: Bool?
  private var isFirst = true

  /// Returns the seconds since 1970 UTC of the date in `scanner`, or `nil` if it is invalid.
  static func seconds(_ scanner: DateScanner) -> Int64? {
    var (scanner, date) = (scanner, WrittenDate())
    repeat {
      while scanner.take(anyOf: ", \t\n\r") != nil {}
      if scanner.isAtEnd { break }
      guard date.takeNext(&scanner) else { return nil }
      date.isFirst = false
    } while true
    guard let year = date.year, let month = date.month, let day = date.day else { return nil }
    var time = date.time ?? (0, 0, 0)
    if let isAfternoon = date.isAfternoon {
      guard (1...12).contains(time.hour) else { return nil }
      time.hour = time.hour % 12 + (isAfternoon ? 12 : 0)
    }
    return FeedDate.seconds((year, month, day), time, zone: date.zone ?? .utc)
  }

  /// Reads the next word, number, date or time, and returns whether it is valid.
  private mutating func takeNext(_ scanner: inout DateScanner) -> Bool {
    guard let next = scanner.next else { return false }
    switch (next, scanner.afterDigits) {
    case (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":")?):
      guard time == nil, let found = FeedDate.takeTime(&scanner) else { return false }
      time = found
    case (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/")?),
      (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ".")?):
      return takeNumbers(&scanner)
    case (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")?) where scanner.hasDigits(4):
      return takeNumbers(&scanner)
    case (UInt8(ascii: "0")...UInt8(ascii: "9"), _): return takeNumber(&scanner)
    case (UInt8(ascii: "+"), _), (UInt8(ascii: "-"), _):
      guard time != nil, zone == nil, let offset = scanner.takeOffset() else { return false }
      zone = .offset(offset)
    default: return takeWord(&scanner)
    }
    return true
  }

  /// Reads three numbers with points, slashes or hyphens between them, or a day with a point.
  ///
  /// With slashes the month precedes the day, unless the order is impossible.
  private mutating func takeNumbers(_ scanner: inout DateScanner) -> Bool {
    guard day == nil, let first = scanner.takeNumber(digits: 1...4),
      let mark = scanner.take(anyOf: "/.-")
    else { return false }
    guard let second = scanner.takeNumber(digits: 1...2) else {
      day = first.value
      return true
    }
    guard month == nil, year == nil, scanner.take(anyOf: "/.-") == mark,
      let third = scanner.takeNumber(digits: 1...4)
    else { return false }
    if first.digits == 4 {
      (year, month, day) = (first.value, second.value, third.value)
      return true
    }
    year = FeedDate.year(third.value, digits: third.digits)
    let isMonthFirst = mark == UInt8(ascii: "/") && first.value <= 12
    (month, day) =
      isMonthFirst ? (first.value, second.value) : (second.value, first.value)
    return true
  }

  /// Reads a day or a year, and a separator that may follow.
  private mutating func takeNumber(_ scanner: inout DateScanner) -> Bool {
    guard let number = scanner.takeNumber(digits: 1...4) else { return false }
    if number.digits <= 2, day == nil {
      day = number.value
    } else if number.digits >= 2, year == nil {
      year = FeedDate.year(number.value, digits: number.digits)
    } else {
      return false
    }
    // In `7-Sep-2002` the hyphen separates; after the time it begins the zone.
    if time == nil { _ = scanner.take(anyOf: "-") }
    return true
  }

  // MARK: - Words

  /// Reads a day of the week, a month, a zone, or a word for a part of the day.
  private mutating func takeWord(_ scanner: inout DateScanner) -> Bool {
    let before = scanner
    let word = scanner.takeLetters()
    guard !word.isEmpty else { return false }
    if let isAfternoon = Self.halves[word] {
      if !word.utf8.allSatisfy({ $0 < 0x80 }) { zone = zone ?? DateZone.named("kst") }
      self.isAfternoon = isAfternoon
    } else if let unit = Self.units.firstIndex(of: word) {
      guard takeUnit(unit) else { return false }
    } else if month == nil, let month = Self.month(word) {
      self.month = month
      _ = scanner.take(anyOf: ".-")
    } else if isFirst || time == nil && Self.fillers.contains(word) {
      _ = scanner.take(anyOf: ".")
    } else if time != nil, zone == nil {
      scanner = before
      zone = scanner.takeZone(isStrict: false)
      return zone != nil
    } else {
      return false
    }
    return true
  }

  /// Handles the Korean word after a year, a month or a day, which Korean dates have in this order.
  private mutating func takeUnit(_ unit: Int) -> Bool {
    zone = zone ?? DateZone.named("kst")
    // The number before the word for months was taken as the day.
    if unit == 1 { (month, day) = (day, nil) }
    return unit == 0 ? year != nil : unit == 1 ? month != nil : day != nil
  }

  private static let halves = ["am": false, "pm": true, "오전": false, "오후": true]
  private static let units = ["년", "월", "일"]
  private static let fillers: Set<String> = [
    "st", "nd", "rd", "th", "of", "at", "de", "del", "um", "à",
  ]

  /// The beginnings of the names of months, from January, in English, German, French, Spanish, Greek
  /// and Hungarian.
  private static let months = [
    ["jan", "ene", "ιαν"], ["feb", "fév", "φεβ"], ["mar", "mär", "μάρ", "μαρ", "már"],
    ["apr", "avr", "abr", "απρ", "ápr"], ["may", "mai", "μάι", "μαϊ", "μαι", "máj"],
    ["jun", "juin", "ιούν", "ιον", "jún"], ["jul", "juil", "ιούλ", "ιολ", "júl"],
    ["aug", "aoû", "ago", "αύγ", "αυγ"], ["sep", "σεπ", "sze"], ["oct", "okt", "οκτ"],
    ["nov", "νοέ", "νοε"], ["dec", "dez", "déc", "dic", "δεκ"],
  ]

  /// Returns the month with a name in lowercase, from 1, or `nil` if it is not a month.
  static func month(_ name: String) -> Int64? {
    months.firstIndex { $0.contains(where: name.hasPrefix) }.map { Int64($0) + 1 }
  }
}
