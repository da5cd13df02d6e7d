import CGtk
import GtkBridge

/// Creates text views for text that users can only read and copy.
@MainActor enum MonospacedText {
  /// Returns a text view with a monospaced font, whose text is `margin` points from its edges.
  static func view(margin: gint) -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_text_view_new()
    let view = widget.raw.of(GtkTextView.self)
    gtk_text_view_set_editable(view, gboolean(false))
    gtk_text_view_set_cursor_visible(view, gboolean(false))
    gtk_text_view_set_accepts_tab(view, gboolean(false))
    gtk_text_view_set_monospace(view, gboolean(true))
    gtk_text_view_set_left_margin(view, margin)
    gtk_text_view_set_right_margin(view, margin)
    gtk_text_view_set_top_margin(view, margin)
    gtk_text_view_set_bottom_margin(view, margin)
    return widget
  }
}
