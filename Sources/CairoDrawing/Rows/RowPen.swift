/// The drawing of one row's parts, mirrored where text runs from right to left.
struct RowPen {
  /// The row's place.
  let frame: Rect
  let isReversed: Bool
  let title: Color
  let subtitle: Color
  let canvas: Canvas

  /// The side on which lines of text begin.
  var alignment: TextAlignment { isReversed ? .right : .left }

  /// `place`, mirrored where text runs from right to left.
  func placed(_ place: Rect) -> Rect { isReversed ? place.mirrored(in: frame) : place }

  func drawTitle(_ text: TextLayout, in place: Rect, baseline: Double) {
    canvas.draw(text, in: placed(place), alignment: alignment, baseline: baseline, title)
  }

  /// Draws a subtitle at the start of `place`, or at its end.
  func drawSubtitle(_ text: TextLayout, in place: Rect, isAtEnd: Bool = false, baseline: Double) {
    canvas.draw(
      text, in: placed(place), alignment: isAtEnd != isReversed ? .right : .left,
      baseline: baseline, subtitle)
  }
}
