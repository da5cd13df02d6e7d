/// Compares items of any type: by `==` if `Item` is `Equatable`.
struct ItemComparison<Item> {
  /// Returns whether two items are equal, or `false` if `Item` is not `Equatable`.
  let areEqual: (Item, Item) -> Bool

  init() {
    let type = Item.self as? any Equatable.Type
    areEqual = type.map { Self.comparison(of: $0) } ?? { _, _ in false }
  }

  private static func comparison<Value: Equatable>(
    of _: Value.Type
  ) -> (Item, Item) -> Bool {
    { one, other in
      guard let one = one as? Value, let other = other as? Value else { return false }
      return one == other
    }
  }
}
