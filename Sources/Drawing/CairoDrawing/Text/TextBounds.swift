internal import CCairo

/// The bounds of what a text gives to Pango: no more of it than can be seen.
///
/// A word of 50,000 letters costs seconds where only the first 40 of them have room.
struct TextBounds {
  /// The most letters that any text shows; more than a row of the largest length has room for.
  static let mostLetters = 100_000
  /// The most lines of a paragraph for which the caller knows no number.
  static let mostLines: Int32 = 1000
  /// A width in points that no list has; a line without another limit is cut beyond it.
  private static let mostWidth = 16_384.0
  /// The width of a narrow letter, as a share of the font's size.
  private static let narrowLetter = 0.25
  /// The longest word that is looked at as a whole.
  ///
  /// Pango takes time by the square of a word's length to break it: 9 ms for 2,000 letters, 900 ms
  /// for 20,000.
  private static let longestWord = 2000
  /// The most combining marks on one letter; without this bound Pango takes seconds for 20,000.
  ///
  /// Source: Unicode 15, UAX 15, 12.1, Stream-Safe Text Format.
  private static let mostMarks = 30

  private let isLimited: Bool
  private let place: TextEllipsis
  /// The number of letters that probably fill the room.
  private let estimate: Int

  /// The bounds of a text with the properties of `key`, at a text scale of `scale`.
  init(_ key: RecentLayouts.Key, scale: Double) {
    isLimited = key.limit != nil
    // The attributes of markup stand at their letters' places, counted from its beginning.
    place = key.isMarkup ? .end : key.ellipsis
    let width = key.limit.map { pango_units_to_double($0) } ?? Self.mostWidth
    let lines = Double(key.wrapping?.maxLines ?? 1)
    let letters = lines * width / (key.style.size * scale * Self.narrowLetter)
    estimate = Int(min(letters, Double(Self.mostLetters))) + 64
  }

  /// `text` up to the most letters that any text shows; an ellipsis stands for what is left out: the
  /// text's end, or its middle where an ellipsis at `place` shows the end.
  static func cut(_ text: String, at place: TextEllipsis = .end) -> String {
    guard text.utf8.count > mostLetters else { return text }
    return part(of: text, place == .end ? mostLetters : mostLetters / 2, at: place) ?? text
  }

  /// The `count` letters that an ellipsis at `place` shows of `text`, or as many at each of its ends, and
  /// an ellipsis for the others; nil where that is all of it.
  private static func part(of text: String, _ count: Int, at place: TextEllipsis) -> String? {
    let letters = text.unicodeScalars
    let isWhole = letters.prefix(place == .end ? count : 2 * count).endIndex == letters.endIndex
    guard !isWhole else { return nil }
    let end = place == .end ? "" : String(letters.suffix(count))
    return String(letters.prefix(count)) + "…" + end
  }

  /// Lays out as much of `text` as has room: `layOut` gets a part of it, again and again twice as
  /// much, until `layout` is full or has all of it.
  func fill(_ layout: OpaquePointer, with text: String, _ layOut: (String) -> Void) {
    var count = estimate
    while true {
      let part = Self.part(of: text, count, at: place)
      layOut(Self.singleLine(part ?? text))
      if part == nil || isFull(layout) { return }
      count *= 2
    }
  }

  private func isFull(_ layout: OpaquePointer) -> Bool {
    if isLimited { return pango_layout_is_ellipsized(layout) != 0 }
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return pango_units_to_double(logical.width) > Self.mostWidth
  }

  /// True where a word of `text` is too long to be kept whole wherever it would fit.
  ///
  /// Ideographs and the like break anywhere.
  static func hasLongWord(_ text: String) -> Bool {
    guard text.utf8.count > longestWord else { return false }
    var length = 0
    for scalar in text.unicodeScalars {
      let breaks = scalar.value >= 0x2E80 || scalar.properties.isWhitespace
      length = breaks ? 0 : length + 1
      if length > longestWord { return true }
    }
    return false
  }

  /// `text` without line ends and control characters, for which blanks stand, and without more
  /// marks on a letter than any language has.
  static func singleLine(_ text: String) -> String {
    // Most texts are of letters that are asked nothing.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var plain = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: marks += 1
      default: marks = 0
      }
      if marks > mostMarks { continue }
      plain.append(breaksLine(scalar) ? " " : scalar)
    }
    return String(plain)
  }

  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
