import CJSON

/// Reads feeds in RSS 0.9 to 2.0, Atom 0.3 and 1.0, CDF, and JSON Feed 1.0 and 1.1.
///
/// Nothing that a document references is fetched.
package enum FeedReader {
  /// The maximum size of a document: 128 MB.
  package static let maximumBytes = 128_000_000
  /// The maximum nesting depth of elements.
  package static let deepest = 200

  /// Reads the feed in `bytes`.
  ///
  /// `charset` is the charset that the transport declared, as in `Content-Type`, or `nil` if it
  /// declared none. `address` is the address of the document. Relative links are resolved against
  /// it; without an address they are dropped.
  ///
  /// Faults of markup are repaired, and a document that is cut off gives its whole entries. Throws an
  /// error if the document is not a feed, or is cut off before its first entry ends, so that the caller can keep its current rows. In
  /// XML, text after the end of the feed is ignored.
  package static func read(
    _ bytes: [UInt8], charset: String? = nil, address: String? = nil
  ) throws(FeedError) -> Feed {
    let text = try DocumentText.utf8(bytes, charset: charset)
    let base = address.flatMap { WebLink.resolved($0, base: nil) }
    if text.first == UInt8(ascii: "{") { return try JSONFeedReader.read(text, base: base) }
    let (builder, cut) = try XMLDocument.repairing(text, base: base) { FeedBuilder() }
    var feed = builder.feed
    if let cut, feed.entries.isEmpty { throw cut }
    feed.isCutOff = cut != nil
    return feed
  }
}
