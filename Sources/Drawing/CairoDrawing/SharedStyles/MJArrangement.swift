import SceneModel

/// The positions of a control's symbol and title, next to each other in the middle.
///
/// The title is centred and the symbol precedes it. If the symbol does not fit before the centred
/// title, both move toward the end of the line. A title that still does not fit wraps.
struct MJArrangement {
  /// The size of a control's symbol next to its title.
  struct Symbol {
    /// The distance in points from the symbol's centre to its farthest point; the symbol may
    /// rotate.
    var reach: Double
    /// The distance in points from the symbol's centre to the title.
    var distance: Double
  }

  /// The title, or `nil` if only the symbol fits.
  let title: TextLayout?
  /// The largest width of a text that fits next to the symbol, in points.
  let space: Double
  private let appearance: ControlAppearance
  private let symbol: Symbol?

  /// The free space at each side, in points.
  private static let margin = 4.0

  /// Arranges the title of `appearance` next to `symbol`.
  init(
    _ appearance: ControlAppearance, nextTo symbol: Symbol?, _ style: TextStyle,
    text: TextRenderer
  ) {
    self.appearance = appearance
    self.symbol = symbol
    space = Self.space(nextTo: symbol, in: appearance)
    title = Self.title(appearance, space: space, isAlone: symbol == nil, style, text: text)
  }

  /// Returns the largest width of a text that fits next to `symbol`, in points.
  static func space(nextTo symbol: Symbol?, in appearance: ControlAppearance) -> Double {
    let taken = symbol.map { $0.reach + $0.distance } ?? 0
    return appearance.width - 2 * margin - taken
  }

  private static func title(
    _ appearance: ControlAppearance, space: Double, isAlone: Bool, _ style: TextStyle,
    text: TextRenderer
  ) -> TextLayout? {
    let title = text.title(appearance.title, style, width: space, height: appearance.height)
    let isOneLine = title.lineCount == 1 && !title.isEllipsized
    return isOneLine || space >= ControlTexts.minimumSpace || isAlone ? title : nil
  }

  /// Returns the width of a title next to which the symbol is where it was next to the title of
  /// `former`.
  ///
  /// It is larger if the symbol would otherwise touch the title.
  func symbolWidth(after former: MJArrangement) -> Double {
    let gap = symbol.map { $0.distance - $0.reach - Self.margin } ?? 0
    return max(former.title?.width ?? 0, (title?.width ?? 0) - 2 * gap)
  }

  /// Returns the horizontal centres of a title `width` points wide and of the symbol.
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
