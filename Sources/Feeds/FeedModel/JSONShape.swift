/// The bytes of a document in JSON, looked at before the parser gets them.
///
/// The parser goes down one call for each array or object, looks long for names that were chosen to have
/// one hash, and takes more than JSON: comments, and strings in single quotes, in which brackets would be
/// hidden here.
struct JSONShape {
  /// How many commas and brackets there may be, for each of which the parser takes memory (chosen here).
  static let mostMarks = 4_000_000
  /// How many members an object may have (chosen here).
  static let mostMembers = 256

  private var text: [UInt8]
  private var index = 0
  private var markCount = 0
  /// For each array and object that is open, how many commas it has had; of an array none are counted.
  private var open: [Int?] = []

  private init(_ text: [UInt8]) {
    self.text = text
  }

  /// Checks that arrays and objects are few and small enough, that the last one ends, and that nothing is
  /// between the strings that JSON has not.
  ///
  /// Hands on the text, where halves of surrogate pairs alone are U+FFFD.
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
    case let byte where !Self.isJSON(byte): throw malformed("a character that JSON has not")
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
    guard count + 1 < Self.mostMembers else { throw malformed("an object of too many members") }
    open[open.count - 1] = count + 1
  }

  private mutating func countMark() throws(FeedError) {
    markCount += 1
    guard markCount <= Self.mostMarks else { throw .tooLarge }
  }

  private func malformed(_ reason: String) -> FeedError {
    .malformed(line: text[..<index].count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
  }

  /// True for the bytes of numbers, of names of values, and between values.
  private static func isJSON(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "E"), UInt8(ascii: ":"), UInt8(ascii: "."): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: DocumentText.isBlank(byte)
    }
  }

  // MARK: - Strings

  /// Takes a string with both quotes.
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

  /// Takes an escape, or both of a surrogate pair; one that is half a pair becomes U+FFFD.
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

  /// The number of an escape with four digits at `index`; nil where there is none.
  private func unit(at index: Int) -> UInt32? {
    guard index + 6 <= text.count, text[index] == UInt8(ascii: "\\"),
      text[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: text[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
