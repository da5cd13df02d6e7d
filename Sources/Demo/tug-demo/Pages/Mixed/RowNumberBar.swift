import CGtk
import GtkBridge
import Translations

/// An entry above a list for the number of a row to go to, with a message if the input is invalid.
@MainActor final class RowNumberBar {
  /// The margin around the entry and the gap above the message, in points.
  private static let margin: guint = 6
  private static let gap: gint = 4
  /// The preferred and the minimum width of the entry, in characters.
  private static let letters: gint = 24
  private static let minimumCharacters: gint = 8
  private static let icon = "go-jump-symbolic"

  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called with the text when the user confirms the input.
  var onGiven: (@MainActor (String) -> Void)?

  private let entryWidget: UnsafeMutablePointer<GtkWidget>
  private var entry: UnsafeMutablePointer<GtkEntry> { entryWidget.raw.of(GtkEntry.self) }
  private let message = GalleryLabel(.summary(lines: 2))

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    entryWidget = gtk_entry_new()
    gtk_entry_set_icon_from_icon_name(entry, GTK_ENTRY_ICON_SECONDARY, Self.icon)
    gtk_entry_set_input_purpose(entry, GTK_INPUT_PURPOSE_NUMBER)
    gtk_entry_set_width_chars(entry, Self.minimumCharacters)
    gtk_entry_set_max_width_chars(entry, Self.letters)
    gtk_container_set_border_width(widget.raw.of(GtkContainer.self), Self.margin)
    // The message is important, so do not dim it.
    gtk_style_context_remove_class(gtk_widget_get_style_context(message.widget), "dim-label")
    gtk_label_set_xalign(message.widget.raw.of(GtkLabel.self), 0.5)
    gtk_label_set_justify(message.widget.raw.of(GtkLabel.self), GTK_JUSTIFY_CENTER)
    gtk_widget_set_no_show_all(message.widget, gboolean(true))
    gtk_widget_set_halign(entryWidget, GTK_ALIGN_CENTER)
    for part in [entryWidget, message.widget] {
      gtk_box_pack_start(widget.raw.of(GtkBox.self), part, gboolean(false), gboolean(true), 0)
    }
    SignalConnection.connect(entryWidget, "activate") { [weak self] in self?.give() }
    SignalConnection.connect(
      entryWidget, "icon-press", pointer: { [weak self] _ in self?.give() })
    SignalConnection.connect(entryWidget, "changed") { [weak self] in self?.refuse(nil) }
    Texts.observe(with: widget) { [weak self] in self?.showTexts() }
  }

  /// Shows the reason why the input is invalid, or hides the message if `reason` is `nil`.
  func refuse(_ reason: String?) {
    let style = gtk_widget_get_style_context(entryWidget)
    if let reason {
      message.show(reason)
      gtk_style_context_add_class(style, GTK_STYLE_CLASS_ERROR)
    } else {
      gtk_style_context_remove_class(style, GTK_STYLE_CLASS_ERROR)
    }
    gtk_widget_set_visible(message.widget, gboolean(reason != nil))
    describe(reason)
  }

  /// Moves the focus to the entry and selects its text.
  func grabFocus() { gtk_widget_grab_focus(entryWidget) }

  private func give() { onGiven?(String(cString: gtk_entry_get_text(entry))) }

  private func showTexts() {
    let words = Message("GoToRow", "Go to row number").words
    gtk_entry_set_placeholder_text(entry, words)
    AccessibleName.set(words, of: entryWidget)
    gtk_entry_set_icon_tooltip_text(entry, GTK_ENTRY_ICON_SECONDARY, words)
    refuse(nil)
  }

  private func describe(_ reason: String?) {
    atk_object_set_description(gtk_widget_get_accessible(entryWidget), reason ?? "")
  }
}
