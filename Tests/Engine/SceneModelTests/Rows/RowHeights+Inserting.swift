@testable import SceneModel

extension RowHeights {
  /// Inserts rows of known heights before a row.
  ///
  /// Returns whether the rows were inserted.
  ///
  /// Returns `false` and changes nothing if `index` is out of range, a height is not above 0, or
  /// the rows would exceed the largest total or number of rows.
  mutating func insert(heights: [Double], at index: Int) -> Bool {
    guard (0...count).contains(index), heights.count <= largestCount - count,
      heights.count <= Self.largestGivenCount, Self.total(of: heights, plus: total) != nil
    else { return false }
    tree.replace(index..<index, with: Tree(measured: heights))
    return true
  }
}
