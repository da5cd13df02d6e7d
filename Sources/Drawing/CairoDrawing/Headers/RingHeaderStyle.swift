import ScrollModel

/// Kirigami's ring, which fills with the pull, and then from the inside while the armed pull is
/// held.
///
/// Use it with ``RefreshPolicy/ring``, which refreshes after half a second of holding. Releasing
/// earlier cancels; the disc inside the ring shows the elapsed part of that time. Numbers: refresh
/// controls reference, 1.12; the ring's size, the disc and the symbols of results are chosen here.
public struct RingHeaderStyle: HeaderStyle, BuiltInStyle {
  /// The height of the box, 72 points.
  public var height: Double { 72 }
  /// The titles of the states.
  public var texts = ControlTexts.nativeHeader
  /// The program's changes to the appearance.
  public var parts = ControlParts()

  /// The outer diameter of the ring, in points.
  private static let diameter = 36.0
  /// The diameter of the disc at the end of the hold, in points.
  private static let discDiameter = 26.0
  /// The opacity of the disc.
  private static let discOpacity = 0.85
  /// The length of the gap at which the ring reaches its full size, in points.
  private static let fullGap = 48.0

  /// The factor by which symbols and words change faster than the disc, which takes the whole hold.
  private static let speedFactor = 3.0

  /// Creates a header with the default texts.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var appearance = appearance.applying(parts)
    // A state change takes as long as the hold, which only the disc should show. Let the rest
    // change faster.
    appearance.change = ControlAppearance.fraction(appearance.change * Self.speedFactor)
    let ring = ring(of: appearance)
    let width = appearance.image?.image.width ?? ring.map { _ in Self.diameter }
    let places = SymbolAndText(appearance, symbolWidth: width, text: text)
    places.drawWords(on: canvas)
    let (x, y) = places.symbol
    if appearance.drawImage(x: x, y: y, on: canvas) { return }
    guard let ring else { return }
    let scale = min(appearance.gap.height / Self.fullGap, 1)
    canvas.group(opacity: ring.opacity * Self.discOpacity) {
      canvas.fillCircle(
        x: canvas.snapped(x: x), y: canvas.snapped(y: y),
        radius: Self.discDiameter / 2 * scale * disc(of: appearance), appearance.palette.focus)
    }
    ring.draw(x: x, y: y, scale: scale, appearance.palette, on: canvas)
  }

  /// Returns the scale of the disc, from 0 to 1: it grows while an armed pull is held.
  private func disc(of appearance: ControlAppearance) -> Double {
    switch appearance.state {
    case .idle, .pulling, .floorArmed: appearance.isClosing ? 0 : appearance.armedFraction
    case .refreshing where appearance.previousState == .pulling:
      1 - ControlAppearance.fraction(appearance.change)
    default: 0
    }
  }

  /// Returns the ring in its current state, or `nil` if none is shown.
  private func ring(of appearance: ControlAppearance) -> NativeRing? {
    var ring = NativeRing(start: 0, sweep: 1)
    ring.diameter = Self.diameter
    switch appearance.shownState {
    case .success, .failure:
      // The spinner's arc grows to a full ring in the accent colour.
      let change = appearance.isClosing ? 1 : ControlAppearance.fraction(appearance.change)
      ring.start = appearance.time
      ring.sweep = NativeRing.spinnerSweep + (1 - NativeRing.spinnerSweep) * change
      ring.accent = 1
      ring.opacity = appearance.isClosing ? 1 - ControlAppearance.fraction(appearance.closing) : 1
      ring.sign = appearance.shownState == .success ? .check : .mark
      ring.signOpacity = change
      return ring
    case .idle, .pulling, .floorArmed:
      guard !appearance.showsArrow else {
        guard appearance.arrival > 0 else { return nil }
        ring.sweep = appearance.state.isArmed ? 1 : appearance.pull
        ring.opacity = appearance.arrival
        ring.accent = appearance.armedFraction
        return ring
      }
      return spinner(appearance, ring)
    default: return spinner(appearance, ring)
    }
  }

  /// Returns the rotating part of the ring, or `nil` if nothing rotates.
  private func spinner(_ appearance: ControlAppearance, _ ring: NativeRing) -> NativeRing? {
    let opacity = appearance.spinnerOpacity
    guard opacity > 0 else { return nil }
    var ring = ring
    let isRefreshing = appearance.state == .refreshing
    let before = isRefreshing && appearance.previousState == .pulling ? 1.0 : 0
    let change = isRefreshing ? ControlAppearance.fraction(appearance.change) : 1
    ring.start = appearance.time
    ring.sweep = before + (NativeRing.spinnerSweep - before) * change
    ring.opacity = opacity
    ring.accent = 1
    return ring
  }
}
