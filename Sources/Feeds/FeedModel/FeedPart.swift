/// A part of a feed or entry that an element contains.
struct FeedPart {
  /// The value of a feed or entry that a part gives.
  enum Field {
    case title, link, id, text, author, date
  }

  let field: Field
  /// The preference among several parts for the same field: the lowest one counts.
  let rank: Int
  /// Whether white space and markup have their meaning in RSS, or in Atom.
  let kind: CapturedText.Kind?

  init(_ field: Field, _ rank: Int = 0, _ kind: CapturedText.Kind? = nil) {
    self.field = field
    self.rank = rank
    self.kind = kind
  }

  /// The parts by the names of elements of RSS and Atom.
  ///
  /// A part without a kind has the one that its format defines.
  private static let core: [String: FeedPart] = [
    "title": FeedPart(.title), "link": FeedPart(.link, 1, .text),
    "id": FeedPart(.id, 0, .text), "guid": FeedPart(.id, 0, .text),
    "content": FeedPart(.text), "fullitem": FeedPart(.text, 1, .markup),
    "body": FeedPart(.text, 1, .markup), "description": FeedPart(.text, 2),
    "summary": FeedPart(.text, 2), "abstract": FeedPart(.text, 2),
    "author": FeedPart(.author, 0, .text),
    "pubdate": FeedPart(.date, 0, .text), "published": FeedPart(.date, 0, .text),
    "issued": FeedPart(.date, 0, .text), "created": FeedPart(.date, 2, .text),
    "updated": FeedPart(.date, 4, .text), "modified": FeedPart(.date, 4, .text),
  ]

  /// The parts by the names of elements of other vocabularies.
  private static let dublinCore: [String: FeedPart] = [
    "title": FeedPart(.title, 1, .either), "description": FeedPart(.text, 3, .markup),
    "abstract": FeedPart(.text, 4, .markup), "creator": FeedPart(.author, 1, .text),
    "author": FeedPart(.author, 1, .text), "identifier": FeedPart(.id, 2, .text),
    "issued": FeedPart(.date, 1, .text), "available": FeedPart(.date, 1, .text),
    "created": FeedPart(.date, 2, .text), "date": FeedPart(.date, 3, .text),
    "modified": FeedPart(.date, 4, .text),
  ]
  private static let itunes: [String: FeedPart] = [
    "title": FeedPart(.title, 2, .either), "summary": FeedPart(.text, 5, .lines),
    "subtitle": FeedPart(.text, 7, .text), "author": FeedPart(.author, 2, .text),
  ]
  private static let media: [String: FeedPart] = [
    "title": FeedPart(.title, 3, .either), "description": FeedPart(.text, 6, .lines),
  ]

  /// Returns the part that an element contains, or `nil` if it is not one that is read.
  static func of(_ element: XMLElement) -> FeedPart? {
    switch element.vocabulary {
    case .plain, .rss, .atom, .oldAtom: core[element.name]
    case .dublinCore: dublinCore[element.name]
    case .itunes: itunes[element.name]
    case .media:
      element.name == "description" && element.attributes["type"] == "html"
        ? FeedPart(.text, 6, .markup) : media[element.name]
    case .content: element.name == "encoded" ? FeedPart(.text, 0, .markup) : nil
    case .xhtml: element.name == "body" ? FeedPart(.text, 1, .markup) : nil
    case .rdf, .other: nil
    }
  }
}

/// The best value so far among several parts for the same field.
struct RankedValue<Value> {
  private(set) var value: Value?
  private var rank = Int.max

  /// Takes `new` unless it is `nil` or a value with the same or a lower rank is known.
  mutating func take(_ new: Value?, rank: Int) {
    guard let new, rank < self.rank else { return }
    (value, self.rank) = (new, rank)
  }
}

extension RankedValue where Value == String {
  /// The text, or an empty string if there is none.
  var text: String { value ?? "" }

  /// Takes `new` unless it is empty or a text with the same or a lower rank is known.
  mutating func take(text new: String, rank: Int) {
    take(new.isEmpty ? nil : new, rank: rank)
  }
}
