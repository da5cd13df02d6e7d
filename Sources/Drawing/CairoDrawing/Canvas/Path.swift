/// Lines and curves that a canvas fills or strokes, in points.
///
///     var drop = Path()
///     drop.move(toX: 0, y: 0)
///     drop.curve(toX: 20, y: 0, x1: 0, y1: 30, x2: 20, y2: 30)
///     canvas.fill(drop, color)
public struct Path: Equatable, Sendable {
  enum Element: Equatable, Sendable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
    case close
  }

  private(set) var elements: [Element] = []
  /// Whether cairo can represent every coordinate of the path.
  private(set) var isDrawable = true

  /// Creates an empty path.
  public init() {}

  /// Creates a path of straight lines through `points`.
  public init(through points: [(x: Double, y: Double)]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(toX: point.x, y: point.y) } else { line(toX: point.x, y: point.y) }
    }
  }

  /// Begins a new subpath at a point.
  public mutating func move(toX x: Double, y: Double) {
    check(x, y)
    elements.append(.move(x: x, y: y))
  }

  /// Adds a straight line to a point; as the first element it begins the path there.
  public mutating func line(toX x: Double, y: Double) {
    check(x, y)
    elements.append(.line(x: x, y: y))
  }

  /// Adds a cubic Bézier curve to a point, with two control points.
  public mutating func curve(
    toX x: Double, y: Double, x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    check(x, y)
    check(x1, y1)
    check(x2, y2)
    elements.append(.curve(x1: x1, y1: y1, x2: x2, y2: y2, x: x, y: y))
  }

  /// Adds a straight line back to the start of the current subpath.
  public mutating func close() { elements.append(.close) }

  private mutating func check(_ x: Double, _ y: Double) {
    isDrawable = isDrawable && Rect(x: x, y: y, width: 0, height: 0).isDrawable
  }
}
