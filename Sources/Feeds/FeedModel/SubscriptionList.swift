/// Reads and writes subscription lists in OPML, versions 1 and 2.
package enum SubscriptionList {
  /// Reads the subscriptions in `bytes`, in document order, including those in groups.
  ///
  /// If several have the same address, the first is kept. Outlines without an http or https address
  /// are skipped. `charset` is the charset that the transport declared, or `nil` if it declared
  /// none.
  package static func read(
    _ bytes: [UInt8], charset: String? = nil
  ) throws(FeedError) -> [Subscription] {
    let builder = OutlineBuilder()
    try XMLDocument.parse(DocumentText.utf8(bytes, charset: charset), base: nil, into: builder)
    return builder.subscriptions
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
  private(set) var subscriptions: [Subscription] = []
  private var addresses: Set<String> = []

  func start(_ element: XMLElement, depth: Int) throws(FeedError) {
    if depth == 1, element.name != "opml" {
      throw .notAFeed(root: PlainText.of(text: element.name, limit: 40))
    }
    guard element.name == "outline",
      let found = element.attributes["xmlurl"],
      let address = WebLink.resolved(found, base: nil), addresses.insert(address).inserted
    else { return }
    let titles = [element.attributes["title"], element.attributes["text"], address]
    let title = titles.lazy.compactMap(\.self)
      .map { PlainText.of(markup: $0, limit: PlainText.longestTitle) }
      .first { !$0.isEmpty }
    subscriptions.append(Subscription(title: title ?? address, address: address))
  }

  func text(_ text: String) {}
  func end(depth: Int) {}
}
