/// A step by which rows come to show a page; `items` and `item` count the page's items from 0.
public enum PageChange: Equatable, Sendable {
  /// The rows are these items and no others.
  case replaced(items: [Int])
  /// Items come in before row `at`.
  case inserted(items: [Int], at: Int)
  /// Rows from `at` on go away.
  case removed(at: Int, count: Int)
  /// A row shows a newer item with its id.
  case updated(row: Int, item: Int)

  /// Applies the step to `rows`, where `items` are the page's.
  ///
  /// A step that does not fit these rows and items changes nothing.
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
