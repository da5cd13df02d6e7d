/// The lower edge of an elastic wave, which hangs down where a finger pulls it.
///
/// Source: refresh controls reference, 1.8 (a wave of `min(1.6·h/3, 70)` that follows the finger by
/// 0.28 of its way).
struct WaveOutline {
  /// The finger's place in points.
  var fingerX: Double
  /// The width in points of the edge that it hangs from.
  var width: Double
  /// The reach of the sides in points.
  var sides: Double
  /// The further reach of the middle, beyond the sides; below 0 the wave is hollow.
  var depth: Double

  /// The greatest depth in points.
  private static let largestDepth = 70.0
  /// The depth as a share of the pull.
  private static let depthShare = 1.6 / 3
  /// The share of the finger's way from the middle that the sides follow.
  private static let follow = 0.28
  /// The places of a bell's control points between side and finger: that on the level of the side,
  /// and that on the level of the finger.
  private static let places = (side: 0.44, finger: 0.6)

  /// The depth in points of a pull of `distance` points.
  static func depth(ofPull distance: Double) -> Double {
    min(max(distance, 0) * depthShare, largestDepth)
  }

  /// The area between the top edge `top` and the wave.
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
