/// Where a list's rows come from, whatever their elements are.
@MainActor struct RowSource {
  /// How many rows there are.
  var count: @MainActor () -> Int = { 0 }
  /// The row at an index; nil where there is none any more.
  var row: @MainActor (Int) -> Row? = { _ in nil }

  /// No rows.
  init() {}

  /// The elements of `store`, each shown as `row` says.
  init<Element>(_ store: RowStore<Element>, row: @escaping @MainActor (Element) -> Row) {
    count = { store.count }
    self.row = { store.element(at: $0).map(row) }
  }
}
