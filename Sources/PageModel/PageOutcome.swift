/// What comes of an answer.
public struct PageOutcome<Cursor: Hashable & Sendable>: Equatable, Sendable {
  /// What to do with the rows, one after the other.
  public var changes: [PageChange]
  /// What to ask for at once, since the answer had nothing new; nil where the work is done.
  ///
  /// It happens at most ``Pager/mostFruitlessPages`` − 1 times in a row.
  public var following: PageRequest<Cursor>?
  /// Whether there may be more to load.
  public var hasMore: Bool
}
