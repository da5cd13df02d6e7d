/// Tells whether two items show the same, where their type says so.
struct ItemComparison<Item> {
  /// True where two items are equal; never for items of a type that cannot be compared.
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
