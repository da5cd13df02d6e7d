import CGtk
import GtkBridge

/// A page of the bar and a list.
extension DocumentBar {
  /// The bar over the upper end of `list`.
  func over(_ list: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    gtk_container_add(overlay.raw.of(GtkContainer.self), list)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_overlay_add_overlay(overlay.raw.of(GtkOverlay.self), widget)
    gtk_widget_show_all(overlay)
    return overlay
  }

  /// The bar, and below it `list`.
  func above(_ list: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = column.raw.of(GtkBox.self)
    gtk_box_pack_start(box, widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, list, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(column)
    return column
  }
}
