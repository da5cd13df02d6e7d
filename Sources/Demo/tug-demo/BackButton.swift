import CGtk
import GtkBridge
import Translations

/// Creates back buttons for header bars.
@MainActor enum BackButton {
  /// Creates a button that calls `goBack`.
  ///
  /// `tip` is its tooltip.
  static func make(
    _ tip: Message, _ goBack: @escaping @MainActor () -> Void
  ) -> UnsafeMutablePointer<GtkWidget> {
    let back: UnsafeMutablePointer<GtkWidget> = gtk_button_new_from_icon_name(
      "go-previous-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_widget_show(back)
    Texts.observe(with: back) {
      gtk_widget_set_tooltip_text(back, tip.words)
      AccessibleName.set(tip.words, of: back)
    }
    SignalConnection.connect(back, "clicked") { goBack() }
    return back
  }
}
