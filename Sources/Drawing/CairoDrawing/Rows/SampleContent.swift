import SceneModel
import ScrollModel

/// Sample blocks and content for images of lists without a host that draws them.
package struct SampleContent: Sendable {
  /// The colours of the content.
  package var palette: Palette
  /// The axis of the list.
  package var axis: ContentAxis

  /// The distance between two numbered rules, in points.
  private static let step = 100.0
  /// The distance between two fine rules, in points.
  private static let fineStep = 20.0
  /// The space between a rule's start and its number, in points.
  private static let margin = 12.0
  private static let titleStyle = TextStyle(size: 18, isBold: true)
  private static let numberStyle = TextStyle(size: 13)

  /// Creates sample content for a list along `axis`.
  package init(palette: Palette, axis: ContentAxis) {
    self.palette = palette
    self.axis = axis
  }

  /// Draws the block at `edge`: its name at the centre, and a rule at the edge next to the rows.
  package func drawBlock(
    _ edge: InsetEdge, _ frame: Frame, on canvas: Canvas, text: TextRenderer
  ) {
    let place = canvas.snapped(frame)
    canvas.fill(place, palette.hover)
    let title = text.line(
      edge == .top ? "Header" : "Footer", Self.titleStyle, maxWidth: place.width)
    canvas.draw(title, in: place, palette.text)
    let pixel = canvas.pixel
    let isAtEnd = (edge == .top) != axis.isReversed
    var rule = place
    switch axis.orientation {
    case .vertical:
      rule.y = isAtEnd ? place.maxY - pixel : place.y
      rule.height = pixel
    case .horizontal:
      rule.x = isAtEnd ? place.maxX - pixel : place.x
      rule.width = pixel
    }
    canvas.fill(rule, palette.separator)
  }

  /// Draws the visible part of the content in `frame`: a rule every 20 points and a number every
  /// 100.
  package func drawContent(
    _ frame: Frame, in viewport: Size, on canvas: Canvas, text: TextRenderer
  ) {
    let whole = frame
    let length = axis.orientation == .vertical ? whole.height : whole.width
    let start =
      switch (axis.orientation, axis.isReversed) {
      case (.vertical, false): whole.y
      case (.vertical, true): viewport.height - whole.maxY
      case (.horizontal, false): whole.x
      case (.horizontal, true): viewport.width - whole.maxX
      }
    let end = min(start + length, axis.length(of: viewport))
    // Start at the first rule whose number may be visible.
    var position = (max(-start - Self.step, 0) / Self.fineStep).rounded(.down) * Self.fineStep
    while start + position < end {
      let place = axis.frame(
        start: start + position, length: Self.fineStep, across: 0,
        crossLength: axis.crossLength(of: viewport), in: viewport)
      drawRule(at: position, in: canvas.snapped(place), on: canvas, text: text)
      position += Self.fineStep
    }
  }

  private func drawRule(
    at position: Double, in place: Rect, on canvas: Canvas, text: TextRenderer
  ) {
    let isNumbered = position.truncatingRemainder(dividingBy: Self.step) == 0
    let color = isNumbered ? palette.secondaryText : palette.separator
    let pixel = canvas.pixel
    var rule = place
    switch axis.orientation {
    case .vertical:
      if axis.isReversed { rule.y = place.maxY - pixel }
      rule.height = pixel
    case .horizontal:
      if axis.isReversed { rule.x = place.maxX - pixel }
      rule.width = pixel
    }
    canvas.fill(rule, color)
    guard isNumbered, let number = Int64(exactly: position) else { return }
    let line = text.line("\(number)", Self.numberStyle)
    let isReversed = axis.direction == .rightToLeft
    switch axis.orientation {
    case .vertical:
      canvas.draw(
        line, in: place.inset(dx: Self.margin, dy: 0), alignment: isReversed ? .right : .left,
        baseline: place.y + line.ascent + 1, palette.text)
    case .horizontal:
      let x = isReversed ? place.maxX - line.width - 4 : place.x + 4
      canvas.draw(line, x: x, baseline: place.y + Self.margin + line.ascent, palette.text)
    }
  }
}
