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
  /// The height in points, not below the width.
  public var height: Double

  /// The width of its lines in points: whole pixels on both sides of a snapped middle.
  private static let lineWidth = 2.0

  /// An arrow of this size in points, by default MJRefresh's.
  public init(width: Double = Self.width, height: Double = Self.height) {
    self.width = width
    self.height = height
  }

  /// Draws the arrow around `x`, `y`, pointing down and turned clockwise by `angle` radians.
  public func draw(x: Double, y: Double, angle: Double, _ color: Color, on canvas: Canvas) {
    // The line's round ends stay inside the box.
    let tip = (height - Self.lineWidth) / 2
    let barb = (width - Self.lineWidth) / 2
    canvas.rotated(by: angle, aroundX: canvas.snapped(x: x), y: canvas.snapped(y: y)) {
      canvas.stroke([(0, -tip), (0, tip)], width: Self.lineWidth, color)
      canvas.stroke(
        [(-barb, tip - barb), (0, tip), (barb, tip - barb)], width: Self.lineWidth, color)
    }
  }
}
