/// A row number that the user has typed, counted from 1.
enum RowNumber: Equatable {
  /// The index of the row, from 0.
  case row(Int)
  /// The number is outside the range of rows.
  case beyond
  /// The text is not a number.
  case none

  /// The thousands separators of the supported languages.
  private static let separators: Set<Character> = [
    ",", ".", "'", "’", "٬", "،", "，", "_", " ", "\u{A0}", "\u{2009}", "\u{202F}",
  ]
  /// Marks for the text direction, which text copied from right-to-left lines may contain.
  private static let marks: Set<Character> = [
    "\u{200E}", "\u{200F}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{61C}",
  ]

  /// Parses `text` as a row number from 1 to `count`.
  ///
  /// Digits of any script are accepted. Groups of digits may be separated by one kind of separator,
  /// at thousands or as in India: `1,000,000` and `10,00,000`, but not `1.5`.
  init(_ text: String, of count: Int) {
    var groups: [[Int]] = [[]]
    var separator: Character?
    for character in Self.trimmed(text) {
      if let digit = Self.digit(character) {
        groups[groups.count - 1].append(digit)
      } else if Self.separators.contains(character), separator ?? character == character {
        separator = character
        groups.append([])
      } else {
        self = .none
        return
      }
    }
    guard Self.areThousands(groups.map(\.count)) else {
      self = .none
      return
    }
    let number = Self.number(of: groups.joined(), atMost: count)
    self = number.map { $0 > 0 ? .row($0 - 1) : .beyond } ?? .beyond
  }

  private static func trimmed(_ text: String) -> String {
    let rest = text.filter { !marks.contains($0) }.drop { $0.isWhitespace }
    return String(rest.reversed().drop { $0.isWhitespace }.reversed())
  }

  private static func digit(_ character: Character) -> Int? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
      scalar.properties.numericType == .decimal
    else { return nil }
    return character.wholeNumberValue
  }

  /// Returns whether digit groups of these lengths can form a number with thousands separators.
  private static func areThousands(_ lengths: [Int]) -> Bool {
    guard let first = lengths.first, first > 0 else { return false }
    if lengths.count == 1 { return true }
    return first <= 3 && lengths.last == 3
      && lengths.dropFirst().allSatisfy { (2...3).contains($0) }
  }

  /// Returns the number with these digits, or `nil` if it is greater than `most`.
  private static func number(of digits: some Sequence<Int>, atMost most: Int) -> Int? {
    var number = 0
    for digit in digits {
      let (tenfold, isTooMuch) = number.multipliedReportingOverflow(by: 10)
      guard !isTooMuch, tenfold <= most - digit else { return nil }
      number = tenfold + digit
    }
    return number
  }
}
