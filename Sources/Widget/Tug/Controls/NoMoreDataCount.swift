/// A counter of the program's calls that mark the footer as having no more data.
///
/// It distinguishes calls during a refresh from earlier calls.
struct NoMoreDataCount {
  private var count = 0
  private var beforeRefresh = 0
  /// The count at the beginning of a successful refresh that resets earlier marks, or `nil` if
  /// there is none.
  private var toReset: Int?

  /// Counts a call.
  mutating func add() { count += 1 }

  /// Notes that a refresh begins.
  mutating func noteRefresh() { beforeRefresh = count }

  /// Notes that a refresh succeeded.
  ///
  /// It resets the mark, unless the program has set it during the refresh.
  mutating func refreshSucceeded() {
    if count == beforeRefresh { toReset = count }
  }

  /// Returns whether the ended refresh resets the mark.
  ///
  /// The next call returns `false`.
  mutating func takeReset() -> Bool {
    defer { toReset = nil }
    return toReset == count
  }
}
