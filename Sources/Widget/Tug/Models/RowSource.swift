/// The source of a list's rows, for elements of any type.
@MainActor struct RowSource {
  var count: @MainActor () -> Int = { 0 }
  /// Returns the row at an index, or `nil` if it no longer exists.
  var row: @MainActor (Int) -> Row? = { _ in nil }

  /// Creates a source without rows.
  init() {}

  /// Creates a source that shows each element of `store` as the result of `row`.
  init<Element>(_ store: RowStore<Element>, row: @escaping @MainActor (Element) -> Row) {
    count = { store.count }
    self.row = { store.element(at: $0).map(row) }
  }
}
