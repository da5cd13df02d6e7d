import CGtk
import GtkBridge
import Translations

/// The button in a header bar that goes to the parent folder.
@MainActor final class ParentButton {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Whether there is a parent folder.
  var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget).isTrue }
    set { gtk_widget_set_sensitive(widget, gboolean(newValue)) }
  }

  /// Creates a button that calls `goUp`.
  init(_ goUp: @escaping @MainActor () -> Void) {
    widget = gtk_button_new_from_icon_name("go-up-symbolic", GTK_ICON_SIZE_BUTTON)
    Texts.observe(with: widget) { [widget] in
      let words = Message("FolderAbove", "Parent folder").words
      gtk_widget_set_tooltip_text(widget, words)
      AccessibleName.set(words, of: widget)
    }
    SignalConnection.connect(widget, "clicked") { goUp() }
    gtk_widget_show_all(widget)
  }
}
