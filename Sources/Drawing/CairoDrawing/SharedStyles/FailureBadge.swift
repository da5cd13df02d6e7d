import RefreshModel

/// The badge of a failure at the lower corner of an image: an exclamation mark on a disc.
///
/// It is for styles without words.
struct FailureBadge {
  var disc: Color
  var sign: Color
  /// The colour of the rim between disc and image.
  var rim: Color

  /// The radius of the disc, in points.
  private static let radius = 8.0
  /// The width of the rim, in points.
  private static let rimWidth = 1.5
  /// The width of the exclamation mark's lines, in points.
  private static let line = 2.0

  /// Draws the badge in the lower corner of `place`, upright even if the box is rotated.
  func draw(
    in place: Rect, of appearance: ControlAppearance, opacity: Double, on canvas: Canvas
  ) {
    let x = place.width / 2 - Self.radius
    let y = place.height / 2 - Self.radius
    canvas.group(opacity: opacity) {
      canvas.rotated(by: appearance.uprightAngle, aroundX: place.midX, y: place.midY) {
        canvas.fillCircle(x: x, y: y, radius: Self.radius + Self.rimWidth, rim)
        canvas.fillCircle(x: x, y: y, radius: Self.radius, disc)
        canvas.stroke([(x, y - 4.25), (x, y + 0.25)], width: Self.line, sign)
        canvas.stroke([(x, y + 4), (x, y + 4)], width: Self.line, sign)
      }
    }
  }
}
