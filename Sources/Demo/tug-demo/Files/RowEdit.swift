/// An edit of a list's rows.
enum RowEdit: Equatable {
  /// Rows are inserted before row `at`.
  case insert([FolderEntry], at: Int)
  /// Rows are removed.
  case remove(Range<Int>)
  /// The content of a row is replaced.
  case update(FolderEntry, at: Int)

  /// Returns the edits that change `old` into `new`.
  ///
  /// Each edit refers to the rows after the preceding edits.
  ///
  /// Both must be sorted by `isBefore`, which must order any two different files. A file that has
  /// moved is removed and inserted again.
  static func from(
    _ old: [FolderEntry], to new: [FolderEntry],
    isBefore: (FolderEntry, FolderEntry) -> Bool
  ) -> [RowEdit] {
    var edits: [RowEdit] = []
    var rest = old[...]
    // Invariant: the first `row` rows already match `new`.
    var row = 0
    while row < new.count || !rest.isEmpty {
      let next = row < new.count ? new[row] : nil
      if let former = rest.first, let next, former.uri == next.uri {
        if former != next { edits.append(.update(next, at: row)) }
        rest.removeFirst()
        row += 1
      } else if let former = rest.first, next.map({ isBefore(former, $0) }) ?? true {
        edits.addRemoval(at: row)
        rest.removeFirst()
      } else if let next {
        edits.addInsertion(of: next, at: row)
        row += 1
      }
    }
    return edits
  }
}

extension [RowEdit] {
  /// Adds the removal of one row, merged with the previous edit if both remove adjacent rows.
  fileprivate mutating func addRemoval(at row: Int) {
    guard case .remove(let range) = last, range.lowerBound == row else {
      return append(.remove(row..<row + 1))
    }
    self[count - 1] = .remove(row..<range.upperBound + 1)
  }

  /// Adds the insertion of one row, merged with the previous edit if both insert adjacent rows.
  fileprivate mutating func addInsertion(of file: FolderEntry, at row: Int) {
    guard case .insert(var files, let start) = popLast(ifInsertionBefore: row) else {
      return append(.insert([file], at: row))
    }
    files.append(file)
    append(.insert(files, at: start))
  }

  /// Removes and returns the last edit if it inserts rows that end before `row`.
  ///
  /// Taking it out of the array first avoids copying its files.
  private mutating func popLast(ifInsertionBefore row: Int) -> RowEdit? {
    guard case .insert(let files, let start) = last, start + files.count == row else { return nil }
    return popLast()
  }
}
