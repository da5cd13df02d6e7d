/// Finds feeds in web pages.
package enum WebPage {
  /// The number of bytes at the start of a page in which links are searched.
  private static let longest = 4_000_000
  /// The maximum number of links that are returned; chosen here.
  private static let maximumLinks = 100

  /// Returns the feeds that the HTML in `bytes` names by `<link>`, in document order.
  ///
  /// `charset` is the charset that the transport declared, or `nil` if it declared none. Relative
  /// links are resolved against the page's `<base>`, or else against `address`.
  package static func feeds(
    in bytes: [UInt8], charset: String? = nil, address: String?
  ) -> [FeedLink] {
    let start = Array(bytes.prefix(longest))
    guard let text = try? DocumentText.utf8(start, charset: charset) else { return [] }
    let collector = LinkCollector(base: address)
    try? XMLDocument.parse(
      MarkupRepair.links(in: text), base: nil, recovers: true, into: collector)
    return Array(collector.links.withoutRepeats.prefix(maximumLinks))
  }
}

/// Collects the links to feeds of a web page.
private final class LinkCollector: XMLConsumer {
  private var base: String?
  private(set) var links: [FeedLink] = []

  init(base: String?) {
    self.base = base
  }

  func start(_ element: XMLElement, depth: Int) throws(FeedError) {
    guard let target = element.attributes["href"] else { return }
    if element.name == "base" {
      base = WebLink.resolved(target, base: base) ?? base
    } else if let link = FeedLink(target: target, attributes: element.attributes, base: base) {
      links.append(link)
    }
  }

  func text(_ text: String) {}
  func end(depth: Int) {}
}
