/// A page from a program's source: some items, and the place of those after them.
public struct FetchedPage<Item, Cursor> {
  /// The items in order; an item whose id is known already adds no row.
  public var items: [Item]
  /// The cursor of the next page; nil where there is no more.
  public var next: Cursor?

  /// A page of `items`, after which come those at `next`.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension FetchedPage: Sendable where Item: Sendable, Cursor: Sendable {}
