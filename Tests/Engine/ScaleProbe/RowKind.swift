import SceneModel

/// The heights of a list's rows, as the probe makes them.
enum RowKind: String, CaseIterable {
  /// All of one height.
  case uniform
  /// Each of its own height, in whole points.
  case whole
  /// Each of its own height, in parts of a point that no binary fraction is.
  case tenths
  /// Estimated, and all measured from the first to the last, in whole points.
  case measured
  /// Estimated, and one of a hundred measured.
  case sparse

  /// `count` rows of this kind.
  func rows(_ count: Int) -> RowHeights {
    switch self {
    case .uniform: return RowHeights(count: count, height: 44)
    case .whole, .tenths:
      let unit = self == .whole ? 1 : 0.1
      let heights = (0..<count).map { Self.height($0) * unit }
      return RowHeights(heights: heights, defaultHeight: 44) ?? RowHeights(count: 0, height: 44)
    case .measured, .sparse:
      var rows = RowHeights(count: count, estimatedHeight: 44)
      for row in stride(from: 0, to: count, by: self == .measured ? 1 : 100) {
        _ = rows.setHeight(Self.height(row), of: row)
      }
      return rows
    }
  }

  /// Rarely the height of the row before.
  private static func height(_ row: Int) -> Double { Double(20 + row &* 7919 % 61) }
}
