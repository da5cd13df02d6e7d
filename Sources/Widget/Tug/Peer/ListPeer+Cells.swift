import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// Cell renderers that react to clicks and keys as in a GtkTreeView.
extension ListPeer {
  /// Activates the cell of `row` under the last press.
  ///
  /// Returns `false` if the cell cannot be activated.
  func clickCell(of row: Int) -> Bool {
    activateCell(of: row, at: scene.pressPlace)
  }

  /// Begins to edit the cell of `row` under the last press.
  ///
  /// Returns `false` if the cell cannot be edited.
  func editClickedCell(of row: Int) -> Bool {
    editCell(of: row, at: scene.pressPlace)
  }

  /// Handles a key for the cells of the focused row: Space activates the first activatable cell,
  /// and F2 edits the first editable cell.
  ///
  /// Returns whether the key was used.
  func pressOnCell(_ event: GdkEventKey) -> Bool {
    let modifiers = event.state & gtk_accelerator_get_default_mod_mask().rawValue
    guard !isPlaying, modifiers == 0, !scene.isFloorOpen, rows.treeModel != nil,
      let row = scene.focusedRow
    else { return false }
    switch Int32(bitPattern: event.keyval) {
    case GDK_KEY_space, GDK_KEY_KP_Space: return activateCell(of: row, at: nil)
    case GDK_KEY_F2: return editCell(of: row, at: nil)
    default: return false
    }
  }

  /// Returns whether `row` has a cell with the mode `mode`.
  func hasCell(of row: Int, _ mode: GtkCellRendererMode) -> Bool {
    isStored(row)
      && rows.treeModel?.cell(
        of: row, in: scene.frame(ofRow: row), at: nil, mode: mode, widget: widget) != nil
  }

  /// Activates the first activatable cell of `row`.
  ///
  /// Returns `false` if there is none.
  func activateFirstCell(of row: Int) -> Bool { activateCell(of: row, at: nil) }

  /// Edits the first editable cell of `row`.
  ///
  /// Returns `false` if there is none.
  func editFirstCell(of row: Int) -> Bool { editCell(of: row, at: nil) }

  private func activateCell(of row: Int, at point: Point?) -> Bool {
    guard stillHasRow(row), let model = rows.treeModel,
      let cell = model.cell(
        of: row, in: scene.frame(ofRow: row), at: point,
        mode: GTK_CELL_RENDERER_MODE_ACTIVATABLE, widget: widget)
    else { return false }
    return model.activate(cell, at: point, in: widget)
  }

  private func editCell(of row: Int, at point: Point?) -> Bool {
    guard stillHasRow(row), let model = rows.treeModel,
      let cell = model.cell(
        of: row, in: scene.frame(ofRow: row), at: point, mode: GTK_CELL_RENDERER_MODE_EDITABLE,
        widget: widget)
    else { return false }
    rows.endEditing()
    let editor = CellEditor(cell, path: "\(row)", in: widget) { [weak self] in
      self?.rows.editor = nil
    }
    rows.editor = editor
    return editor != nil
  }
}
