/// The break between two words of a text.
enum TextBreak: Comparable {
  case none, blank, line, paragraph
}

/// A text with collapsed blanks, no control characters and a limited length: a single line, or
/// paragraphs with a blank line between them.
struct FoldedText {
  /// The maximum number of Unicode scalars in ``value``.
  private let limit: Int
  private var scalars = String.UnicodeScalarView()
  private var count = 0
  /// Whether breaks of lines and paragraphs are kept; in a single line they become blanks.
  private let keepsLines: Bool
  /// The break before the next word.
  private var pending = TextBreak.none
  private var hasBullet = false

  /// Creates an empty text of at most `limit` scalars, by default a single line.
  ///
  /// Limits below 1 count as 1.
  init(limit: Int, keepsLines: Bool = false) {
    self.limit = max(limit, 1)
    self.keepsLines = keepsLines
  }

  /// Whether ``value`` is complete, so that further scalars are ignored.
  var isFull: Bool { count > limit }

  /// Appends a scalar.
  ///
  /// Control characters from U+0080 to U+009F mean characters of windows-1252, as in browsers.
  /// Consecutive blanks become one, and blanks at both ends are dropped.
  mutating func append(_ scalar: Unicode.Scalar) {
    if isFull { return }
    if let meant = HTMLEntity.windows1252(scalar.value) { return append(meant) }
    // Most scalars are ASCII. Test for them first, to avoid lookups in Unicode's tables.
    if scalar.value <= 0x20 || (scalar.value > 0x7E && scalar.properties.isWhitespace) {
      if scalar.value >= 0x20 || (0x09...0x0D).contains(scalar.value) { append(.blank) }
      return
    }
    if Self.isDropped(scalar) { return }
    let mark = hasBullet ? [Unicode.Scalar("•"), " "] : []
    for next in separator + mark + [scalar] where !isFull {
      scalars.append(next)
      count += 1
    }
    (pending, hasBullet) = (.none, false)
  }

  /// Separates the text so far from the text that follows.
  ///
  /// The longest of several breaks counts.
  mutating func append(_ more: TextBreak) {
    if count > 0, !hasBullet { pending = max(pending, keepsLines ? more : min(more, .blank)) }
  }

  /// Begins an item of a list.
  mutating func beginItem() {
    append(.line)
    hasBullet = keepsLines
  }

  /// Ends an item of a list.
  mutating func endItem() {
    hasBullet = false
    append(.line)
  }

  private var separator: [Unicode.Scalar] {
    switch pending {
    case .none: []
    case .blank: [" "]
    case .line: ["\n"]
    case .paragraph: ["\n", "\n"]
    }
  }

  /// The text.
  ///
  /// If it exceeds the limit, it is cut between two characters and ends with an ellipsis.
  var value: String {
    var text = String(scalars)
    guard isFull else { return text }
    while text.unicodeScalars.count >= limit, !text.isEmpty { text.removeLast() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text + "…"
  }

  /// Returns whether `scalar` is removed from text.
  ///
  /// Control characters and U+FEFF are removed, as are the characters U+202A–202E and U+2066–2069,
  /// which change the direction of the text after them.
  ///
  /// See Unicode Standard Annex 9, sections 2.1, 2.2, 2.4 and 2.5.
  static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
