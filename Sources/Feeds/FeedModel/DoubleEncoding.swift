/// Recognizes UTF-8 that was read as windows-1252 and encoded again, such as `â€™` for an apostrophe.
enum DoubleEncoding {
  /// Returns the text as it was before, or `nil` unless it was certainly encoded twice.
  ///
  /// It is certain if all characters outside of ASCII are bytes of UTF-8, and if there are two, or one
  /// that right text cannot contain.
  static func repaired(_ text: String) -> String? {
    // Most texts end the search here.
    guard let first = text.unicodeScalars.first(where: { $0.value >= 0x80 }),
      (0xC2...0xF4).contains(first.value)
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) ?? high[scalar] else { return nil }
      bytes.append(byte)
    }
    guard let found = String(validating: bytes, as: UTF8.self) else { return nil }
    let scalars = found.unicodeScalars.filter { $0.value >= 0x80 }
    return scalars.count > 1 || scalars.contains(where: isCertain) ? found : nil
  }

  /// The bytes of the characters that windows-1252 has instead of control characters.
  private static let high: [Unicode.Scalar: UInt8] = Dictionary(
    (UInt8(0x80)...0x9F).compactMap { byte in
      HTMLEntity.windows1252(UInt32(byte)).map { ($0, byte) }
    }, uniquingKeysWith: { first, _ in first })

  /// Returns whether the second of the bytes of `scalar` would be a sign such as `€` after a letter.
  ///
  /// The first two are right text in "CAFÉ…", the last two a blank and a quotation mark in "là »".
  private static func isCertain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x800 && (scalar.value >= 0x1_0000 || (scalar.value >> 6) & 0x3F < 0x20)
  }
}
