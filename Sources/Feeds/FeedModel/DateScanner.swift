/// What is left of a date while it is read from its beginning, in ASCII.
struct DateScanner {
  private var rest: ArraySlice<UInt8>

  /// A scanner of `text`, without what is in parentheses.
  init(_ text: String) {
    var depth = 0
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if depth == 0 { bytes.append(byte) }
      if byte == UInt8(ascii: ")"), depth > 0 { depth -= 1 }
    }
    rest = bytes[...]
  }

  /// True when nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Takes the blanks that come next; true where there were any.
  @discardableResult
  mutating func takeBlanks() -> Bool {
    let count = rest.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count
    rest = rest.dropFirst(count)
    return count > 0
  }

  /// Takes one of these characters, which comes next; nil where another does.
  mutating func take(anyOf characters: StaticString) -> UInt8? {
    let wanted = UnsafeBufferPointer(
      start: characters.utf8Start, count: characters.utf8CodeUnitCount)
    guard let first = rest.first, wanted.contains(first) else { return nil }
    rest = rest.dropFirst()
    return first
  }

  /// Takes a number of so many digits, no more and no less; nil, and nothing is taken, for any other.
  mutating func takeNumber(digits range: ClosedRange<Int>) -> (value: Int64, digits: Int)? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard range.contains(digits.count), range.upperBound <= 18 else { return nil }
    rest = rest.dropFirst(digits.count)
    // The lower half of a digit is its value.
    return (digits.reduce(0) { $0 * 10 + Int64($1 & 0x0F) }, digits.count)
  }

  /// Takes a fraction with its point or comma; true where there is none, or it has digits.
  mutating func takeFraction() -> Bool {
    guard take(anyOf: ".,") != nil else { return true }
    let count = rest.prefix { (0x30...0x39).contains($0) }.count
    rest = rest.dropFirst(count)
    return count > 0
  }

  /// Takes the letters that come next, as small ones; empty where there are none.
  mutating func takeLetters() -> String {
    let letters = rest.prefix { (0x61...0x7A).contains($0 | 0x20) }
    rest = rest.dropFirst(letters.count)
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }
}
