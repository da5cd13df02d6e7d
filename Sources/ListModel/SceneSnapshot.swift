/// What a program keeps of a list that it is going to make anew: where it is scrolled to, and what
/// its controls do.
///
/// A list in the same state after ``SceneEvent/restore(_:callsHandler:)`` shows the same row in the
/// same place, whatever the insets and heights are now.
public struct SceneSnapshot: Equatable, Sendable {
  /// The first row that is seen, from 0 on.
  public var firstRow: Int
  /// How far in points that row begins before the insets' end; below 0 where it begins after it.
  public var offsetInRow: Double
  /// Whether the header refreshes.
  public var isRefreshing: Bool
  /// Whether the footer loads.
  public var isLoading: Bool
  /// Whether there is nothing more to load.
  public var hasNoMoreData: Bool
  /// Whether the page behind the header is open.
  public var isFloorOpen: Bool
  /// When the list was last refreshed, in seconds since 1970 UTC; nil for no record.
  public var lastUpdated: Double?

  /// A list at its start, at rest unless given.
  public init(
    firstRow: Int = 0, offsetInRow: Double = 0, isRefreshing: Bool = false, isLoading: Bool = false,
    hasNoMoreData: Bool = false, isFloorOpen: Bool = false, lastUpdated: Double? = nil
  ) {
    self.firstRow = firstRow
    self.offsetInRow = offsetInRow
    self.isRefreshing = isRefreshing
    self.isLoading = isLoading
    self.hasNoMoreData = hasNoMoreData
    self.isFloorOpen = isFloorOpen
    self.lastUpdated = lastUpdated
  }
}
