import CGtk
import CairoDrawing
import GtkBridge
import ListModel

/// Rows from GObject's models.
extension ListViewPeer {
  /// Shows the items of a `GListModel`, or no rows any more.
  func setListModel(_ model: OpaquePointer?) {
    guard !isDisposed, model != listModelRows?.model else { return }
    let hadOther = leaveModels() == TUG_LIST_VIEW_PROPERTY_TREE_MODEL
    if let model {
      let rows = ListModelRows(model) { [weak self] in self?.rowsChanged($0) }
      listModelRows = rows
      var source = RowSource()
      source.count = { rows.count }
      source.row = { [weak self] index in
        rows.item(at: index) { self?.row(of: $0) ?? Row(title: "") }
      }
      show(source)
    } else {
      show(RowSource())
    }
    if hadOther { notify(TUG_LIST_VIEW_PROPERTY_TREE_MODEL) }
  }

  /// Shows the top level of a `GtkTreeModel`, or no rows any more.
  func setTreeModel(_ model: OpaquePointer?) {
    guard !isDisposed, model != treeModelRows?.model else { return }
    let hadOther = leaveModels() == TUG_LIST_VIEW_PROPERTY_MODEL
    if let model {
      let list = widget.raw.of(TugListView.self)
      let rows = TreeModelRows(model, area: { _tug_list_view_area(list) }) { [weak self] change in
        self?.treeModelRows?.forgetLayout()
        self?.rowsChanged(change)
        // How high rows are is known once there is one.
        if case .inserted = change, self?.treeModelRows?.count == 1 { self?.followFont() }
      }
      treeModelRows = rows
      var source = RowSource()
      source.count = { rows.count }
      source.row = { _ in Row(title: "") }
      show(source)
    } else {
      show(RowSource())
    }
    followFont()
    if hadOther { notify(TUG_LIST_VIEW_PROPERTY_MODEL) }
  }

  /// Leaves the model that the rows come from; the property that had it.
  private func leaveModels() -> TugListViewProperty? {
    if let rows = listModelRows {
      rows.stop()
      listModelRows = nil
      return TUG_LIST_VIEW_PROPERTY_MODEL
    }
    guard let rows = treeModelRows else { return nil }
    rows.stop()
    treeModelRows = nil
    return TUG_LIST_VIEW_PROPERTY_TREE_MODEL
  }

  private func notify(_ property: TugListViewProperty) {
    if !isDisposed { _tug_list_view_notify(widget.raw.of(TugListView.self), property) }
  }

  /// What the row of an item of the GListModel shows.
  private func row(of item: UnsafeMutableRawPointer) -> Row {
    let list = widget.raw.of(TugListView.self)
    guard _tug_list_view_has_row_func(list).isTrue else { return itemProperties.row(of: item) }
    guard let row = _tug_list_view_call_row_func(list, item) else { return Row(title: "") }
    defer { tug_row_free(row) }
    var icon: Icon?
    if let text = _tug_row_icon(row).flatMap({ g_icon_to_string($0) }) {
      icon = .serialized(String(cString: text))
      g_free(text)
    }
    return Row(
      title: _tug_row_title(row).map { String(cString: $0) } ?? "",
      subtitle: _tug_row_subtitle(row).map { String(cString: $0) }, icon: icon,
      wraps: _tug_row_wraps(row).isTrue)
  }

  /// All rows show something else of the same items.
  func rowsLookOtherwise() {
    guard !isDisposed else { return }
    appearance.forgetRows()
    forgetHeights()
    requestFrame()
  }

  /// Some rows show something else.
  func updateRows(_ rows: Range<Int>) {
    guard !isDisposed else { return }
    let rows = rows.clamped(to: 0..<scene.rowCount)
    guard !rows.isEmpty else { return }
    appearance.forgetRows()
    forgetHeights(of: rows)
    if let treeModelRows {
      treeModelRows.forgetLayout()
      followFont()
    }
    requestFrame()
  }
}

@c @implementation
func _tug_peer_rows_look_otherwise(_ peer: gpointer!) {
  _ = withPeer(peer) { $0.rowsLookOtherwise() }
}

@c @implementation
func _tug_peer_update_rows(_ peer: gpointer!, _ row: guint, _ count: guint) {
  _ = withPeer(peer) { peer in
    let first = Int(clamping: row)
    peer.updateRows(first..<(first + Int(clamping: count)))
  }
}
