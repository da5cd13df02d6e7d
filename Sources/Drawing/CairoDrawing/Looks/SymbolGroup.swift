/// A symbol and the words after it, side by side in the middle of a box.
struct SymbolGroup {
  /// The width of the symbol in points; 0 without one.
  let symbol: Double
  /// The width of the words in points; 0 without any.
  let words: Double
  /// How much of the symbol is there, 0 to 1: the words take its room as it goes.
  var presence = 1.0

  /// Points between symbol and words.
  static let gap = 8.0

  /// The start of the words, in points from the box's middle.
  var wordsStart: Double {
    let taken = symbol > 0 && words > 0 ? (symbol + Self.gap) * presence : 0
    return (taken - words) / 2
  }

  /// The middle of the symbol, in points from the box's middle.
  var symbolMiddle: Double {
    words > 0 ? wordsStart - Self.gap - symbol / 2 : 0
  }

  /// The points by which all of it is still away from its place, after a `share` of the way on which the
  /// symbol leaves its place in `old`.
  func shift(from old: SymbolGroup, share: Double) -> Double {
    guard symbol > 0, old.symbol > 0 else { return 0 }
    return (old.symbolMiddle - symbolMiddle) * (1 - share)
  }
}
