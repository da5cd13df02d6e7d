import ListModel

/// The rows, as the store changes.
extension ListViewPeer: RowObserver {
  func show(_ source: RowSource) {
    rowSource = source
    rowsChanged(.replaced)
  }

  func rowsChanged(_ change: RowChange) {
    guard !isDisposed else { return }
    appearance.forgetRows()
    switch change {
    case .replaced: setRowCount()
    case .updated: requestFrame()
    case .inserted(let index, let count):
      send(.insertRows(at: index, count: count))
    case .removed(let index, let count):
      send(.removeRows(at: index, count: count))
    }
    // A store that tells less, or other, than what it did is believed by its count.
    if scene.rowCount != rowSource.count() { setRowCount() }
  }

  private func setRowCount() {
    send(.setRows(count: max(rowSource.count(), 0)))
  }
}
