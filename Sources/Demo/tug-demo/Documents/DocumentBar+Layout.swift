import CGtk
import GtkBridge

/// Packs the bar and a list into one widget.
extension DocumentBar {
  /// Places the bar over the top of `list` and returns the widget that contains both.
  ///
  /// An overlay is only as wide as the list requests. If the bar's labels determined the width, the
  /// window would have no space left for its list of pages.
  func over(_ list: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    gtk_container_add(overlay.raw.of(GtkContainer.self), list)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_overlay_add_overlay(overlay.raw.of(GtkOverlay.self), widget)
    gtk_widget_show_all(overlay)
    return overlay
  }
}
