import RefreshModel
import ScrollModel

/// Keeping what a list does over the making of another one.
extension ListScene {
  /// What there is to keep of the list now.
  public var snapshot: SceneSnapshot {
    let top = insetForRows
    let first = restedOffset + top - blocks.top
    let row = min(rows.index(at: max(first, 0)).map { $0 * columns } ?? 0, max(rowCount - 1, 0))
    return SceneSnapshot(
      firstRow: row, offsetInRow: restedOffset + top - contentStart(ofRow: row),
      isRefreshing: header?.state == .refreshing || header?.state == .willRefresh,
      isLoading: footer?.state == .refreshing || footer?.state == .willRefresh,
      hasNoMoreData: footer?.state == .noMoreData, isFloorOpen: header?.state == .floorOpen,
      lastUpdated: header?.lastUpdated)
  }

  /// The inset at the start without the header's.
  private var insetForRows: Double { container.ledger.total(without: .header).top }

  /// Where the list is, or comes to rest that is stretched or shows an open control: without that.
  private var restedOffset: Double {
    let inset = container.ledger.total(without: .header)
    return min(
      max(container.contentOffset, container.minimumOffset(for: inset)),
      container.maximumOffset(for: inset))
  }

  /// Brings the list to where `snapshot` was taken.
  mutating func restore(_ snapshot: SceneSnapshot, callsHandler: Bool) {
    guard Feature.restoration.isOn else { return }
    let row = min(max(snapshot.firstRow, 0), max(rowCount - 1, 0))
    let offset = contentStart(ofRow: row) + snapshot.offsetInRow - insetForRows
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
    for (side, runs) in [(Side.header, snapshot.isRefreshing), (.footer, snapshot.isLoading)]
    where runs {
      // A list that was scrolled away from its control stays where it was.
      let isAtEdge =
        side == .header ? target <= container.minimumOffset : target >= container.maximumOffset
      begin(side, BeginManner(callsHandler: callsHandler, reveals: isAtEdge))
    }
  }

  /// Whether the header is as open as `snapshot` says, by a refresh or by the page behind it.
  private func isOpenAlready(_ snapshot: SceneSnapshot) -> Bool {
    switch header?.state {
    case .floorOpen: snapshot.isFloorOpen
    case .refreshing: snapshot.isRefreshing && placement != .overlay
    default: false
    }
  }
}
