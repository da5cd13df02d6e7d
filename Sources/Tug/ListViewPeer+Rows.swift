import ListModel
import ScrollModel

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
    case .replaced:
      setRowCount()
      forgetHeights()
    case .updated(let index):
      forgetHeights(of: index..<(index + 1))
      requestFrame()
    case .inserted(let index, let count):
      send(.insertRows(at: index, count: count))
    case .removed(let index, let count):
      send(.removeRows(at: index, count: count))
    }
    // A store that tells less, or other, than what it did is believed by its count.
    if scene.rowCount != rowSource.count() { setRowCount() }
  }

  /// Believes a store that has changed without a word.
  func noticeRowCount() {
    guard !isDisposed, max(rowSource.count(), 0) != scene.rowCount, !isDisposed else { return }
    rowsChanged(.replaced)
  }

  /// Whether the store still has `row`, which the program is about to be told of.
  func isThere(_ row: Int) -> Bool {
    noticeRowCount()
    return !isDisposed && row < scene.rowCount
  }

  private func setRowCount() {
    send(.setRows(count: max(rowSource.count(), 0)))
  }
}

/// Columns, and the blocks around the rows.
extension ListViewPeer {
  func setColumns(_ layout: ColumnLayout) { setLayout(.columns(layout)) }

  func setOrientation(_ orientation: Orientation) { setLayout(.orientation(orientation)) }

  /// Sets what makes cells of rows, or rows of cells, which have another natural length.
  private func setLayout(_ option: SceneOption) {
    guard send(.set(option)) else { return }
    appearance.forgetRows()
    followFont()
    queueDraw()
  }

  func setBlock(_ block: ContentBlock?, at edge: InsetEdge) {
    let block = block.flatMap { $0.length.isFinite && $0.length >= 0 ? $0 : nil }
    guard send(.setBlock(edge, block?.length ?? 0)) else { return }
    if edge == .top { blocks.top = block } else { blocks.bottom = block }
    let (top, bottom) = (blocks.top?.draw, blocks.bottom?.draw)
    drawing.drawBlock = { edge, cairo, width, height in
      (edge == .top ? top : bottom)?(cairo, width, height)
    }
    queueDraw()
  }
}
