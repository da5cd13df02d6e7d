/// A search through the rows of a list that runs in slices.
struct RowScan {
  /// The text to search for.
  let key: SearchKey
  /// The next row to check.
  private(set) var row: Int
  /// The direction: 1 towards the end, -1 towards the start.
  let step: Int

  init(_ key: SearchKey, from row: Int, step: Int) {
    self.key = key
    self.row = row
    self.step = step
  }

  enum Outcome: Equatable {
    case found(Int)
    /// No row matches.
    case none
    /// Some rows are not checked yet.
    case unfinished
  }

  /// Checks rows of a list of `count` rows until one `matches` or `isLate` returns `true`.
  mutating func advance(
    count: Int, isLate: () -> Bool, matches: (Int) -> Bool
  ) -> Outcome {
    while (0..<count).contains(row) {
      if matches(row) { return .found(row) }
      row += step
      if isLate() { return .unfinished }
    }
    return .none
  }
}
