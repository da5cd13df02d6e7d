internal import CCairo

/// SVPullToRefresh's arrow: six bars and a head, fading in from its tail.
///
/// Numbers: refresh controls reference, 1.6.
public struct SVArrow: Sendable {
  /// The width in points.
  public static let width = 22.0
  /// The height in points.
  public static let height = 48.0

  private static let bars = 6
  private static let bar = Rect(x: 5, y: 0, width: 12, height: 4)
  private static let pitch = 6.0
  /// The distance from the tail at which the arrow's head begins, in points.
  private static let neck = 34.0
  /// The fraction of the height at which the arrow reaches the full opacity of its colour.
  private static let opaqueFrom = 0.8

  /// Creates an arrow.
  public init() {}

  /// Draws the arrow around `x`, `y`, pointing down and rotated clockwise by `angle` radians.
  public func draw(x: Double, y: Double, angle: Double, _ color: Color, on canvas: Canvas) {
    canvas.rotated(by: angle, aroundX: canvas.snapped(x: x), y: canvas.snapped(y: y)) {
      canvas.translated(x: -Self.width / 2, y: -Self.height / 2) {
        addPath(on: canvas.context)
        fill(color, on: canvas.context)
      }
    }
  }

  private func addPath(on context: OpaquePointer) {
    cairo_new_path(context)
    for index in 0..<Self.bars {
      cairo_rectangle(
        context, Self.bar.x, Double(index) * Self.pitch, Self.bar.width, Self.bar.height)
    }
    cairo_move_to(context, 0, Self.neck)
    cairo_line_to(context, Self.width, Self.neck)
    cairo_line_to(context, Self.width / 2, Self.height)
    cairo_close_path(context)
  }

  private func fill(_ color: Color, on context: OpaquePointer) {
    guard let shade = cairo_pattern_create_linear(0, 0, 0, Self.height) else { return }
    defer { cairo_pattern_destroy(shade) }
    for (place, opacity) in [(0.0, 0.0), (Self.opaqueFrom, 1.0)] {
      cairo_pattern_add_color_stop_rgba(
        shade, place, color.red, color.green, color.blue, color.alpha * opacity)
    }
    cairo_set_source(context, shade)
    cairo_fill(context)
  }
}
