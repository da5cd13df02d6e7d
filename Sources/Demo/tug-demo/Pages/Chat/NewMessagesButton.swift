import CGtk
import GtkBridge
import Translations

/// A button at the end of a conversation that shows the number of new messages below and scrolls to
/// them.
@MainActor final class NewMessagesButton {
  let widget: UnsafeMutablePointer<GtkWidget>
  var onClicked: (@MainActor () -> Void)?

  private let revealer: UnsafeMutablePointer<GtkRevealer>
  private let button: UnsafeMutablePointer<GtkButton>
  private var count = 0

  /// The margin below the button, in points.
  private static let margin: gint = 12
  /// The style of the button: rounded, and large enough for a finger.
  private static let styleSheet =
    "button { border-radius: 22px; min-height: 34px; padding: 4px 18px; }"

  init() {
    widget = gtk_revealer_new()
    revealer = widget.raw.of(GtkRevealer.self)
    let buttonWidget: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("")
    button = buttonWidget.raw.of(GtkButton.self)
    gtk_style_context_add_class(gtk_widget_get_style_context(buttonWidget), "suggested-action")
    StyleSheet(Self.styleSheet).apply(to: buttonWidget)
    gtk_revealer_set_transition_type(revealer, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    gtk_container_add(widget.raw.of(GtkContainer.self), buttonWidget)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_END)
    gtk_widget_set_margin_bottom(widget, Self.margin)
    gtk_widget_show(buttonWidget)
    gtk_widget_set_no_show_all(widget, gboolean(true))
    SignalConnection.connect(
      revealer, "notify::child-revealed", pointer: { [weak self] _ in self?.hideClosed() })
    SignalConnection.connect(buttonWidget, "clicked") { [weak self] in self?.onClicked?() }
    Texts.observe(with: widget) { [weak self] in self?.showTexts() }
  }

  /// Shows the number of new messages, or hides the button if `count` is 0.
  func show(_ count: Int) {
    self.count = count
    // Keep the old text while the button fades out.
    if count > 0 {
      showTexts()
      gtk_widget_show(widget)
    }
    gtk_revealer_set_reveal_child(revealer, gboolean(count > 0))
  }

  /// Hides the widget once the button has faded out, because the widget would cover the area in
  /// which the user pulls.
  private func hideClosed() {
    if count == 0, !gtk_revealer_get_child_revealed(revealer).isTrue { gtk_widget_hide(widget) }
  }

  private func showTexts() {
    let words = Message("ChatNew", "New messages: {count}").words([
      "count": CountText.text(count)
    ])
    gtk_button_set_label(button, words)
  }
}
