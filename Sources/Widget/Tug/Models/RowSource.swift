/// The source of a list's rows, whatever their elements are.
@MainActor struct RowSource {
  /// The number of rows.
  var count: @MainActor () -> Int = { 0 }
  /// The row at an index; nil where it does not exist any more.
  var row: @MainActor (Int) -> Row? = { _ in nil }

  /// No rows.
  init() {}

  /// The elements of `store`, each shown by `row`.
  init<Element>(_ store: RowStore<Element>, row: @escaping @MainActor (Element) -> Row) {
    count = { store.count }
    self.row = { store.element(at: $0).map(row) }
  }
}
