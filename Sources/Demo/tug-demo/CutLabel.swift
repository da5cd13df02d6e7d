import CGtk
import GtkBridge

/// Keeps the tooltips of labels: the whole text if the label is too small for it, or else none.
enum CutLabel {
  /// Sets the tooltip of `label` whenever the label gets a size.
  @MainActor static func follow(_ label: UnsafeMutablePointer<GtkLabel>) {
    SignalConnection.connect(
      label.raw.of(GtkWidget.self), "size-allocate", pointer: { _ in showTooltip(of: label) })
  }

  /// Sets the tooltip of `label`, whose text has changed.
  @MainActor static func showTooltip(of label: UnsafeMutablePointer<GtkLabel>) {
    let isCut = pango_layout_is_ellipsized(gtk_label_get_layout(label)).isTrue
    gtk_widget_set_tooltip_text(
      label.raw.of(GtkWidget.self), isCut ? gtk_label_get_text(label) : nil)
  }
}
