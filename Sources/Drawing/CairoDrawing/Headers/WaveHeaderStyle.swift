internal import Glibc
import RefreshModel
import ScrollModel

/// DGElasticPullToRefresh's wave: a coloured sheet that the finger pulls down, that swings after
/// the release, and that contains a circle that fills.
///
///     var header = WaveHeaderStyle()
///     header.waveColor = Color(rgb: 57, 67, 89)
///
/// Numbers: refresh controls reference, 1.8; colours, and the signs of results, are chosen here.
public struct WaveHeaderStyle: HeaderStyle, BuiltInStyle {
  /// The content inset during a refresh, 50 points; the wave can extend below it.
  public var height: Double { 50 }
  /// The titles of the states.
  public var texts = ControlTexts.nativeHeader
  /// The program's changes to the appearance; their colours apply to the wave.
  public var parts = ControlParts()
  /// The colour of the wave, or `nil` for the background colour of selected rows.
  public var waveColor: Color?
  /// The colour of circle and words, or `nil` for the text colour of selected rows.
  public var tintColor: Color?

  /// The diameter of the circle including its line, in points.
  private static let diameter = 30.0
  /// The fraction of the circle that is drawn at a full pull, before the release.
  private static let largestSweep = 0.9
  /// The speed of the circle during a refresh, in turns per second.
  private static let speed = 200.0 / 360
  /// The length of the gap at which the circle reaches its full size, in points.
  private static let fullGap = 44.0
  /// The swing after the release: its decay and its number of oscillations during the whole state
  /// change.
  ///
  /// They equal a damping ratio of 0.43 for 0.9 s, as in refresh controls reference, 1.8.
  private static let swing = (decay: 6.9, turns: 2.3)

  /// The factor by which symbols and words change faster than the wave, which swings during the
  /// whole state change.
  private static let speedFactor = 4.0

  /// Creates a wave in the list's colours.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var appearance = appearance.applying(parts)
    let wave = appearance.color ?? waveColor ?? appearance.palette.selection
    let tint = tintColor ?? appearance.palette.selectedText
    let gap = appearance.gap
    guard gap.height > 0 else { return }
    draw(wave, appearance, in: gap, on: canvas)

    appearance.palette.control = tint
    appearance.palette.focus = tint
    appearance.palette.secondaryText = tint
    // The swing takes long, so let symbols and words change faster.
    appearance.change = ControlAppearance.fraction(appearance.change * Self.speedFactor)
    let circle = circle(of: appearance)
    let width = appearance.image?.image.width ?? circle.map { _ in Self.diameter }
    let places = SymbolAndText(appearance, symbolWidth: width, text: text)
    places.drawWords(on: canvas)
    let (x, y) = places.symbol
    if appearance.drawImage(x: x, y: y, on: canvas) { return }
    circle?.draw(
      x: x, y: y, scale: min(gap.height / Self.fullGap, 1), appearance.palette, on: canvas)
  }

  /// Fills the wave, which hangs from the viewport's top edge, or is at the bottom edge in a list
  /// that begins there.
  private func draw(
    _ color: Color, _ appearance: ControlAppearance, in gap: Rect, on canvas: Canvas
  ) {
    var outline = outline(of: appearance, in: gap)
    guard appearance.isUpsideDown else { return canvas.fill(outline.path(from: gap.y), color) }
    outline.fingerX = outline.width - outline.fingerX
    canvas.rotated(by: .pi, aroundX: appearance.width / 2, y: gap.midY) {
      canvas.translated(x: -appearance.width / 2, y: -gap.midY) {
        canvas.fill(outline.path(from: gap.y), color)
      }
    }
  }

  /// Returns the outline of the wave in a gap: as deep as it is pulled, swinging after the release,
  /// and flat at rest.
  private func outline(of appearance: ControlAppearance, in gap: Rect) -> WaveOutline {
    var outline = WaveOutline(
      fingerX: appearance.fingerX, width: appearance.width, sides: gap.maxY, depth: 0)
    switch appearance.state {
    case .idle where !appearance.isClosing, .pulling, .floorArmed:
      outline.depth = WaveOutline.depth(ofPull: gap.height)
      outline.sides -= outline.depth
    case .refreshing where appearance.previousState == .pulling:
      let time = appearance.changeTime
      let swing = exp(-Self.swing.decay * time) * cos(2 * .pi * Self.swing.turns * time)
      outline.depth = WaveOutline.depth(ofPull: gap.height) * swing
      // Keep the sides and the middle inside the gap.
      outline.sides -= max(outline.depth, 0)
    default: break
    }
    return outline
  }

  /// Returns the circle in its current state, or `nil` if none is shown.
  private func circle(of appearance: ControlAppearance) -> NativeRing? {
    var circle = NativeRing(start: 0, sweep: 1)
    circle.diameter = Self.diameter
    switch appearance.shownState {
    case .success, .failure:
      circle.opacity = appearance.isClosing ? 1 - ControlAppearance.fraction(appearance.closing) : 1
      let change = appearance.isClosing ? 1 : ControlAppearance.fraction(appearance.change)
      circle.start = appearance.time * Self.speed
      circle.sweep = Self.largestSweep + (1 - Self.largestSweep) * change
      circle.sign = appearance.shownState == .success ? .check : .mark
      circle.signOpacity = change
    case .idle where appearance.showsArrow, .pulling where appearance.showsArrow,
      .floorArmed where appearance.showsArrow:
      guard appearance.arrival > 0 else { return nil }
      circle.sweep = min(Self.largestSweep * appearance.pull, Self.largestSweep)
      circle.opacity = appearance.arrival
    default:
      let opacity = appearance.spinnerOpacity
      guard opacity > 0 else { return nil }
      circle.start = appearance.time * Self.speed
      circle.sweep = Self.largestSweep
      circle.opacity = opacity
    }
    return circle
  }
}
