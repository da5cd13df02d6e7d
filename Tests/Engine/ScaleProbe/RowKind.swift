import SceneModel

/// The heights of a list's rows, as the probe creates them.
enum RowKind: String, CaseIterable {
  /// Rows of one height.
  case uniform
  /// Rows of different heights, in whole points.
  case whole
  /// Rows of different heights, in tenths of a point, which binary fractions cannot represent
  /// exactly.
  case tenths
  /// Rows with an estimated height, all measured in order, in whole points.
  case measured
  /// Rows with an estimated height, every hundredth measured.
  case sparse

  /// Returns `count` rows of this kind.
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

  /// Returns a height for `row`, which rarely equals the previous row's.
  private static func height(_ row: Int) -> Double { Double(20 + row &* 7919 % 61) }
}
