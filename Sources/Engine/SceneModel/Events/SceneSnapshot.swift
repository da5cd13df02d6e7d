import RefreshModel

/// The state of a list that a program keeps in order to recreate the list: its position, and the
/// work of its controls.
///
/// After ``SceneEvent/restore(_:callsHandler:)`` the same row is visible at the same position, even
/// if insets and heights have changed.
public struct SceneSnapshot: Equatable, Sendable {
  /// The index of the first visible row, from 0.
  public var firstRow: Int
  /// The distance by which the row begins before the inset's end, in points; below 0 if it begins
  /// after it.
  public var offsetInRow: Double
  /// Whether the header is refreshing.
  public var isRefreshing: Bool
  /// Whether the footer is loading.
  public var isLoading: Bool
  /// Whether there is nothing more to load.
  public var hasNoMoreData: Bool
  /// Whether the page behind the header is open.
  public var isFloorOpen: Bool
  /// The time of the last refresh in seconds since 1970 UTC, or `nil` for no record.
  public var lastUpdated: Double?

  /// Creates a snapshot; by default of a list at rest at its start.
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
  /// The offset at which the list would rest if it were not overscrolled and its header were
  /// closed.
  public var restedOffset: Double {
    let inset = container.ledger.total(without: .header)
    return min(
      max(container.contentOffset, container.minimumOffset(for: inset)),
      container.maximumOffset(for: inset))
  }

  /// Scrolls to `offset`, clamped to the range, and restores the controls from `snapshot`.
  ///
  /// Work that was running then begins again. Its handler is called only if `callsHandler` is
  /// `true`.
  public mutating func restore(
    _ snapshot: SceneSnapshot, offset: Double, callsHandler: Bool
  ) {
    let isAtStart = offset <= container.minimumOffset(for: container.ledger.total(without: .header))
    // If the header is already open as in the snapshot, a list at its start shows it.
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
      // A list that was scrolled away from its control keeps its position.
      let isAtEdge =
        side.outward * (target - container.restOffset(of: side.edge)) >= 0
      begin(side, BeginOptions(callsHandler: callsHandler, reveals: isAtEdge))
    }
  }

  /// Returns whether the header is already open as in `snapshot`, by a refresh or by the page
  /// behind it.
  private func isOpenAlready(_ snapshot: SceneSnapshot) -> Bool {
    switch header?.state {
    case .floorOpen: snapshot.isFloorOpen
    case .refreshing: snapshot.isRefreshing && placement != .overlay
    default: false
    }
  }
}
