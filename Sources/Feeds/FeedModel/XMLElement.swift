/// The XML vocabularies whose elements are read.
enum XMLVocabulary: Equatable {
  /// Elements without a namespace, or in a namespace of RSS 0.9, 1.0 or 2.0.
  case rss
  case atom
  case rdf
  case content
  case dublinCore
  case xhtml
  case other

  /// Creates the vocabulary of a namespace.
  ///
  /// If the namespace is undeclared, uses the customary meaning of the prefix.
  init(namespace: String?, prefix: String?) {
    switch namespace {
    case nil: self.init(undeclared: prefix)
    case "http://purl.org/rss/1.0/", "http://my.netscape.com/rdf/simple/0.9/",
      "http://channel.netscape.com/rdf/simple/0.9/", "http://backend.userland.com/rss2",
      "http://backend.userland.com/RSS2", "http://blogs.law.harvard.edu/tech/rss":
      self = .rss
    case "http://www.w3.org/2005/Atom": self = .atom
    case "http://www.w3.org/1999/02/22-rdf-syntax-ns#": self = .rdf
    case "http://purl.org/rss/1.0/modules/content/": self = .content
    case "http://purl.org/dc/elements/1.1/": self = .dublinCore
    case "http://www.w3.org/1999/xhtml": self = .xhtml
    default: self = .other
    }
  }

  private init(undeclared prefix: String?) {
    switch prefix {
    case nil: self = .rss
    case "atom": self = .atom
    case "content": self = .content
    case "dc": self = .dublinCore
    case "rdf": self = .rdf
    default: self = .other
    }
  }
}

struct XMLElement {
  var vocabulary: XMLVocabulary
  /// The local name, without a prefix.
  var name: String
  /// The attribute values by local name.
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
