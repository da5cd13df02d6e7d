import CGtk
import GtkBridge

/// Forwards scroll events from a widget to the scrolled window around it.
@MainActor enum ScrollForwarding {
  /// Forwards `event`, a `GdkEvent` of `widget`, to the nearest scrolled window around `widget`.
  ///
  /// Returns `false` if there is no scrolled window.
  static func forward(
    _ event: UnsafeMutableRawPointer, from widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    guard let window = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) else {
      return false
    }
    gtk_widget_event(window, event.of(GdkEvent.self))
    return true
  }
}
