import CGtk
import CairoDrawing
import SceneModel
import ScrollModel

/// The rows, and changes of the store.
extension ListPeer: RowObserver {
  func show(_ source: RowSource, as change: RowChange = .replaced) {
    rows.show(source)
    rowsChanged(change)
  }

  func rowsChanged(_ change: RowChange) {
    guard !isDisposed else { return }
    if case .inserted = change {} else { commit() }
    if !rows.animation.isRemembered { rememberPlaces() }
    rows.forgetRows()
    if case .updated = change {
    } else {
      rows.forgetClick()
      // The tree path of an edited cell is valid until a row is inserted or removed.
      rows.endEditing()
      guard !isDisposed else { return }
    }
    switch change {
    case .replaced:
      setRowCount()
      forgetHeights()
      if !isDisposed { _tug_list_view_report_rows_replaced(widget) }
    case .updated(let range):
      forgetHeights(of: range)
      rememberItems()
      reportTexts(of: range)
      requestFrame()
    case .exchanged(let index, let removed, let added, let kept):
      send(.replaceRows(at: index, removed: removed, added: added, kept: kept))
    case .reordered(let order):
      guard order.count == scene.rowCount else { break }
      let kept = order.enumerated().filter { isReferenced($0.element) }
      send(
        .replaceRows(
          at: 0, removed: order.count, added: order.count,
          kept: kept.map { RowMove(from: $0.element, to: $0.offset) }))
    case .inserted(let index, let count):
      if !holdRows(count, at: index) { send(.insertRows(at: index, count: count)) }
    case .removed(let index, let count):
      send(.removeRows(at: index, count: count))
    }
    // If a store reports a wrong change, its count is correct.
    if rowCount != rows.source.count() { setRowCount() }
    if case .inserted = change { return }
    // A hidden list gets no frame in which removed items could come back.
    if rows.hasLostItems, !scene.isVisible { rows.forgetLostItems() }
  }

  /// Remembers where rows are seen, before a change that may move them.
  ///
  /// It is not inlined, so that later changes in the same frame are fast.
  @inline(never) private func rememberPlaces() {
    guard animatesRows, !isPlaying else { return }
    rows.animation.remember(scene) { [drawings = rows.drawings] in drawings.lastingDrawing(of: $0) }
  }

  /// Returns whether `row` is visible, selected, focused or a heading.
  private func isReferenced(_ row: Int) -> Bool {
    scene.visibleRows.contains(row) || scene.selectedRows.contains(row) || scene.focusedRow == row
      || scene.layout.isHeading(row)
  }

  /// Remembers the items of a `GListModel` in rows that are visible or next, selected, focused or
  /// headings, to find the items again when the model moves them.
  func rememberItems() {
    guard !isDisposed, let model = rows.listModel else { return }
    let seen = readyRows(in: scene)
    guard
      !model.isUpToDate(
        seen: seen, selected: scene.selectedRows, focus: scene.focusedRow,
        sections: scene.sections)
    else { return }
    let marks = KnownItems.Marks(
      selected: scene.selectedRows, focus: scene.focusedRow, sections: scene.sections)
    let former = model.seenRows
    rows.forget(model.readItems(seen: seen, marks))
    // Rows that are no longer near may change without a notification, so discard them.
    rows.keepRows(seen)
    guard isDescribed else { return }
    for row in seen where !former.contains(row) { reportTexts(of: row..<(row + 1)) }
  }

  /// Updates a row whose item has notified a property.
  func itemNotified(in row: Int) {
    guard !isDisposed else { return }
    commit()
    rows.forget([row])
    forgetHeights(of: row..<(row + 1))
    reportTexts(of: row..<(row + 1))
    requestFrame()
  }

  /// Detects a store that changed its count without reporting it.
  func noticeRowCount() {
    guard !isDisposed, rows.isChangedCount(than: scene.rowCount) else { return }
    rowsChanged(.replaced)
  }

  /// Returns whether the store still has `row`.
  ///
  /// Call it before reporting the row to the program.
  func stillHasRow(_ row: Int) -> Bool {
    noticeRowCount()
    return !isDisposed && row < scene.rowCount
  }

  /// Returns whether the store has `row` now.
  ///
  /// The list may not have followed its last change.
  func isStored(_ row: Int) -> Bool { !isDisposed && row < rows.source.count() }

  /// Sets the engine's row count to the store's.
  ///
  /// A store with more rows than a list supports is rejected, and the list keeps its rows.
  private func setRowCount() {
    let count = rows.count
    let isTaken = send(.setRows(count: count))
    rows.noteCount(count, isRefused: !isTaken)
  }
}

/// Columns, and the blocks before and after the rows.
extension ListPeer {
  /// Sets the columns.
  ///
  /// Minimum widths are multiplied by the user's text scale.
  func setColumns(_ layout: ColumnLayout) {
    let isTaken = send(.set(.columns(layout.scaled(by: textScale))))
    if isTaken { rows.givenColumns = layout }
    updateLayout(isTaken)
  }

  /// Sets the maximum width of the content in points, multiplied by the user's text scale.
  ///
  /// With `nil` the content is as wide as the list.
  func setMaximumWidth(_ width: Double?) {
    let isTaken = send(.set(.maximumContentWidth(scaledWidth(width))))
    if isTaken { rows.givenWidth = width }
    updateLayout(isTaken)
  }

  /// Returns `width` multiplied by the user's text scale.
  ///
  /// An invalid width is returned unchanged.
  func scaledWidth(_ width: Double?) -> Double? {
    width.map { width in
      let isUsable = width > 0 && width <= ColumnLayout.largestWidth
      return isUsable ? ColumnLayout.scaled(width, by: textScale) : width
    }
  }

  /// Sets the style of the cells.
  ///
  /// Their natural length may change.
  func setCells(_ cells: CellRenderer) {
    rows.cells = cells
    updateLayout(true)
  }

  /// Updates the rows after a change of columns, maximum width, cell style or orientation.
  ///
  /// Does nothing if `isTaken` is `false`, because the change was rejected. Rows may have become
  /// cells, or cells rows, with a different natural length.
  func updateLayout(_ isTaken: Bool) {
    guard isTaken else { return }
    rows.forgetRows()
    forgetHeights()
    updateFont()
    queueDraw()
  }

  func setBlock(_ block: ContentBlock?, at edge: InsetEdge) {
    let block = block.flatMap { $0.length.isFinite && $0.length >= 0 ? $0 : nil }
    // Store the block before the event, because a callback of the event may set another one.
    let old = rows.block(edge)
    rows.setBlock(block, edge)
    guard send(.setBlock(edge, block?.length ?? 0)) else { return rows.setBlock(old, edge) }
    queueDraw()
  }
}
