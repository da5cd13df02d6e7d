/// A page from a program's source: its items, and the cursor of the next page.
public struct FetchedPage<Item, Cursor> {
  /// The items in order.
  ///
  /// An item with an id that the list already has adds no row.
  public var items: [Item]
  /// The cursor of the next page, or `nil` if this is the last page.
  public var next: Cursor?

  /// Creates a page of `items`.
  ///
  /// `next` is the cursor of the next page, or `nil` if this is the last page.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension FetchedPage: Sendable where Item: Sendable, Cursor: Sendable {}
