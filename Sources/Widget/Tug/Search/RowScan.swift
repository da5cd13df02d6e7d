/// A search through the rows of a list, a slice at a time.
struct RowScan {
  /// What is searched for.
  let key: SearchKey
  /// The next row to look at.
  private(set) var row: Int
  /// 1 towards the end, -1 towards the start.
  let step: Int

  init(_ key: SearchKey, from row: Int, step: Int) {
    self.key = key
    self.row = row
    self.step = step
  }

  enum Outcome: Equatable {
    case found(Int)
    /// There is no such row.
    case none
    /// Some rows are still to be looked at.
    case unfinished
  }

  /// Looks at rows of `count` until one `matches`, or `isLate`.
  mutating func go(
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
