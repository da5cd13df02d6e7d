/// The arrow of a refresh control.
public struct PullArrow: Sendable {
  /// The width of MJRefresh's arrow in points.
  ///
  /// Source: refresh controls reference, 1.1.2.
  public static let width = 15.0
  /// The height of MJRefresh's arrow in points.
  ///
  /// Source: refresh controls reference, 1.1.2.
  public static let height = 40.0

  /// The width in points.
  public var width: Double
  /// The height in points, at least the width.
  public var height: Double

  /// The width of the lines: an even number, so that they cover whole pixels at a snapped centre.
  private static let lineWidth = 2.0

  /// Creates an arrow of this size in points, by default the size of MJRefresh's arrow.
  public init(width: Double = Self.width, height: Double = Self.height) {
    self.width = width
    self.height = height
  }

  /// Draws the arrow around `x`, `y`, pointing down and rotated clockwise by `angle` radians.
  public func draw(x: Double, y: Double, angle: Double, _ color: Color, on canvas: Canvas) {
    // Keep the line's round ends inside the box.
    let tip = (height - Self.lineWidth) / 2
    let barb = (width - Self.lineWidth) / 2
    canvas.rotated(by: angle, aroundX: canvas.snapped(x: x), y: canvas.snapped(y: y)) {
      canvas.stroke([(0, -tip), (0, tip)], width: Self.lineWidth, color)
      canvas.stroke(
        [(-barb, tip - barb), (0, tip), (barb, tip - barb)], width: Self.lineWidth, color)
    }
  }
}
