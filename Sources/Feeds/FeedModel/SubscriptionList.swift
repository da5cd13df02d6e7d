/// Reads and writes subscription lists in OPML, versions 1 and 2.
package enum SubscriptionList {
  /// The contents of an OPML document.
  package struct Contents: Equatable, Sendable {
    /// The subscriptions in document order, including those in groups.
    ///
    /// A subscription without a title in the document has an empty title.
    package var subscriptions: [Subscription] = []
    /// The titles or addresses of the outlines that name a feed with an unusable address.
    package var skipped: [String] = []
  }

  /// Reads the subscriptions in `bytes`.
  ///
  /// If several have the same address, the first is kept. `charset` is the charset that the transport
  /// declared, or `nil` if it declared none. Throws an error if the document is not OPML, or is cut off
  /// before the first subscription.
  package static func read(_ bytes: [UInt8], charset: String? = nil) throws(FeedError) -> Contents {
    let text = try DocumentText.utf8(bytes, charset: charset)
    let (builder, cut) = try XMLDocument.repairing(text, base: nil) { OutlineBuilder() }
    if let cut, builder.contents.subscriptions.isEmpty { throw cut }
    return builder.contents
  }

  /// Returns the subscriptions as OPML 2.0.
  package static func opml(_ subscriptions: [Subscription], title: String) -> String {
    let outlines = subscriptions.map { subscription in
      let title = escaped(subscription.title)
      let address = escaped(subscription.address)
      return
        "    <outline type=\"rss\" text=\"\(title)\" title=\"\(title)\" xmlUrl=\"\(address)\"/>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="2.0">
        <head>
          <title>\(escaped(title))</title>
        </head>
        <body>
      \(outlines.joined())  </body>
      </opml>

      """
  }

  /// Returns text escaped for XML.
  ///
  /// Drops the characters that XML does not allow.
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r": escaped.append(" ")
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

/// Collects the outlines of an OPML document in a flat list.
private final class OutlineBuilder: XMLConsumer {
  private(set) var contents = SubscriptionList.Contents()
  private var addresses: Set<String> = []

  func start(_ element: XMLElement, depth: Int) throws(FeedError) {
    if depth == 1, element.name != "opml" {
      throw .notAFeed(root: PlainText.of(text: element.name, limit: 40))
    }
    guard element.name == "outline", let found = Self.address(in: element.attributes) else {
      return
    }
    let titles = ["title", "text"].lazy.compactMap { element.attributes[$0] }
    let title = titles.map { PlainText.of(markup: $0, limit: PlainText.longestTitle) }
      .first { !$0.isEmpty && $0 != found }
    guard let address = WebLink.resolved(WebLink.withoutFeedScheme(found), base: nil) else {
      let name = title ?? PlainText.of(text: found, limit: PlainText.longestTitle)
      return contents.skipped.append(name)
    }
    guard addresses.insert(address).inserted else { return }
    contents.subscriptions.append(Subscription(title: title ?? "", address: address))
  }

  /// Returns the address of the feed that an outline with these attributes names, or `nil` if it names
  /// none.
  private static func address(in attributes: [String: String]) -> String? {
    let isFeed = ["rss", "atom", "feed"].contains(attributes["type"]?.lowercased() ?? "")
    let names = ["xmlurl", "xml_url", "feedurl", "rssurl"] + (isFeed ? ["url", "href"] : [])
    return names.lazy.compactMap { attributes[$0]?.trimmingBlanks }.first { !$0.isEmpty }
  }

  func text(_ text: String) {}
  func end(depth: Int) {}
}
