import CGtk
import GtkBridge

extension PullableWidget {
  /// Opens a window of `width` by `height` points that contains only this widget, and runs GTK
  /// until the window is closed.
  ///
  /// This is all that a small program needs. A program with its own window adds `widget` to it
  /// instead.
  public func run(title: String, width: Int32 = 400, height: Int32 = 600) {
    // GTK owns a toplevel window and releases it when the window is closed.
    let window = GObjectRef(retaining: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    let toplevel = UnsafeMutableRawPointer(window.pointer).of(GtkWindow.self)
    gtk_window_set_title(toplevel, title)
    gtk_window_set_default_size(toplevel, max(width, 1), max(height, 1))
    gtk_container_add(UnsafeMutableRawPointer(window.pointer).of(GtkContainer.self), widget)
    SignalConnection.connect(window.pointer, "destroy") { gtk_main_quit() }
    gtk_widget_show_all(window.pointer)
    gtk_main()
  }
}
