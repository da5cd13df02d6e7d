/// A text centred in a frame, showing as many of its lines as fit.
package struct CenteredText: Equatable {
  /// The text as passed to the initializer.
  package let text: String
  /// The lines of the text.
  private let paragraphs: [String]

  /// The free space at each side, in points.
  private static let margin = 32.0

  /// Creates a centred text that keeps the line breaks of `text`.
  package init(_ text: String) {
    self.text = text
    paragraphs = text.split(
      maxSplits: Int(TextBounds.maximumLines), omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ).map { TextBounds.cut(String($0)) }
  }

  /// Draws the text at the centre of `place`.
  ///
  /// A frame narrower than the margins stays empty. A frame lower than one line shows one line.
  package func draw(in place: Rect, _ color: Color, on canvas: Canvas, text: TextRenderer) {
    let width = place.width - 2 * Self.margin
    guard width > 0 else { return }
    let style = TextStyle(size: text.baseSize)
    let metrics = text.metrics(style)
    let lines = place.height / (metrics.ascent + metrics.descent)
    var space = lines >= 1 ? Int(min(lines, Double(TextBounds.maximumLines))) : 1
    var shown: [TextLayout] = []
    for paragraph in paragraphs where space > 0 {
      let lines = text.paragraph(
        paragraph, style, width: width, maxLines: space, alignment: .center)
      shown.append(lines)
      space -= lines.lineCount
    }
    let height = shown.reduce(0) { $0 + $1.height }
    var y = canvas.snapped(y: place.midY - height / 2)
    for lines in shown {
      let box = Rect(x: place.x, y: y, width: place.width, height: lines.height)
      canvas.draw(lines, in: box, color)
      y += lines.height
    }
  }
}
