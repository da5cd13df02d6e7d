import CGtk
import GtkBridge

/// A bar above a list with a message that can be closed.
@MainActor final class MessageBar {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let bar: UnsafeMutablePointer<GtkInfoBar>
  private let label: UnsafeMutablePointer<GtkLabel>

  /// A bar that is not shown.
  init() {
    widget = gtk_info_bar_new()
    bar = widget.raw.of(GtkInfoBar.self)
    let text: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    label = text.raw.of(GtkLabel.self)
    gtk_label_set_line_wrap(label, gboolean(true))
    gtk_label_set_xalign(label, 0)
    gtk_info_bar_set_message_type(bar, GTK_MESSAGE_WARNING)
    gtk_info_bar_set_show_close_button(bar, gboolean(true))
    gtk_info_bar_set_revealed(bar, gboolean(false))
    gtk_container_add(gtk_info_bar_get_content_area(bar).raw.of(GtkContainer.self), text)
    SignalConnection.connect(bar, "response", integer: { [weak self] _ in self?.hide() })
  }

  /// Shows `message`.
  func show(_ message: String) {
    gtk_label_set_text(label, message)
    gtk_info_bar_set_revealed(bar, gboolean(true))
  }

  /// Hides the message.
  func hide() {
    gtk_info_bar_set_revealed(bar, gboolean(false))
  }
}
