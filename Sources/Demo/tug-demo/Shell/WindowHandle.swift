import CGtk
import CHandy
import GtkBridge

/// A part of a window by which it is moved, as a title bar is: libhandy's.
@MainActor enum WindowHandle {
  /// The handle around `bar`.
  static func around(_ bar: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    let handle: UnsafeMutablePointer<GtkWidget> = hdy_window_handle_new()
    gtk_container_add(handle.raw.of(GtkContainer.self), bar)
    gtk_widget_show(handle)
    return handle
  }
}
