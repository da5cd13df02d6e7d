internal import CCairo

/// A text in Pango markup, parsed into characters and attributes.
final class MarkedText {
  /// The characters without tags.
  let letters: String
  /// The attributes (`PangoAttrList *`) by byte offsets in ``letters``, or `nil` if there are none.
  let attributes: OpaquePointer?

  /// Parses `markup`, or returns `nil` if it is not valid Pango markup.
  init?(_ markup: String) {
    let source = TextBounds.singleLine(markup)
    var parsed: OpaquePointer?
    var letters: UnsafeMutablePointer<CChar>?
    let length = Int32(exactly: source.utf8.count) ?? -1
    guard pango_parse_markup(source, length, 0, &parsed, &letters, nil, nil) != 0, let letters
    else { return nil }
    self.letters = String(cString: letters)
    g_free(letters)
    // Entities may contain characters that are replaced by others of a different byte length. The
    // attributes would then have wrong offsets, so drop them.
    let shown = TextBounds.singleLine(self.letters)
    if shown.utf8.count != self.letters.utf8.count, let list = parsed {
      pango_attr_list_unref(list)
      parsed = nil
    }
    if let parsed { Self.boundSizes(of: parsed) }
    attributes = parsed
  }

  /// The largest font size in Pango units: 500 points.
  ///
  /// Much larger characters put cairo into an error state, which stops all drawing.
  private static let largestSize: Int32 = 500 * PANGO_SCALE
  /// The largest factor of a font size relative to the surrounding text.
  private static let largestScale = 10.0

  /// Limits attributes that enlarge or move characters.
  private static func boundSizes(of list: OpaquePointer) {
    let filter: PangoAttrFilterFunc = { attribute, _ in
      if let attribute { MarkedText.boundSize(of: attribute) }
      // Returning 0 keeps the attribute in the list.
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
  /// Returns whether `text` is valid Pango markup, so that `line` and `paragraph` can render its
  /// tags.
  public static func isMarkup(_ text: String) -> Bool { MarkedText(text) != nil }
}
