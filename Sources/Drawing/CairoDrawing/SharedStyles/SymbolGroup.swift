/// A symbol followed by words, together in the middle of a box.
struct SymbolGroup {
  /// The width of the symbol in points, or 0 if there is none.
  let symbol: Double
  /// The width of the words in points, or 0 if there are none.
  let words: Double
  /// The visible fraction of the symbol, from 0 to 1: the words move into its space as it
  /// disappears.
  var presence = 1.0

  /// The space between symbol and words, in points.
  static let gap = 8.0

  /// The start of the words, in points from the centre of the box.
  var textStart: Double {
    let taken = symbol > 0 && words > 0 ? (symbol + Self.gap) * presence : 0
    return (taken - words) / 2
  }

  /// The centre of the symbol, in points from the centre of the box.
  var symbolMiddle: Double {
    words > 0 ? textStart - Self.gap - symbol / 2 : 0
  }

  /// Returns the current offset of the group from its final position, in points, while it moves
  /// there from `old`.
  ///
  /// `fraction`, from 0 to 1, is the completed fraction of the movement.
  func shift(from old: SymbolGroup, fraction: Double) -> Double {
    guard symbol > 0, old.symbol > 0 else { return 0 }
    return (old.symbolMiddle - symbolMiddle) * (1 - fraction)
  }
}
