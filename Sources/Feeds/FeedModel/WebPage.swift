import CXML2

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
    collector.read(text)
    return Array(collector.links.withoutRepeats.prefix(maximumLinks))
  }
}

/// Collects the links to feeds of an HTML document with libxml2.
private final class LinkCollector {
  /// The number of bytes passed to the parser at a time.
  private static let portion = 65_536

  private var base: String?
  private(set) var links: [FeedLink] = []

  init(base: String?) {
    self.base = base
  }

  func read(_ text: [UInt8]) {
    var handler = htmlSAXHandler()
    handler.startElement = { data, name, attributes in
      guard let data, let name else { return }
      let collector = Unmanaged<LinkCollector>.fromOpaque(data).takeUnretainedValue()
      collector.start(String(cString: name), attributes)
    }
    xmlInitParser()
    let data = Unmanaged.passUnretained(self).toOpaque()
    let parser = htmlCreatePushParserCtxt(&handler, data, nil, 0, nil, XML_CHAR_ENCODING_UTF8)
    guard let parser else { return }
    defer { htmlFreeParserCtxt(parser) }
    let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue
    htmlCtxtUseOptions(parser, Int32(bitPattern: options))
    for start in stride(from: 0, to: text.count, by: Self.portion) {
      let part = text[start...].prefix(Self.portion)
      part.withUnsafeBytes { bytes in
        _ = htmlParseChunk(
          parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(clamping: bytes.count), 0)
      }
    }
    htmlParseChunk(parser, nil, 0, 1)
  }

  private func start(
    _ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard name == "link" || name == "base", let attributes else { return }
    var values: [String: String] = [:]
    var index = 0
    // The list of names and values ends with a null name.
    while let name = attributes[index] {
      values[String(cString: name).lowercased()] = attributes[index + 1].map { String(cString: $0) }
      index += 2
    }
    guard let target = values["href"] else { return }
    if name == "base" {
      base = WebLink.resolved(target, base: base) ?? base
    } else if let link = FeedLink(target: target, attributes: values, base: base) {
      links.append(link)
    }
  }
}
