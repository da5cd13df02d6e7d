import CGtk
import CHandy
import GtkBridge

/// A widget by which the user can move the window, like a title bar.
///
/// It wraps libhandy's window handle.
@MainActor enum WindowHandle {
  /// Returns a handle that contains `bar`.
  static func around(_ bar: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    let handle: UnsafeMutablePointer<GtkWidget> = hdy_window_handle_new()
    gtk_container_add(handle.raw.of(GtkContainer.self), bar)
    gtk_widget_show(handle)
    return handle
  }
}
