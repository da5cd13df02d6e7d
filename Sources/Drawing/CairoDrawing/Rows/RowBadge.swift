/// A row's badge: a short text in a pill.
struct RowBadge {
  /// The text's size as a share of the title's.
  private static let textRatio = 0.75
  /// Points between the text and the pill's ends.
  private static let padding = 5.0
  /// Points between the text's line and the pill's upper and lower edge.
  private static let air = 1.0
  /// The smallest room for a text that has to be cut, as a multiple of its size.
  ///
  /// Chosen here: some four letters, since less of a word, or of a count, says nothing.
  private static let leastRoom = 3.0

  /// The pill's size in whole points: as broad as it is high, or broader.
  let width, height: Double
  let line: TextLayout

  /// The badge of `row` beside a title of `size` points; nil where it has none, and where there is no
  /// room for so much of it as makes sense.
  ///
  /// It is no higher than `height` and, with its text cut, no broader than `width`.
  init?(
    of row: RowAppearance, size: Double, width: Double, height: Double, _ text: TextRenderer
  ) {
    guard let badge = row.badge, !badge.isEmpty else { return nil }
    let style = RowRenderer.style(
      size * Self.textRatio, isBold: true, fitting: height - 2 * Self.air, text)
    let room = width - 2 * Self.padding
    line = text.line(badge, style, maxWidth: room)
    if line.isEllipsized, !(room >= Self.leastRoom * style.size * text.scale) { return nil }
    self.height = (line.height + 2 * Self.air).rounded(.up)
    self.width = max((line.width + 2 * Self.padding).rounded(.up), self.height)
  }
}
