/// Layout and height of rows with wrapping text.
extension RowRenderer {
  /// The maximum number of lines of a wrapping title.
  private static let titleLines = 2

  private struct Paragraphs {
    let title: TextLayout
    let subtitle: TextLayout?
    let endings: RowEndings
    /// The height of title and subtitle, in points.
    var height: Double {
      title.height + (subtitle.map { RowRenderer.lineGap + $0.height } ?? 0)
    }
  }

  /// Returns the height of `row` in a list `width` points wide, in whole points.
  ///
  /// A row that does not wrap has the natural height; a wrapping row has at least that. An invalid
  /// or too small width counts as the smallest width that leaves space for text.
  package func height(
    of row: RowAppearance, width: Double, style: PartStyle = PartStyle(), text: TextRenderer
  ) -> Double {
    let box = style.box ?? box
    let text = style.text ?? text
    let natural = Self.naturalHeight(text, in: box)
    guard row.wraps else { return natural }
    let side = Self.iconSize(wraps: true, rowHeight: natural, text)
    let icon = row.icon == nil ? 0 : side + gap
    let space = width - box.left - box.right - icon
    let paragraphs = paragraphs(of: row, width: space, .left, text)
    return max((paragraphs.height + box.height).rounded(.up), natural)
  }

  /// Draws the wrapped text of `row` in `place`, and returns the endings next to it.
  func drawParagraphs(
    of row: RowAppearance, in place: Rect, _ box: PartBox, _ pen: inout RowPen, _ text: TextRenderer
  ) -> RowEndings {
    let paragraphs = paragraphs(of: row, width: place.width, pen.alignment, text)
    let endings = paragraphs.endings
    // In a row that is too low, show the first lines.
    let space = place.height - paragraphs.height
    let top = place.y + (space > 0 ? space / 2 : min(box.top, box.bottom, max(place.height / 4, 0)))
    let baseline = top + paragraphs.title.ascent
    pen.drawTitle(paragraphs.title, in: place, baseline: baseline)
    pen.drawDetail(of: endings, in: place, baseline: baseline)
    if let subtitle = paragraphs.subtitle {
      let second = top + paragraphs.title.height + Self.lineGap + subtitle.ascent
      pen.drawSubtitle(subtitle, in: place, baseline: second)
      let line = text.metrics(TextStyle(size: text.baseSize * Self.subtitleRatio))
      pen.drawBadge(below: endings, in: place, y: second - (line.ascent - line.descent) / 2)
    }
    return endings
  }

  private func paragraphs(
    of row: RowAppearance, width: Double, _ alignment: TextAlignment, _ text: TextRenderer
  ) -> Paragraphs {
    let subtitle = row.subtitle.flatMap { $0.isEmpty ? nil : $0 }
    let titleStyle = TextStyle(size: text.baseSize, isBold: row.isEmphasized)
    let endings = RowEndings(
      of: row, titleStyle, in: (width, Self.naturalHeight(text)), hasSecondLine: subtitle != nil,
      gap: gap, text)
    return Paragraphs(
      title: text.paragraph(
        row.title, titleStyle, width: endings.titleWidth, maxLines: Self.titleLines,
        alignment: alignment, isMarkup: row.usesMarkup),
      subtitle: subtitle.map {
        text.paragraph(
          $0, TextStyle(size: text.baseSize * Self.subtitleRatio), width: endings.subtitleWidth,
          alignment: alignment, isMarkup: row.usesMarkup)
      }, endings: endings)
  }
}
