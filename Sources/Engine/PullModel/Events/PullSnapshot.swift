import RefreshModel

/// The state of a pull's controls that a program carries over to a new one.
public struct PullSnapshot: Equatable, Sendable {
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

  /// Controls at rest, unless given.
  public init(
    isRefreshing: Bool = false, isLoading: Bool = false, hasNoMoreData: Bool = false,
    isFloorOpen: Bool = false, lastUpdated: Double? = nil
  ) {
    self.isRefreshing = isRefreshing
    self.isLoading = isLoading
    self.hasNoMoreData = hasNoMoreData
    self.isFloorOpen = isFloorOpen
    self.lastUpdated = lastUpdated
  }
}

extension PullScene {
  /// The controls' present state, to be kept.
  public var snapshot: PullSnapshot {
    PullSnapshot(
      isRefreshing: header?.state == .refreshing || header?.state == .willRefresh,
      isLoading: footer?.state == .refreshing || footer?.state == .willRefresh,
      hasNoMoreData: footer?.state == .noMoreData, isFloorOpen: header?.state == .floorOpen,
      lastUpdated: header?.lastUpdated)
  }

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
    _ snapshot: PullSnapshot, offset: Double, callsHandler: Bool
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
        side == .header ? target <= container.minimumOffset : target >= container.maximumOffset
      begin(side, BeginManner(callsHandler: callsHandler, reveals: isAtEdge))
    }
  }

  /// The header is as open as `snapshot` says, by a refresh or by the page behind it.
  private func isOpenAlready(_ snapshot: PullSnapshot) -> Bool {
    switch header?.state {
    case .floorOpen: snapshot.isFloorOpen
    case .refreshing: snapshot.isRefreshing && placement != .overlay
    default: false
    }
  }
}
