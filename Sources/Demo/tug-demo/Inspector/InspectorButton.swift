import CGtk
import GtkBridge
import Translations

/// The button in a header bar that opens and closes the page's inspector.
@MainActor final class InspectorButton {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let page: InspectedPage

  /// Creates a button for `page` that calls `toggle`.
  init(_ page: InspectedPage, toggle: @escaping @MainActor () -> Void) {
    self.page = page
    widget = gtk_toggle_button_new()
    let icon = gtk_image_new_from_icon_name(
      "applications-science-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_container_add(widget.raw.of(GtkContainer.self), icon)
    Texts.observe(with: widget) { [widget] in
      gtk_widget_set_tooltip_text(widget, Message("InspectorTip", "Inspector (Ctrl+I)").words)
      AccessibleName.set(Message("Inspector", "Inspector").words, of: widget)
    }
    SignalConnection.connect(widget, "toggled") { [weak self] in
      if let self, isOn != page.isOpen { toggle() }
    }
    page.onToggled = { [weak self] in self?.show() }
    gtk_widget_show_all(widget)
  }

  private var isOn: Bool {
    gtk_toggle_button_get_active(widget.raw.of(GtkToggleButton.self)).isTrue
  }

  private func show() {
    gtk_toggle_button_set_active(widget.raw.of(GtkToggleButton.self), gboolean(page.isOpen))
  }
}
