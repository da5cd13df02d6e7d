/// The number of a row as somebody has written it, from 1 on.
enum RowNumber: Equatable {
  /// The index of the row, from 0.
  case row(Int)
  /// A number that no row has.
  case beyond
  /// No number at all.
  case none

  /// Signs between the thousands, in the languages that there are.
  private static let separators: Set<Character> = [
    ",", ".", "'", "’", "٬", "،", "，", "_", " ", "\u{A0}", "\u{2009}", "\u{202F}",
  ]
  /// Marks of direction, which come with what is copied from lines that run from right to left.
  private static let marks: Set<Character> = [
    "\u{200E}", "\u{200F}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{61C}",
  ]

  /// What `text` says of `count` rows.
  ///
  /// Digits are those of any script. Between them there may be one kind of sign, where thousands end, or as
  /// in India: `1,000,000` and `10,00,000`, but not `1.5`.
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

  /// Groups of so many digits are those of one number.
  private static func areThousands(_ lengths: [Int]) -> Bool {
    guard let first = lengths.first, first > 0 else { return false }
    if lengths.count == 1 { return true }
    return first <= 3 && lengths.last == 3
      && lengths.dropFirst().allSatisfy { (2...3).contains($0) }
  }

  /// The number with these digits; nil above `most`.
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
