/// The consequences of an answer.
public struct PageOutcome<Cursor: Hashable & Sendable>: Equatable, Sendable {
  /// The changes of the rows, to be made one after the other.
  public var changes: [PageChange]
  /// The next request, to be made at once, since the answer had nothing new; nil where the work is
  /// done.
  ///
  /// It happens at most ``Pager/mostFruitlessPages`` − 1 times in a row.
  public var following: PageRequest<Cursor>?
  /// True while there may be more to load.
  public var hasMore: Bool
}
