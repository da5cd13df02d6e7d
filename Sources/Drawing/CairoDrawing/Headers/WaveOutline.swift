/// The lower edge of an elastic wave, which is deepest at the pulling finger.
///
/// Source: refresh controls reference, 1.8 (a wave of `min(1.6·h/3, 70)` that follows the finger by
/// 0.28 of its way).
struct WaveOutline {
  /// The horizontal position of the finger, in points.
  var fingerX: Double
  /// The width of the top edge, in points.
  var width: Double
  /// The vertical position of the wave's sides, in points.
  var sides: Double
  /// The depth at the finger relative to the sides, in points; below 0 the wave is hollow.
  var depth: Double

  /// The largest depth, in points.
  private static let largestDepth = 70.0
  /// The depth as a fraction of the pull.
  private static let depthFraction = 1.6 / 3
  /// The fraction of the finger's distance from the middle by which the sides follow it.
  private static let follow = 0.28
  /// The horizontal positions of a curve's control points, as fractions of the way from side to
  /// finger.
  ///
  /// `side` is the control point at the height of the side, `finger` the one at the height of the
  /// finger.
  private static let places = (side: 0.44, finger: 0.6)

  /// Returns the depth in points for a pull of `distance` points.
  static func depth(ofPull distance: Double) -> Double {
    min(max(distance, 0) * depthFraction, largestDepth)
  }

  /// Returns the area between `top` and the wave.
  func path(from top: Double) -> Path {
    let middle = width / 2
    let left = min((fingerX - middle) * Self.follow, 0)
    let right = max(width + (fingerX - middle) * Self.follow, width)
    let (leftPart, rightPart) = (fingerX - left, right - fingerX)
    var path = Path()
    path.move(toX: left, y: top)
    path.line(toX: left, y: sides)
    path.curve(
      toX: fingerX, y: sides + depth, x1: left + leftPart * Self.places.side, y1: sides,
      x2: left + leftPart * Self.places.finger, y2: sides + depth)
    path.curve(
      toX: right, y: sides, x1: right - rightPart * Self.places.finger, y1: sides + depth,
      x2: right - rightPart * Self.places.side, y2: sides)
    path.line(toX: right, y: top)
    path.close()
    return path
  }
}
