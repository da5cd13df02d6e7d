/// A single line of text for a row, with collapsed blanks, no control characters and a limited
/// length.
struct FoldedText {
  /// The maximum number of Unicode scalars in ``value``.
  private let limit: Int
  private var scalars = String.UnicodeScalarView()
  private var count = 0
  private var hasBlank = false

  /// Creates an empty text of at most `limit` scalars.
  ///
  /// Limits below 1 count as 1.
  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// Whether ``value`` is complete, so that further scalars are ignored.
  var isFull: Bool { count > limit }

  /// Appends a scalar.
  ///
  /// Consecutive blanks become one, and blanks at both ends are dropped.
  mutating func append(_ scalar: Unicode.Scalar) {
    if isFull { return }
    // Most scalars are ASCII. Test for them first, to avoid lookups in Unicode's tables.
    if scalar.value <= 0x20 || (scalar.value > 0x7E && scalar.properties.isWhitespace) {
      if scalar.value >= 0x20 || (0x09...0x0D).contains(scalar.value) { hasBlank = count > 0 }
      return
    }
    if Self.isDropped(scalar) { return }
    if hasBlank {
      scalars.append(" ")
      count += 1
      hasBlank = false
      if isFull { return }
    }
    scalars.append(scalar)
    count += 1
  }

  /// The text.
  ///
  /// If it exceeds the limit, it is cut between two characters and ends with an ellipsis.
  var value: String {
    var text = String(scalars)
    guard isFull else { return text }
    while text.unicodeScalars.count >= limit, !text.isEmpty { text.removeLast() }
    while text.last == " " { text.removeLast() }
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
