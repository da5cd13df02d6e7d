/// A step of updating the rows to show a page.
///
/// `items` and `item` are indices into the page's items, from 0.
public enum PageChange: Equatable, Sendable {
  /// All rows are replaced by these items.
  case replaced(items: [Int])
  /// Items are inserted before row `at`.
  case inserted(items: [Int], at: Int)
  /// Rows are removed from `at` on.
  case removed(at: Int, count: Int)
  /// A row is updated with a newer item of its id.
  case updated(row: Int, item: Int)

  /// Applies the step to `rows`.
  ///
  /// `items` are the items of the page.
  ///
  /// Changes nothing if the indices are out of range.
  public func apply<Element>(to rows: inout [Element], items: [Element]) {
    switch self {
    case .replaced(let indices):
      guard indices.allSatisfy(items.indices.contains) else { return }
      rows = indices.map { items[$0] }
    case .inserted(let indices, let row):
      guard (0...rows.count).contains(row), indices.allSatisfy(items.indices.contains) else {
        return
      }
      rows.insert(contentsOf: indices.map { items[$0] }, at: row)
    case .removed(let row, let count):
      guard row >= 0, count >= 0, count <= rows.count, row <= rows.count - count else { return }
      rows.removeSubrange(row..<(row + count))
    case .updated(let row, let item):
      guard rows.indices.contains(row), items.indices.contains(item) else { return }
      rows[row] = items[item]
    }
  }
}
