import CGtk
import GtkBridge
import Translations

/// A help window that describes how to pull lists with different devices.
@MainActor enum HelpWindow {
  /// The maximum line length in characters.
  ///
  /// Longer lines are harder to read.
  private static let width: gint = 52
  private static let margin: guint = 24
  private static let gap: gint = 12

  private static let paragraphs = [
    Message(
      "HelpPull",
      "To refresh a list, pull it down past its start with a finger, with two fingers on a touchpad, or with the mouse button held, and release it. To cancel, push it back before you release it."
    ),
    Message(
      "HelpMore",
      "At the end of a list more rows load automatically, after a pull, or after a click on the text there."
    ),
    Message(
      "HelpKeys",
      "F5 refreshes, and Shift+F5 loads more. Ctrl+? shows all keys."),
    Message(
      "HelpGiveUp",
      "Escape cancels a refresh. If a refresh fails, the rows stay, and the list shows the reason."
    ),
  ]

  /// Shows the window over `parent`.
  static func show(over parent: UnsafeMutablePointer<GtkWidget>) {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    let window = widget.raw.of(GtkWindow.self)
    gtk_window_set_title(window, Message("Help", "Help").words)
    gtk_window_set_transient_for(window, parent.raw.of(GtkWindow.self))
    gtk_window_set_type_hint(window, GDK_WINDOW_TYPE_HINT_DIALOG)
    gtk_window_set_resizable(window, gboolean(false))
    let bar: UnsafeMutablePointer<GtkWidget> = gtk_header_bar_new()
    gtk_header_bar_set_show_close_button(bar.raw.of(GtkHeaderBar.self), gboolean(true))
    gtk_header_bar_set_title(
      bar.raw.of(GtkHeaderBar.self), Message("Help", "Help").words)
    gtk_window_set_titlebar(window, bar)
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, gap)
    gtk_container_set_border_width(box.raw.of(GtkContainer.self), margin)
    for paragraph in paragraphs {
      let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(paragraph.words)
      gtk_label_set_line_wrap(label.raw.of(GtkLabel.self), gboolean(true))
      gtk_label_set_max_width_chars(label.raw.of(GtkLabel.self), width)
      gtk_label_set_xalign(label.raw.of(GtkLabel.self), 0)
      gtk_label_set_selectable(label.raw.of(GtkLabel.self), gboolean(true))
      gtk_widget_set_can_focus(label, gboolean(false))
      gtk_container_add(box.raw.of(GtkContainer.self), label)
    }
    gtk_container_add(widget.raw.of(GtkContainer.self), box)
    SignalConnection.connect(
      widget, "key-press-event",
      event: { event in
        guard let key = event?.of(GdkEventKey.self),
          Int32(bitPattern: key.pointee.keyval) == GDK_KEY_Escape
        else { return false }
        gtk_widget_destroy(widget)
        return true
      })
    gtk_widget_show_all(widget)
    gtk_window_present(window)
  }
}
