import CGtk
import GtkBridge
import SceneModel
import ScrollModel

// The functions that a program calls on a list, besides its properties. They do nothing without a
// peer.

@c @implementation
func _tug_list_peer_scroll_to_row(
  _ peer: gpointer!, _ row: guint, _ position: TugRowPosition, _ animated: gboolean
) {
  let place: RowPosition =
    switch position {
    case TUG_ROW_POSITION_START: .top
    case TUG_ROW_POSITION_MIDDLE: .middle
    case TUG_ROW_POSITION_END: .bottom
    default: .nearest
    }
  _ = withPeer(peer) { peer in
    guard let row = Int(exactly: row) else { return }
    ListView(behind: peer.widget).scrollToRow(row, at: place, animated: animated.isTrue)
  }
}

@c @implementation
func _tug_list_peer_row_at(_ peer: gpointer!, _ x: Double, _ y: Double) -> CInt {
  let row = withPeer(peer) { $0.scene.row(at: Point(x: x, y: y)) } ?? nil
  return row.map { CInt(clamping: $0) } ?? -1
}

@c @implementation
func _tug_list_peer_row_area(
  _ peer: gpointer!, _ row: guint, _ area: UnsafeMutablePointer<GdkRectangle>!
) -> gboolean {
  nonisolated(unsafe) let area = area
  let hasArea = withPeer(peer) { peer -> Bool in
    guard let area, let row = Int(exactly: row),
      let frame = ListView(behind: peer.widget).frame(ofRow: row),
      // A row beyond the range of GDK's integers is placed at the end of that range.
      let width = gint(checked: frame.width), let height = gint(checked: frame.height)
    else { return false }
    let most = Double(gint.max / 2)
    let x = gint(checked: min(max(frame.x, -most), most)) ?? 0
    let y = gint(checked: min(max(frame.y, -most), most)) ?? 0
    area.pointee = GdkRectangle(x: x, y: y, width: width, height: height)
    return true
  }
  return gboolean(hasArea ?? false)
}

@c @implementation
func _tug_list_peer_visible_rows(_ peer: gpointer!, _ first: UnsafeMutablePointer<guint>!) -> guint
{
  let rows = withPeer(peer) { $0.scene.visibleRows } ?? 0..<0
  first?.pointee = rows.isEmpty ? 0 : guint(clamping: rows.lowerBound)
  return guint(clamping: rows.count)
}

@c @implementation
func _tug_list_peer_select_rows(
  _ peer: gpointer!, _ row: guint, _ count: guint, _ isSelected: gboolean
) {
  _ = withPeer(peer) { peer in
    let first = Int(clamping: row)
    let rows = first..<(first + Int(clamping: count))
    let list = ListView(behind: peer.widget)
    if isSelected.isTrue { list.select(rows) } else { list.deselect(rows) }
  }
}

@c @implementation
func _tug_list_peer_is_selected(_ peer: gpointer!, _ row: guint) -> gboolean {
  gboolean(withPeer(peer) { $0.scene.selectedRows.contains(Int(clamping: row)) } ?? false)
}

@c @implementation
func _tug_list_peer_n_selected_rows(_ peer: gpointer!) -> guint {
  guint(clamping: withPeer(peer) { $0.scene.selectedRows.count } ?? 0)
}

@c @implementation
func _tug_list_peer_fill_selected_rows(
  _ peer: gpointer!, _ rows: UnsafeMutablePointer<guint>!, _ count: guint
) {
  nonisolated(unsafe) let rows = rows
  _ = withPeer(peer) { peer in
    guard let rows else { return }
    let all = peer.scene.selectedRows.ranges.joined().prefix(Int(clamping: count))
    for (place, row) in all.enumerated() { rows[place] = guint(clamping: row) }
  }
}

@c @implementation
func _tug_list_peer_selected_item(_ peer: gpointer!) -> gpointer! {
  let address = withPeer(peer) { peer -> UInt in
    guard let row = peer.scene.selectedRows.first, let model = peer.rows.listModel else { return 0 }
    return model.item(at: row) { UInt(bitPattern: g_object_ref($0)) } ?? 0
  }
  return gpointer(bitPattern: address ?? 0)
}

@c @implementation
func _tug_list_peer_set_section_rows(
  _ peer: gpointer!, _ rows: UnsafePointer<guint>!, _ count: guint
) -> gboolean {
  let rows = rows.map { UnsafeBufferPointer(start: $0, count: Int(clamping: count)) }
  let sections = rows?.map { Int(clamping: $0) } ?? []
  return gboolean(withPeer(peer) { $0.isDisposed || $0.setSections(sections) } ?? true)
}
