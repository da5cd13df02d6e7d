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
    forgetClick()
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
    let count = max(rowSource.count(), 0)
    guard !isDisposed, count != scene.rowCount, count != refusedRowCount else { return }
    rowsChanged(.replaced)
  }

  /// Whether the store still has `row`, which the program is about to be told of.
  func isThere(_ row: Int) -> Bool {
    noticeRowCount()
    return !isDisposed && row < scene.rowCount
  }

  /// Whether the store has `row` at this moment, whatever the list shows.
  func isStored(_ row: Int) -> Bool { !isDisposed && row < rowSource.count() }

  /// A store of more rows than a list can have is shown as far as it was before.
  private func setRowCount() {
    let count = max(rowSource.count(), 0)
    refusedRowCount = send(.setRows(count: count)) ? nil : count
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
    forgetHeights()
    followFont()
    queueDraw()
  }

  func setBlock(_ block: ContentBlock?, at edge: InsetEdge) {
    let block = block.flatMap { $0.length.isFinite && $0.length >= 0 ? $0 : nil }
    // Before the scene is told, since what it tells the program may set another.
    let old = blocks
    if edge == .top { blocks.top = block } else { blocks.bottom = block }
    guard send(.setBlock(edge, block?.length ?? 0)) else {
      blocks = old
      return
    }
    let (top, bottom) = (blocks.top?.draw, blocks.bottom?.draw)
    drawing.drawBlock = { edge, cairo, width, height in
      (edge == .top ? top : bottom)?(cairo, width, height)
    }
    queueDraw()
  }
}
