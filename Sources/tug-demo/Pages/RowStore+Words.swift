import Tug

extension RowStore {
  /// Shows all rows again, whose words have changed.
  @MainActor func showAnew() {
    for row in 0..<count { self[row] = self[row] }
  }
}
