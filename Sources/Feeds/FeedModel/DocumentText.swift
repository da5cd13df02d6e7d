import CJSON

/// Converts the bytes of a document to UTF-8.
enum DocumentText {
  /// The maximum length of a charset name, in bytes.
  ///
  /// The longest name registered with IANA has 45 characters.
  private static let longestName = 45
  /// The number of bytes at the start of a document that are searched for an XML declaration.
  private static let longestDeclaration = 1024

  /// Returns `bytes` in UTF-8, without a byte order mark.
  ///
  /// A byte order mark determines the encoding. Otherwise these charsets are tried in order:
  /// `charset`, as declared by the transport; UTF-16, if the first character looks like it; the
  /// charset of the XML declaration; UTF-8. The first one that can decode the bytes is used.
  /// Unknown charsets are skipped.
  static func utf8(_ bytes: [UInt8], charset: String?) throws(FeedError) -> [UInt8] {
    guard bytes.count <= FeedReader.maximumBytes else { throw .tooLarge }
    guard bytes.contains(where: { !isBlank($0) && $0 != 0 }) else { throw .empty }
    for (mark, name) in marks where bytes.starts(with: mark) {
      let text = Array(bytes.dropFirst(mark.count))
      guard let decoded = decoded(text, from: name) else {
        throw isCutOff(text, name) ? .cutOff : .undecodable(charsets: [name])
      }
      return decoded
    }
    var tried: [String] = []
    let said = [charset, wide(bytes), declared(bytes)].compactMap(\.self)
    for name in said.flatMap(names) + ["UTF-8"] where !tried.contains(name) {
      if let text = decoded(bytes, from: name) { return text }
      tried.append(name)
    }
    throw isCutOff(bytes, "UTF-8") ? .cutOff : .undecodable(charsets: tried)
  }

  /// Returns whether XML and JSON treat `byte` as white space.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Byte order marks and the charsets that they stand for (Unicode, section 23.8).
  private static let marks: [([UInt8], String)] = [
    ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFE, 0xFF], "UTF-16BE"), ([0xFF, 0xFE], "UTF-16LE"),
  ]

  /// Returns the charsets to try for a charset name, or none if the name is invalid.
  ///
  /// Documents labelled as Latin 1 are mostly in windows-1252 (WHATWG Encoding Standard, section
  /// 4.2). Latin 1 is tried second, because windows-1252 leaves some bytes undefined.
  private static func names(_ name: String) -> [String] {
    let upper = name.uppercased()
    let isName = upper.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0)
        || [0x2D, 0x2E, 0x3A, 0x5F].contains($0)
    }
    guard isName, !upper.isEmpty, upper.utf8.count <= longestName else { return [] }
    return ["ISO-8859-1", "LATIN1"].contains(upper) ? ["WINDOWS-1252", upper] : [upper]
  }

  /// Returns the UTF-16 charset of a document whose first character has one zero byte, or `nil` if
  /// it does not look like UTF-16.
  private static func wide(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
    return bytes[0] == 0 ? "UTF-16BE" : "UTF-16LE"
  }

  /// Returns the charset that the XML declaration names, or `nil` if there is none.
  private static func declared(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(longestDeclaration), as: UTF8.self)
    guard let declaration = start.firstMatch(of: /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/)
    else { return nil }
    // The declaration was readable as ASCII, so a declared UTF-16 or UTF-32 must be wrong: ignore
    // it.
    let name = declaration.1.uppercased()
    return ["UTF-16", "UTF-32", "UCS-", "ISO-10646"].contains(where: name.hasPrefix) ? nil : name
  }

  /// Returns `bytes` converted to UTF-8, or `nil` if they are invalid in `charset` or `charset` is
  /// unknown.
  private static func decoded(_ bytes: [UInt8], from charset: String) -> [UInt8]? {
    bytes.withUnsafeBytes { raw in
      let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      if charset == "UTF-8" {
        return g_utf8_validate(start, gssize(raw.count), nil) != 0 ? bytes : nil
      }
      var count: gsize = 0
      guard let text = g_convert(start, gssize(raw.count), "UTF-8", charset, nil, &count, nil)
      else { return nil }
      defer { g_free(text) }
      return Array(UnsafeRawBufferPointer(start: text, count: Int(clamping: count)))
    }
  }

  /// Returns whether the text ends in the middle of a character.
  private static func isCutOff(_ bytes: [UInt8], _ charset: String) -> Bool {
    guard charset == "UTF-8" else { return bytes.count % 2 != 0 }
    return bytes.withUnsafeBytes { raw in
      var end: UnsafePointer<CChar>?
      let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let start, g_utf8_validate(start, gssize(raw.count), &end) == 0, let end else {
        return false
      }
      let left = raw.count - (end - start)
      return left < 4 && g_utf8_get_char_validated(end, gssize(left)) == gunichar.max - 1
    }
  }
}
