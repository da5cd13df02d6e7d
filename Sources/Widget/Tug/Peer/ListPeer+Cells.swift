import CGtk
import GtkBridge
import SceneModel

/// Cell renderers that do what they do in a GtkTreeView.
extension ListPeer {
  /// Lets the cell of `row` under the last press use a click; false where it is one that only shows
  /// something.
  func clickCell(of row: Int) -> Bool {
    activateCell(of: row, at: scene.pressPlace)
  }

  /// Begins to edit the cell of `row` under the last press; false where there is nothing to edit.
  func editClickedCell(of row: Int) -> Bool {
    editCell(of: row, at: scene.pressPlace)
  }

  /// Lets the focused row's cells use a key: Space activates the first that can be activated, F2 edits
  /// the first that can be edited.
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

  /// True where a cell of `row` is used as `mode` says.
  func hasCell(of row: Int, _ mode: GtkCellRendererMode) -> Bool {
    isStored(row)
      && rows.treeModel?.cell(
        of: row, in: scene.frame(ofRow: row), at: nil, mode: mode, widget: widget) != nil
  }

  /// Activates the first cell of `row` that can be activated.
  func activateFirstCell(of row: Int) -> Bool { activateCell(of: row, at: nil) }

  /// Edits the first cell of `row` that can be edited.
  func editFirstCell(of row: Int) -> Bool { editCell(of: row, at: nil) }

  private func activateCell(of row: Int, at point: (x: Double, y: Double)?) -> Bool {
    guard isThere(row), let model = rows.treeModel,
      let cell = model.cell(
        of: row, in: scene.frame(ofRow: row), at: point,
        mode: GTK_CELL_RENDERER_MODE_ACTIVATABLE, widget: widget)
    else { return false }
    return model.activate(cell, at: point, in: widget)
  }

  private func editCell(of row: Int, at point: (x: Double, y: Double)?) -> Bool {
    guard isThere(row), let model = rows.treeModel,
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
