import CGtk
import CHandy
import GtkBridge
import Translations

/// An entry for writing a message, with a button to send it.
@MainActor final class ChatEntry {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user sends a message, with the trimmed text, which is not empty.
  var onSent: (@MainActor (String) -> Void)?

  private let entry: UnsafeMutablePointer<GtkEntry>
  private let button: UnsafeMutablePointer<GtkWidget>

  /// The maximum length of a message in characters, which limits the height of its row.
  private static let maximumCharacters: gint = 1000
  /// The margin and gap, and the height of entry and button, in points.
  ///
  /// The height suits fingers.
  private static let gap: gint = 6
  private static let height: gint = 44

  init() {
    // Use the width of the rows above.
    widget = hdy_clamp_new()
    hdy_clamp_set_maximum_size(OpaquePointer(widget), gint(Page.contentWidth))
    let line: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.gap)
    let entryWidget: UnsafeMutablePointer<GtkWidget> = gtk_entry_new()
    entry = entryWidget.raw.of(GtkEntry.self)
    button = gtk_button_new()
    gtk_container_add(button.raw.of(GtkContainer.self), SendIcon.make())
    gtk_container_set_border_width(line.raw.of(GtkContainer.self), guint(Self.gap))
    gtk_entry_set_max_length(entry, Self.maximumCharacters)
    // Allow the entry to become as narrow as the window requires.
    gtk_entry_set_width_chars(entry, 1)
    gtk_widget_set_size_request(entryWidget, -1, Self.height)
    gtk_widget_set_size_request(button, Self.height, Self.height)
    gtk_style_context_add_class(gtk_widget_get_style_context(button), "suggested-action")
    let box = line.raw.of(GtkBox.self)
    gtk_container_add(widget.raw.of(GtkContainer.self), line)
    gtk_box_pack_start(box, entryWidget, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(box, button, gboolean(false), gboolean(true), 0)
    Texts.observe(with: widget) { [entry, button] in
      let hint = Message("ChatWrite", "Write a message").words
      gtk_entry_set_placeholder_text(entry, hint)
      AccessibleName.set(hint, of: entryWidget)
      let send = Message("ChatSend", "Send").words
      gtk_widget_set_tooltip_text(button, send)
      AccessibleName.set(send, of: button)
    }
    SignalConnection.connect(entry, "changed") { [weak self] in self?.showButton() }
    SignalConnection.connect(entry, "activate") { [weak self] in self?.send() }
    SignalConnection.connect(button, "clicked") { [weak self] in self?.send() }
    showButton()
  }

  /// The text without leading and trailing blanks.
  private var words: String {
    guard let text = g_strdup(gtk_entry_get_text(entry)) else { return "" }
    defer { g_free(text) }
    return String(cString: g_strchug(g_strchomp(text)))
  }

  private func showButton() {
    gtk_widget_set_sensitive(button, gboolean(!words.isEmpty))
  }

  private func send() {
    let words = words
    guard !words.isEmpty else { return }
    gtk_entry_set_text(entry, "")
    // Keep the focus in the entry, so that the user can write the next message.
    gtk_widget_grab_focus(entry.raw.of(GtkWidget.self))
    onSent?(words)
  }
}
