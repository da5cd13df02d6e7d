import RefreshModel

/// Three dots that appear one after the other with the pull, and bounce one after the other while
/// the list loads.
///
/// Times: refresh controls reference, 1.9 (`BallPulse`: .75 s, .12 s apart); sizes are chosen here.
public struct BounceDotsFooterStyle: FooterStyle, BuiltInStyle {
  /// The height of the box, 60 points.
  public var height: Double { 60 }
  /// The titles of the states.
  public var texts = ControlTexts.bounceDotsFooter
  /// The program's changes to the appearance.
  public var parts = ControlParts()

  /// The diameter of a dot and the distance between the centres of two dots, in points.
  private static let dot = (diameter: 9.0, pitch: 16.0)
  /// The number of dots.
  private static let count = 3
  /// The seconds of a bounce including the pause after it, and the seconds between two dots.
  private static let hop = (period: 0.75, delay: 0.12)
  /// The fraction of the period in which a dot is in the air.
  private static let airFraction = 0.7
  /// The height of a bounce, in points.
  private static let hopHeight = 11.0
  /// The fraction by which a landing dot is flattened.
  private static let squash = 0.16
  /// The total width of the dots, in points.
  private static let wholeWidth = Double(count - 1) * dot.pitch + dot.diameter

  /// Creates a footer with the default texts.
  public init() {}

  /// Draws the footer.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    let opacity = opacity(of: appearance)
    let hasDots = opacity > 0
    let width = appearance.image?.image.width ?? (hasDots ? Self.wholeWidth : nil)
    // The words of a result move into the space of the disappearing dots.
    let isOver = [.success, .failure, .noMoreData].contains(appearance.shownState)
    let places = SymbolAndText(
      appearance, symbolWidth: width, presence: isOver && appearance.image == nil ? opacity : 1,
      text: text)
    places.drawWords(on: canvas)
    let (x, y) = places.symbol
    if appearance.drawImage(x: x, y: y, on: canvas) { return }
    guard hasDots else { return }
    let palette = appearance.palette
    let color = palette.focus.mixed(into: palette.control, fraction: accent(of: appearance))
    canvas.group(opacity: opacity) {
      canvas.rotated(by: appearance.uprightAngle, aroundX: x, y: y) {
        let reach = Self.hopHeight + Self.dot.diameter
        canvas.reportMotion(
          in: Rect(x: -Self.wholeWidth, y: -reach, width: 2 * Self.wholeWidth, height: 2 * reach))
        for index in 0..<Self.count { drawDot(index, of: appearance, color, on: canvas) }
      }
    }
  }

  private func drawDot(
    _ index: Int, of appearance: ControlAppearance, _ color: Color, on canvas: Canvas
  ) {
    let place = Double(index) - Double(Self.count - 1) / 2
    let number = Double(appearance.isMirrored ? Self.count - 1 - index : index)
    let isBusy = !appearance.showsArrow
    let size =
      isBusy ? 1 : ControlAppearance.fraction(appearance.pull * Double(Self.count) - number)
    let air = air(number, at: appearance.time)
    let amount = isBusy ? appearance.workFraction : 0
    let flat = Self.squash * amount * max(1 - air * 4, 0)
    let radius = Self.dot.diameter / 2 * size
    // The dots of a pull are on the ground, from which they bounce.
    let ground = Self.hopHeight / 2
    canvas.translated(x: place * Self.dot.pitch, y: ground - air * Self.hopHeight * amount) {
      canvas.fillEllipse(
        x: 0, y: radius * flat, width: 2 * radius * (1 + flat / 2),
        height: 2 * radius * (1 - flat), color)
    }
  }

  /// Returns the height of a dot, from 0 on the ground to 1.
  private func air(_ number: Double, at time: Double) -> Double {
    guard time.isFinite else { return 0 }
    let periods = (time - number * Self.hop.delay) / Self.hop.period
    let fraction = (periods - periods.rounded(.down)) / Self.airFraction
    return fraction < 1 ? 4 * fraction * (1 - fraction) : 0
  }

  private func accent(of appearance: ControlAppearance) -> Double {
    appearance.showsArrow ? appearance.armedFraction : 1
  }

  private func opacity(of appearance: ControlAppearance) -> Double {
    if appearance.showsArrow { return appearance.restingLength == 0 ? 1 : appearance.armedFraction }
    switch appearance.state {
    case .success, .failure:
      return appearance.parts.showsSpinner ? 1 - ControlAppearance.fraction(appearance.change) : 0
    default: return appearance.spinnerOpacity
    }
  }
}
