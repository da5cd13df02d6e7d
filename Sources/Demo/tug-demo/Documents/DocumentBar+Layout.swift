import CGtk
import GtkBridge

/// A page of the bar and a list.
extension DocumentBar {
  /// The bar over the upper end of `list`.
  ///
  /// So the page is as wide as the list asks for: the words of a bar beside or above it would ask for more,
  /// and the window would have no room for its list of pages.
  func over(_ list: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    gtk_container_add(overlay.raw.of(GtkContainer.self), list)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_overlay_add_overlay(overlay.raw.of(GtkOverlay.self), widget)
    gtk_widget_show_all(overlay)
    return overlay
  }
}
