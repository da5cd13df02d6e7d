/// The drawing of one row's parts, mirrored where text runs from right to left.
struct RowPen {
  /// The row's place.
  let frame: Rect
  let isReversed: Bool
  let title: Color
  let subtitle: Color
  let badge: (ground: Color, text: Color)
  let iconOpacity: Double
  let canvas: Canvas

  /// The side on which lines of text begin.
  var alignment: TextAlignment { isReversed ? .right : .left }

  /// `place`, mirrored where text runs from right to left.
  func placed(_ place: Rect) -> Rect { isReversed ? place.mirrored(in: frame) : place }

  /// Draws `icon` in `place`, which is on its side already.
  func drawIcon(_ icon: Surface, in place: Rect) {
    canvas.group(opacity: iconOpacity) { canvas.draw(icon, fittedInto: place) }
  }

  func drawTitle(_ text: TextLayout, in place: Rect, baseline: Double) {
    canvas.draw(text, in: placed(place), alignment: alignment, baseline: baseline, title)
  }

  /// Draws the detail at the end of the title's line, which begins with `place`.
  func drawDetail(of endings: RowEndings, in place: Rect, baseline: Double) {
    guard let detail = endings.detail else { return }
    var line = place
    line.width = endings.lineWidth
    drawSubtitle(detail, in: line, isAtEnd: true, baseline: baseline)
  }

  /// Draws a badge that stands at the second line's end, with its middle at `y`.
  func drawBadge(below endings: RowEndings, in place: Rect, y: Double) {
    guard endings.isBadgeBelow, let badge = endings.badge else { return }
    drawBadge(badge, in: place, y: y)
  }

  /// Draws `badge` at the end of `place`, with its middle at `y`.
  func drawBadge(_ badge: RowBadge, in place: Rect, y: Double) {
    let pill = Rect(
      x: place.maxX - badge.width, y: y - badge.height / 2, width: badge.width,
      height: badge.height)
    badge.draw(in: placed(pill), self.badge, on: canvas)
  }

  /// Draws a subtitle or a detail at the start of `place`, or at its end.
  func drawSubtitle(_ text: TextLayout, in place: Rect, isAtEnd: Bool = false, baseline: Double) {
    canvas.draw(
      text, in: placed(place), alignment: isAtEnd != isReversed ? .right : .left,
      baseline: baseline, subtitle)
  }
}
