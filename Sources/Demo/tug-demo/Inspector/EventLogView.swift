import CGtk
import GtkBridge
import Translations

/// A text view of an event log, which shows the newest line first.
///
/// Users can select and copy the text.
@MainActor final class EventLogView {
  /// The minimum height of the view, and the margin around its text, in points.
  private static let height: gint = 150
  private static let margin: gint = 6
  /// A small font, so that most lines fit into the width of the panel.
  private static let small = "textview { font-size: 0.8em; }"

  let widget: UnsafeMutablePointer<GtkWidget>
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>

  init() {
    widget = MonospacedText.view(margin: Self.margin)
    let view = widget.raw.of(GtkTextView.self)
    buffer = gtk_text_view_get_buffer(view)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    StyleSheet(Self.small).apply(to: widget)
    gtk_widget_set_size_request(widget, -1, Self.height)
    Texts.observe(with: widget) { [widget] in
      AccessibleName.set(Message("InspectorEvents", "Events").words, of: widget)
    }
  }

  /// Shows the lines of `log`.
  func show(_ log: EventLog) {
    gtk_text_buffer_set_text(buffer, log.lines.reversed().joined(separator: "\n"), -1)
  }
}
