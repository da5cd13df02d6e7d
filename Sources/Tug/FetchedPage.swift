/// A page as a program's source gives it: some items, and where those after them are.
public struct FetchedPage<Item, Cursor> {
  /// The items in order; ids that are known already add no row.
  public var items: [Item]
  /// What to ask for next; nil where there is no more.
  public var next: Cursor?

  /// A page of `items`, after which come those at `next`.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension FetchedPage: Sendable where Item: Sendable, Cursor: Sendable {}
