/// A symbol in the middle of the gap that a pull opens, and any words beside it.
struct SymbolAndWords {
  /// The middle of the symbol, in points.
  let symbol: (x: Double, y: Double)
  private let words: ControlWords
  private let place: Rect
  private let color: Color

  /// Points between symbol and words.
  private static let gap = 8.0
  /// The approximate height of a line of words, in points.
  private static let lineHeight = 16.0

  /// The places for the words of `appearance` beside a symbol `width` points wide, nil for none.
  init(_ appearance: ControlAppearance, symbolWidth width: Double?, text: TextRenderer) {
    let gap = appearance.gap
    let arrangement = MJArrangement(
      appearance,
      beside: width.map { MJArrangement.Symbol(reach: $0 / 2, distance: $0 / 2 + Self.gap) },
      appearance.titleStyle(TextStyle(size: text.baseSize)), text: text)
    words = ControlWords(arrangement.title, of: appearance, room: arrangement.room, text: text)
    let taken = width.map { $0 + Self.gap } ?? 0
    let whole = words.isEmpty ? width ?? 0 : taken + words.width
    let left = appearance.width / 2 - whole / 2
    let isMirrored = appearance.isMirrored
    let middle = left + (width ?? 0) / 2
    symbol = (isMirrored ? appearance.width - middle : middle, gap.midY)
    place = Rect(
      x: isMirrored ? left : left + taken, y: gap.midY - appearance.height / 2,
      width: words.width, height: appearance.height)
    // Only as far as the gap has room for the words.
    let room = ControlAppearance.share((gap.height - Self.lineHeight) / Self.lineHeight)
    color = appearance.palette.secondaryText.faded(by: appearance.wordsOpacity * room)
  }

  /// Draws the words.
  func drawWords(on canvas: Canvas) {
    guard !words.isEmpty, color.alpha > 0 else { return }
    words.draw(in: place, color, on: canvas)
  }
}
