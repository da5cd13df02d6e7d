/// Where rows go when some go away and others come in at one place.
package struct RowShift: Equatable, Sendable {
  /// The first row that goes away, in whose place, or before which, others come in.
  package let index: Int
  /// How many go away.
  package let removed: Int
  /// How many come in.
  package let added: Int
  /// Those of the removed rows that come in again, by their former rows.
  package let kept: [Int: Int]

  /// `removed` rows from `index` on go away, and `added` come in there; `kept` are the same rows at
  /// another place.
  package init(at index: Int, removed: Int, added: Int, kept: [RowMove] = []) {
    self.index = index
    self.removed = removed
    self.added = added
    var places = [Int: Int]()
    for move in kept where places[move.from] == nil { places[move.from] = move.to }
    self.kept = places
  }

  /// `count` rows come in before row `index`, or go away from there on where it is negative.
  package init(at index: Int, count: Int) {
    self.init(at: index, removed: max(-count, 0), added: max(count, 0))
  }

  /// Where `row` goes; nil where it goes away, or is none.
  package func row(_ row: Int?) -> Int? {
    guard let row, row >= index else { return row }
    return row - index < removed ? kept[row] : row - removed + added
  }

  /// The row nearest to where `row` was, which has gone, in a list of `count` rows now; nil where
  /// there are none.
  package func nearest(to row: Int, of count: Int) -> Int? {
    guard count > 0 else { return nil }
    return min(added > 0 ? min(row, index + added - 1) : index, count - 1)
  }
}

/// A row that is at another place afterwards.
public struct RowMove: Hashable, Sendable {
  /// The row that it was.
  public let from: Int
  /// The row that it is.
  public let to: Int

  /// The row `from` is row `to` afterwards.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
