/// A colour in script syntax: two hexadecimal digits each for red, green and blue.
package struct ScriptColor: Hashable, Sendable {
  /// Red, 0 to 255.
  package let red: UInt8
  /// Green, 0 to 255.
  package let green: UInt8
  /// Blue, 0 to 255.
  package let blue: UInt8

  /// Creates a colour from these components.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Parses six hexadecimal digits with an optional `#` before them, or returns `nil` for any other
  /// text.
  package init?(_ word: String) {
    let digits = word.utf8.first == UInt8(ascii: "#") ? word.dropFirst() : word[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let bytes = withUnsafeBytes(of: number.bigEndian) { Array($0) }
    self.init(red: bytes[1], green: bytes[2], blue: bytes[3])
  }

  /// The six hexadecimal digits, in lower case.
  package var word: String {
    [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
