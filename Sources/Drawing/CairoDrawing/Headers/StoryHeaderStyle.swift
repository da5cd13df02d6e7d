import RefreshModel
import ScrollModel

/// A line drawing that the pull assembles, that glimmers during a refresh, and that falls apart on
/// closing; by default a tugboat.
///
/// A success shows the drawing in full strength, a failure shows its lines loosened.
///
///     var header = StoryHeaderStyle()
///     header.drawing = LineDrawing(width: 40, height: 40, lines: [[(0, 40), (20, 0), (40, 40)]])
///
/// The idea is SmartRefreshLayout's StoreHouse (refresh controls reference, 1.9); drawing and
/// numbers are chosen here.
public struct StoryHeaderStyle: HeaderStyle {
  /// The height of the box, 80 points.
  public var height: Double { 80 }
  /// Returns ``height``, or more if two lines of text need it.
  public func heightFittingText(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.nativeHeader
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// The drawing.
  public var drawing = LineDrawing.tugboat

  /// The width of the lines, in points.
  private static let line = 2.0
  /// The strength of unlit lines, from 0 (the background colour) to 1 (the control colour).
  private static let quiet = 0.45
  /// The light's passes over the drawing per second, and the distance of a pass in lengths of the
  /// drawing.
  private static let light = (speed: 0.8, way: 1.4)
  /// The length of the light as a fraction of the drawing's length.
  private static let lightLength = 0.35

  /// Creates a header with the tugboat.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    let isShown = self.isShown(appearance)
    let image = appearance.image
    let width = image?.image.width ?? (isShown ? drawing.width : nil)
    let places = SymbolAndText(appearance, symbolWidth: width, text: text)
    places.drawWords(on: canvas)
    let (x, y) = places.symbol
    if appearance.drawImage(x: x, y: y, on: canvas) { return }
    guard isShown, appearance.gap.height > 0 else { return }
    let progress = progress(of: appearance)
    let looseness = looseness(of: appearance)
    // The lines start up to the drawing's width to the side, but not beyond the list's sides.
    let spread = min(max(min(x, appearance.width - x) - drawing.width / 2, 0), drawing.width)
    canvas.rotated(by: appearance.uprightAngle, aroundX: x, y: y) {
      // Mirror the drawing, so that the boat sails in reading direction.
      let mirrors = appearance.isMirrored
      for (index, segment) in drawing.segments.enumerated() {
        let fraction = Double(index) / Double(max(drawing.segments.count - 1, 1))
        let arrival = LineDrawing.arrival(progress, at: fraction)
        guard arrival > 0 else { continue }
        // Mix colours instead of drawing translucent lines, whose crossings would be visible.
        let color = appearance.palette.control
          .mixed(
            into: appearance.palette.background, fraction: strength(of: appearance, at: fraction)
          )
          .faded(by: arrival)
        let points = drawing.place(
          of: drawing.loosened(segment, number: index, fraction: looseness), number: index,
          arrival: arrival, spread: spread, mirrors: mirrors)
        canvas.stroke(points, width: Self.line, color)
      }
    }
  }

  private func isShown(_ appearance: ControlAppearance) -> Bool {
    switch appearance.state {
    case .idle, .pulling, .floorArmed:
      appearance.isClosing ? appearance.parts.showsSpinner : appearance.showsArrow
    case .refreshing, .willRefresh: appearance.parts.showsSpinner
    case .noMoreData: false
    default: true
    }
  }

  /// Returns the assembled fraction of the drawing, from 0 to 1.
  private func progress(of appearance: ControlAppearance) -> Double {
    if appearance.isClosing { return 1 - ControlAppearance.fraction(appearance.closing) }
    switch appearance.state {
    case .idle, .pulling, .floorArmed: return ControlAppearance.fraction(appearance.pull)
    case .refreshing where appearance.previousState == .idle:
      return ControlAppearance.fraction(appearance.change)
    default: return 1
    }
  }

  /// Returns how far the lines have come loose, from 0 to 1.
  private func looseness(of appearance: ControlAppearance) -> Double {
    appearance.shownState == .failure ? appearance.resultFraction : 0
  }

  /// Returns the strength of the line at `fraction` of the drawing, from 0 to 1.
  ///
  /// During a refresh light runs along the lines; after a success the whole drawing is lit. Each
  /// state begins with the strength that the previous one left.
  private func strength(of appearance: ControlAppearance, at fraction: Double) -> Double {
    let quiet = Self.quiet
    switch appearance.shownState {
    case .refreshing, .willRefresh:
      return busy(appearance, at: fraction)
    case .pulling, .floorArmed: return quiet + (1 - quiet) * appearance.armedFraction
    case .success, .failure:
      let before = busy(appearance, at: fraction)
      let after = appearance.shownState == .success ? 1 : quiet
      return before + (after - before) * appearance.resultFraction
    case .idle where appearance.isClosing && appearance.previousState == .refreshing:
      return busy(
        appearance, at: fraction, shown: 1 - ControlAppearance.fraction(appearance.closing))
    default: return quiet + (1 - quiet) * appearance.armedFraction
    }
  }

  /// Returns the strength of the line at `fraction` of the drawing during a refresh.
  ///
  /// `shown`, from 0 to 1, is how far the light is still shown. An armed pull leaves the whole
  /// drawing lit, which fades as its arrow would turn back.
  private func busy(
    _ appearance: ControlAppearance, at fraction: Double, shown: Double = 1
  ) -> Double {
    let light = (lit(appearance.time, at: fraction) - Self.quiet) * appearance.workFraction
    let lit = Self.quiet + light * shown
    return lit + (1 - lit) * appearance.armedFraction
  }

  /// Returns the strength of the line at `fraction` of the drawing in the running light.
  private func lit(_ time: Double, at fraction: Double) -> Double {
    guard time.isFinite else { return Self.quiet }
    let way = time * Self.light.speed
    let head = (way - way.rounded(.down)) * Self.light.way
    let behind = head - fraction
    let light = behind >= 0 ? max(1 - behind / Self.lightLength, 0) : 0
    return Self.quiet + (1 - Self.quiet) * light
  }
}
