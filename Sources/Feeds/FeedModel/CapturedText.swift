/// The text of an element that is open, with that of the elements in it.
struct CapturedText {
  /// What the text is for.
  enum Field {
    case title, link, id, summary, content, author, published, updated
  }

  /// How the text is made plain.
  enum Kind {
    /// It is text already.
    case text
    /// It is HTML, in text.
    case markup
  }

  let field: Field
  let kind: Kind
  /// The depth of the element.
  let depth: Int
  /// What its links are relative to.
  let base: String?
  /// The text so far.
  private(set) var text = ""
  private var hidingDepth: Int?

  init(_ field: Field, _ kind: Kind, depth: Int, base: String?) {
    self.field = field
    self.kind = kind
    self.depth = depth
    self.base = base
  }

  /// An element begins in it, as in XHTML.
  mutating func start(_ name: String, depth: Int) {
    if hidingDepth == nil, PlainText.hidesContent(name) { hidingDepth = depth }
    if PlainText.separatesWords(name) { text += " " }
  }

  /// The element of this depth in it ends.
  mutating func end(depth: Int) {
    if hidingDepth == depth { hidingDepth = nil }
  }

  /// Adds text, unless it is that of a script or a style.
  mutating func append(_ more: String) {
    if hidingDepth == nil { text += more }
  }

  /// The text made plain, of at most `limit` characters.
  func plain(limit: Int) -> String {
    switch kind {
    case .text: PlainText.of(text: text, limit: limit)
    case .markup: PlainText.of(markup: text, limit: limit)
    }
  }

  /// The text as an address of the web; nil where it is none.
  var webLink: String? { WebLink.resolved(text, base: base) }
}
