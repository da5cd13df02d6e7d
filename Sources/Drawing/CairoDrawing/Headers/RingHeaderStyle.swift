import ScrollModel

/// Kirigami's ring, which fills with the pull, and from within while it is held far enough.
///
/// It goes with ``RefreshPolicy/ring``, which refreshes after half a second of holding: letting go
/// earlier cancels, and the disc inside the ring tells how much of that time is left. Numbers:
/// refresh controls reference, 1.12; the ring's size, the disc and the signs of results are chosen
/// here.
public struct RingHeaderStyle: HeaderStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 72 points.
  public var height: Double { 72 }
  /// The height that two lines of words need, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.nativeHeader
  /// The program's changes of the looks.
  public var parts = ControlParts()

  /// The outer diameter of the ring in points.
  private static let diameter = 36.0
  /// The diameter of the disc in points when the hold is over.
  private static let discDiameter = 26.0
  /// The opacity of the disc.
  private static let discOpacity = 0.85
  /// The gap in points at which the ring reaches its full size.
  private static let fullGap = 48.0

  /// The speed of signs and words, as a multiple of the hold's.
  private static let haste = 3.0

  /// A ring without words.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var appearance = appearance.applying(parts)
    // A change of state takes as long as the hold, which only the pull shows.
    appearance.change = ControlAppearance.share(appearance.change * Self.haste)
    let ring = ring(of: appearance)
    let width = appearance.image?.image.width ?? ring.map { _ in Self.diameter }
    let places = SymbolAndWords(appearance, symbolWidth: width, text: text)
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

  /// The size of the disc, from 0 to 1: it grows while an armed pull is held.
  private func disc(of appearance: ControlAppearance) -> Double {
    switch appearance.state {
    case .idle, .pulling, .floorArmed: appearance.isClosing ? 0 : appearance.armedShare
    case .refreshing where appearance.previousState == .pulling:
      1 - ControlAppearance.share(appearance.change)
    default: 0
    }
  }

  /// The ring as it is now; nil where there is none.
  private func ring(of appearance: ControlAppearance) -> NativeRing? {
    var ring = NativeRing(start: 0, sweep: 1)
    ring.diameter = Self.diameter
    switch appearance.shownState {
    case .success, .failure:
      // The spinner's arc grows into the whole ring, in its colour.
      let change = appearance.isClosing ? 1 : ControlAppearance.share(appearance.change)
      ring.start = appearance.time
      ring.sweep = NativeRing.spinnerSweep + (1 - NativeRing.spinnerSweep) * change
      ring.accent = 1
      ring.opacity = appearance.isClosing ? 1 - ControlAppearance.share(appearance.closing) : 1
      ring.sign = appearance.shownState == .success ? .check : .mark
      ring.signOpacity = change
      return ring
    case .idle, .pulling, .floorArmed:
      guard !appearance.showsArrow else {
        guard appearance.arrival > 0 else { return nil }
        ring.sweep = appearance.state.isArmed ? 1 : appearance.pull
        ring.opacity = appearance.arrival
        ring.accent = appearance.armedShare
        return ring
      }
      return spinner(appearance, ring)
    default: return spinner(appearance, ring)
    }
  }

  /// The part of the ring that turns; nil where nothing does.
  private func spinner(_ appearance: ControlAppearance, _ ring: NativeRing) -> NativeRing? {
    let opacity = appearance.spinnerOpacity
    guard opacity > 0 else { return nil }
    var ring = ring
    let isRefreshing = appearance.state == .refreshing
    let before = isRefreshing && appearance.previousState == .pulling ? 1.0 : 0
    let change = isRefreshing ? ControlAppearance.share(appearance.change) : 1
    ring.start = appearance.time
    ring.sweep = before + (NativeRing.spinnerSweep - before) * change
    ring.opacity = opacity
    ring.accent = 1
    return ring
  }
}
