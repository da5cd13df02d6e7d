import Tug

extension RowStore {
  /// Updates all rows after their texts have changed.
  @MainActor func updateTexts() {
    didUpdate(in: 0..<max(count, 0))
  }
}
