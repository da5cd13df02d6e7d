/// A page as returned by its source.
public struct PageAnswer<ID: Hashable & Sendable, Cursor: Hashable & Sendable>: Sendable {
  /// The ids of the items on the page, in order.
  ///
  /// An id that is already known, or that is repeated on the page, adds no row.
  public var ids: [ID]
  /// The cursor of the next page, or `nil` if this is the last one.
  public var next: Cursor?

  /// Creates a page of items with the given ids.
  public init(ids: [ID], next: Cursor?) {
    self.ids = ids
    self.next = next
  }
}
