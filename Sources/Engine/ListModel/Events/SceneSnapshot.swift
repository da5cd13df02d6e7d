import PullModel

/// What a program keeps of a list that it is going to make anew: where it is scrolled to, and what
/// its controls do.
///
/// A list in the same state after ``ListEvent/restore(_:callsHandler:)`` shows the same row in the
/// same place, whatever the insets and heights are now.
@dynamicMemberLookup
public struct SceneSnapshot: Equatable, Sendable {
  /// The first row that is seen, from 0 on.
  public var firstRow: Int
  /// The points by which that row begins before the insets' end; below 0 where it begins after it.
  public var offsetInRow: Double
  /// What the controls do.
  public var pull: PullSnapshot

  /// A list at its start, at rest unless given.
  public init(
    firstRow: Int = 0, offsetInRow: Double = 0, isRefreshing: Bool = false, isLoading: Bool = false,
    hasNoMoreData: Bool = false, isFloorOpen: Bool = false, lastUpdated: Double? = nil
  ) {
    self.init(
      firstRow: firstRow, offsetInRow: offsetInRow,
      pull: PullSnapshot(
        isRefreshing: isRefreshing, isLoading: isLoading, hasNoMoreData: hasNoMoreData,
        isFloorOpen: isFloorOpen, lastUpdated: lastUpdated))
  }

  /// A list at `firstRow` whose controls do what `pull` says.
  public init(firstRow: Int, offsetInRow: Double, pull: PullSnapshot) {
    self.firstRow = firstRow
    self.offsetInRow = offsetInRow
    self.pull = pull
  }

  /// A property of ``PullSnapshot``.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<PullSnapshot, Value> & Sendable
  ) -> Value {
    get { pull[keyPath: path] }
    set { pull[keyPath: path] = newValue }
  }
}
