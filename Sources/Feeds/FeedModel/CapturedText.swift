/// The text of an open element, including the text of nested elements.
struct CapturedText {
  /// The part of the feed or entry that the text is for.
  enum Field {
    case title, link, id, summary, content, author, published, updated
  }

  /// The way to convert the text to plain text.
  enum Kind {
    /// The text is plain already.
    case text
    /// The text contains HTML markup.
    case markup
  }

  let field: Field
  let kind: Kind
  /// The depth of the captured element.
  let depth: Int
  /// The address against which relative links are resolved, or `nil` if there is none.
  let base: String?
  /// The characters captured so far.
  private(set) var text = ""
  private var hidingDepth: Int?

  init(_ field: Field, _ kind: Kind, depth: Int, base: String?) {
    self.field = field
    self.kind = kind
    self.depth = depth
    self.base = base
  }

  /// Handles the start of a nested element, as in XHTML.
  mutating func start(_ name: String, depth: Int) {
    if hidingDepth == nil, PlainText.hidesContent(name) { hidingDepth = depth }
    if PlainText.separatesWords(name) { text += " " }
  }

  /// Handles the end of the nested element at `depth`.
  mutating func end(depth: Int) {
    if hidingDepth == depth { hidingDepth = nil }
  }

  /// Appends characters, unless they belong to a script or a style.
  mutating func append(_ more: String) {
    if hidingDepth == nil { text += more }
  }

  /// Returns the plain text, cut to at most `limit` characters.
  func plain(limit: Int) -> String {
    switch kind {
    case .text: PlainText.of(text: text, limit: limit)
    case .markup: PlainText.of(markup: text, limit: limit)
    }
  }

  /// The text as a web address, or `nil` if the text is not an http or https address.
  var webLink: String? { WebLink.resolved(text, base: base) }
}
