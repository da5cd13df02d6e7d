import CJSON

/// Addresses of pages that a program may open.
enum WebLink {
  /// The longest address that is kept, in bytes (chosen here).
  private static let longest = 4_096

  /// `text` as an http or https address; nil for any other, and for one that is not whole.
  ///
  /// A relative address is resolved against `base` (RFC 3986, section 5), and dropped without one.
  static func resolved(_ text: String, base: String?) -> String? {
    let link = text.trimmingBlanks
    guard !link.isEmpty, link.utf8.count <= longest, link.unicodeScalars.allSatisfy(isAllowed)
    else { return nil }
    if isWeb(link) { return link }
    // What has a scheme of its own is resolved to itself, and then refused.
    guard let base, let found = g_uri_resolve_relative(base, link, G_URI_FLAGS_PARSE_RELAXED, nil)
    else { return nil }
    defer { g_free(found) }
    let whole = String(cString: found)
    return isWeb(whole) && whole.utf8.count <= longest ? whole : nil
  }

  /// True for characters that neither end an address nor hide a part of it.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !FoldedText.isDropped(scalar)
  }

  /// True where the scheme is http or https, and a host follows.
  private static func isWeb(_ link: String) -> Bool {
    let start = link.utf8.prefix("https://".utf8.count).map { $0 | 0x20 }
    // A slash is the same with and without the bit that makes letters small, as is a colon.
    let length = [7, 8].first { start.starts(with: $0 == 7 ? "http://".utf8 : "https://".utf8) }
    guard let length, let host = link.utf8.dropFirst(length).first else { return false }
    return !"/?#".utf8.contains(host)
  }
}

extension String {
  /// Without the blanks at both ends.
  var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
