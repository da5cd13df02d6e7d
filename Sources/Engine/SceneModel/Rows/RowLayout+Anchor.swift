/// Changes of rows that keep the visible rows in place.
///
/// Each function returns how many points the visible content moves away from its start. In a grid
/// the result can be `nil`: rows then move along their lines, and the caller counts whole lines.
extension RowLayout {
  /// Returns whether a viewport at `offset` starts after the last row.
  func isPastRows(_ offset: Double) -> Bool { count > 0 && offset >= rowsEnd }

  /// Inserts rows before row `index`.
  mutating func insert(_ count: Int, at index: Int, seenFrom offset: Double) -> Double? {
    let place = start(ofRow: index)
    let (anchor, total, isPast) = (row(at: offset), lines.total, isPastRows(offset))
    let old = anchor.map { start(ofRow: $0) }
    insert(count, at: index)
    if isPast { return lines.total - total }
    guard place < offset, let anchor, let old else { return 0 }
    if columns > 1 { return nil }
    return start(ofRow: index <= anchor ? anchor + count : anchor) - old
  }

  /// Removes rows from row `index` on.
  mutating func remove(_ count: Int, at index: Int, seenFrom offset: Double) -> Double? {
    let place = start(ofRow: index)
    let (anchor, total, isPast) = (row(at: offset), lines.total, isPastRows(offset))
    let old = anchor.map { start(ofRow: $0) }
    remove(count, at: index)
    if isPast { return lines.total - total }
    guard let anchor, let old, index <= anchor, place < offset else { return 0 }
    // If the first visible row is removed, the one after it takes its place.
    guard anchor >= index + count else { return place - offset }
    return columns > 1 ? nil : start(ofRow: anchor - count) - old
  }
}
