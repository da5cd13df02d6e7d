/// The items of a page beside the rows that are there.
struct PageItems<ID: Hashable> {
  /// An item with the row that it has already; nil for a new one.
  private struct Item {
    let index: Int
    let row: Int?
  }

  /// The first of each id.
  private let items: [Item]
  private let rowCount: Int

  /// The items with `ids`, where the rows have `known` ones.
  init(_ ids: [ID], in known: [ID]) {
    var rows: [ID: Int] = [:]
    for (row, id) in known.enumerated() { rows[id] = row }
    var seen: Set<ID> = []
    items = ids.enumerated().compactMap { index, id in
      seen.insert(id).inserted ? Item(index: index, row: rows[id]) : nil
    }
    rowCount = known.count
  }

  /// All items, each id once.
  var all: [Int] { items.map(\.index) }

  /// Whether there is one that has no row.
  var hasNew: Bool { items.contains { $0.row == nil } }

  /// Whether rows and items can be put together: without a common one there may be others between
  /// them, unless these are all there are.
  func isMergeable(isWhole: Bool) -> Bool {
    rowCount > 0 && (items.contains { $0.row != nil } || isWhole)
  }

  /// The known ones show what is newest, the new ones come in at the end.
  func appending() -> [PageChange] {
    let new = items.filter { $0.row == nil }.map(\.index)
    return updates + (new.isEmpty ? [] : [.inserted(items: new, at: rowCount)])
  }

  private var updates: [PageChange] {
    items.compactMap { item in item.row.map { .updated(row: $0, item: item.index) } }
  }

  /// The rows get the items' order with as few of them moved as possible, and what is new comes in
  /// after the item before it; `isWhole` takes away the rows that are none of the items.
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

  /// Takes away `rows`, the last first, those beside each other at once.
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
  /// How many of these, which rise, are below `limit`.
  fileprivate func count(below limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The longest part of these, all different, that rises when the others are left out.
  var longestIncreasingSubsequence: [Int] {
    // The place of the last value of the best part of each length, and what comes before each place.
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
