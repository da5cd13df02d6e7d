/// The items of a page, matched with the rows that are there.
struct PageItems<ID: Hashable> {
  /// An item with the row that it has already; nil for a new one.
  private struct Item {
    let index: Int
    let row: Int?
  }

  /// The first of each id.
  private let items: [Item]
  private let rowCount: Int

  /// The items with `ids`, where there are `rowCount` rows, in `known` by their ids: it gets the new ones
  /// as rows after them.
  init(_ ids: [ID], in known: inout [ID: Int], rowCount: Int) {
    var (items, seen): ([Item], Set<Int>) = ([], [])
    items.reserveCapacity(ids.count)
    var newRow = rowCount
    for (index, id) in ids.enumerated() {
      if let row = known[id] {
        // A row behind the others is that of an item before.
        if row < rowCount, seen.insert(row).inserted { items.append(Item(index: index, row: row)) }
      } else {
        known[id] = newRow
        newRow += 1
        items.append(Item(index: index, row: nil))
      }
    }
    self.items = items
    self.rowCount = rowCount
  }

  /// All items, each id once.
  var all: [Int] { items.map(\.index) }

  /// True when an item has no row yet.
  var hasNew: Bool { items.contains { $0.row == nil } }

  /// True when the items can be merged with the rows.
  ///
  /// Without an item in common there may be others between them, unless the page is all there is.
  func isMergeable(isWhole: Bool) -> Bool {
    rowCount > 0 && (items.contains { $0.row != nil } || isWhole)
  }

  /// The changes that update the rows of known items, and put the new items at the end.
  func appending() -> [PageChange] {
    let new = items.filter { $0.row == nil }.map(\.index)
    return updates + (new.isEmpty ? [] : [.inserted(items: new, at: rowCount)])
  }

  private var updates: [PageChange] {
    items.compactMap { item in item.row.map { .updated(row: $0, item: item.index) } }
  }

  /// The changes that give the rows the items' order, with as few rows moved as possible.
  ///
  /// A new item comes in after the item before it. `isWhole` removes the rows that are none of the
  /// items.
  func merging(isWhole: Bool) -> [PageChange] {
    let known = items.compactMap(\.row)
    let kept = Set(known.longestIncreasingSubsequence)
    let gone = (isWhole ? Array(0..<rowCount) : known).filter { !kept.contains($0) }.sorted()
    var changes = Self.removals(of: gone)
    var position = 0
    var added = 0
    var coming: [Int] = []
    func insertComing() {
      guard !coming.isEmpty else { return }
      changes.append(.inserted(items: coming, at: position))
      position += coming.count
      added += coming.count
      coming = []
    }
    for item in items {
      guard let row = item.row, kept.contains(row) else {
        coming.append(item.index)
        continue
      }
      insertComing()
      let present = row - gone.count(below: row) + added
      changes.append(.updated(row: present, item: item.index))
      position = present + 1
    }
    insertComing()
    return changes
  }

  /// The removals of `rows`, the last first, neighbours in one step.
  private static func removals(of rows: [Int]) -> [PageChange] {
    var changes: [PageChange] = []
    var upper: Int?
    for (place, row) in rows.enumerated().reversed() {
      let end = upper ?? row
      if place > 0, rows[place - 1] == row - 1 {
        upper = end
      } else {
        changes.append(.removed(at: row, count: end - row + 1))
        upper = nil
      }
    }
    return changes
  }
}

extension [Int] {
  /// The number of these, which rise, that are below `limit`.
  fileprivate func count(below limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The longest subsequence of these different numbers that rises.
  var longestIncreasingSubsequence: [Int] {
    // For each length, the place of the last value of the best subsequence; and the place before
    // each place.
    var lasts: [Int] = []
    var previous: [Int?] = []
    for (place, value) in enumerated() {
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if self[lasts[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? lasts[low - 1] : nil)
      if low == lasts.count { lasts.append(place) } else { lasts[low] = place }
    }
    var part: [Int] = []
    var place = lasts.last
    while let current = place {
      part.append(self[current])
      place = previous[current]
    }
    return part.reversed()
  }
}
