internal import CCairo

/// One mark of a row's looks, placed from the row's upper left corner, in points.
enum RowMark {
  /// A rectangle, with round corners where their radius is above 0.
  case fill(Rect, cornerRadius: Double = 0, Color)
  /// A line inside the edge of a rectangle with round corners.
  case outline(Rect, cornerRadius: Double, width: Double, Color)
  /// A text with its left end and its first baseline on device pixels.
  case text(TextLayout, x: Double, baseline: Double, Color)
  /// A picture that fills a rectangle.
  case picture(Surface, Rect, opacity: Double)
  /// The drawing of a stylesheet, of a cell renderer or of a symbolic icon.
  case foreign((Canvas) -> Void)

  /// The points that ink may reach beyond what a font says of it: hinting and smoothing.
  private static let inkMargin = 2.0

  /// True where nothing of it is outside of `place`.
  func lies(in place: Rect) -> Bool {
    switch self {
    case .fill(let rect, _, _), .outline(let rect, _, _, _), .picture(_, let rect, _):
      place.contains(rect)
    case .text(let text, let x, let baseline, _):
      place.contains(
        text.ink(x: x, baseline: baseline).inset(dx: -Self.inkMargin, dy: -Self.inkMargin))
    case .foreign: false
    }
  }
}

extension Rect {
  /// True where nothing of `other` is outside.
  func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension Canvas {
  /// Draws `mark` from the canvas's origin.
  func draw(_ mark: RowMark) {
    switch mark {
    case .fill(let rect, let cornerRadius, let color):
      if cornerRadius > 0 {
        fill(rect, cornerRadius: cornerRadius, color)
      } else {
        fill(rect, color)
      }
    case .outline(let rect, let cornerRadius, let width, let color):
      outline(rect, cornerRadius: cornerRadius, width: width, color)
    case .text(let text, let x, let baseline, let color):
      draw(text, x: x, baseline: baseline, color)
    case .picture(let surface, let place, let opacity):
      group(opacity: opacity) { draw(surface, in: place) }
    case .foreign(let body): body(self)
    }
  }
}
