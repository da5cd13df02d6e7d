internal import CCairo

/// Limits how much of a text Pango gets to what can be visible.
///
/// Laying out a word of 50,000 characters takes seconds, even if only the first 40 fit.
struct TextBounds {
  /// The maximum number of characters that a text shows; the largest row has no space for more.
  static let maximumCharacters = 100_000
  /// The maximum number of lines of a paragraph without a limit by the caller.
  static let maximumLines: Int32 = 1000
  /// A width in points that no list reaches; a line without a limit is cut beyond it.
  private static let maximumWidth = 16_384.0
  /// The width of a narrow character as a fraction of the font size.
  private static let narrowLetter = 0.25
  /// The length of the longest word that Pango may keep whole.
  ///
  /// Pango's time for breaking a word is quadratic in its length: 9 ms for 2,000 characters, 900 ms
  /// for 20,000.
  private static let longestWord = 2000
  /// The maximum number of combining marks on a character; Pango takes seconds for 20,000.
  ///
  /// Source: Unicode 15, UAX 15, 12.1, Stream-Safe Text Format.
  private static let maximumMarks = 30

  private let isLimited: Bool
  private let place: TextEllipsis
  /// The estimated number of characters that fill the available space.
  private let estimate: Int

  /// Creates the bounds of a text with the properties of `key`, at a text scale of `scale`.
  init(_ key: RecentLayouts.Key, scale: Double) {
    isLimited = key.limit != nil
    // The attributes of markup have byte offsets from the start, so markup can only be cut at its
    // end.
    place = key.isMarkup ? .end : key.ellipsis
    let width = key.limit.map { pango_units_to_double($0) } ?? Self.maximumWidth
    let lines = Double(key.wrapping?.maxLines ?? 1)
    let letters = lines * width / (key.style.size * scale * Self.narrowLetter)
    estimate = Int(min(letters, Double(Self.maximumCharacters))) + 64
  }

  /// Returns `text`, shortened to ``maximumCharacters`` characters.
  ///
  /// An ellipsis replaces the removed part: the end, or the middle if the ellipsis at `place` keeps
  /// the end visible.
  static func cut(_ text: String, at place: TextEllipsis = .end) -> String {
    guard text.utf8.count > maximumCharacters else { return text }
    return part(of: text, place == .end ? maximumCharacters : maximumCharacters / 2, at: place)
      ?? text
  }

  /// Returns the first `count` characters and an ellipsis, or `nil` if `text` is not longer.
  ///
  /// If the ellipsis at `place` keeps the end of the text visible, the result also contains the
  /// last `count` characters.
  private static func part(of text: String, _ count: Int, at place: TextEllipsis) -> String? {
    let letters = text.unicodeScalars
    let isWhole = letters.prefix(place == .end ? count : 2 * count).endIndex == letters.endIndex
    guard !isWhole else { return nil }
    let end = place == .end ? "" : String(letters.suffix(count))
    return String(letters.prefix(count)) + "…" + end
  }

  /// Lays out as much of `text` as fits.
  ///
  /// Calls `layOut` with a part of the text that doubles in each step, until `layout` is full or
  /// has the whole text.
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
    return pango_units_to_double(logical.width) > Self.maximumWidth
  }

  /// Returns whether `text` contains a word that is too long to be kept whole.
  ///
  /// Ideographs and similar characters permit a break anywhere.
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

  /// Returns `text` with spaces instead of line breaks and control characters, and without an
  /// excess of combining marks.
  static func singleLine(_ text: String) -> String {
    // Fast path: most texts are plain ASCII, which needs no look-up of properties.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var plain = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: marks += 1
      default: marks = 0
      }
      if marks > maximumMarks { continue }
      plain.append(breaksLine(scalar) ? " " : scalar)
    }
    return String(plain)
  }

  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
