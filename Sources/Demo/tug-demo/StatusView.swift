import CGtk
import GtkBridge

/// An icon, a sentence and a button in the middle of an empty page.
///
/// The view is only as large as its content, so that the page around it can still be pulled.
@MainActor final class StatusView {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user presses the button.
  var onPressed: (@MainActor () -> Void)?

  private let image: UnsafeMutablePointer<GtkImage>
  private let label: UnsafeMutablePointer<GtkLabel>
  private let button: UnsafeMutablePointer<GtkButton>

  private static let iconSize: gint = 64
  private static let iconOpacity = 0.5
  private static let gap: gint = 18
  private static let margin: gint = 24
  /// The maximum width of a line of the sentence, in characters.
  private static let width: gint = 36
  /// The minimum height of the button, in points, enough for a finger.
  private static let buttonHeight: gint = 44

  /// Creates a hidden view.
  init() {
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    let parts: [UnsafeMutablePointer<GtkWidget>] = [
      gtk_image_new(), gtk_label_new(nil), gtk_button_new(),
    ]
    image = parts[0].raw.of(GtkImage.self)
    label = parts[1].raw.of(GtkLabel.self)
    button = parts[2].raw.of(GtkButton.self)
    gtk_image_set_pixel_size(image, Self.iconSize)
    gtk_widget_set_opacity(parts[0], Self.iconOpacity)
    gtk_label_set_line_wrap(label, gboolean(true))
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(label, Self.width)
    gtk_label_set_justify(label, GTK_JUSTIFY_CENTER)
    gtk_widget_set_halign(parts[2], GTK_ALIGN_CENTER)
    gtk_widget_set_size_request(parts[2], -1, Self.buttonHeight)
    for part in parts { gtk_container_add(widget.raw.of(GtkContainer.self), part) }
    for align in [gtk_widget_set_halign, gtk_widget_set_valign] { align(widget, GTK_ALIGN_CENTER) }
    gtk_container_set_border_width(widget.raw.of(GtkContainer.self), guint(Self.margin))
    gtk_widget_show_all(widget)
    gtk_widget_hide(widget)
    gtk_widget_set_no_show_all(widget, gboolean(true))
    SignalConnection.connect(button, "clicked") { [weak self] in self?.onPressed?() }
  }

  /// Shows an icon, a sentence and the label of the button.
  func show(icon: String, sentence: String, label: String) {
    gtk_image_set_from_icon_name(image, icon, GTK_ICON_SIZE_DIALOG)
    gtk_label_set_text(self.label, sentence)
    gtk_button_set_label(button, label)
    gtk_widget_show(widget)
  }

  /// Hides the view.
  func hide() { gtk_widget_hide(widget) }
}
