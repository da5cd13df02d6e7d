/// A parser that reads the parts of a date from the beginning of a text.
struct DateScanner {
  private var rest: ArraySlice<UInt8>

  /// Creates a scanner of `text`.
  ///
  /// Skips text in parentheses.
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

  /// Whether the whole text has been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Skips blanks, and returns whether there were any.
  @discardableResult
  mutating func takeBlanks() -> Bool {
    let count = rest.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count
    rest = rest.dropFirst(count)
    return count > 0
  }

  /// Reads one character if it is in `characters`.
  ///
  /// Returns `nil` and reads nothing otherwise.
  mutating func take(anyOf characters: StaticString) -> UInt8? {
    let wanted = UnsafeBufferPointer(
      start: characters.utf8Start, count: characters.utf8CodeUnitCount)
    guard let first = rest.first, wanted.contains(first) else { return nil }
    rest = rest.dropFirst()
    return first
  }

  /// Reads a number with a digit count in `range`.
  ///
  /// Returns `nil` and reads nothing if the digit count is out of range.
  mutating func takeNumber(digits range: ClosedRange<Int>) -> (value: Int64, digits: Int)? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard range.contains(digits.count), range.upperBound <= 18 else { return nil }
    rest = rest.dropFirst(digits.count)
    // The low four bits of an ASCII digit are its value.
    return (digits.reduce(0) { $0 * 10 + Int64($1 & 0x0F) }, digits.count)
  }

  /// Skips an optional fraction, which starts with a point or a comma.
  ///
  /// Returns `false` if no digit follows the point or comma.
  mutating func takeFraction() -> Bool {
    guard take(anyOf: ".,") != nil else { return true }
    let count = rest.prefix { (0x30...0x39).contains($0) }.count
    rest = rest.dropFirst(count)
    return count > 0
  }

  /// Reads letters, also those outside of ASCII, and returns them in lowercase.
  ///
  /// Returns an empty string if there are no letters.
  mutating func takeLetters() -> String {
    let letters = rest.prefix { (0x61...0x7A).contains($0 | 0x20) || $0 >= 0x80 }
    rest = rest.dropFirst(letters.count)
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// Reads the rest of the name of a time zone, such as `/New_York` after `America`.
  ///
  /// Returns an empty string if there is none.
  mutating func takePlace() -> String {
    guard rest.first == UInt8(ascii: "/") else { return "" }
    let name = rest.prefix {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || "/_+-".utf8.contains($0)
    }
    rest = rest.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns whether exactly `count` digits follow.
  func hasDigits(_ count: Int) -> Bool {
    rest.prefix { (0x30...0x39).contains($0) }.count == count
  }

  /// The next character, or `nil` at the end of the text.
  var next: UInt8? { rest.first }

  /// The character after the next digits, or `nil` at the end of the text.
  var afterDigits: UInt8? { rest.drop { (0x30...0x39).contains($0) }.first }
}
