/// The looks of MJRefresh's back footer: arrow or spinner before a title.
///
/// Numbers: refresh controls reference, 1.1.2.
public struct MJBackFooterStyle: FooterStyle {
  /// 44 points.
  public var height: Double { 44 }
  /// The titles of the states.
  public var texts = ControlTexts.mjBackFooter

  /// MJRefresh's back footer in English.
  public init() {}

  /// Draws the footer; where the title has no room beside the arrow or spinner, that alone.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let color = appearance.palette.control
    let room = MJHeaderStyle.textRoom(in: appearance.width)
    let title = text.line(appearance.title, MJHeaderStyle.font, maxWidth: room)
    let isSymbolAlone = title.isEllipsized && appearance.showsSymbol
    if !isSymbolAlone {
      canvas.draw(
        title, in: Rect(x: 0, y: 0, width: appearance.width, height: appearance.height), color)
    }

    let beside = MJHeaderStyle.labelInset + title.width / 2
    let x = appearance.width / 2 - (isSymbolAlone ? 0 : beside)
    let y = appearance.height / 2
    if appearance.showsArrow {
      // The header's mirror image: half a circle at rest, none when armed.
      PullArrow().draw(x: x, y: y, angle: -.pi * (1 - appearance.turn), color, on: canvas)
    }
    Spinner().draw(
      x: x, y: y, time: appearance.time, opacity: appearance.spinnerOpacity, color, on: canvas)
  }
}
