/// A row's badge: a short text in a pill.
struct RowBadge {
  /// The size of the text as a fraction of the title's.
  private static let textRatio = 0.75
  /// The space between the text and the ends of the pill, in points.
  private static let padding = 5.0
  /// The space between the text and the top and bottom of the pill, in points.
  private static let air = 1.0
  /// The smallest width of a truncated text, as a multiple of its font size.
  ///
  /// Chosen here as about four characters, because less of a word or number would be useless.
  private static let minimumSpace = 3.0

  /// The size of the pill in whole points; the width is at least the height.
  let width, height: Double
  let line: TextLayout

  /// Lays out the badge of `row` next to a title of `size` points.
  ///
  /// The badge is at most `height` points high and, by truncating its text, at most `width` points
  /// wide. Returns `nil` if the row has no badge or if too little of it would be visible.
  init?(
    of row: RowAppearance, size: Double, width: Double, height: Double, _ text: TextRenderer
  ) {
    guard let badge = row.badge, !badge.isEmpty else { return nil }
    let style = RowRenderer.style(
      size * Self.textRatio, isBold: true, fitting: height - 2 * Self.air, text)
    let space = width - 2 * Self.padding
    line = text.line(badge, style, maxWidth: space)
    if line.isEllipsized, !(space >= Self.minimumSpace * style.size * text.scale) { return nil }
    self.height = (line.height + 2 * Self.air).rounded(.up)
    self.width = max((line.width + 2 * Self.padding).rounded(.up), self.height)
  }
}
