internal import CCairo

/// A drawing instruction of a row, in points relative to the row's top left corner.
enum RowMark {
  /// A rectangle, rounded if the radius is positive.
  case fill(Rect, cornerRadius: Double = 0, Color)
  /// A line inside the edge of a rounded rectangle.
  case outline(Rect, cornerRadius: Double, width: Double, Color)
  /// A text whose left end and first baseline are on device pixels.
  case text(TextLayout, x: Double, baseline: Double, Color)
  /// An image, scaled to fill a rectangle.
  case picture(Surface, Rect, opacity: Double)
  /// A drawing by a stylesheet, a program or a symbolic icon.
  case foreign((Canvas) -> Void)

  /// How far ink may extend beyond the font's ink rectangle because of hinting and smoothing, in
  /// points.
  private static let inkMargin = 2.0

  /// Returns whether everything that the mark draws is inside `place`.
  ///
  /// Always `false` for ``foreign(_:)``.
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
  /// Returns whether `other` is entirely inside this rectangle.
  func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension Canvas {
  /// Draws `mark` relative to the canvas's origin.
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
