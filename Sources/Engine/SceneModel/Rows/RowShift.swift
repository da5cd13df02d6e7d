/// A renumbering of rows after some were removed and others inserted at one index.
package struct RowShift: Equatable, Sendable {
  /// The index at which rows are removed and inserted.
  package let index: Int
  /// The number of removed rows.
  package let removed: Int
  /// The number of inserted rows.
  package let added: Int
  /// The new indices of removed rows that are inserted again, by their old indices.
  package let kept: [Int: Int]

  /// Creates a shift that removes `removed` rows from `index` on and inserts `added` rows there.
  ///
  /// `kept` are the removed rows that are inserted again.
  package init(at index: Int, removed: Int, added: Int, kept: [RowMove] = []) {
    self.index = index
    self.removed = removed
    self.added = added
    var places = [Int: Int]()
    for move in kept where places[move.from] == nil { places[move.from] = move.to }
    self.kept = places
  }

  /// Creates a shift that inserts `count` rows before row `index`, or removes `-count` rows from
  /// there if negative.
  package init(at index: Int, count: Int) {
    self.init(at: index, removed: max(-count, 0), added: max(count, 0))
  }

  /// Returns the index of `row` after the change, or `nil` if the row is removed or `row` is `nil`.
  package func row(_ row: Int?) -> Int? {
    guard let row, row >= index else { return row }
    return row - index < removed ? kept[row] : row - removed + added
  }

  /// Returns the row nearest to the removed row `row`, in a list that now has `count` rows, or
  /// `nil` if it is empty.
  package func nearest(to row: Int, of count: Int) -> Int? {
    guard count > 0 else { return nil }
    return min(added > 0 ? min(row, index + added - 1) : index, count - 1)
  }
}

/// A row that changes its index.
public struct RowMove: Hashable, Sendable {
  /// The old index.
  public let from: Int
  /// The new index.
  public let to: Int

  /// Creates a move from row `from` to row `to`.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
