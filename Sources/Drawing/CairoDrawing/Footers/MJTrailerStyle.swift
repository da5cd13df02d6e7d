import SceneModel

/// The appearance of MJRefresh's trailer at the end of a horizontal list: an arrow followed by a
/// title that runs from top to bottom.
///
/// Chinese, Japanese and Korean characters are upright, one below the other; others lie on their
/// side. Numbers: refresh controls reference, 1.1.2.
public struct MJTrailerStyle: FooterStyle, BuiltInStyle {
  /// The height of the box, 60 points; in a horizontal list it is the width.
  public var height: Double { 60 }
  /// Returns the width that the arrow and two columns of the title need.
  public func heightFittingText(atTextScale scale: Double) -> Double {
    height + 2 * Self.columnGrowth(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.mjTrailer

  /// The program's changes to the appearance.
  public var parts = ControlParts()

  /// The distance from the content to the centre of the arrow in points, `arrow / 2 + 5`.
  private static let arrowPlace = arrowSize / 2 + 5
  /// The distance from the content to the centre of the title in points, `(60 + arrow) / 2`.
  private static let titlePlace = 40.0
  private static let arrowSize = 20.0
  /// The width of a column of the title, in points.
  private static let column = 17.0

  /// Returns how much wider a column is at a text scale of `scale`, in points.
  private static func columnGrowth(atTextScale scale: Double) -> Double {
    max(column * (scale - 1), 0)
  }

  /// Creates MJRefresh's trailer.
  public init() {}

  /// Draws the trailer; a title longer than the list's height wraps into two columns.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    let color = appearance.palette.control
    let middle = appearance.width / 2
    if appearance.showsArrow {
      // At rest the arrow points in the direction of the pull.
      PullArrow(width: Self.arrowSize, height: Self.arrowSize).draw(
        x: middle, y: Self.arrowPlace, angle: .pi * (1 - appearance.turn), color, on: canvas)
    }
    Spinner(diameter: Self.arrowSize).draw(
      x: middle, y: Self.arrowPlace, time: appearance.time, opacity: appearance.spinnerOpacity,
      color, on: canvas)

    let title = MJTrailerTitle(
      appearance.title, appearance.titleStyle(MJHeaderStyle.font), length: appearance.width,
      text: text)
    let place = Self.titlePlace + Self.columnGrowth(atTextScale: text.scale)
    // The title runs from the top of the screen to the bottom. In a list that begins at the left
    // the box's left end is at the bottom, so turn it.
    let isTurned = appearance.axis.orientation == .horizontal && !appearance.axis.isReversed
    let isUpright = appearance.axis.orientation == .vertical
    canvas.rotated(by: isTurned ? .pi : 0, aroundX: middle, y: place) {
      title.draw(turnsLetters: !isUpright, color, on: canvas)
    }
  }
}
