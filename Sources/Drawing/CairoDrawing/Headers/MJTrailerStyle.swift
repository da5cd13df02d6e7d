import SceneModel

/// The looks of MJRefresh's trailer, at the end of a horizontal list: an arrow, and behind it a
/// title from top to bottom.
///
/// Chinese, Japanese and Korean letters stand upright one below the other; others lie on their
/// side. Numbers: refresh controls reference, 1.1.2.
public struct MJTrailerStyle: FooterStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 60 points, in a horizontal list the width.
  public var height: Double { 60 }
  /// The width of two columns of the title beside the arrow.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    height + 2 * Self.columnGrowth(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.mjTrailer

  /// The program's changes of the looks.
  public var parts = ControlParts()

  /// Points from the content to the arrow's middle, `arrow / 2 + 5`.
  private static let arrowPlace = arrowSize / 2 + 5
  /// Points from the content to the title's middle, `(60 + arrow) / 2`.
  private static let titlePlace = 40.0
  private static let arrowSize = 20.0
  /// The width of a column of the title in points.
  private static let column = 17.0

  /// The points by which a column is wider at a text scale of `scale`.
  private static func columnGrowth(atTextScale scale: Double) -> Double {
    max(column * (scale - 1), 0)
  }

  /// MJRefresh's trailer in English.
  public init() {}

  /// Draws the trailer; a title that is too long for the list's height takes two columns.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    let color = appearance.palette.control
    let middle = appearance.width / 2
    if appearance.showsArrow {
      // At rest it points in the direction of the pull.
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
    // Along the screen's height from top to bottom: the box of a list that begins at the left
    // has its left end below.
    let isTurned = appearance.axis.orientation == .horizontal && !appearance.axis.isReversed
    let isUpright = appearance.axis.orientation == .vertical
    canvas.rotated(by: isTurned ? .pi : 0, aroundX: middle, y: place) {
      title.draw(turnsLetters: !isUpright, color, on: canvas)
    }
  }
}
