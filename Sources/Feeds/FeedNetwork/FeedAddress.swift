import CSoup
import FeedModel

/// The http, https or file address of a feed.
package struct FeedAddress: Hashable, Sendable {
  /// The complete address as a URI.
  package let text: String
  /// Whether the text had no scheme, so that https is a guess.
  private let isGuessed: Bool

  /// The maximum length of an address, in bytes.
  private static let longest = 4_096
  private static let webSchemes = ["http", "https"]

  /// Creates an address from text that the user or a server wrote.
  ///
  /// White space around the text is ignored. A path that begins with a slash becomes a file
  /// address. Text that has no scheme, or only the scheme `feed`, but looks like a host name becomes
  /// an https address. Throws
  /// ``FetchError/refused(scheme:)`` for any other scheme, and ``FetchError/noAddress`` if `text`
  /// is not an address.
  package init(_ text: String) throws(FetchError) {
    let typed = Self.trimmed(text)
    let given = WebLink.withoutFeedScheme(typed)
    guard !given.isEmpty, given.utf8.count <= Self.longest, !given.utf8.contains(0) else {
      throw .noAddress
    }
    if given.hasPrefix("/"), given == typed {
      self.text = try Self.uri(ofPath: given)
    } else if let scheme = Self.scheme(of: given) {
      self.text = try Self.checked(given, scheme: scheme)
    } else if Self.looksLikeHost(given) {
      self.text = try Self.checked("https://\(given)", scheme: "https")
    } else {
      throw .noAddress
    }
    isGuessed = self.text.hasPrefix("https:") && !typed.lowercased().contains("https:")
  }

  /// The http address to try if there is no connection to a guessed https address, or `nil` if the
  /// scheme was given.
  package var openAddress: FeedAddress? {
    isGuessed ? try? FeedAddress("http:" + text.dropFirst("https:".count)) : nil
  }

  /// Whether the address is a local file.
  package var isFile: Bool { text.hasPrefix("file:") }

  /// Returns the absolute address of `reference`, resolved against this address (RFC 3986, section
  /// 5).
  func resolving(_ reference: String) throws(FetchError) -> FeedAddress {
    guard let found = g_uri_resolve_relative(text, reference, Self.flags, nil) else {
      throw .noAddress
    }
    defer { g_free(found) }
    return try FeedAddress(String(cString: found))
  }

  /// Returns whether a permanent redirect may replace this address by `other`.
  ///
  /// An https address may only be replaced by another https address.
  func mayBecome(_ other: FeedAddress) -> Bool {
    !text.hasPrefix("https:") || other.text.hasPrefix("https:")
  }

  /// Returns the host name of an address, or an empty string if there is none.
  package static func host(of address: String) -> String {
    (try? FeedAddress(address))?.host ?? ""
  }

  /// The host name of the address, or an empty string for a file.
  var host: String {
    guard let uri = g_uri_parse(text, Self.flags, nil) else { return "" }
    defer { g_uri_unref(uri) }
    return g_uri_get_host(uri).map { String(cString: $0) } ?? ""
  }

  /// The flags for addresses as users write them: blanks and non-ASCII characters are
  /// percent-encoded.
  private static let flags = GUriFlags(
    G_URI_FLAGS_PARSE_RELAXED.rawValue | G_URI_FLAGS_ENCODED.rawValue)

  private static func checked(_ text: String, scheme: String) throws(FetchError) -> String {
    guard webSchemes.contains(scheme) || scheme == "file" else { throw .refused(scheme: scheme) }
    guard let uri = g_uri_parse(text, flags, nil) else { throw .noAddress }
    defer { g_uri_unref(uri) }
    let host = g_uri_get_host(uri).map { String(cString: $0) } ?? ""
    // A file address with a remote host does not refer to a local file.
    guard scheme == "file" ? host.isEmpty || host == "localhost" : !host.isEmpty else {
      throw .noAddress
    }
    guard let whole = g_uri_to_string(uri) else { throw .noAddress }
    defer { g_free(whole) }
    return String(cString: whole)
  }

  private static func uri(ofPath path: String) throws(FetchError) -> String {
    guard let uri = g_filename_to_uri(path, nil, nil) else { throw .noAddress }
    defer { g_free(uri) }
    return String(cString: uri)
  }

  /// Returns the scheme in lowercase, or `nil` if there is none.
  ///
  /// In text such as "localhost:8080" the part before the colon is a host, not a scheme.
  private static func scheme(of text: String) -> String? {
    guard let scheme = g_uri_parse_scheme(text) else { return nil }
    defer { g_free(scheme) }
    let name = String(cString: scheme).lowercased()
    let rest = text.dropFirst(name.count + 1)
    let isPort =
      rest.prefix { $0 != "/" }.allSatisfy { $0.isNumber } && rest.first?.isNumber == true
    return isPort ? nil : name
  }

  private static func looksLikeHost(_ text: String) -> Bool {
    let host = text.prefix { !"/?#".contains($0) }
    let name = host.prefix { $0 != ":" }
    return (name.contains(".") || name == "localhost") && !host.contains(" ")
      && !host.hasPrefix(".")
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
