import CGtk
import GtkBridge

/// The editing of one cell's value, by the cell's own widget in a popover over it.
///
/// A popover and no child, because a list is a drawing area, which has none.
@MainActor final class CellEditor {
  private let renderer: GObjectRef<UnsafeMutablePointer<GtkCellRenderer>>
  private let editable: GObjectRef<OpaquePointer>
  private let popover: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private var connections: (removal: UInt, closing: UInt) = (0, 0)
  private let ended: @MainActor () -> Void

  /// Edits `cell` of the row at `path`; `ended` is called once it is over.
  ///
  /// Nil where the cell has nothing to edit.
  init?(
    _ cell: RowCell, path: String, in widget: UnsafeMutablePointer<GtkWidget>,
    ended: @escaping @MainActor () -> Void
  ) {
    var place = cell.place
    guard
      let made = gtk_cell_renderer_start_editing(
        cell.renderer.pointer, nil, widget, path, &place, &place, GTK_CELL_RENDERER_FOCUSED)
    else { return nil }
    renderer = cell.renderer
    // A program that was told of it may own it already.
    editable = GObjectRef(retaining: made)
    guard let window = _tug_cell_popover_new(widget, &place, made) else { return nil }
    popover = GObjectRef(retaining: window)
    self.ended = ended
    connections.removal = SignalConnection.connect(made, "remove-widget") { [weak self] in
      self?.end()
    }
    // A click beside it takes what was typed, as in a GtkTreeView; Escape does not.
    connections.closing = SignalConnection.connect(window, "closed") { [weak self] in
      if _tug_is_key_event().isTrue { self?.cancel() } else { self?.finish() }
    }
    gtk_cell_editable_start_editing(made, nil)
    gtk_popover_popup(window.raw.of(GtkPopover.self))
    gtk_widget_grab_focus(made.raw.of(GtkWidget.self))
  }

  /// Ends the editing, and takes what was typed.
  private func finish() {
    gtk_cell_editable_editing_done(editable.pointer)
    end()
  }

  /// Ends the editing, and leaves the value as it was.
  func cancel() {
    guard connections.removal != 0 else { return }
    _tug_cell_editable_give_up(editable.pointer)
    gtk_cell_renderer_stop_editing(renderer.pointer, gboolean(true))
    end()
  }

  private func end() {
    guard connections.removal != 0 else { return }
    SignalConnection.disconnect(editable.pointer, connections.removal)
    SignalConnection.disconnect(popover.pointer, connections.closing)
    connections = (0, 0)
    // Whoever called may own nothing else of it.
    withExtendedLifetime(self) {
      _tug_cell_popover_destroy(popover.pointer, renderer.pointer)
      ended()
    }
  }
}
