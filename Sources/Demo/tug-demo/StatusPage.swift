import CGtk
import GtkBridge
import Translations

/// A message over a list without rows: an icon, a sentence, and a button that leads out.
@MainActor final class StatusPage {
  /// The content of the page.
  struct Status {
    /// The name of the icon.
    let icon: String
    let sentence: @MainActor () -> String
    /// The label of the button and its action, or `nil` for no button.
    let exit: (words: Message, act: @MainActor () -> Void)?
  }

  /// The size of the icon in pixels, and the gap between the parts in points.
  private static let iconSize: gint = 48
  private static let gap: gint = 12
  /// The maximum width of a line in characters, and its minimum, which allows narrow windows.
  private static let letters: (minimum: gint, maximum: gint) = (16, 36)

  /// The list with the message over it.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The message to show, or `nil` to show the list alone.
  var status: Status? { didSet { show() } }

  private let box: UnsafeMutablePointer<GtkWidget>
  private let icon: UnsafeMutablePointer<GtkWidget>
  private let label: UnsafeMutablePointer<GtkWidget>
  private let button: UnsafeMutablePointer<GtkWidget>

  /// Creates a hidden message over `list`.
  ///
  /// The list still receives the input next to the button.
  init(over list: UnsafeMutablePointer<GtkWidget>) {
    widget = gtk_overlay_new()
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    icon = gtk_image_new()
    label = gtk_label_new(nil)
    button = gtk_button_new()
    gtk_image_set_pixel_size(icon.raw.of(GtkImage.self), Self.iconSize)
    gtk_style_context_add_class(gtk_widget_get_style_context(icon), "dim-label")
    let text = label.raw.of(GtkLabel.self)
    gtk_label_set_line_wrap(text, gboolean(true))
    gtk_label_set_line_wrap_mode(text, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_justify(text, GTK_JUSTIFY_CENTER)
    gtk_label_set_width_chars(text, Self.letters.minimum)
    gtk_label_set_max_width_chars(text, Self.letters.maximum)
    for part in [icon, label, button] {
      gtk_widget_set_halign(part, GTK_ALIGN_CENTER)
      gtk_container_add(box.raw.of(GtkContainer.self), part)
      gtk_widget_show(part)
    }
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    gtk_widget_set_no_show_all(box, gboolean(true))
    let overlay = widget.raw.of(GtkOverlay.self)
    gtk_container_add(widget.raw.of(GtkContainer.self), list)
    gtk_overlay_add_overlay(overlay, box)
    gtk_overlay_set_overlay_pass_through(overlay, box, gboolean(true))
    gtk_widget_show(widget)
    SignalConnection.connect(button, "clicked") { [weak self] in self?.status?.exit?.act() }
    Texts.observe(with: widget) { [weak self] in self?.show() }
  }

  private func show() {
    gtk_widget_set_visible(box, gboolean(status != nil))
    // Assistive technology also asks for the name of a hidden button.
    let words = status?.exit?.words ?? Message("FolderAbove", "Parent folder")
    gtk_button_set_label(button.raw.of(GtkButton.self), words.words)
    guard let status else { return }
    gtk_image_set_from_icon_name(
      icon.raw.of(GtkImage.self), status.icon, GTK_ICON_SIZE_DIALOG)
    gtk_label_set_text(label.raw.of(GtkLabel.self), status.sentence())
    gtk_widget_set_visible(button, gboolean(status.exit != nil))
  }
}
