import CJSON
import Glibc

/// A charset that documents can be decoded from.
struct Charset: Equatable {
  static let utf8 = Charset(name: "UTF-8")

  /// The name that iconv knows.
  private let name: String

  /// The maximum length of a charset name, in bytes.
  ///
  /// The longest name registered with IANA has 45 characters.
  private static let longestName = 45

  /// Returns the charsets to try for the name in a header or declaration, or none if the name is
  /// unknown.
  ///
  /// Documents labelled as Latin 1 are mostly in windows-1252 (WHATWG Encoding Standard, section
  /// 4.2). Latin 1 is tried second, because windows-1252 leaves some bytes undefined.
  static func named(_ name: String) -> [Charset] {
    let upper = name.uppercased()
    let isName = upper.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0)
        || [0x2D, 0x2E, 0x3A, 0x5F].contains($0)
    }
    guard isName, !upper.isEmpty, upper.utf8.count <= longestName else { return [] }
    let usual = String(upper.map { $0 == "_" ? "-" : $0 })
    // Old names begin with "x-" or "cs", such as "x-cp1251" and "csShiftJIS".
    let bare = ["X-", "CS"].first(where: usual.hasPrefix).map { String(usual.dropFirst($0.count)) }
    let names =
      meanings[usual] ?? bare.flatMap { meanings[$0] } ?? [usual, upper] + [bare].compactMap(\.self)
    return names.map(Charset.init).filter(\.isKnown)
  }

  /// The charsets that browsers use for a name (WHATWG Encoding Standard, section 4.2), and the names
  /// that iconv uses for others.
  ///
  /// ASCII is a part of UTF-8, which is always tried.
  private static let meanings: [String: [String]] = {
    let latin1 = ["WINDOWS-1252", "ISO-8859-1"]
    return [
      "ISO-8859-1": latin1, "ISO8859-1": latin1, "LATIN1": latin1, "LATIN-1": latin1,
      "CP1252": latin1, "MS-ANSI": latin1, "ISO-8859-9": ["WINDOWS-1254"],
      "LATIN5": ["WINDOWS-1254"],
      "TIS-620": ["CP874"], "ISO-8859-11": ["CP874"], "DOS-874": ["CP874"],
      "ISO-8859-8-I": ["ISO-8859-8"], "GB-2312": ["GB18030"], "GB-2312-80": ["GB18030"],
      "GB2312": ["GB18030"], "GBK": ["GB18030"],
      "BIG5": ["BIG5-HKSCS"], "EUC-KR": ["CP949"], "KSC5601": ["CP949"],
      "KSC-5601": ["CP949"], "WINDOWS-949": ["CP949"], "KOREAN": ["CP949"],
      "KS-C-5601-1987": ["CP949"], "SHIFT-JIS": ["CP932"], "SJIS": ["CP932"],
      "SHIFTJIS": ["CP932"], "WINDOWS-31J": ["CP932"], "MACROMAN": ["MACINTOSH"],
      "MAC-ROMAN": ["MACINTOSH"], "MACCENTRALEUROPE": ["MAC-CENTRALEUROPE"],
      "MACLATIN2": ["MAC-CENTRALEUROPE"], "MACICELAND": ["MAC-IS"], "CP-IS": ["CP861"],
      "UTF8": ["UTF-8"], "US-ASCII": [], "ASCII": [],
    ]
  }()

  private var isKnown: Bool {
    let converter = g_iconv_open("UTF-8", name)
    // GLib reports an unknown charset as a pointer of -1.
    guard Int(bitPattern: converter) != -1 else { return false }
    g_iconv_close(converter)
    return true
  }

  /// Returns `bytes` converted to UTF-8, or `nil` if they are invalid.
  func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    bytes.withUnsafeBytes { raw in
      let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      if self == .utf8 {
        return g_utf8_validate(start, gssize(raw.count), nil) != 0 ? bytes : nil
      }
      var count: gsize = 0
      guard let text = g_convert(start, gssize(raw.count), "UTF-8", name, nil, &count, nil)
      else { return nil }
      defer { g_free(text) }
      return Array(UnsafeRawBufferPointer(start: text, count: Int(clamping: count)))
    }
  }

  // MARK: - Invalid bytes

  /// Returns `bytes` converted to UTF-8, including those that are invalid.
  ///
  /// In UTF-8 an invalid byte is read as windows-1252, which is what such text was usually copied
  /// from. In another charset it becomes U+FFFD. A character that the end of the text cuts off is
  /// dropped.
  func repaired(_ bytes: [UInt8]) -> [UInt8] {
    self == .utf8 ? Self.repairedUTF8(bytes) : converted(bytes)
  }

  private static func repairedUTF8(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    bytes.withUnsafeBytes { raw in
      guard let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      var index = 0
      while index < raw.count {
        var end: UnsafePointer<CChar>?
        let isValid = g_utf8_validate(start + index, gssize(raw.count - index), &end) != 0
        let next = isValid ? raw.count : (end.map { $0 - start } ?? raw.count)
        text += raw[index..<next]
        index = next
        guard index < raw.count else { break }
        let left = raw.count - index
        let isCutOff = g_utf8_get_char_validated(start + index, gssize(left)) == gunichar.max - 1
        if left < 4, isCutOff { break }
        let byte = UInt32(raw[index])
        let scalar = HTMLEntity.windows1252(byte) ?? Unicode.Scalar(UInt8(truncatingIfNeeded: byte))
        text += UTF8.encode(scalar).map(Array.init) ?? []
        index += 1
      }
    }
    return text
  }

  private func converted(_ bytes: [UInt8]) -> [UInt8] {
    let converter = g_iconv_open("UTF-8", name)
    guard Int(bitPattern: converter) != -1 else { return [] }
    defer { g_iconv_close(converter) }
    var (input, text) = (bytes, [UInt8]())
    var piece = [UInt8](repeating: 0, count: 4_096)
    input.withUnsafeMutableBytes { raw in
      var place = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      var left = gsize(raw.count)
      while left > 0 {
        var free = gsize(piece.count)
        let (result, reason) = piece.withUnsafeMutableBytes { buffer in
          var target = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
          let result = g_iconv(converter, &place, &left, &target, &free)
          return (result, errno)
        }
        text += piece.prefix(piece.count - Int(clamping: free))
        if result != gsize.max || reason == E2BIG { continue }
        guard reason == EILSEQ, left > 0 else { break }
        text += "\u{FFFD}".utf8
        place = place.map { $0 + 1 }
        left -= 1
      }
    }
    return text
  }
}
