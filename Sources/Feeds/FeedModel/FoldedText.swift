/// Text of one line for a row: blanks folded, without control characters, of a bounded length.
struct FoldedText {
  /// The most scalars that ``value`` has.
  private let limit: Int
  private var scalars = String.UnicodeScalarView()
  private var count = 0
  private var hasBlank = false

  /// Empty text that takes `limit` scalars; below 1 is 1.
  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// True when more would not change ``value``.
  var isFull: Bool { count > limit }

  /// Adds a scalar; several blanks count as one, and blanks at both ends as none.
  mutating func append(_ scalar: Unicode.Scalar) {
    if isFull { return }
    // Most are ASCII, and then need no look at Unicode's tables.
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

  /// The text; where it was too long, cut between two characters, and with an ellipsis at its end.
  var value: String {
    var text = String(scalars)
    guard isFull else { return text }
    while text.unicodeScalars.count >= limit, !text.isEmpty { text.removeLast() }
    while text.last == " " { text.removeLast() }
    return text + "…"
  }

  /// True for control characters, and for those that turn the direction of what follows them
  /// (Unicode Standard Annex 9, sections 2.1, 2.2, 2.4 and 2.5): U+202A–202E and U+2066–2069.
  static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
