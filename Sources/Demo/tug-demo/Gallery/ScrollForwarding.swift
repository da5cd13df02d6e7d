import CGtk
import GtkBridge

/// Scroll events that a widget leaves to the scrolled window around it.
@MainActor enum ScrollForwarding {
  /// Gives `event`, a `GdkEvent` of `widget`, to the next scrolled window around it; false where there
  /// is none.
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
