/// The looks of MJRefresh's back footers: arrow, spinner or image before a title.
///
/// Numbers: refresh controls reference, 1.1.2.
public struct MJBackFooterStyle: FooterStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// The symbol beside the title.
  public var symbol: MJSymbol
  /// The titles of the states.
  public var texts = ControlTexts.mjBackFooter
  /// The program's changes of the looks.
  public var parts = ControlParts()
  /// The title is shown.
  public var showsTitle: Bool {
    get { parts.showsTitle }
    set { parts.showsTitle = newValue }
  }

  private static let leastHeight = 44.0

  /// MJRefresh's back footer in English, its normal one unless given.
  public init(symbol: MJSymbol = .normal) {
    self.symbol = symbol
  }

  /// 44 points, or an image's height where that is more.
  public var height: Double { symbol.height(atLeast: Self.leastHeight) }
  /// The height that two lines of words need, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }

  /// Draws the footer; where the title has no room beside the symbol, only the symbol.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    // The header's mirror image: half a circle at rest, none when armed.
    drawLine(appearance.applying(parts), symbol, turn: 1 - appearance.turn, canvas, text)
  }
}

extension FooterStyle {
  /// Draws one title with `symbol` beside it, in the middle of the box.
  func drawLine(
    _ appearance: ControlAppearance, _ symbol: MJSymbol, turn: Double, _ canvas: Canvas,
    _ text: TextRenderer
  ) {
    let color = appearance.palette.control
    let arrangement = MJArrangement(
      appearance, beside: symbol.extent(in: appearance),
      appearance.titleStyle(MJHeaderStyle.font), text: text)
    let words = ControlWords(
      arrangement.title, of: appearance, room: arrangement.room, text: text)
    let places = arrangement.places(textWidth: words.width)
    if !words.isEmpty {
      let place = Rect(
        x: places.text - appearance.width / 2, y: 0, width: appearance.width,
        height: appearance.height)
      words.draw(in: place, color, on: canvas)
    }
    symbol.draw(
      appearance, x: places.symbol, y: appearance.height / 2, turn: turn, color, on: canvas)
  }
}
