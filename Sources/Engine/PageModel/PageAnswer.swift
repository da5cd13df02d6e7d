/// A page as its source gave it.
public struct PageAnswer<ID: Hashable & Sendable, Cursor: Hashable & Sendable>: Sendable {
  /// The ids of its items in order.
  ///
  /// An id that is known already adds no row, nor does one that comes again in the page.
  public var ids: [ID]
  /// The page after it; nil where it is the last.
  public var next: Cursor?

  /// A page of items with these ids.
  public init(ids: [ID], next: Cursor?) {
    self.ids = ids
    self.next = next
  }
}
