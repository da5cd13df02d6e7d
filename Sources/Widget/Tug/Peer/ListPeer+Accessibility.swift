import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// The rows as assistive technology reads them, at any moment.
extension ListPeer {
  /// The number of rows that assistive technology can read.
  fileprivate var accessibleCount: Int {
    isDisposed || scene.ownContentLength != nil ? 0 : scene.rowCount
  }

  fileprivate func isAccessible(_ row: Int) -> Bool { (0..<accessibleCount).contains(row) }

  fileprivate func accessibleStates(of row: Int) -> TugRowStates {
    guard isAccessible(row) else { return TugRowStates(rawValue: 0) }
    var states: UInt32 = 0
    if scene.selectedRows.contains(row) { states |= TUG_ROW_IS_SELECTED.rawValue }
    // A screen reader skips a focused row that is not marked as showing, so a row that scrolls into
    // view counts as showing.
    let isOnItsWay = scene.focusedRow == row && scene.targetRows.contains(row)
    if scene.visibleRows.contains(row) || scene.stickyHeading?.row == row || isOnItsWay {
      states |= TUG_ROW_IS_SHOWING.rawValue
    }
    if scene.focusedRow == row, !scene.isOnFooter { states |= TUG_ROW_HAS_FOCUS.rawValue }
    if scene.isHeading(row) { states |= TUG_ROW_IS_HEADING.rawValue }
    return TugRowStates(rawValue: states)
  }

  fileprivate func accessibleTexts(of row: Int) -> TugRowTexts {
    var words = TugRowTexts()
    guard isAccessible(row), isStored(row) else { return words }
    if let model = rows.treeModel {
      let cells = model.words(of: row)
      words.name = cells.text
      (words.is_checkable, words.is_checked) = (cells.is_checkable, cells.is_checked)
      return words
    }
    guard let shown = rows.uncachedRow(row) else { return words }
    // Use one text, because screen readers also speak the labels of a GtkListBox row as one.
    let texts = shown.plainTexts + [shown.badge].compactMap { $0 }.filter { !$0.isEmpty }
    words.name = g_strdup(texts.joined(separator: " "))
    return words
  }

  fileprivate func accessiblePlace(of row: Int) -> (place: Int, count: Int) {
    guard isAccessible(row), !scene.isHeading(row) else { return (0, 0) }
    let before = scene.layout.headingCount(before: row)
    return (row - before + 1, accessibleCount - scene.sections.count)
  }

  fileprivate func accessibleActions(of row: Int) -> UInt32 {
    guard isAccessible(row), !scene.isHeading(row), !isPlaying else { return 0 }
    var actions: UInt32 = 1 << TUG_ROW_ACTIVATE.rawValue
    if scene.selectionMode != .none { actions |= 1 << TUG_ROW_SELECT.rawValue }
    if rowHandlers.onMenuRequested != nil
      || _tug_list_view_has_menu_handler(widget.raw.of(TugListView.self)).isTrue
    {
      actions |= 1 << TUG_ROW_MENU.rawValue
    }
    if hasCell(of: row, GTK_CELL_RENDERER_MODE_ACTIVATABLE) {
      actions |= 1 << TUG_ROW_TOGGLE.rawValue
    }
    if hasCell(of: row, GTK_CELL_RENDERER_MODE_EDITABLE) { actions |= 1 << TUG_ROW_EDIT.rawValue }
    return actions
  }

  fileprivate func perform(_ action: TugRowAction, on row: Int) -> Bool {
    guard accessibleActions(of: row) & (1 << action.rawValue) != 0 else { return false }
    switch action {
    case TUG_ROW_ACTIVATE: return focus(row) && send(.key(KeyStroke(.enter)))
    case TUG_ROW_SELECT:
      let isSelected = scene.selectedRows.contains(row)
      return send(.select(at: row, count: 1, isSelected: !isSelected))
    case TUG_ROW_MENU: return focus(row) && requestMenu()
    case TUG_ROW_TOGGLE: return focus(row) && activateFirstCell(of: row)
    case TUG_ROW_EDIT: return focus(row) && editFirstCell(of: row)
    default: return false
    }
  }

  /// Moves the focus inside the list to `row` and scrolls the row into view.
  ///
  /// Returns `false` and does nothing for a heading, or while the user holds the list.
  fileprivate func focus(_ row: Int) -> Bool {
    guard isAccessible(row), !scene.isHeading(row), !scene.container.isTracking,
      send(.focus(row))
    else { return false }
    send(.showRow(row, at: .nearest, animated: false))
    return !isDisposed && scene.focusedRow == row
  }

  /// Whether assistive technology has asked for rows.
  var isDescribed: Bool { _tug_list_view_is_described(widget).isTrue }

  /// Updates the accessible rows after `event`, before which the list had `count` rows, and counts
  /// the new rows for the announcement of running work.
  ///
  /// Call it before any other observer is notified.
  func moveAccessibleRows(by event: SceneEvent, from count: Int) {
    switch event {
    case .insertRows(let at, let count): moved(at: at, removed: 0, added: count)
    case .removeRows(let at, let count): moved(at: at, removed: count, added: 0)
    case .replaceRows(let at, let removed, let added, let kept):
      moved(at: at, removed: removed, added: added, kept: kept)
    case .setRows(let now) where now != count:
      moved(at: min(now, count), removed: max(count - now, 0), added: max(now - count, 0))
    default: break
    }
  }

  private func moved(at: Int, removed: Int, added: Int, kept: [RowMove] = []) {
    if added > removed {
      // Ask the scene, because `controls.isWorking` copies the scene, and this code runs for each
      // inserted row.
      let isWorking = ControlSides(
        header: scene.isRefreshing(.header), footer: scene.isRefreshing(.footer))
      for side in ControlSide.allCases where isWorking[side] {
        controls.noteNewRows(added - removed, by: side)
      }
    }
    guard isDescribed else { return }
    let (from, to) = (kept.map { gint(clamping: $0.from) }, kept.map { gint(clamping: $0.to) })
    _tug_list_view_report_rows_moved(
      widget, gint(clamping: at), gint(clamping: removed), gint(clamping: added), from, to,
      gint(clamping: kept.count))
  }

  /// Reports changes of selection, focus and controls to assistive technology.
  func reportStates() {
    guard isDescribed else { return }
    var states: UInt32 = 0
    if hasChangedSelection { states |= TUG_REPORTED_SELECTION.rawValue }
    if scene.focusedRow != nil { states |= TUG_REPORTED_FOCUS.rawValue }
    if controls.header != nil { states |= TUG_REPORTED_HEADER.rawValue }
    if controls.footer != nil { states |= TUG_REPORTED_FOOTER.rawValue }
    hasChangedSelection = false
    _tug_list_view_report_states(widget, TugReportedStates(rawValue: states))
  }

  /// Reports to assistive technology that the text of `rows` may have changed.
  func reportTexts(of rows: Range<Int>) {
    guard !isDisposed, isDescribed else { return }
    _tug_list_view_report_rows_updated(
      widget, gint(clamping: rows.lowerBound), gint(clamping: rows.count))
  }
}

@c @implementation
func _tug_list_peer_n_rows(_ peer: gpointer!) -> CInt {
  CInt(clamping: withPeer(peer) { $0.accessibleCount } ?? 0)
}

@c @implementation
func _tug_list_peer_n_columns(_ peer: gpointer!) -> CInt {
  max(CInt(clamping: withPeer(peer) { $0.scene.columns } ?? 1), 1)
}

@c @implementation
func _tug_list_peer_selectable(_ peer: gpointer!) -> CInt {
  switch withPeer(peer, { $0.scene.selectionMode }) ?? .none {
  case .none: 0
  case .single: 1
  case .multiple: 2
  }
}

@c @implementation
func _tug_list_peer_focused_row(_ peer: gpointer!) -> CInt {
  let row = withPeer(peer) { $0.scene.isOnFooter ? nil : $0.scene.focusedRow } ?? nil
  return row.map { CInt(clamping: $0) } ?? -1
}

@c @implementation
func _tug_list_peer_row_states(_ peer: gpointer!, _ row: CInt) -> TugRowStates {
  withPeer(peer) { $0.accessibleStates(of: Int(row)) } ?? TugRowStates(rawValue: 0)
}

@c @implementation
func _tug_list_peer_row_texts(_ peer: gpointer!, _ row: CInt) -> TugRowTexts {
  nonisolated(unsafe) var words = TugRowTexts()
  _ = withPeer(peer) { words = $0.accessibleTexts(of: Int(row)) }
  return words
}

@c @implementation
func _tug_list_peer_row_place(
  _ peer: gpointer!, _ row: CInt, _ count: UnsafeMutablePointer<CInt>!
) -> CInt {
  let place = withPeer(peer) { $0.accessiblePlace(of: Int(row)) }
  count?.pointee = CInt(clamping: place?.count ?? 0)
  return CInt(clamping: place?.place ?? 0)
}

@c @implementation
func _tug_list_peer_row_box(
  _ peer: gpointer!, _ row: CInt, _ box: UnsafeMutablePointer<GdkRectangle>!
) -> gboolean {
  nonisolated(unsafe) let box = box
  let isHeld =
    withPeer(peer) { peer -> Bool? in
      guard let box, peer.isAccessible(Int(row)), peer.scene.container.viewportLength > 0 else {
        return nil
      }
      guard let held = peer.scene.stickyRow, held.row == Int(row) else { return false }
      box.pointee = GdkRectangle(
        x: gint(checked: held.frame.x.rounded()) ?? 0,
        y: gint(checked: held.frame.y.rounded()) ?? 0,
        width: gint(checked: held.frame.width.rounded()) ?? 0,
        height: gint(checked: held.frame.height.rounded()) ?? 0)
      return true
    } ?? nil
  guard let isHeld else { return gboolean(false) }
  return isHeld ? gboolean(true) : _tug_list_peer_row_area(peer, guint(clamping: row), box)
}

@c @implementation
func _tug_list_peer_row_actions(_ peer: gpointer!, _ row: CInt) -> guint {
  withPeer(peer) { $0.accessibleActions(of: Int(row)) } ?? 0
}

@c @implementation
func _tug_list_peer_act_on_row(
  _ peer: gpointer!, _ row: CInt, _ action: TugRowAction
) -> gboolean {
  gboolean(withPeer(peer) { $0.perform(action, on: Int(row)) } ?? false)
}

@c @implementation
func _tug_list_peer_focus_row(_ peer: gpointer!, _ row: CInt) -> gboolean {
  gboolean(withPeer(peer) { $0.focus(Int(row)) } ?? false)
}

@c @implementation
func _tug_list_peer_nth_selected_row(_ peer: gpointer!, _ n: CInt) -> CInt {
  let row = withPeer(peer) { $0.scene.selectedRows.row(at: Int(n)) } ?? nil
  return row.map { CInt(clamping: $0) } ?? -1
}
