/// The symbol of an action that a pull can choose, in a box of 24 by 24 points.
public enum ActionSymbol: Equatable, Sendable {
  /// A circular arrow, for reload.
  case refresh
  /// A plus sign, for a new item.
  case add
  /// A magnifying glass, for search.
  case search
  /// A cross, for close.
  case close
  /// The program's image, drawn in the colour of the built-in symbols.
  case image(ControlImage)

  /// The width of the lines, in points.
  private static let line = 2.0
  /// The arc of the reload symbol: radius in points, start and length in turns.
  private static let arc = (radius: 6.5, start: 0.3, sweep: 0.74)

  /// Draws the symbol around the origin.
  func draw(_ color: Color, on canvas: Canvas) {
    switch self {
    case .refresh:
      canvas.strokeArc(
        x: 0, y: 0, radius: Self.arc.radius, start: Self.arc.start, sweep: Self.arc.sweep,
        width: Self.line, color)
      canvas.rotated(by: (Self.arc.start + Self.arc.sweep) * 2 * .pi, aroundX: 0, y: 0) {
        var head = Path(through: [(-1, -Self.arc.radius - 4), (4.5, -Self.arc.radius)])
        head.line(toX: -1, y: -Self.arc.radius + 4)
        head.close()
        canvas.fill(head, color)
      }
    case .add:
      canvas.stroke([(-7, 0), (7, 0)], width: Self.line, color)
      canvas.stroke([(0, -7), (0, 7)], width: Self.line, color)
    case .search:
      canvas.strokeArc(
        x: -1.5, y: -1.5, radius: 5.5, start: 0, sweep: 1, width: Self.line, color)
      canvas.stroke([(2.75, 2.75), (7, 7)], width: Self.line, color)
    case .close:
      canvas.stroke([(-5.5, -5.5), (5.5, 5.5)], width: Self.line, color)
      canvas.stroke([(5.5, -5.5), (-5.5, 5.5)], width: Self.line, color)
    case .image(let image):
      canvas.draw(image, in: Rect(x: -12, y: -12, width: 24, height: 24), tint: color)
    }
  }
}
