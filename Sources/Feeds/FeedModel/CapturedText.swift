import CJSON

/// The text of an open element, including the text of nested elements.
struct CapturedText {
  /// The way to convert the text to plain text.
  enum Kind {
    /// Plain text.
    case text
    /// Plain text whose line breaks count.
    case lines
    /// Escaped HTML.
    case markup
    /// Escaped HTML or plain text, whichever it looks like.
    case either
    /// Nested elements of XHTML.
    case elements
    /// HTML or plain text in base64.
    case base64
  }

  /// The part of the feed or entry that the text is for.
  let part: FeedPart
  private let kind: Kind
  /// The depth of the captured element.
  let depth: Int
  /// The address against which relative links are resolved, or `nil` if there is none.
  let base: String?
  /// The characters captured so far; nested elements are written as tags.
  private(set) var text = ""
  private var hidingDepth: Int?
  private var names: [String] = []

  init(_ part: FeedPart, _ kind: Kind, depth: Int, base: String?) {
    self.part = part
    self.kind = kind
    self.depth = depth
    self.base = base
  }

  /// Whether nested elements are kept as tags until the text is converted.
  private var keepsTags: Bool { kind == .markup || kind == .either || kind == .elements }

  /// Handles the start of a nested element, as in XHTML.
  mutating func start(_ name: String, depth: Int) {
    if hidingDepth == nil, PlainText.hidesContent(name) { hidingDepth = depth }
    if keepsTags {
      text += "<\(name)>"
      names.append(name)
    } else if PlainText.separatesWords(name) {
      text += " "
    }
  }

  /// Handles the end of the nested element at `depth`.
  mutating func end(depth: Int) {
    if hidingDepth == depth { hidingDepth = nil }
    if let name = names.popLast() { text += "</\(name)>" }
  }

  /// Appends characters, unless they belong to a script or a style.
  mutating func append(_ more: String) {
    if hidingDepth != nil { return }
    text +=
      kind == .elements ? more.replacing("&", with: "&amp;").replacing("<", with: "&lt;") : more
  }

  /// Repairs text that was encoded twice.
  mutating func repairEncoding() { text = DoubleEncoding.repaired(text) ?? text }

  /// Returns the text as a single line, cut to at most `limit` characters.
  func line(limit: Int) -> String {
    isMarkup
      ? PlainText.of(markup: decoded, limit: limit) : PlainText.of(text: decoded, limit: limit)
  }

  /// Returns the text as paragraphs, cut to at most `limit` characters.
  func paragraphs(limit: Int) -> String {
    if isMarkup { return PlainText.paragraphs(markup: decoded, limit: limit) }
    return kind == .lines
      ? PlainText.paragraphs(text: text, limit: limit) : PlainText.of(text: decoded, limit: limit)
  }

  private var isMarkup: Bool {
    switch kind {
    case .text, .lines: false
    case .markup, .elements: true
    case .either, .base64: PlainText.looksLikeMarkup(decoded)
    }
  }

  /// The text after decoding base64, or an empty string if the decoded text is not UTF-8.
  private var decoded: String {
    guard kind == .base64 else { return text }
    var count: gsize = 0
    guard let bytes = g_base64_decode(text, &count) else { return "" }
    defer { g_free(bytes) }
    let data = UnsafeBufferPointer(start: bytes, count: Int(clamping: count))
    return String(validating: data, as: UTF8.self) ?? ""
  }

  /// The text as a web address, or `nil` if the text is not an http or https address.
  var webLink: String? { WebLink.resolved(text, base: base) }
}
