import CGtk
import GtkBridge
import Translations

/// A bar above or below a list with a message that the user can close.
@MainActor final class MessageBar {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let bar: UnsafeMutablePointer<GtkInfoBar>
  private let label: UnsafeMutablePointer<GtkLabel>
  private let actionButton: UnsafeMutablePointer<GtkWidget>
  /// The text with the action next to it, or below it.
  private let parts: UnsafeMutablePointer<GtkWidget>
  private var action: (@MainActor () -> Void)?
  private var isDestroyed = false
  /// The width for which the action was placed, in points.
  private var width: gint = 0
  /// Called when the message is hidden.
  var onClosed: (@MainActor () -> Void)?

  /// Creates a hidden bar.
  init() {
    widget = gtk_info_bar_new()
    bar = widget.raw.of(GtkInfoBar.self)
    let text: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    label = text.raw.of(GtkLabel.self)
    actionButton = gtk_button_new()
    parts = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.gap)
    gtk_label_set_line_wrap(label, gboolean(true))
    // A long file name without blanks must not widen the window.
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_width_chars(label, 1)
    gtk_label_set_max_width_chars(label, 1)
    gtk_label_set_lines(label, Self.maximumLines)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    // Users would read an inserted hyphen as a part of a file name.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
    CutLabel.follow(label)
    gtk_widget_set_hexpand(text, gboolean(true))
    gtk_label_set_xalign(label, 0)
    // The colours for warnings have too little contrast in some themes.
    gtk_info_bar_set_message_type(bar, GTK_MESSAGE_OTHER)
    gtk_info_bar_set_revealed(bar, gboolean(false))
    gtk_container_add(parts.raw.of(GtkContainer.self), text)
    addActionButton()
    gtk_container_add(gtk_info_bar_get_content_area(bar).raw.of(GtkContainer.self), parts)
    addCloseButton()
    // Hide a closed bar: GTK would still count it as visible, although without height.
    gtk_widget_show_all(parts)
    gtk_widget_set_no_show_all(widget, gboolean(true))
    SignalConnection.connect(text, "unmap") { [weak self] in
      // This runs while the bar closes, so hide the bar after that.
      Task { self?.hideClosed() }
    }
    SignalConnection.connect(widget, "destroy") { [weak self] in self?.isDestroyed = true }
    SignalConnection.connect(
      widget, "size-allocate", pointer: { [weak self] _ in self?.noteWidth() })
    // GTK emits this signal when the user presses Escape in the bar.
    SignalConnection.connect(bar, "close") { [weak self] in self?.hide() }
  }

  /// The maximum number of lines.
  ///
  /// The tooltip contains the complete message.
  private static let maximumLines: gint = 6

  /// Whether a message is shown.
  var isShown: Bool { gtk_info_bar_get_revealed(bar).isTrue }

  /// The gap between the text and the close button, in points.
  private static let gap: gint = 8
  /// The space of the close button and the margins, in points.
  private static let frame: gint = 72
  /// The style of the close button.
  ///
  /// The button is large enough for a finger without making the bar higher, and flat unless the
  /// pointer is over it. Themes would give it a raised appearance.
  private static let flat =
    "button { min-width: 44px; min-height: 44px; padding: 0; margin: -8px -4px; }"
    + "button:not(:hover):not(:active) { border-color: transparent; background: none; "
    + "box-shadow: none; }"

  /// Adds a close button.
  ///
  /// GtkInfoBar's own close button has no accessible name. The button is next to the text, because
  /// the bar's action area would make it as wide as a button with a text.
  private func addCloseButton() {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_from_icon_name(
      "window-close-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_button_set_relief(button.raw.of(GtkButton.self), GTK_RELIEF_NONE)
    gtk_style_context_add_class(gtk_widget_get_style_context(button), "circular")
    StyleSheet(Self.flat).apply(to: button)
    gtk_widget_set_valign(button, GTK_ALIGN_START)
    Texts.observe(with: button) {
      AccessibleName.set(Message("CloseMessage", "Close").words, of: button)
    }
    SignalConnection.connect(button, "clicked") { [weak self] in self?.hide() }
    let content = gtk_info_bar_get_content_area(bar).raw.of(GtkBox.self)
    gtk_box_set_spacing(content, Self.gap)
    // The action area is empty, so hide it.
    let actions = gtk_info_bar_get_action_area(bar)
    gtk_widget_set_no_show_all(actions, gboolean(true))
    gtk_widget_hide(actions)
    gtk_widget_show_all(button)
    gtk_box_pack_end(content, button, gboolean(false), gboolean(false), 0)
  }

  /// Adds a button for the action of a message.
  private func addActionButton() {
    gtk_widget_set_valign(actionButton, GTK_ALIGN_CENTER)
    gtk_widget_set_no_show_all(actionButton, gboolean(true))
    SignalConnection.connect(actionButton, "clicked") { [weak self] in
      let action = self?.action
      self?.hide()
      action?()
    }
    gtk_widget_set_halign(actionButton, GTK_ALIGN_END)
    gtk_container_add(parts.raw.of(GtkContainer.self), actionButton)
  }

  /// Shows `message`.
  ///
  /// If there is an `action`, shows a button for it.
  func show(_ message: String, _ action: (words: Message, act: @MainActor () -> Void)? = nil) {
    self.action = action?.act
    gtk_button_set_label(actionButton.raw.of(GtkButton.self), action?.words.words ?? "")
    gtk_widget_set_visible(actionButton, gboolean(action != nil))
    updateMessage(message)
    gtk_widget_show(widget)
    gtk_info_bar_set_revealed(bar, gboolean(true))
  }

  /// Changes the text, such as to another language.
  func updateMessage(_ message: String) {
    gtk_label_set_text(label, message)
    arrange()
  }

  private func noteWidth() {
    let allocated = gtk_widget_get_allocated_width(widget)
    guard allocated != width else { return }
    width = allocated
    // The handler runs during a layout, so change the bar after it.
    Task { [weak self] in
      if let self, !isDestroyed { arrange() }
    }
  }

  /// Places the action next to the text, or below it if the text would need more than two lines.
  private func arrange() {
    let text = label.raw.of(GtkWidget.self)
    guard let container: UnsafeMutablePointer<GtkWidget> = gtk_widget_get_parent(widget),
      let layout = gtk_widget_create_pango_layout(text, gtk_label_get_text(label))
    else { return }
    var (least, button, line): (gint, gint, gint) = (0, 0, 0)
    gtk_widget_get_preferred_width(actionButton, &least, &button)
    pango_layout_get_pixel_size(layout, &line, nil)
    g_object_unref(layout.raw)
    let space = gtk_widget_get_allocated_width(container) - button - Self.frame
    gtk_orientable_set_orientation(
      OpaquePointer(parts),
      line > 2 * space ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
  }

  private func hideClosed() {
    // The window may have been closed with the message.
    if !isDestroyed, !isShown { gtk_widget_hide(widget) }
  }

  /// Hides the message.
  func hide() {
    if isShown { onClosed?() }
    gtk_info_bar_set_revealed(bar, gboolean(false))
  }
}
