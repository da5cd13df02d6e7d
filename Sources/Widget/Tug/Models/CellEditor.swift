import CGtk
import GtkBridge

/// The editing of a cell's value by the cell's own widget, in a popover over the cell.
///
/// It is a popover and not a child widget, because a list is a drawing area and has no children.
@MainActor final class CellEditor {
  private let renderer: GObjectRef<UnsafeMutablePointer<GtkCellRenderer>>
  private let editable: GObjectRef<OpaquePointer>
  private let popover: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private var connections: (removal: UInt, closing: UInt) = (0, 0)
  private let ended: @MainActor () -> Void

  /// Begins to edit `cell` of the row at `path`.
  ///
  /// `ended` is called once editing has ended. Returns `nil` if the cell cannot be edited.
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
    // A handler of the program may already own the widget, so retain it instead of adopting it.
    editable = GObjectRef(retaining: made)
    guard let window = _tug_cell_popover_new(widget, &place, made) else { return nil }
    popover = GObjectRef(retaining: window)
    self.ended = ended
    connections.removal = SignalConnection.connect(made, "remove-widget") { [weak self] in
      self?.end()
    }
    // A click outside the popover accepts the input, as in a GtkTreeView. Escape discards it.
    connections.closing = SignalConnection.connect(window, "closed") { [weak self] in
      if _tug_is_key_event().isTrue { self?.cancel() } else { self?.finish() }
    }
    gtk_cell_editable_start_editing(made, nil)
    gtk_popover_popup(window.raw.of(GtkPopover.self))
    gtk_widget_grab_focus(made.raw.of(GtkWidget.self))
  }

  /// Ends the editing and accepts the input.
  private func finish() {
    gtk_cell_editable_editing_done(editable.pointer)
    end()
  }

  /// Ends the editing and keeps the old value.
  func cancel() {
    guard connections.removal != 0 else { return }
    _tug_cell_editable_cancel(editable.pointer)
    gtk_cell_renderer_stop_editing(renderer.pointer, gboolean(true))
    end()
  }

  private func end() {
    guard connections.removal != 0 else { return }
    SignalConnection.disconnect(editable.pointer, connections.removal)
    SignalConnection.disconnect(popover.pointer, connections.closing)
    connections = (0, 0)
    // The caller may hold no other reference to the editor.
    withExtendedLifetime(self) {
      _tug_cell_popover_destroy(popover.pointer, renderer.pointer)
      ended()
    }
  }
}
