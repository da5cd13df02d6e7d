/// The appearance of MJRefresh's back footers: an arrow, a spinner or an image before a title.
///
/// Numbers: refresh controls reference, 1.1.2.
public struct MJBackFooterStyle: FooterStyle, BuiltInStyle {
  /// The symbol next to the title.
  public var symbol: MJSymbol
  /// The titles of the states.
  public var texts = ControlTexts.mjBackFooter
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// Whether the title is shown.
  public var showsTitle: Bool {
    get { parts.showsTitle }
    set { parts.showsTitle = newValue }
  }

  private static let minimumHeight = 44.0

  /// Creates MJRefresh's back footer, by default the one with an arrow.
  public init(symbol: MJSymbol = .normal) {
    self.symbol = symbol
  }

  /// The height of the box, 44 points, or the height of the images if that is larger.
  public var height: Double { symbol.height(atLeast: Self.minimumHeight) }

  /// Draws the footer; if the title does not fit next to the symbol, only the symbol.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    // The arrow is the header's mirrored: it points up at rest and down when armed.
    drawLine(appearance.applying(parts), symbol, turn: 1 - appearance.turn, canvas, text)
  }
}

extension FooterStyle {
  /// Draws a title with `symbol` next to it, centred in the box.
  func drawLine(
    _ appearance: ControlAppearance, _ symbol: MJSymbol, turn: Double, _ canvas: Canvas,
    _ text: TextRenderer
  ) {
    let color = appearance.palette.control
    let arrangement = MJArrangement(
      appearance, nextTo: symbol.extent(in: appearance),
      appearance.titleStyle(MJHeaderStyle.font), text: text)
    let words = TitleAndSubtitle(
      arrangement.title, of: appearance, space: arrangement.space, text: text)
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
