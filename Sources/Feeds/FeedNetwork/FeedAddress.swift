import CSoup

/// The address of a feed: http, https or file.
public struct FeedAddress: Hashable, Sendable {
  /// The whole address, as a URI.
  public let text: String

  /// The longest address, in bytes (chosen here).
  private static let longest = 4_096
  private static let webSchemes = ["http", "https"]

  /// The address that `text` is, without the blanks around it; a path is that of a file.
  ///
  /// What has no scheme and looks like a host, with a dot and no slash before it, is taken as https. Throws
  /// ``FetchError/refused(scheme:)`` for other schemes, and ``FetchError/noAddress`` for what is none.
  public init(_ text: String) throws(FetchError) {
    let given = Self.trimmed(text)
    guard !given.isEmpty, given.utf8.count <= Self.longest, !given.utf8.contains(0) else {
      throw .noAddress
    }
    if given.hasPrefix("/") {
      self.text = try Self.uri(ofPath: given)
    } else if let scheme = Self.scheme(of: given) {
      self.text = try Self.checked(given, scheme: scheme)
    } else if Self.looksLikeHost(given) {
      self.text = try Self.checked("https://\(given)", scheme: "https")
    } else {
      throw .noAddress
    }
  }

  /// True for a file of this machine.
  public var isFile: Bool { text.hasPrefix("file:") }

  /// The address that `reference` is, seen from this one (RFC 3986, section 5).
  func resolving(_ reference: String) throws(FetchError) -> FeedAddress {
    guard let found = g_uri_resolve_relative(text, reference, Self.flags, nil) else {
      throw .noAddress
    }
    defer { g_free(found) }
    return try FeedAddress(String(cString: found))
  }

  /// False where a feed that moved to `other` for good would come without the protection that it has.
  func mayBecome(_ other: FeedAddress) -> Bool {
    !text.hasPrefix("https:") || other.text.hasPrefix("https:")
  }

  /// The host of an address of the web; empty for a file.
  var host: String {
    guard let uri = g_uri_parse(text, Self.flags, nil) else { return "" }
    defer { g_uri_unref(uri) }
    return g_uri_get_host(uri).map { String(cString: $0) } ?? ""
  }

  /// People write blanks and letters of all kinds into addresses: they become percent signs.
  private static let flags = GUriFlags(
    G_URI_FLAGS_PARSE_RELAXED.rawValue | G_URI_FLAGS_ENCODED.rawValue)

  private static func checked(_ text: String, scheme: String) throws(FetchError) -> String {
    guard webSchemes.contains(scheme) || scheme == "file" else { throw .refused(scheme: scheme) }
    guard let uri = g_uri_parse(text, flags, nil) else { throw .noAddress }
    defer { g_uri_unref(uri) }
    let host = g_uri_get_host(uri).map { String(cString: $0) } ?? ""
    // A file on another machine is not one of this machine's.
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

  /// The scheme in small letters; nil for none, also where a port follows a host.
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
