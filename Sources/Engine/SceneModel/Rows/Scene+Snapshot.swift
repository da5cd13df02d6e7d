import RefreshModel
import ScrollModel

/// Saving a list's position and work for another list that replaces it.
extension Scene {
  /// A snapshot of the list's current position and work.
  public var snapshot: SceneSnapshot {
    let place = restedOffset + insetForRows
    let first = max(place - blocks.top, 0) + blocks.top
    let row = min(layout.row(at: first) ?? 0, max(rowCount - 1, 0))
    return SceneSnapshot(
      firstRow: row, offsetInRow: place - contentStart(ofRow: row),
      isRefreshing: isRefreshing(.header), isLoading: isRefreshing(.footer),
      hasNoMoreData: footer?.state == .noMoreData, isFloorOpen: isFloorOpen,
      lastUpdated: header?.lastUpdated)
  }

  /// The inset at the start without the header's, in points.
  private var insetForRows: Double { container.ledger.total(without: .header).top }

  /// Restores the position and work of `snapshot`.
  mutating func restore(_ snapshot: SceneSnapshot, callsHandler: Bool) {
    let row = min(max(snapshot.firstRow, 0), max(rowCount - 1, 0))
    let offset = contentStart(ofRow: row) + snapshot.offsetInRow - insetForRows
    restore(snapshot, offset: offset, callsHandler: callsHandler)
    if container.contentOffset > container.minimumOffset, container.phase == .idle {
      keepPlace(offset, ofRow: row)
    }
  }
}
