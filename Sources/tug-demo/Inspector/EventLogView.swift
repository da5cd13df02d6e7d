import CGtk
import GtkBridge
import Translations

/// The lines of an event log, the last of which is in view; they can be selected and copied.
@MainActor final class EventLogView {
  /// Its height, and the points around its text; chosen here.
  private static let height: gint = 150
  private static let margin: gint = 6
  /// Most lines fit into the panel's width with such letters.
  private static let small = "textview { font-size: 0.8em; }"

  let widget: UnsafeMutablePointer<GtkWidget>
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private let view: UnsafeMutablePointer<GtkTextView>

  init() {
    let text: UnsafeMutablePointer<GtkWidget> = gtk_text_view_new()
    view = text.raw.of(GtkTextView.self)
    buffer = gtk_text_view_get_buffer(view)
    gtk_text_view_set_editable(view, gboolean(false))
    gtk_text_view_set_cursor_visible(view, gboolean(false))
    gtk_text_view_set_accepts_tab(view, gboolean(false))
    gtk_text_view_set_left_margin(view, Self.margin)
    gtk_text_view_set_right_margin(view, Self.margin)
    gtk_text_view_set_top_margin(view, Self.margin)
    gtk_text_view_set_bottom_margin(view, Self.margin)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_monospace(view, gboolean(true))
    let looks = GObjectRef(adopting: gtk_css_provider_new())
    gtk_css_provider_load_from_data(looks.pointer, Self.small, -1, nil)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(text), OpaquePointer(looks.pointer),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    widget = gtk_scrolled_window_new(nil, nil)
    let scrolled = widget.raw.of(GtkScrolledWindow.self)
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_shadow_type(scrolled, GTK_SHADOW_IN)
    gtk_widget_set_size_request(widget, -1, Self.height)
    gtk_container_add(widget.raw.of(GtkContainer.self), text)
    Words.follow(with: text) {
      AccessibleName.set(Message("InspectorEvents", "Events").words, of: text)
    }
  }

  /// Shows the lines of `log`.
  func show(_ log: EventLog) {
    gtk_text_buffer_set_text(buffer, log.lines.joined(separator: "\n"), -1)
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    gtk_text_buffer_place_cursor(buffer, &end)
    gtk_text_view_scroll_to_mark(
      view, gtk_text_buffer_get_insert(buffer), 0, gboolean(false), 0, 0)
  }
}
