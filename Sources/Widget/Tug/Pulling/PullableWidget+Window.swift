import CGtk
import GtkBridge

extension PullableWidget {
  /// Opens a window of `width` by `height` points with nothing but this widget, and runs GTK until
  /// it is closed: the whole of a small program.
  ///
  /// A program with a window of its own packs `widget` instead.
  public func run(title: String, width: Int32 = 400, height: Int32 = 600) {
    // GTK owns a toplevel, and releases it when it is closed.
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
