/// A symbol in the middle of the gap that a pull opens, with optional words next to it.
struct SymbolAndText {
  /// The centre of the symbol, in points.
  let symbol: (x: Double, y: Double)
  private let words: TitleAndSubtitle
  private let place: Rect
  private let color: Color

  /// The approximate height of a line of text, in points before text scaling.
  private static let lineHeight = 16.0

  /// Arranges the words of `appearance` next to a symbol.
  ///
  /// `width` is the symbol's width in points, or `nil` for no symbol. `presence`, from 0 to 1, is
  /// the fraction of the symbol that is visible. While the words change, symbol and words move to
  /// their new positions together.
  init(
    _ appearance: ControlAppearance, symbolWidth width: Double?, presence: Double = 1,
    text: TextRenderer
  ) {
    let appearance = appearance.keepingTitle
    let gap = appearance.gap
    words = Self.words(of: appearance, symbolWidth: width, text: text)
    let group = SymbolGroup(symbol: width ?? 0, words: words.width, presence: presence)
    var shift = 0.0
    if width != nil, appearance.changedFraction < 1 {
      let old = Self.words(of: appearance.before, symbolWidth: width, text: text)
      shift = group.shift(
        from: SymbolGroup(symbol: width ?? 0, words: old.width),
        fraction: appearance.changedFraction)
    }
    let middle = appearance.width / 2 + shift + group.symbolMiddle
    let start = appearance.width / 2 + shift + group.textStart
    let isMirrored = appearance.isMirrored
    symbol = (isMirrored ? appearance.width - middle : middle, gap.midY)
    place = Rect(
      x: isMirrored ? appearance.width - start - words.width : start,
      y: gap.midY - appearance.height / 2, width: words.width, height: appearance.height)
    // Fade the words in as the gap gets high enough for them.
    let line = Self.lineHeight * text.scale
    let space = ControlAppearance.fraction((gap.height - line) / line)
    color = appearance.palette.secondaryText.faded(by: appearance.textOpacity * space)
  }

  private static func words(
    of appearance: ControlAppearance, symbolWidth width: Double?, text: TextRenderer
  ) -> TitleAndSubtitle {
    let arrangement = MJArrangement(
      appearance,
      nextTo: width.map {
        MJArrangement.Symbol(reach: $0 / 2, distance: $0 / 2 + SymbolGroup.gap)
      },
      appearance.titleStyle(TextStyle(size: text.baseSize)), text: text)
    return TitleAndSubtitle(arrangement.title, of: appearance, space: arrangement.space, text: text)
  }

  /// Draws the words.
  func drawWords(on canvas: Canvas) {
    guard !words.isEmpty, color.alpha > 0 else { return }
    words.draw(in: place, color, on: canvas)
  }
}
