import CGtk
import CairoDrawing
import GtkBridge
import SceneModel

/// Rows from GObject's models.
extension ListPeer {
  /// Shows the items of a `GListModel`; nil shows no rows.
  func setListModel(_ model: OpaquePointer?) {
    guard !isDisposed, model != rows.listModel?.model else { return }
    let items = model.map {
      ListModelRows($0) { [weak self] in
        self?.rowsChanged($0)
      } notified: { [weak self] in
        self?.itemNotified(in: $0)
      }
    }
    // Items that are in the former model too keep what they have.
    let change = rows.listModel.flatMap { items?.change(from: $0, count: scene.rowCount) }
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

  /// Shows the top level of a `GtkTreeModel`; nil shows no rows.
  func setTreeModel(_ model: OpaquePointer?) {
    guard !isDisposed, model != rows.treeModel?.model else { return }
    let former: TugListViewProperty?
    if let model {
      let list = widget.raw.of(TugListView.self)
      let items = TreeModelRows(model, area: { _tug_list_view_area(list) }) { [weak self] change in
        self?.rows.treeModel?.forgetLayout()
        self?.rowsChanged(change)
        // The height of all rows follows from the first ones, and is known once there is one.
        if case .inserted = change, self?.rows.treeModel?.count == 1 { self?.followFont() }
        // A function that writes to its row whenever it is asked would be asked for ever.
        let isOfProgram = self?.rows.treeModel?.isAsking == false
        if isOfProgram, change.fills(first: TreeModelRows.sampleSize) { self?.cellsChange() }
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
    followFont()
    if former == TUG_LIST_VIEW_PROPERTY_MODEL { notify(TUG_LIST_VIEW_PROPERTY_MODEL) }
  }

  private func notify(_ property: TugListViewProperty) {
    if !isDisposed { _tug_list_view_notify(widget.raw.of(TugListView.self), property) }
  }

  /// The row of an item of the GListModel.
  private func row(of item: UnsafeMutableRawPointer) -> Row {
    let list = widget.raw.of(TugListView.self)
    guard _tug_list_view_has_row_func(list).isTrue else { return rows.itemProperties.row(of: item) }
    guard let row = _tug_list_view_call_row_func(list, item) else { return Row(title: "") }
    defer { tug_row_free(row) }
    return Row(copying: row)
  }

  /// Warns, once, that no cell renderers show the rows of the tree model.
  func warnOfBlankRows() {
    guard !rows.hasWarnedOfBlankRows else { return }
    rows.hasWarnedOfBlankRows = true
    warn(
      "the rows of its tree model stay blank without cell renderers: pack some into it by "
        + "gtk_cell_layout_pack_start, and say by gtk_cell_layout_add_attribute what they show")
  }

  /// Updates all rows, whose items show other values.
  func rowsLookOtherwise() {
    guard !isDisposed else { return }
    rows.forgetRows()
    forgetHeights()
    tellWords(of: 0..<scene.rowCount)
    requestFrame()
  }

  /// Follows cell renderers that the program is about to change: by the next frame it has.
  func cellsChange() {
    guard !isDisposed else { return }
    rows.treeModel?.forgetLayout()
    rows.hasOtherCells = true
    requestFrame()
  }

  /// Gives rows the height of the cell renderers that they have now.
  func followCells() {
    guard !isDisposed, rows.hasOtherCells else { return }
    rows.hasOtherCells = false
    rows.drawings.forget()
    rows.treeModel?.forgetLayout()
    if rows.treeModel != nil { followFont() }
  }

  /// Updates some rows.
  func updateRows(_ range: Range<Int>) {
    guard !isDisposed else { return }
    let range = range.clamped(to: 0..<scene.rowCount)
    guard !range.isEmpty else { return }
    rows.forgetRows()
    forgetHeights(of: range)
    if let treeModel = rows.treeModel {
      treeModel.forgetLayout()
      followFont()
    }
    tellWords(of: range)
    requestFrame()
  }
}

@c @implementation
func _tug_list_peer_rows_look_otherwise(_ peer: gpointer!) {
  _ = withPeer(peer) { $0.rowsLookOtherwise() }
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
