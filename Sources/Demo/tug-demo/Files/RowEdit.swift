/// A change of the rows of a list.
enum RowEdit: Equatable {
  /// New rows before a row.
  case insert([FolderEntry], at: Int)
  /// Rows that go.
  case remove(Range<Int>)
  /// Another content of a row.
  case update(FolderEntry, at: Int)

  /// The changes that make `new` of `old`, each of the rows that those before it leave.
  ///
  /// Both are in the order of `isBefore`, in which no two files are equal. A file that has moved goes and
  /// comes again.
  static func from(
    _ old: [FolderEntry], to new: [FolderEntry],
    isBefore: (FolderEntry, FolderEntry) -> Bool
  ) -> [RowEdit] {
    var edits: [RowEdit] = []
    var rest = old[...]
    // So far the rows are those of `new` before `row`.
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
  /// Removes one row more, together with those before it that are removed.
  fileprivate mutating func addRemoval(at row: Int) {
    guard case .remove(let range) = last, range.lowerBound == row else {
      return append(.remove(row..<row + 1))
    }
    self[count - 1] = .remove(row..<range.upperBound + 1)
  }

  /// Inserts one row more, together with those before it that are inserted.
  fileprivate mutating func addInsertion(of file: FolderEntry, at row: Int) {
    guard case .insert(var files, let start) = popLast(ifInsertionBefore: row) else {
      return append(.insert([file], at: row))
    }
    files.append(file)
    append(.insert(files, at: start))
  }

  /// Takes the last one out if it inserts rows that end before `row`, so that they are not copied.
  private mutating func popLast(ifInsertionBefore row: Int) -> RowEdit? {
    guard case .insert(let files, let start) = last, start + files.count == row else { return nil }
    return popLast()
  }
}
