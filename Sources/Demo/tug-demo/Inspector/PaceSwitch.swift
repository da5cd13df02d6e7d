import CGtk
import GtkBridge
import Translations

/// Buttons that set the speed of a list's time: normal, slower or frame by frame.
@MainActor final class PaceSwitch {
  /// The available speeds and the labels of their buttons.
  ///
  /// The last button shows an icon instead.
  private static let paces: [(text: String, pace: Double)] = [
    ("1×", 1), ("¼×", 0.25), ("1/16×", 1.0 / 16), ("", 0),
  ]
  /// The gap between the speeds and the button for the next frame, in points.
  private static let gap: gint = 6

  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called with the speed that the user chooses.
  var onChosen: (@MainActor (Double) -> Void)?
  /// Called when the user requests the next frame while the list's time is stopped.
  var onNextFrame: (@MainActor () -> Void)?

  private let next: UnsafeMutablePointer<GtkWidget>

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.gap)
    next = gtk_button_new_from_icon_name("media-skip-forward-symbolic", GTK_ICON_SIZE_BUTTON)
    let linked: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_style_context_add_class(gtk_widget_get_style_context(linked), "linked")
    var first: UnsafeMutablePointer<GtkRadioButton>?
    for choice in Self.paces {
      let button: UnsafeMutablePointer<GtkWidget> = gtk_radio_button_new_from_widget(first)
      if first == nil { first = button.raw.of(GtkRadioButton.self) }
      gtk_toggle_button_set_mode(button.raw.of(GtkToggleButton.self), gboolean(false))
      if choice.text.isEmpty {
        let icon = gtk_image_new_from_icon_name(
          "media-playback-pause-symbolic", GTK_ICON_SIZE_BUTTON)
        gtk_container_add(button.raw.of(GtkContainer.self), icon)
        Texts.observe(with: button) { [button] in
          Self.describe(Message("InspectorFrameByFrame", "Frame by frame").words, of: button)
        }
      } else {
        gtk_button_set_label(button.raw.of(GtkButton.self), choice.text)
      }
      SignalConnection.connect(button, "toggled") { [weak self] in
        guard gtk_toggle_button_get_active(button.raw.of(GtkToggleButton.self)).isTrue else {
          return
        }
        self?.choose(choice.pace)
      }
      gtk_box_pack_start(linked.raw.of(GtkBox.self), button, gboolean(true), gboolean(true), 0)
    }
    Texts.observe(with: next) { [next] in
      Self.describe(Message("InspectorNextFrame", "Next frame").words, of: next)
    }
    SignalConnection.connect(next, "clicked") { [weak self] in self?.onNextFrame?() }
    gtk_widget_set_sensitive(next, gboolean(false))
    gtk_box_pack_start(widget.raw.of(GtkBox.self), linked, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(widget.raw.of(GtkBox.self), next, gboolean(false), gboolean(true), 0)
  }

  private func choose(_ pace: Double) {
    gtk_widget_set_sensitive(next, gboolean(pace == 0))
    onChosen?(pace)
  }

  private static func describe(_ words: String, of button: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_tooltip_text(button, words)
    AccessibleName.set(words, of: button)
  }
}
