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
    attributes = parsed
  }

  deinit { attributes.map { pango_attr_list_unref($0) } }
}

extension TextRenderer {
  /// True where `text` is Pango's markup, which `line` and `paragraph` show by its tags.
  public static func isMarkup(_ text: String) -> Bool { MarkedText(text) != nil }
}
