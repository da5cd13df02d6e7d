/// The looks of MJRefresh's back footers: arrow, spinner or image before a title.
///
/// Numbers: refresh controls reference, 1.1.2.
public struct MJBackFooterStyle: FooterStyle {
  /// What stands beside the title.
  public var symbol: MJSymbol
  /// The titles of the states.
  public var texts = ControlTexts.mjBackFooter
  /// Whether the title is shown.
  public var showsTitle = true

  private static let leastHeight = 44.0

  /// MJRefresh's back footer in English, its normal one unless given.
  public init(symbol: MJSymbol = .normal) {
    self.symbol = symbol
  }

  /// 44 points, or an image's height where that is more.
  public var height: Double { symbol.height(atLeast: Self.leastHeight) }

  /// Draws the footer; where the title has no room beside the symbol, that alone.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    // The header's mirror image: half a circle at rest, none when armed.
    drawLine(appearance, symbol, showsTitle: showsTitle, turn: 1 - appearance.turn, canvas, text)
  }
}

extension FooterStyle {
  /// Draws one title with `symbol` beside it, in the middle of the box.
  func drawLine(
    _ appearance: ControlAppearance, _ symbol: MJSymbol, showsTitle: Bool, turn: Double,
    _ canvas: Canvas, _ text: TextRenderer
  ) {
    var appearance = appearance
    if !showsTitle { appearance.title = "" }
    let color = appearance.palette.control
    let arrangement = MJArrangement(
      appearance, beside: symbol.extent(in: appearance), MJHeaderStyle.font, text: text)
    let places = arrangement.places(textWidth: arrangement.title?.width ?? 0)
    if let title = arrangement.title {
      let place = Rect(
        x: places.text - appearance.width / 2, y: 0, width: appearance.width,
        height: appearance.height)
      canvas.draw(title, in: place, color)
    }
    symbol.draw(
      appearance, x: places.symbol, y: appearance.height / 2, turn: turn, color, on: canvas)
  }
}
