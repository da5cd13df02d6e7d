/// A feed that a web page names.
package struct FeedLink: Equatable, Sendable {
  /// The name of the feed, at most ``PlainText/longestTitle`` characters.
  ///
  /// Empty if the page does not name it.
  package let title: String
  /// The http or https address of the feed.
  package let address: String

  /// Creates the link that has these attributes, or returns `nil` if it does not lead to a feed.
  ///
  /// `base` is the address against which a relative `target` is resolved.
  package init?(target: String, attributes: [String: String], base: String?) {
    let relations = attributes["rel"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    let type = attributes["type"]?.lowercased().prefix { $0 != ";" } ?? ""
    let isFeed =
      relations.contains("alternate") && Self.types.contains(String(type).trimmingBlanks)
      || relations.contains("feed")
    guard isFeed, let address = WebLink.resolved(target, base: base) else { return nil }
    self.address = address
    title = PlainText.of(text: attributes["title"] ?? "", limit: PlainText.longestTitle)
  }

  private static let types: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/rdf+xml", "application/feed+json",
    "application/x.atom+xml", "application/xml", "text/xml",
  ]
}

extension [FeedLink] {
  /// The links without those whose address precedes them.
  package var withoutRepeats: [FeedLink] {
    var known: Set<String> = []
    return filter { known.insert($0.address).inserted }
  }
}
