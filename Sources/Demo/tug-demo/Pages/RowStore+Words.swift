import Tug

extension RowStore {
  /// Shows all rows again, whose words have changed.
  @MainActor func showAnew() {
    didUpdate(in: 0..<max(count, 0))
  }
}
