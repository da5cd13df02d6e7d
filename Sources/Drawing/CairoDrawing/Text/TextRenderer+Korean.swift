internal import CCairo

/// Line breaking of Korean text, preferably between words.
///
/// Unicode permits a line break between any two Korean syllables, as between Chinese characters
/// (Annex 14, LB27). But Korean has spaces between words, and a single syllable on a line is hard
/// to read.
extension TextRenderer {
  /// Keeps the Korean words of `text` whole, unless the text then no longer fits into `width`.
  ///
  /// `text` is the text of `layout`. Other attributes are kept.
  static func keepKoreanWords(of text: String, in layout: OpaquePointer, width: Int32) {
    let words = koreanWords(in: text)
    let own = pango_layout_get_attributes(layout)
    guard !words.isEmpty,
      let attributes = own.flatMap({ pango_attr_list_copy($0) }) ?? pango_attr_list_new()
    else { return }
    pango_attr_list_ref(own)
    defer { pango_attr_list_unref(own) }
    let isEllipsized = pango_layout_is_ellipsized(layout) != 0
    for word in words {
      guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
      (attribute.pointee.start_index, attribute.pointee.end_index) = (
        word.lowerBound, word.upperBound
      )
      pango_attr_list_insert(attributes, attribute)
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let isCutMore = pango_layout_is_ellipsized(layout) != 0 && !isEllipsized
    if logical.width > width || isCutMore { pango_layout_set_attributes(layout, own) }
  }

  /// Returns the byte ranges of the words with Korean syllables in `text`.
  private static func koreanWords(in text: String) -> [Range<UInt32>] {
    var words: [Range<UInt32>] = []
    var start = 0
    var isKorean = false
    var offset = 0
    func end() {
      if isKorean, let from = UInt32(exactly: start), let to = UInt32(exactly: offset) {
        words.append(from..<to)
      }
      isKorean = false
    }
    for scalar in text.unicodeScalars {
      let next = offset + UTF8.width(scalar)
      if scalar.properties.isWhitespace {
        end()
        start = next
      } else if isHangul(scalar) {
        isKorean = true
      }
      offset = next
    }
    end()
    return words
  }

  /// Returns whether `scalar` is a Korean syllable or letter.
  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
