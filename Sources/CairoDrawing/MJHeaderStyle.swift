/// The looks of MJRefresh's normal header: arrow or spinner, title, and when it was last done.
///
/// Numbers: refresh controls reference, 1.1.2.
public struct MJHeaderStyle: HeaderStyle {
  /// 54 points.
  public var height: Double { 54 }
  /// The titles of the states.
  public var texts = ControlTexts.mjHeader
  /// Whether the line about the last time is shown; else the title has the whole height.
  public var showsLastUpdated = true

  /// Points between the text and the middle of the arrow.
  static let labelInset = 25.0
  static let font = TextStyle(size: 14, isBold: true)
  /// Points left free at the sides.
  private static let margin = 4.0

  /// MJRefresh's header in English.
  public init() {}

  /// Draws the header; where the title has no room beside the arrow or spinner, that alone.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let color = appearance.palette.control
    let room = Self.textRoom(in: appearance.width)
    let title = text.line(appearance.title, Self.font, maxWidth: room)
    let isSymbolAlone = title.isEllipsized && appearance.showsSymbol
    var textWidth = title.width
    var titlePlace = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    if showsLastUpdated {
      let lastUpdated = text.line(appearance.lastUpdatedText, Self.font)
      // A time cut off says nothing: a narrow list does without the line.
      if lastUpdated.width <= room, !isSymbolAlone {
        titlePlace.height /= 2
        var place = titlePlace
        place.y = titlePlace.maxY
        textWidth = max(textWidth, lastUpdated.width)
        canvas.draw(lastUpdated, in: place, color)
      }
    }
    if !isSymbolAlone { canvas.draw(title, in: titlePlace, color) }

    let x = appearance.width / 2 - (isSymbolAlone ? 0 : textWidth / 2 + Self.labelInset)
    let y = appearance.height / 2
    if appearance.showsArrow {
      // The documented angle is −π and a trifle more: it turns against the clock, and back.
      PullArrow().draw(x: x, y: y, angle: -.pi * appearance.turn, color, on: canvas)
    }
    Spinner().draw(
      x: x, y: y, time: appearance.time, opacity: appearance.spinnerOpacity, color, on: canvas)
  }

  /// The widest text in points that leaves room for the arrow beside it.
  static func textRoom(in width: Double) -> Double {
    width - 2 * (labelInset + PullArrow.width / 2 + margin)
  }
}
