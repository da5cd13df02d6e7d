import CJSON

/// Resolves links to web pages that a program may open.
package enum WebLink {
  /// The maximum length of an address, in bytes.
  private static let longest = 4_096

  /// Returns `text` as an http or https address, or `nil` if it is not a valid one.
  ///
  /// A relative address is resolved against `base` (RFC 3986, section 5). Returns `nil` if `base`
  /// is needed but missing. As in browsers (URL Standard, section 4.4), line breaks and tabs are dropped,
  /// and the blanks of an address with a scheme are escaped.
  static func resolved(_ text: String, base: String?) -> String? {
    var scalars = text.trimmingBlanks.unicodeScalars
    scalars.removeAll { [0x09, 0x0A, 0x0D].contains($0.value) }
    var link = String(scalars)
    if isWeb(link) { link.replace(" ", with: "%20") }
    guard !link.isEmpty, link.utf8.count <= longest, link.unicodeScalars.allSatisfy(isAllowed)
    else { return nil }
    if isWeb(link) { return link }
    // A link with another scheme resolves to itself, so the check below rejects it.
    guard let base, let found = g_uri_resolve_relative(base, link, G_URI_FLAGS_PARSE_RELAXED, nil)
    else { return nil }
    defer { g_free(found) }
    let whole = String(cString: found)
    return isWeb(whole) && whole.utf8.count <= longest ? whole : nil
  }

  /// Returns `address` without the scheme `feed`, which stands before the real scheme or in its place.
  package static func withoutFeedScheme(_ address: String) -> String {
    let start = address.drop(while: \.isWhitespace)
    guard start.prefix(5).lowercased() == "feed:" else { return address }
    let rest = start.dropFirst(5)
    let isInPlace = rest.hasPrefix("//")
    let found = String(isInPlace ? rest.dropFirst(2) : rest)
    let hasScheme = found.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:(\/\/|[^0-9])/) != nil
    return hasScheme || !isInPlace ? found : "https://" + found
  }

  /// Returns whether a link may contain `scalar`.
  ///
  /// White space would end the link, and invisible characters could hide a part of it.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !FoldedText.isDropped(scalar)
  }

  /// Returns whether the link is http or https and has a host.
  private static func isWeb(_ link: String) -> Bool {
    // Setting bit 0x20 makes letters lowercase and leaves slash and colon unchanged.
    let start = link.utf8.prefix("https://".utf8.count).map { $0 | 0x20 }
    let length = [7, 8].first { start.starts(with: $0 == 7 ? "http://".utf8 : "https://".utf8) }
    guard let length, let host = link.utf8.dropFirst(length).first else { return false }
    return !"/?#".utf8.contains(host)
  }
}

extension String {
  /// The string without leading and trailing white space.
  var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
