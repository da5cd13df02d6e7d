/// The appearance of MJRefresh's automatic footers: a title that is always visible, with a spinner
/// or an image next to it while more is loaded.
///
/// Numbers: refresh controls reference, 1.1.2.
public struct MJAutoFooterStyle: FooterStyle, BuiltInStyle {
  /// The symbol next to the title while more is loaded.
  public var symbol: MJSymbol
  /// The titles of the states.
  public var texts = ControlTexts.mjAutoFooter
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// Whether only the spinner or image is shown while more is loaded.
  public var hidesRefreshingTitle = false

  private static let minimumHeight = 44.0

  /// Creates MJRefresh's automatic footer, by default the one with a spinner.
  public init(symbol: MJSymbol = .normal) {
    self.symbol = symbol
  }

  /// The height of the box, 44 points, or the height of the images if that is larger.
  public var height: Double { symbol.height(atLeast: Self.minimumHeight) }

  /// Draws the footer; if the title does not fit next to the symbol, only the symbol.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var appearance = appearance
    let isBusy = appearance.spinnerOpacity > 0
    if isBusy, hidesRefreshingTitle { appearance.title = "" }
    appearance = appearance.applying(parts)
    drawLine(
      appearance, isBusy || appearance.image != nil ? symbol : .text, turn: 0, canvas, text)
  }
}
