import CGtk
import CairoDrawing
import SceneModel
import ScrollModel

/// The rows, as the store changes.
extension ListPeer: RowObserver {
  func show(_ source: RowSource, as change: RowChange = .replaced) {
    rows.show(source)
    rowsChanged(change)
  }

  func rowsChanged(_ change: RowChange) {
    guard !isDisposed else { return }
    if case .inserted = change {} else { commit() }
    rows.forgetRows()
    if case .updated = change {
    } else {
      rows.forgetClick()
      // The path of an edited cell's row holds as long as no row comes or goes.
      rows.endEditing()
      guard !isDisposed else { return }
    }
    switch change {
    case .replaced:
      setRowCount()
      forgetHeights()
      if !isDisposed { _tug_list_view_tell_rows_replaced(widget) }
    case .updated(let range):
      forgetHeights(of: range)
      followItems()
      tellWords(of: range)
      requestFrame()
    case .others(let index, let removed, let added, let kept):
      send(.replaceRows(at: index, removed: removed, added: added, kept: kept))
    case .reordered(let order):
      guard order.count == scene.rowCount else { break }
      let kept = order.enumerated().filter { isOfInterest($0.element) }
      send(
        .replaceRows(
          at: 0, removed: order.count, added: order.count,
          kept: kept.map { RowMove(from: $0.element, to: $0.offset) }))
    case .inserted(let index, let count):
      if !holdsBack(count, at: index) { send(.insertRows(at: index, count: count)) }
    case .removed(let index, let count):
      send(.removeRows(at: index, count: count))
    }
    // Where a store reports other changes than it made, its count is believed.
    if rowCount != rows.source.count() { setRowCount() }
  }

  /// True where `row` is in view or stands out, so that a list's place, selection or focus follow it.
  private func isOfInterest(_ row: Int) -> Bool {
    scene.visibleRows.contains(row) || scene.selectedRows.contains(row) || scene.focusedRow == row
      || scene.layout.isHeading(row)
  }

  /// Knows the items of a `GListModel` that are in view or come next, selected or focused, to find them
  /// again where the model moves them.
  func followItems() {
    guard !isDisposed, let model = rows.listModel else { return }
    let seen = readyRows(in: scene)
    guard
      !model.knows(
        seen: seen, selected: scene.selectedRows, focus: scene.focusedRow,
        sections: scene.sections)
    else { return }
    let marks = KnownItems.Marks(
      selected: scene.selectedRows, focus: scene.focusedRow, sections: scene.sections)
    let former = model.seenRows
    rows.forget(model.know(seen: seen, marks))
    // Others, which only passed by, may change unheard until they come near.
    rows.keepRows(seen)
    guard isDescribed else { return }
    for row in seen where !former.contains(row) { tellWords(of: row..<(row + 1)) }
  }

  /// An item in view has notified: its row is asked for again, and drawn.
  func itemNotified(in row: Int) {
    guard !isDisposed else { return }
    commit()
    rows.forget([row])
    forgetHeights(of: row..<(row + 1))
    tellWords(of: row..<(row + 1))
    requestFrame()
  }

  /// Follows a store that has changed without reporting it.
  func noticeRowCount() {
    guard !isDisposed, rows.isOtherCount(than: scene.rowCount) else { return }
    rowsChanged(.replaced)
  }

  /// True where the store still has `row`, which is about to be reported to the program.
  func isThere(_ row: Int) -> Bool {
    noticeRowCount()
    return !isDisposed && row < scene.rowCount
  }

  /// True where the store has `row` at this moment, whatever the list shows.
  func isStored(_ row: Int) -> Bool { !isDisposed && row < rows.source.count() }

  /// A store with more rows than a list can have is shown as before.
  private func setRowCount() {
    let count = rows.count
    let isTaken = send(.setRows(count: count))
    rows.noteCount(count, isRefused: !isTaken)
  }
}

/// Columns, and the blocks around the rows.
extension ListPeer {
  /// Lays the rows out in the columns of `layout`, which are wider by the user's text scale.
  func setColumns(_ layout: ColumnLayout) {
    let isTaken = send(.set(.columns(layout.scaled(by: textScale))))
    if isTaken { rows.givenColumns = layout }
    followLayout(isTaken)
  }

  /// Gives the content `width` points at most, and as many times more as the user's text is larger; nil
  /// leaves it as wide as the list.
  func setMaximumWidth(_ width: Double?) {
    let isTaken = send(.set(.maximumContentWidth(scaledWidth(width))))
    if isTaken { rows.givenWidth = width }
    followLayout(isTaken)
  }

  /// `width` multiplied by the user's text scale; one that cannot be used stays as it is.
  func scaledWidth(_ width: Double?) -> Double? {
    width.map { width in
      let isUsable = width > 0 && width <= ColumnLayout.largestWidth
      return isUsable ? ColumnLayout.scaled(width, by: textScale) : width
    }
  }

  /// Gives the rows the looks of `cells` where they are cells, which have another natural length.
  func setCells(_ cells: CellRenderer) {
    rows.cells = cells
    followLayout(true)
  }

  /// A layout that makes cells of rows, or rows of cells, which have another natural length, `isTaken`
  /// or was refused.
  func followLayout(_ isTaken: Bool) {
    guard isTaken else { return }
    rows.forgetRows()
    forgetHeights()
    followFont()
    queueDraw()
  }

  func setBlock(_ block: ContentBlock?, at edge: InsetEdge) {
    let block = block.flatMap { $0.length.isFinite && $0.length >= 0 ? $0 : nil }
    // Before the scene gets it, since the program may set another in a callback.
    let old = rows.block(edge)
    rows.setBlock(block, edge)
    guard send(.setBlock(edge, block?.length ?? 0)) else { return rows.setBlock(old, edge) }
    queueDraw()
  }
}
