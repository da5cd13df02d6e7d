/// A set of rows, such as the selected ones.
///
/// Rows are stored as ordered ranges, so that all rows of a long list take no more memory than one.
/// Rows are numbers from 0; negative numbers are ignored.
public struct RowSet: Equatable, Sendable {
  /// The rows as ranges in order.
  ///
  /// No range is empty, and no two are adjacent.
  public private(set) var ranges: [Range<Int>] = []

  /// Creates an empty set.
  public init() {}

  /// Creates a set of the rows in a range.
  public init(_ rows: Range<Int>) {
    insert(rows)
  }

  /// The number of rows.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The first row, or `nil` if the set is empty.
  public var first: Int? { ranges.first?.lowerBound }

  /// Returns the row at index `place` of the set, or `nil` if there are fewer rows.
  public func row(at place: Int) -> Int? {
    guard place >= 0 else { return nil }
    var left = place
    for range in ranges {
      if left < range.count { return range.lowerBound + left }
      left -= range.count
    }
    return nil
  }

  /// Returns whether the set contains a row.
  public func contains(_ row: Int) -> Bool {
    let place = firstPlace { $0.upperBound > row }
    return place < ranges.count && ranges[place].contains(row)
  }

  /// Adds the rows in a range.
  public mutating func insert(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<Int.max)
    guard !rows.isEmpty else { return }
    // Adjacent ranges are merged too.
    let start = firstPlace { $0.upperBound >= rows.lowerBound }
    let end = firstPlace { $0.lowerBound > rows.upperBound }
    var merged = rows
    if start < end {
      let lower = min(rows.lowerBound, ranges[start].lowerBound)
      merged = lower..<max(rows.upperBound, ranges[end - 1].upperBound)
    }
    ranges.replaceSubrange(start..<end, with: CollectionOfOne(merged))
  }

  /// Removes the rows in a range.
  public mutating func remove(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let start = firstPlace { $0.upperBound > rows.lowerBound }
    let end = firstPlace { $0.lowerBound >= rows.upperBound }
    guard start < end else { return }
    let before = ranges[start].lowerBound..<max(ranges[start].lowerBound, rows.lowerBound)
    let after = min(ranges[end - 1].upperBound, rows.upperBound)..<ranges[end - 1].upperBound
    ranges.replaceSubrange(start..<end, with: [before, after].filter { !$0.isEmpty })
  }

  /// Removes rows, which must be in order, in one pass.
  public mutating func remove(_ rows: [Int]) {
    guard !rows.isEmpty else { return }
    var (left, others): ([Range<Int>], _) = ([], rows[...])
    for range in ranges {
      var start = range.lowerBound
      others = others.drop { $0 < start }
      while let row = others.first, row < range.upperBound {
        if start < row { left.append(start..<row) }
        start = row + 1
        others.removeFirst()
      }
      if start < range.upperBound { left.append(start..<range.upperBound) }
    }
    ranges = left
  }

  /// Adapts the set to an insertion of `count` rows before row `index` of the list.
  ///
  /// The indices of later rows grow, and the new rows are not in the set. Rows that would exceed
  /// the largest integer leave the set.
  public mutating func rowsInserted(_ count: Int, at index: Int) {
    guard count > 0, index >= 0 else { return }
    remove(max(index, Int.max - count)..<Int.max)
    let place = firstPlace { $0.upperBound > index }
    guard place < ranges.count else { return }
    if ranges[place].lowerBound < index {
      let whole = ranges[place]
      ranges[place] = whole.lowerBound..<index
      ranges.insert(index..<whole.upperBound, at: place + 1)
    }
    let firstMoved = ranges[place].lowerBound < index ? place + 1 : place
    for moved in firstMoved..<ranges.count {
      ranges[moved] = (ranges[moved].lowerBound + count)..<(ranges[moved].upperBound + count)
    }
  }

  /// Adapts the set to a removal of `count` rows from row `index` of the list on.
  ///
  /// The removed rows leave the set, and the indices of later rows shrink.
  public mutating func rowsRemoved(_ count: Int, at index: Int) {
    guard count > 0, index >= 0 else { return }
    let end = index.addingReportingOverflow(count)
    guard !end.overflow else { return remove(index..<Int.max) }
    remove(index..<end.partialValue)
    let place = firstPlace { $0.lowerBound >= end.partialValue }
    for moved in place..<ranges.count {
      ranges[moved] = (ranges[moved].lowerBound - count)..<(ranges[moved].upperBound - count)
    }
    // The ranges on both sides of the removed rows may now be adjacent.
    if place > 0, place < ranges.count,
      ranges[place - 1].upperBound == ranges[place].lowerBound
    {
      let joined = ranges[place - 1].lowerBound..<ranges[place].upperBound
      ranges.replaceSubrange((place - 1)...place, with: CollectionOfOne(joined))
    }
  }

  /// Adapts the set to rows that were inserted, removed or moved.
  mutating func apply(_ shift: RowShift) {
    let moved = shift.kept.filter { contains($0.key) }.values.sorted()
    rowsRemoved(shift.removed, at: shift.index)
    rowsInserted(shift.added, at: shift.index)
    for row in moved { insert(row..<(row + 1)) }
  }

  /// Returns the rows that are in exactly one of the two sets, in one pass over their ranges.
  func symmetricDifference(_ other: RowSet) -> RowSet {
    var ends = (ranges + other.ranges).flatMap { [$0.lowerBound, $0.upperBound] }.sorted()[...]
    var both = RowSet()
    while let start = ends.popFirst(), let end = ends.popFirst() {
      if start == end { continue }
      both.insert(start..<end)
    }
    return both
  }

  /// Returns the index of the first range from which on `isBehind` is true.
  private func firstPlace(where isBehind: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(ranges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
