/// The items of a page, matched with the existing rows.
struct PageItems<ID: Hashable> {
  /// An item and its existing row, or `nil` if the item is new.
  private struct Item {
    let index: Int
    let row: Int?
  }

  /// The first item of each id.
  private let items: [Item]
  /// The ids of the existing rows, or `nil` for a row of the program's.
  private let rows: [ID?]
  private var rowCount: Int { rows.count }

  /// Matches the items with `ids` to existing rows, which `known` contains by id.
  ///
  /// The new items are added to `known`, as rows after the existing ones.
  init(_ ids: [ID], in known: inout [ID: Int], rows: [ID?]) {
    var (items, seen): ([Item], Set<Int>) = ([], [])
    let rowCount = rows.count
    items.reserveCapacity(ids.count)
    var newRow = rowCount
    for (index, id) in ids.enumerated() {
      if let row = known[id] {
        // `row >= rowCount` means that an earlier item of this page has this id: skip the
        // duplicate.
        if row < rowCount, seen.insert(row).inserted { items.append(Item(index: index, row: row)) }
      } else {
        known[id] = newRow
        newRow += 1
        items.append(Item(index: index, row: nil))
      }
    }
    self.items = items
    self.rows = rows
  }

  /// The indices of all items, each id once.
  var all: [Int] { items.map(\.index) }

  /// Whether any item has no row yet.
  var hasNew: Bool { items.contains { $0.row == nil } }

  /// Returns whether the items can be merged with the rows.
  ///
  /// Without an item in common there may be unknown items between the page and the rows, unless the
  /// page is complete (`isWhole`).
  func isMergeable(isWhole: Bool) -> Bool {
    rowCount > 0 && (items.contains { $0.row != nil } || isWhole)
  }

  /// Returns the changes that update the rows of known items and append the new items.
  func appending() -> [PageChange] {
    let new = items.filter { $0.row == nil }.map(\.index)
    return updates + (new.isEmpty ? [] : [.inserted(items: new, at: rowCount)])
  }

  private var updates: [PageChange] {
    items.compactMap { item in item.row.map { .updated(row: $0, item: item.index) } }
  }

  /// Returns the changes that bring the rows into the items' order, moving as few rows as possible.
  ///
  /// A new item is inserted after the item before it. With `isWhole`, rows that are not among the
  /// items are removed, except for rows without an id, which only the program removes.
  func merging(isWhole: Bool) -> [PageChange] {
    let known = items.compactMap(\.row)
    let kept = Set(known.longestIncreasingSubsequence)
    let sourceRows = isWhole ? rows.indices.filter { rows[$0] != nil } : known
    let gone = sourceRows.filter { !kept.contains($0) }.sorted()
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

  /// Returns the removals of `rows`, the last first, with adjacent rows in one step.
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
  /// Returns the number of elements below `limit`.
  ///
  /// The array must be sorted.
  fileprivate func count(below limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The longest increasing subsequence.
  ///
  /// The elements must be distinct.
  var longestIncreasingSubsequence: [Int] {
    // `lasts` has the index of the last element of the best subsequence of each length, and
    // `previous` the index before each index.
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
