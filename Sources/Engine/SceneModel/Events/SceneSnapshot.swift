import RefreshModel

/// What a program keeps of a list that it is going to make anew: where it is scrolled to, and what
/// its controls do.
///
/// A list in the same state after ``SceneEvent/restore(_:callsHandler:)`` shows the same row in the
/// same place, whatever the insets and heights are now.
public struct SceneSnapshot: Equatable, Sendable {
  /// The first row that is seen, from 0 on.
  public var firstRow: Int
  /// The points by which that row begins before the insets' end; below 0 where it begins after it.
  public var offsetInRow: Double
  /// The header refreshes.
  public var isRefreshing: Bool
  /// The footer loads.
  public var isLoading: Bool
  /// There is nothing more to load.
  public var hasNoMoreData: Bool
  /// The page behind the header is open.
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

extension Scene {
  /// Where the list is, or comes to rest that is stretched or shows an open header: without that.
  public var restedOffset: Double {
    let inset = container.ledger.total(without: .header)
    return min(
      max(container.contentOffset, container.minimumOffset(for: inset)),
      container.maximumOffset(for: inset))
  }

  /// Brings the list to `offset`, as far as it goes, and its controls to what they were in `snapshot`.
  ///
  /// What worked then begins again; its handler is called only where `callsHandler` says so.
  public mutating func restore(
    _ snapshot: SceneSnapshot, offset: Double, callsHandler: Bool
  ) {
    let isAtStart = offset <= container.minimumOffset(for: container.ledger.total(without: .header))
    // A list at its start whose header is open already, as it is to be, shows it.
    let target =
      isAtStart && isOpenAlready(snapshot)
      ? container.minimumOffset
      : min(max(offset, container.minimumOffset), container.maximumOffset)
    scroll(to: target, animated: false)
    if let lastUpdated = snapshot.lastUpdated { setLastUpdated(lastUpdated) }
    if snapshot.hasNoMoreData { exhaust() }
    if snapshot.isFloorOpen { openFloor() }
    for (side, runs) in [
      (ControlSide.header, snapshot.isRefreshing), (.footer, snapshot.isLoading),
    ]
    where runs {
      // A list that was scrolled away from its control stays where it was.
      let isAtEdge =
        side.outward * (target - container.restOffset(of: side.edge)) >= 0
      begin(side, BeginManner(callsHandler: callsHandler, reveals: isAtEdge))
    }
  }

  /// The header is as open as `snapshot` says, by a refresh or by the page behind it.
  private func isOpenAlready(_ snapshot: SceneSnapshot) -> Bool {
    switch header?.state {
    case .floorOpen: snapshot.isFloorOpen
    case .refreshing: snapshot.isRefreshing && placement != .overlay
    default: false
    }
  }
}
