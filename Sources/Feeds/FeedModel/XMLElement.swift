/// The XML vocabularies whose elements are read.
enum XMLVocabulary: Equatable {
  /// Elements without a namespace.
  case plain
  /// RSS 0.9, 1.0 or 2.0.
  case rss
  /// Atom 1.0.
  case atom
  /// Atom 0.3.
  case oldAtom
  case rdf
  case content
  /// Dublin Core, and its terms.
  case dublinCore
  case xhtml
  case media
  case itunes
  case other

  /// Creates the vocabulary of a namespace.
  ///
  /// If the namespace is undeclared or unknown, uses the customary meaning of the prefix.
  init(namespace: String?, prefix: String?) {
    let usual = prefix.map { Self.prefixes[$0.lowercased()] ?? .other }
    guard let namespace else {
      self = usual ?? .plain
      return
    }
    let name = namespace.trimmingBlanks.lowercased()
    self = Self.namespaces[name] ?? Self.similar[Self.bare(name)] ?? usual ?? .other
  }

  /// The vocabularies by namespace without its scheme and its last mark, which feeds often have wrong.
  private static let similar = Dictionary(
    namespaces.filter { !$0.key.isEmpty }.map { (bare($0.key), $0.value) },
    uniquingKeysWith: { first, _ in first })

  private static func bare(_ namespace: String) -> String {
    let start = ["https://", "http://"].first(where: namespace.hasPrefix)?.count ?? 0
    let name = namespace.dropFirst(start)
    return String(["/", "#"].contains(name.last) ? name.dropLast() : name)
  }

  private static let prefixes: [String: XMLVocabulary] = [
    "atom": .atom, "content": .content, "dc": .dublinCore, "dcterms": .dublinCore, "rdf": .rdf,
    "media": .media, "itunes": .itunes, "xhtml": .xhtml,
  ]

  /// The vocabularies by namespace, in lowercase.
  private static let namespaces: [String: XMLVocabulary] = [
    "": .plain,
    "http://purl.org/rss/1.0/": .rss,
    "http://purl.org/net/rss1.1#": .rss,
    "http://my.netscape.com/rdf/simple/0.9/": .rss,
    "http://channel.netscape.com/rdf/simple/0.9/": .rss,
    "http://backend.userland.com/rss": .rss,
    "http://backend.userland.com/rss2": .rss,
    "http://backend.userland.com/rss091": .rss,
    "http://backend.userland.com/rss092": .rss,
    "http://blogs.law.harvard.edu/tech/rss": .rss,
    "http://www.w3.org/2005/atom": .atom,
    "http://purl.org/atom/ns#": .oldAtom,
    "http://purl.org/pie/": .oldAtom,
    "http://purl.org/echo/": .oldAtom,
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#": .rdf,
    "http://purl.org/rss/1.0/modules/content/": .content,
    "http://purl.org/dc/elements/1.0/": .dublinCore,
    "http://purl.org/dc/elements/1.1/": .dublinCore,
    "http://purl.org/dc/terms/": .dublinCore,
    "http://www.w3.org/1999/xhtml": .xhtml,
    "http://search.yahoo.com/mrss": .media,
    "http://search.yahoo.com/mrss/": .media,
    "http://www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
  ]
}

struct XMLElement {
  var vocabulary: XMLVocabulary
  /// The namespace if the vocabulary is ``XMLVocabulary/other``, or `nil`.
  var namespace: String?
  /// The local name in lowercase, without a prefix.
  var name: String
  /// The attribute values by local name in lowercase.
  var attributes: [String: String]
  /// The address against which links are resolved: from `xml:base`, or else the document's.
  ///
  /// `nil` if there is none.
  var base: String?
}

/// A receiver of the elements of a document, in document order.
protocol XMLConsumer: AnyObject {
  /// Handles a start tag.
  ///
  /// A thrown error ends the parsing.
  func start(_ element: XMLElement, depth: Int) throws(FeedError)
  /// Handles text, which may arrive in several parts.
  func text(_ text: String)
  /// Handles the end of the element at `depth`.
  ///
  /// The root element has depth 1.
  func end(depth: Int)
}
