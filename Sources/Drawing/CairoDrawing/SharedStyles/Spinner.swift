internal import Glibc

/// A rotating wheel of petals, each fainter than the one before it.
public struct Spinner: Sendable {
  /// The diameter in points.
  public var diameter: Double
  /// The number of petals, above 0.
  public var petals = 8
  /// The speed in turns per second.
  public var speed = 1.0

  /// The length of a petal as a fraction of the diameter.
  private static let petalLength = 0.27
  /// The width of a petal as a fraction of the diameter.
  private static let petalWidth = 0.115
  /// The opacity of the faintest petal.
  private static let faintest = 0.2

  /// Creates a wheel of `diameter` points; 20 is the size of the medium wheel on iOS and of EGO's.
  ///
  /// Source: refresh controls reference, 1.1.2 and 1.2.
  public init(diameter: Double = 20) {
    self.diameter = diameter
  }

  /// Draws the wheel around `x`, `y` as at `time` seconds; an opacity of 0 draws nothing.
  public func draw(
    x: Double, y: Double, time: Double, opacity: Double = 1, _ color: Color, on canvas: Canvas
  ) {
    guard opacity > 0, petals > 0, diameter > 0, time.isFinite else { return }
    canvas.reportMotion(around: x, y, diameter: diameter)
    let turns = time * speed
    let width = diameter * Self.petalWidth
    let outer = diameter / 2 - width / 2
    let inner = diameter / 2 - diameter * Self.petalLength
    for petal in 0..<petals {
      let place = Double(petal) / Double(petals)
      let angle = place * 2 * .pi
      let direction = (x: sin(angle), y: -cos(angle))
      // The fraction of a turn since the head of the wheel was at this petal.
      let age = (turns - place) - (turns - place).rounded(.down)
      let strength = Self.faintest + (1 - Self.faintest) * (1 - age)
      canvas.stroke(
        [
          (x + direction.x * inner, y + direction.y * inner),
          (x + direction.x * outer, y + direction.y * outer),
        ],
        width: width, color.faded(by: strength * opacity))
    }
  }
}
