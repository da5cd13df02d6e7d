import CGtk
import CairoDrawing
import GtkBridge
import SceneModel

/// Rows of GObject models.
extension ListPeer {
  /// Shows the items of a `GListModel`.
  ///
  /// With `nil` the list shows no rows.
  func setListModel(_ model: OpaquePointer?) {
    guard !isDisposed, model != rows.listModel?.model else { return }
    let items = model.map {
      ListModelRows($0) { [weak self] in
        self?.rowsChanged($0)
      } notified: { [weak self] in
        self?.itemNotified(in: $0)
      }
    }
    // Items that are in both models keep their selection, focus and position.
    let change =
      rows.listModel.flatMap { items?.change(from: $0, count: scene.rowCount) }
      ?? rows.leftModel.flatMap { items?.change(afterLeaving: $0) }
    let hadOther = rows.leaveModels(for: items) == TUG_LIST_VIEW_PROPERTY_TREE_MODEL
    if let items {
      var source = RowSource()
      source.count = { items.count }
      source.row = { [weak self] index in
        items.item(at: index) { self?.row(of: $0) ?? Row(title: "") }
      }
      show(source, as: change ?? .replaced)
    } else {
      show(RowSource())
    }
    if hadOther { notify(TUG_LIST_VIEW_PROPERTY_TREE_MODEL) }
  }

  /// Shows the top level of a `GtkTreeModel`.
  ///
  /// With `nil` the list shows no rows.
  func setTreeModel(_ model: OpaquePointer?) {
    guard !isDisposed, model != rows.treeModel?.model else { return }
    let former: TugListViewProperty?
    if let model {
      let list = widget.raw.of(TugListView.self)
      let items = TreeModelRows(model, area: { _tug_list_view_area(list) }) { [weak self] change in
        self?.rows.treeModel?.forgetLayout()
        self?.rowsChanged(change)
        // The first rows determine the height of all rows, so the height is known as soon as there
        // is a row.
        if case .inserted = change, self?.rows.treeModel?.count == 1 { self?.updateFont() }
        // A cell data function may write to its row. Reacting to that would call the function
        // again, endlessly.
        let isFromProgram = self?.rows.treeModel?.isReadingValues == false
        if isFromProgram, change.fills(first: TreeModelRows.sampleSize) { self?.cellsChange() }
      }
      former = rows.leaveModels(for: items)
      var source = RowSource()
      source.count = { items.count }
      source.row = { _ in Row(title: "") }
      show(source)
    } else {
      former = rows.leaveModels()
      show(RowSource())
    }
    updateFont()
    if former == TUG_LIST_VIEW_PROPERTY_MODEL { notify(TUG_LIST_VIEW_PROPERTY_MODEL) }
  }

  private func notify(_ property: TugListViewProperty) {
    if !isDisposed { _tug_list_view_notify(widget.raw.of(TugListView.self), property) }
  }

  /// Returns the row for an item of the `GListModel`.
  private func row(of item: UnsafeMutableRawPointer) -> Row {
    let list = widget.raw.of(TugListView.self)
    guard _tug_list_view_has_row_func(list).isTrue else { return rows.itemProperties.row(of: item) }
    guard let row = _tug_list_view_call_row_func(list, item) else { return Row(title: "") }
    defer { tug_row_free(row) }
    return Row(copying: row)
  }

  /// Warns once that the tree model has no cell renderers, so that its rows are blank.
  func warnOfBlankRows() {
    guard !rows.hasWarnedOfBlankRows else { return }
    rows.hasWarnedOfBlankRows = true
    warn(
      "the rows of the tree model are blank without cell renderers: add some with "
        + "gtk_cell_layout_pack_start, and set their values with gtk_cell_layout_add_attribute")
  }

  /// Reads all rows again, because their items show different values.
  func updateRowAppearance() {
    guard !isDisposed else { return }
    rows.forgetRows()
    forgetHeights()
    reportTexts(of: 0..<scene.rowCount)
    requestFrame()
  }

  /// Reacts to a change of cell renderers, which the program completes before the next frame.
  func cellsChange() {
    guard !isDisposed else { return }
    rows.treeModel?.forgetLayout()
    rows.hasChangedCells = true
    requestFrame()
  }

  /// Updates the row height to the current cell renderers.
  func updateCells() {
    guard !isDisposed, rows.hasChangedCells else { return }
    rows.hasChangedCells = false
    rows.drawings.forget()
    rows.treeModel?.forgetLayout()
    if rows.treeModel != nil { updateFont() }
  }

  /// Reads the rows in `range` again, because their content has changed.
  func updateRows(_ range: Range<Int>) {
    guard !isDisposed else { return }
    let range = range.clamped(to: 0..<scene.rowCount)
    guard !range.isEmpty else { return }
    rows.forgetRows()
    forgetHeights(of: range)
    if let treeModel = rows.treeModel {
      treeModel.forgetLayout()
      updateFont()
    }
    reportTexts(of: range)
    requestFrame()
  }
}

@c @implementation
func _tug_list_peer_update_row_appearance(_ peer: gpointer!) {
  _ = withPeer(peer) { $0.updateRowAppearance() }
}

@c @implementation
func _tug_list_peer_cells_change(_ peer: gpointer!) {
  _ = withPeer(peer) { $0.cellsChange() }
}

@c @implementation
func _tug_list_peer_update_rows(_ peer: gpointer!, _ row: guint, _ count: guint) {
  _ = withPeer(peer) { peer in
    let first = Int(clamping: row)
    peer.updateRows(first..<(first + Int(clamping: count)))
  }
}
