import SceneModel

/// The places of a control's symbol and words: side by side, in the middle.
///
/// The words are centred, and the symbol stands before them. Where the symbol has no room both move
/// over together; words that still do not fit take further lines.
struct MJArrangement {
  /// The part of a control beside its words.
  struct Symbol {
    /// Points from its middle to its farthest point; it may turn around the middle.
    var reach: Double
    /// Points from its middle to the words.
    var distance: Double
  }

  /// The title; nil where there is room only for the symbol.
  let title: TextLayout?
  /// The widest text in points that has room beside the symbol.
  let room: Double
  private let appearance: ControlAppearance
  private let symbol: Symbol?

  /// Points left free at the sides.
  private static let margin = 4.0

  /// The places for the title of `appearance` beside `symbol`.
  init(
    _ appearance: ControlAppearance, beside symbol: Symbol?, _ style: TextStyle,
    text: TextRenderer
  ) {
    self.appearance = appearance
    self.symbol = symbol
    room = Self.room(beside: symbol, in: appearance)
    title = Self.title(appearance, room: room, isAlone: symbol == nil, style, text: text)
  }

  /// The widest text in points that has room beside `symbol`.
  static func room(beside symbol: Symbol?, in appearance: ControlAppearance) -> Double {
    let taken = symbol.map { $0.reach + $0.distance } ?? 0
    return appearance.width - 2 * margin - taken
  }

  private static func title(
    _ appearance: ControlAppearance, room: Double, isAlone: Bool, _ style: TextStyle,
    text: TextRenderer
  ) -> TextLayout? {
    let title = text.title(appearance.title, style, width: room, height: appearance.height)
    let isOneLine = title.lineCount == 1 && !title.isEllipsized
    return isOneLine || room >= ControlTexts.leastRoom || isAlone ? title : nil
  }

  /// The middle of words `width` points wide, and that of the symbol.
  func places(textWidth width: Double) -> (text: Double, symbol: Double) {
    let middle = appearance.width / 2
    guard let symbol else { return (middle, middle) }
    guard width > 0 else { return (middle, middle) }
    let least = Self.margin + symbol.reach
    let left = max(middle - width / 2 - symbol.distance, least)
    let words = left + symbol.distance + width / 2
    return appearance.isMirrored
      ? (appearance.width - words, appearance.width - left) : (words, left)
  }
}
