/// Checks a JSON document before the parser reads it.
///
/// The parser recurses for each array and object, and its hash tables become slow if many names
/// have the same hash. It also accepts more than JSON: comments, and strings in single quotes. Both
/// could hide brackets from this check, so they are rejected.
struct JSONShape {
  /// The maximum number of commas and opening brackets.
  ///
  /// The parser allocates memory for each of them.
  static let maximumMarks = 4_000_000
  /// The maximum number of members of an object.
  static let maximumMembers = 256

  private var text: [UInt8]
  private var index = 0
  private var markCount = 0
  /// The number of commas in each open object, or `nil` for an open array.
  private var open: [Int?] = []

  private init(_ text: [UInt8]) {
    self.text = text
  }

  /// Checks that arrays and objects are within the limits and closed, and that only JSON characters
  /// appear outside strings.
  ///
  /// Returns the text. Unpaired surrogates in escapes are replaced by U+FFFD.
  static func checked(_ text: [UInt8]) throws(FeedError) -> [UInt8] {
    var shape = JSONShape(text)
    while shape.index < shape.text.count { try shape.takeByte() }
    guard shape.open.isEmpty else { throw .cutOff }
    return shape.text
  }

  private mutating func takeByte() throws(FeedError) {
    switch text[index] {
    case UInt8(ascii: "\""): return try takeString()
    case UInt8(ascii: "{"): try begin(0)
    case UInt8(ascii: "["): try begin(nil)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
    case UInt8(ascii: ","): try takeComma()
    case let byte where !Self.isJSON(byte): throw malformed("a character that JSON does not allow")
    default: break
    }
    index += 1
  }

  private mutating func begin(_ count: Int?) throws(FeedError) {
    guard open.count < FeedReader.deepest else { throw .tooDeep }
    open.append(count)
    try countMark()
  }

  private mutating func takeComma() throws(FeedError) {
    try countMark()
    guard let count = open.last.flatMap(\.self) else { return }
    guard count + 1 < Self.maximumMembers else {
      throw malformed("an object with too many members")
    }
    open[open.count - 1] = count + 1
  }

  private mutating func countMark() throws(FeedError) {
    markCount += 1
    guard markCount <= Self.maximumMarks else { throw .tooLarge }
  }

  private func malformed(_ reason: String) -> FeedError {
    .malformed(line: text[..<index].count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
  }

  /// Returns whether `byte` can appear outside strings: in numbers, in literals or between values.
  ///
  /// Brackets and commas are handled separately.
  private static func isJSON(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "E"), UInt8(ascii: ":"), UInt8(ascii: "."): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: DocumentText.isBlank(byte)
    }
  }

  // MARK: - Strings

  /// Skips a string, including both quotes.
  private mutating func takeString() throws(FeedError) {
    index += 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"): takeEscape()
      default: index += 1
      }
    }
    throw .cutOff
  }

  /// Skips one escape, or two if they form a surrogate pair.
  ///
  /// Replaces an unpaired surrogate by U+FFFD.
  private mutating func takeEscape() {
    guard let unit = unit(at: index), (0xD800...0xDFFF).contains(unit) else {
      index += 2
      return
    }
    if unit < 0xDC00, let low = self.unit(at: index + 6), (0xDC00...0xDFFF).contains(low) {
      index += 12
    } else {
      text.replaceSubrange(index + 2..<index + 6, with: "FFFD".utf8)
      index += 6
    }
  }

  /// Returns the UTF-16 code unit of the `\u` escape at `index`, or `nil` if there is no such
  /// escape.
  private func unit(at index: Int) -> UInt32? {
    guard index + 6 <= text.count, text[index] == UInt8(ascii: "\\"),
      text[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: text[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
