/// Converts the bytes of a document to UTF-8.
enum DocumentText {
  /// The number of bytes at the start of a document that are searched for an XML declaration.
  private static let longestDeclaration = 1024

  /// Returns `bytes` in UTF-8, without byte order marks at their start.
  ///
  /// A byte order mark determines the encoding. Otherwise these charsets are tried in order:
  /// `charset`, as declared by the transport; UTF-16 or UTF-32, if the first character looks like
  /// it; the charset of the XML declaration; UTF-8. The first one that can decode all bytes is used.
  /// If none can, the first one is used, and invalid bytes are replaced. A body that is still
  /// compressed by gzip is decompressed first.
  static func utf8(_ bytes: [UInt8], charset: String?) throws(FeedError) -> [UInt8] {
    guard bytes.count <= FeedReader.maximumBytes else { throw .tooLarge }
    let bytes = try GzipData.decompressed(bytes, limit: FeedReader.maximumBytes)
    guard bytes.contains(where: { !isBlank($0) && $0 != 0 }) else { throw .empty }
    if let (mark, name) = marks.first(where: { bytes.starts(with: $0.0) }) {
      let text = Array(bytes.dropFirst(mark.count))
      return withoutMarks(Charset.named(name).first?.repaired(text) ?? text)
    }
    let names = [charset, wide(bytes), declared(bytes)].compactMap(\.self)
    let charsets = names.flatMap(Charset.named) + [.utf8]
    for charset in charsets {
      if let text = charset.decoded(bytes) { return withoutMarks(text) }
    }
    return withoutMarks(charsets[0].repaired(bytes))
  }

  /// Returns whether XML and JSON treat `byte` as white space.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Byte order marks and the charsets that they stand for (Unicode, section 23.8).
  ///
  /// The mark of UTF-32 begins like the one of UTF-16.
  private static let marks: [([UInt8], String)] = [
    ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE, 0, 0], "UTF-32LE"),
    ([0, 0, 0xFE, 0xFF], "UTF-32BE"), ([0xFE, 0xFF], "UTF-16BE"), ([0xFF, 0xFE], "UTF-16LE"),
  ]

  /// Returns `text` without blanks and byte order marks at its start.
  private static func withoutMarks(_ text: [UInt8]) -> [UInt8] {
    var rest = text[...]
    while let first = rest.first {
      if isBlank(first) {
        rest = rest.dropFirst()
      } else if rest.starts(with: marks[0].0) {
        rest = rest.dropFirst(marks[0].0.count)
      } else {
        break
      }
    }
    return rest.count == text.count ? text : Array(rest)
  }

  /// Returns the charset of a document whose first character contains zero bytes, or `nil`
  /// otherwise.
  private static func wide(_ bytes: [UInt8]) -> String? {
    switch bytes.prefix(4).map({ $0 == 0 }) {
    case [true, true, true, false]: "UTF-32BE"
    case [false, true, true, true]: "UTF-32LE"
    case let zeros where zeros.starts(with: [true, false]): "UTF-16BE"
    case let zeros where zeros.starts(with: [false, true]): "UTF-16LE"
    default: nil
    }
  }

  /// Returns the charset that the XML declaration names, or `nil` if there is none.
  private static func declared(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(longestDeclaration), as: UTF8.self)
    guard
      let declaration = start.firstMatch(
        of: /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([^"'>]*)["']/)
    else { return nil }
    // The declaration was readable as ASCII, so a declared UTF-16 or UTF-32 must be wrong: ignore
    // it.
    let name = String(declaration.1).trimmingBlanks.uppercased()
    return ["UTF-16", "UTF-32", "UCS-", "ISO-10646"].contains(where: name.hasPrefix) ? nil : name
  }
}
