/// The effects of a page on the rows and on further requests.
public struct PageOutcome<Cursor: Hashable & Sendable>: Equatable, Sendable {
  /// The changes of the rows, to be applied in order.
  public var changes: [PageChange]
  /// The next request, to be sent immediately because the page had nothing new, or `nil` if the
  /// work is complete.
  ///
  /// There are at most ``Pager/maximumFruitlessPages`` − 1 such requests in a row.
  public var following: PageRequest<Cursor>?
  /// Whether there may be more to load.
  public var hasMore: Bool
}
