/// The looks of MJRefresh's automatic footers: a title that is always shown, and beside it a
/// spinner or an image while more is loaded.
///
/// Numbers: refresh controls reference, 1.1.2.
public struct MJAutoFooterStyle: FooterStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// The symbol beside the title while more is loaded.
  public var symbol: MJSymbol
  /// The titles of the states.
  public var texts = ControlTexts.mjAutoFooter
  /// The program's changes of the looks.
  public var parts = ControlParts()
  /// The spinner or image stands alone while more is loaded.
  public var hidesRefreshingTitle = false

  private static let leastHeight = 44.0

  /// MJRefresh's automatic footer in English, its normal one unless given.
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
    var appearance = appearance
    let isBusy = appearance.spinnerOpacity > 0
    if isBusy, hidesRefreshingTitle { appearance.title = "" }
    appearance = appearance.applying(parts)
    drawLine(
      appearance, isBusy || appearance.image != nil ? symbol : .text, turn: 0, canvas, text)
  }
}
