import CGtk
import GtkBridge
import Translations

/// A button in a header bar that leads back.
@MainActor enum BackButton {
  /// A button that does `goBack`; `tip` says where it leads.
  static func make(
    _ tip: Message, _ goBack: @escaping @MainActor () -> Void
  ) -> UnsafeMutablePointer<GtkWidget> {
    let back: UnsafeMutablePointer<GtkWidget> = gtk_button_new_from_icon_name(
      "go-previous-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_widget_show(back)
    Words.follow(with: back) {
      gtk_widget_set_tooltip_text(back, tip.words)
      AccessibleName.set(tip.words, of: back)
    }
    SignalConnection.connect(back, "clicked") { goBack() }
    return back
  }
}
