import CJSON

/// Reads feeds: RSS 0.9 to 2.0, Atom 1.0, and JSON Feed 1.0 and 1.1.
///
/// Nothing is fetched, whatever a document refers to.
public enum FeedReader {
  /// The most bytes that a document may have: 128 MB (chosen here).
  public static let mostBytes = 128_000_000
  /// How many elements may lie in each other: 200 (chosen here).
  public static let deepest = 200

  /// The feed in `bytes`.
  ///
  /// `charset` is what the transport said, as in `Content-Type`; nil where it said nothing. `address` is
  /// where the document came from, for links that are relative to it; without it they are dropped.
  ///
  /// A document that is cut off or broken gives an error and no entries, so that the caller keeps the
  /// rows that it has. What follows the end of a feed in XML is not looked at.
  public static func read(
    _ bytes: [UInt8], charset: String? = nil, address: String? = nil
  ) throws(FeedError) -> Feed {
    let text = try DocumentText.utf8(bytes, charset: charset)
    let base = address.flatMap { WebLink.resolved($0, base: nil) }
    if text.first(where: { !DocumentText.isBlank($0) }) == UInt8(ascii: "{") {
      return try JSONFeedReader.read(text, base: base)
    }
    let builder = FeedBuilder()
    try XMLDocument.parse(text, base: base, into: builder)
    return builder.feed
  }
}
