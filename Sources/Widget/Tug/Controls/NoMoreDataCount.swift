/// A count of the program's calls that there is nothing more to load, which tells those during a
/// refresh from those before.
struct NoMoreDataCount {
  private var count = 0
  private var beforeRefresh = 0
  /// The count at the begin of a refresh whose success takes back the calls before it.
  private var toReset: Int?

  /// Counts a call.
  mutating func add() { count += 1 }

  /// Notes that a refresh begins.
  mutating func refreshBegan() { beforeRefresh = count }

  /// Notes that a refresh has brought other rows: there may be more to load again, unless the
  /// program has said otherwise meanwhile.
  mutating func refreshSucceeded() {
    if count == beforeRefresh { toReset = count }
  }

  /// True where there may be more to load after the refresh that has ended; the answer is given
  /// once.
  mutating func takeReset() -> Bool {
    defer { toReset = nil }
    return toReset == count
  }
}
