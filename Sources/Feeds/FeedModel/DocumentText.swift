import CJSON

/// A document's bytes as UTF-8.
enum DocumentText {
  /// The longest name of a charset that is tried; IANA's longest has 45 characters.
  private static let longestName = 45
  /// How far a declaration of the encoding is looked for, in bytes (chosen here).
  private static let longestDeclaration = 1024

  /// `bytes` in UTF-8 without a byte order mark.
  ///
  /// A byte order mark decides; else the first of these charsets in which the bytes are text: the
  /// transport's, the XML declaration's, UTF-8. A charset that is not known is passed over.
  static func utf8(_ bytes: [UInt8], charset: String?) throws(FeedError) -> [UInt8] {
    guard bytes.count <= FeedReader.mostBytes else { throw .tooLarge }
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

  /// True for the bytes that XML and JSON call white space.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Byte order marks with their charsets (Unicode, section 23.8).
  private static let marks: [([UInt8], String)] = [
    ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFE, 0xFF], "UTF-16BE"), ([0xFF, 0xFE], "UTF-16LE"),
  ]

  /// What to try for the name of a charset; none for what cannot be one.
  ///
  /// What calls itself Latin 1 is mostly windows-1252 (WHATWG Encoding Standard, section 4.2), which has
  /// no character for some bytes.
  private static func names(_ name: String) -> [String] {
    let upper = name.uppercased()
    let isName = upper.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0)
        || [0x2D, 0x2E, 0x3A, 0x5F].contains($0)
    }
    guard isName, !upper.isEmpty, upper.utf8.count <= longestName else { return [] }
    return ["ISO-8859-1", "LATIN1"].contains(upper) ? ["WINDOWS-1252", upper] : [upper]
  }

  /// The charset of a document whose first character takes two bytes; nil for others.
  private static func wide(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
    return bytes[0] == 0 ? "UTF-16BE" : "UTF-16LE"
  }

  /// The charset that an XML declaration names; nil without one.
  private static func declared(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(longestDeclaration), as: UTF8.self)
    guard let declaration = start.firstMatch(of: /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/)
    else { return nil }
    // A declaration that could be read is in a charset that has ASCII's bytes.
    let name = declaration.1.uppercased()
    return ["UTF-16", "UTF-32", "UCS-", "ISO-10646"].contains(where: name.hasPrefix) ? nil : name
  }

  /// `bytes` as UTF-8; nil where they are not text in the charset, or that is not known.
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

  /// True for text that ends within a character.
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
