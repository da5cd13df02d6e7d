import CGtk
import GtkBridge
import Translations

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
    // A name without a blank must not make the window wider.
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_width_chars(label, 1)
    gtk_label_set_max_width_chars(label, 1)
    gtk_label_set_lines(label, Self.mostLines)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    gtk_widget_set_hexpand(text, gboolean(true))
    gtk_label_set_xalign(label, 0)
    gtk_info_bar_set_message_type(bar, GTK_MESSAGE_WARNING)
    gtk_info_bar_set_revealed(bar, gboolean(false))
    gtk_container_add(gtk_info_bar_get_content_area(bar).raw.of(GtkContainer.self), text)
    addCloseButton()
    SignalConnection.connect(bar, "response", integer: { [weak self] _ in self?.hide() })
  }

  /// The lines of a message; the rest of a longer one is left out.
  private static let mostLines: gint = 4

  /// Adds a cross; the bar's own has no name for screen readers, nor can it be given one.
  private func addCloseButton() {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_from_icon_name(
      "window-close-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_button_set_relief(button.raw.of(GtkButton.self), GTK_RELIEF_NONE)
    gtk_widget_set_valign(button, GTK_ALIGN_START)
    Words.follow { AccessibleName.set(Message("CloseMessage", "Close").words, of: button) }
    gtk_widget_show(button)
    gtk_info_bar_add_action_widget(bar, button, gint(GTK_RESPONSE_CLOSE.rawValue))
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
