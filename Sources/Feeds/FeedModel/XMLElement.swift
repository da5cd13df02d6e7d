/// The vocabularies whose elements are read.
enum XMLVocabulary: Equatable {
  /// No namespace, or RSS 0.9, 1.0 or 2.0's own.
  case rss
  case atom
  case rdf
  case content
  case dublinCore
  case xhtml
  case other

  /// The vocabulary of a namespace; where a prefix is declared nowhere, what it is by custom.
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

/// A start tag.
struct XMLElement {
  var vocabulary: XMLVocabulary
  /// Its name without a prefix.
  var name: String
  /// The values of its attributes by their names without prefixes.
  var attributes: [String: String]
  /// The address against which its links are resolved, by `xml:base` or the document's; nil for none.
  var base: String?
}

/// What takes the elements of a document in their order.
protocol XMLConsumer: AnyObject {
  /// An element begins; what is thrown ends the reading.
  func start(_ element: XMLElement, depth: Int) throws(FeedError)
  /// Text, or a part of it.
  func text(_ text: String)
  /// The element of this depth ends; the first has depth 1.
  func end(depth: Int)
}
