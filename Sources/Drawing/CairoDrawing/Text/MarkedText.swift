internal import CCairo

/// A text in Pango's markup: its letters, and the attributes of their ranges.
final class MarkedText {
  /// The letters, without tags.
  let letters: String
  /// The attributes (`PangoAttrList *`), by the letters' bytes; nil where they have none.
  let attributes: OpaquePointer?

  /// The text that `markup` writes; nil where it is not Pango's markup.
  init?(_ markup: String) {
    let source = TextBounds.singleLine(markup)
    var parsed: OpaquePointer?
    var letters: UnsafeMutablePointer<CChar>?
    let length = Int32(exactly: source.utf8.count) ?? -1
    guard pango_parse_markup(source, length, 0, &parsed, &letters, nil, nil) != 0, let letters
    else { return nil }
    self.letters = String(cString: letters)
    g_free(letters)
    // Entities may stand for letters for which other ones are shown, of another number of bytes.
    let shown = TextBounds.singleLine(self.letters)
    if shown.utf8.count != self.letters.utf8.count, let list = parsed {
      pango_attr_list_unref(list)
      parsed = nil
    }
    if let parsed { Self.boundSizes(of: parsed) }
    attributes = parsed
  }

  /// The largest size of a font in Pango's units: 500 points.
  ///
  /// Letters that are much larger make cairo give up the whole drawing.
  private static let largestSize: Int32 = 500 * PANGO_SCALE
  /// The largest factor by which a font is larger than that around it.
  private static let largestScale = 10.0

  /// Makes what asks for larger letters, or for letters farther away, ask for the largest.
  private static func boundSizes(of list: OpaquePointer) {
    let filter: PangoAttrFilterFunc = { attribute, _ in
      if let attribute { MarkedText.boundSize(of: attribute) }
      // It stays where it is.
      return 0
    }
    _ = pango_attr_list_filter(list, filter, nil)
  }

  private static func boundSize(of attribute: UnsafeMutablePointer<PangoAttribute>) {
    let place = UnsafeMutableRawPointer(attribute)
    switch attribute.pointee.klass.pointee.type {
    case PANGO_ATTR_SIZE, PANGO_ATTR_ABSOLUTE_SIZE:
      let size = place.assumingMemoryBound(to: PangoAttrSize.self)
      size.pointee.size = min(size.pointee.size, largestSize)
    case PANGO_ATTR_RISE, PANGO_ATTR_LETTER_SPACING, PANGO_ATTR_ABSOLUTE_LINE_HEIGHT:
      let distance = place.assumingMemoryBound(to: PangoAttrInt.self)
      distance.pointee.value = min(max(distance.pointee.value, -largestSize), largestSize)
    case PANGO_ATTR_SCALE, PANGO_ATTR_LINE_HEIGHT:
      let factor = place.assumingMemoryBound(to: PangoAttrFloat.self)
      factor.pointee.value = min(factor.pointee.value, largestScale)
    case PANGO_ATTR_FONT_DESC:
      let font = place.assumingMemoryBound(to: PangoAttrFontDesc.self).pointee.desc
      guard pango_font_description_get_size(font) > largestSize else { return }
      pango_font_description_set_size(font, largestSize)
    default: break
    }
  }

  deinit { attributes.map { pango_attr_list_unref($0) } }
}

extension TextRenderer {
  /// True where `text` is Pango's markup, which `line` and `paragraph` show by its tags.
  public static func isMarkup(_ text: String) -> Bool { MarkedText(text) != nil }
}
