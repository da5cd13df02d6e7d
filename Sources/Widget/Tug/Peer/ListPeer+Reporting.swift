import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// The reports about rows that a list sends to its program.
extension ListPeer {
  /// Discards the texts of all rows, and reports that to assistive technology.
  func forgetTexts() {
    rows.forgetRows()
    reportTexts(of: 0..<scene.rowCount)
  }

  /// Reports an effect about rows to the program.
  ///
  /// Returns `false` for any other effect.
  func reportRows(_ effect: SceneEffect) -> Bool {
    let list = widget.raw.of(TugListView.self)
    switch effect {
    case .rowActivated(let row): activate(row)
    case .rowTapped(let row): if clickCell(of: row) { rows.forgetClick() }
    case .selectionChanged:
      rowHandlers.onSelectionChanged?()
      if !isDisposed { _tug_list_view_emit_selection_changed(list) }
    case .menuRequested(let row, let point):
      guard row.map({ stillHasRow($0) }) ?? true else { break }
      rowHandlers.onMenuRequested?(row, point.x, point.y)
      if !isDisposed {
        _tug_list_view_emit_menu_requested(
          list, row.map { gint(clamping: $0) } ?? -1, point.x, point.y)
      }
    default: return false
    }
    return true
  }

  private func activate(_ row: Int) {
    // Each key press activates, even a repeated one; only clicks are checked for double clicks.
    let isClick = !scene.isFocusVisible
    if isClick, clickCell(of: row) { return rows.forgetClick() }
    let isSecond = isClick && isSecondClick(on: row)
    if isSecond, editClickedCell(of: row) { return }
    // A double click must activate once, by its first or its second click.
    let isSingleEnough = rowHandlers.activatesOnSingleClick || scene.isTouched
    if isClick, isSecond == isSingleEnough { return }
    guard stillHasRow(row) else { return }
    _tug_list_view_emit_row_activated(widget.raw.of(TugListView.self), guint(clamping: row))
    rowHandlers.onActivated?(row)
  }

  /// Returns whether a click on `row` is the second click of a double click.
  private func isSecondClick(on row: Int) -> Bool {
    rows.isSecondClick(
      on: row, at: scene.time, within: UserSettings.doubleClickTime(for: widget))
  }
}
