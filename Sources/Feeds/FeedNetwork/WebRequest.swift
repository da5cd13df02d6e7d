import CSoup
import FeedModel

/// A request to a server, and its response.
final class WebRequest {
  private let address: FeedAddress
  private let message: OpaquePointer
  private let sent: FeedValidators

  /// Creates a request for the document at `address`.
  ///
  /// The server is asked to send the document only if it no longer matches `validators`.
  init(_ address: FeedAddress, _ validators: FeedValidators) throws(FetchError) {
    guard let message = soup_message_new("GET", address.text) else { throw .noAddress }
    self.address = address
    self.message = message
    sent = validators
    // libsoup would follow any redirect, so `FeedFetcher` checks and follows them itself.
    soup_message_set_flags(message, SOUP_MESSAGE_NO_REDIRECT)
    let headers = soup_message_get_request_headers(message)
    soup_message_headers_replace(headers, "Accept", Self.accepted)
    for (name, value) in [
      ("If-None-Match", validators.entityTag), ("If-Modified-Since", validators.lastModified),
    ] {
      if let value, Self.isOneLine(value) { soup_message_headers_replace(headers, name, value) }
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(message)) }

  private static let accepted =
    "application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, "
    + "text/xml;q=0.9, application/json;q=0.8, */*;q=0.5"

  /// Returns whether `value` is safe in a header.
  ///
  /// A line break in it would start another header.
  private static func isOneLine(_ value: String) -> Bool {
    value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  /// Sends the request and returns the stream of the response body, which the caller must release.
  func send(
    by session: UnsafeMutablePointer<SoupSession>,
    _ cancellable: UnsafeMutablePointer<GCancellable>?
  ) throws(FetchError) -> UnsafeMutablePointer<GInputStream> {
    var error: UnsafeMutablePointer<GError>?
    guard let stream = soup_session_send(session, message, cancellable, &error) else {
      throw FetchError(taking: error, host: address.host)
    }
    return stream
  }

  /// The IP address of the server, or `nil` if it is unknown or the server uses a Unix socket.
  var remoteAddress: UnsafeMutablePointer<GInetAddress>? {
    guard let remote = soup_message_get_remote_address(message),
      g_socket_address_get_family(remote) != G_SOCKET_FAMILY_UNIX
    else { return nil }
    return UnsafeMutableRawPointer(remote).withMemoryRebound(
      to: GInetSocketAddress.self, capacity: 1
    ) {
      g_inet_socket_address_get_address($0)
    }
  }

  private var status: Int { Int(soup_message_get_status(message).rawValue) }

  /// Returns the value of a response header, or `nil` if there is no such header.
  private func header(_ name: String) -> String? {
    soup_message_headers_get_one(soup_message_get_response_headers(message), name)
      .map { String(cString: $0) }
  }

  /// Whether the response is a permanent redirect.
  var isPermanentRedirect: Bool { [301, 308].contains(status) }

  /// Returns the target of the redirect, or `nil` if the response is not a redirect.
  func target() throws(FetchError) -> FeedAddress? {
    guard [301, 302, 303, 307, 308].contains(status) else { return nil }
    guard let location = header("Location") else { throw .status(status) }
    do {
      return try address.resolving(location)
    } catch {
      throw .redirectRefused(to: location)
    }
  }

  /// Reads the response with `reader`.
  ///
  /// `isMoved` states that all redirects were permanent, so that this address replaces the original
  /// one.
  func outcome(
    of stream: UnsafeMutablePointer<GInputStream>, by reader: DocumentReader, isMoved: Bool
  ) throws(FetchError) -> FetchOutcome {
    let newAddress = isMoved ? address.text : nil
    let received = FeedValidators(
      entityTag: header("ETag"), lastModified: header("Last-Modified"))
    if status == 304 {
      let validators = FeedValidators(
        entityTag: received.entityTag ?? sent.entityTag,
        lastModified: received.lastModified ?? sent.lastModified)
      return .notModified(newAddress: newAddress, validators: validators)
    }
    if [429, 503].contains(status), let seconds = retryAfter { throw .later(seconds: seconds) }
    guard (200...299).contains(status) else { throw .status(status) }
    let length = contentLength
    let bytes = try reader.bytes(of: stream, length: length) {
      FetchError(taking: $0, host: address.host)
    }
    if let length, bytes.count < length { throw .cutOff }
    return .document(
      FetchedDocument(
        bytes: bytes, charset: charset, address: address.text, newAddress: newAddress, links: links,
        validators: received))
  }

  /// The longest time that a server can ask to wait, in seconds: a week.
  private static let longestWait: Int64 = 7 * 86_400

  /// The seconds to wait that the `Retry-After` header asks for, or `nil` if there is no valid header
  /// (RFC 9110, section 10.2.3).
  private var retryAfter: Int64? {
    guard let text = header("Retry-After") else { return nil }
    if let seconds = Int64(text) { return min(max(seconds, 0), Self.longestWait) }
    guard let date = soup_date_time_new_from_http_string(text) else { return nil }
    defer { g_date_time_unref(date) }
    let seconds = Int64(g_date_time_to_unix(date)) - Int64(g_get_real_time()) / 1_000_000
    return min(max(seconds, 0), Self.longestWait)
  }

  /// The announced length of the document, or `nil` if the response is compressed or does not
  /// announce a length.
  private var contentLength: Int? {
    let headers = soup_message_get_response_headers(message)
    guard header("Content-Encoding") == nil,
      soup_message_headers_get_encoding(headers) == SOUP_ENCODING_CONTENT_LENGTH
    else { return nil }
    return Int(clamping: soup_message_headers_get_content_length(headers))
  }

  /// The feeds in `Link` headers, such as `</feed>; rel="alternate"; type="application/rss+xml"`.
  private var links: [FeedLink] {
    let headers = soup_message_get_response_headers(message)
    guard let value = soup_message_headers_get_list(headers, "Link"),
      let list = soup_header_parse_list(value)
    else { return [] }
    defer { soup_header_free_list(list) }
    return sequence(first: list) { $0.pointee.next }.compactMap { item in
      guard let data = item.pointee.data else { return nil }
      let text = String(cString: data.assumingMemoryBound(to: CChar.self))
      guard let match = text.wholeMatch(of: /<([^>]*)>\s*;(.*)/),
        let parameters = soup_header_parse_semi_param_list(String(match.2))
      else { return nil }
      defer { soup_header_free_param_list(parameters) }
      var attributes: [String: String] = [:]
      for name in ["rel", "type", "title"] {
        attributes[name] = g_hash_table_lookup(parameters, name).map {
          String(cString: $0.assumingMemoryBound(to: CChar.self))
        }
      }
      return FeedLink(target: String(match.1), attributes: attributes, base: address.text)
    }.withoutRepeats
  }

  private var charset: String? {
    var parameters: OpaquePointer?
    let headers = soup_message_get_response_headers(message)
    _ = soup_message_headers_get_content_type(headers, &parameters)
    guard let parameters else { return nil }
    defer { g_hash_table_destroy(parameters) }
    return g_hash_table_lookup(parameters, "charset").map {
      String(cString: $0.assumingMemoryBound(to: CChar.self))
    }
  }
}
