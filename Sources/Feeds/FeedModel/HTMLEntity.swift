import CXML2

/// Decodes character references of HTML and XML.
enum HTMLEntity {
  /// The maximum length of a name or number, in characters, including the semicolon.
  ///
  /// The names of HTML 4 fit into this length.
  static let longest = 10

  /// Returns the character of a reference such as `eacute`, `#233` or `#xE9`, or `nil` if `name` is
  /// not a reference.
  ///
  /// Numbers that are not characters give U+FFFD.
  static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named(name) }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number, !digits.contains("+"), !digits.contains("-") else { return nil }
    return windows1252(number) ?? (number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}")
  }

  /// Returns the character of an entity of HTML 4 or XML, or `nil` if the name is unknown.
  private static func named(_ name: String) -> Unicode.Scalar? {
    if name == "apos" { return "'" }
    return htmlEntityLookup(name).flatMap { Unicode.Scalar($0.pointee.value) }
  }

  /// Returns the character that HTML assigns to a number from 128 to 159 (HTML Standard, section
  /// 13.2.5.80), or `nil` for other numbers and for the five that mean nothing.
  static func windows1252(_ number: UInt32) -> Unicode.Scalar? {
    guard (0x80...0x9F).contains(number) else { return nil }
    let scalar = high[Int(number) - 0x80]
    return scalar == " " ? nil : scalar
  }

  private static let high = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)
}
