import CGtk
import CHandy
import GtkBridge
import Translations

/// The bar at the top of a document's demo.
///
/// It describes how the document differs from the library, and has a switch between the two
/// behaviours.
@MainActor final class DocumentBar {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user switches between the behaviours of the document and of the library.
  var onSwitched: (@MainActor () -> Void)?

  private let difference: Message
  private let toggle: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let name = DocumentBar.label(PANGO_WEIGHT_BOLD, scale: 1, lines: 1)
  private let sentence = DocumentBar.label(PANGO_WEIGHT_NORMAL, scale: smallScale, lines: 2)

  /// The height in points of a phone's navigation bar and status bar when the documents were
  /// written.
  ///
  /// Source: ZCRefresh's article, which insets its list by 64 points.
  nonisolated static let defaultHeight = 64.0
  /// The horizontal margin around the labels, as in rows, and the gap before the switch, in points.
  private static let margin: gint = 12
  /// The vertical margin around the labels, in points.
  ///
  /// Labels only come this close to the edges with large text.
  private static let edge: gint = 6
  /// The font size of the sentence, relative to the surrounding text.
  ///
  /// At this size, three lines fit into the bar.
  private static let smallScale = 0.85

  /// Creates the bar of a demo with the given `difference`, initially switched to the document's
  /// behaviour.
  init(_ difference: Message) {
    self.difference = difference
    toggle = GObjectRef(adopting: gtk_switch_new())
    // An event box, so that presses and scrolling on the bar do not reach the list below it.
    widget = gtk_event_box_new()
    pack()
    showHeight()
    isAsInDocument = true
    SignalConnection.connect(
      toggle.pointer, "notify::active", pointer: { [weak self] _ in self?.onSwitched?() })
    // The switch is a small target for a finger, so a click on the labels toggles it as well.
    SignalConnection.connect(
      widget, "button-release-event",
      event: { [weak self] event in
        guard let self, let event = event?.of(GdkEventButton.self).pointee,
          event.window == gtk_widget_get_window(widget)
        else { return false }
        isAsInDocument.toggle()
        return true
      })
    Texts.observe(with: widget) { [weak self] in self?.showTexts() }
  }

  /// Whether the demo behaves as in the document.
  private(set) var isAsInDocument: Bool {
    get { gtk_switch_get_active(toggle.pointer.raw.of(GtkSwitch.self)).isTrue }
    set { gtk_switch_set_active(toggle.pointer.raw.of(GtkSwitch.self), gboolean(newValue)) }
  }

  /// The minimum height in points, greater than 0.
  var height = defaultHeight { didSet { showHeight() } }

  /// The height in points that the bar needs.
  ///
  /// This exceeds ``height`` if the text is large or the bar is narrow.
  var neededHeight: Double {
    let width = gtk_widget_get_allocated_width(widget)
    // The width is 1 until the widget is shown.
    guard width > 1 else { return height }
    var needed: gint = 0
    gtk_widget_get_preferred_height_for_width(widget, width, &needed, nil)
    return max(Double(needed), height)
  }

  private func showHeight() {
    gtk_widget_set_size_request(widget, -1, gint(exactly: height.rounded()) ?? -1)
  }

  private func pack() {
    let words: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
    for label in [name, sentence] {
      gtk_container_add(words.raw.of(GtkContainer.self), label.pointer)
    }
    let line: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, Self.margin)
    gtk_widget_set_margin_start(line, Self.margin)
    gtk_widget_set_margin_end(line, Self.margin)
    gtk_widget_set_margin_top(line, Self.edge)
    gtk_widget_set_margin_bottom(line, Self.edge)
    gtk_widget_set_valign(toggle.pointer, GTK_ALIGN_CENTER)
    gtk_box_pack_start(line.raw.of(GtkBox.self), words, gboolean(true), gboolean(true), 0)
    gtk_box_pack_end(line.raw.of(GtkBox.self), toggle.pointer, gboolean(false), gboolean(true), 0)
    // Use the width of the rows.
    let clamp: UnsafeMutablePointer<GtkWidget> = hdy_clamp_new()
    let width = gint(Page.contentWidth)
    hdy_clamp_set_maximum_size(OpaquePointer(clamp), width)
    hdy_clamp_set_tightening_threshold(OpaquePointer(clamp), width)
    gtk_container_add(clamp.raw.of(GtkContainer.self), line)
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let edge: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_box_pack_start(box.raw.of(GtkBox.self), clamp, gboolean(true), gboolean(true), 0)
    gtk_box_pack_end(box.raw.of(GtkBox.self), edge, gboolean(false), gboolean(true), 0)
    // An opaque background hides the list below the bar.
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), "background")
    gtk_container_add(widget.raw.of(GtkContainer.self), box)
    gtk_widget_show_all(widget)
  }

  private func showTexts() {
    let title = Message("AsInDocument", "Original behaviour").words
    gtk_label_set_text(name.pointer.raw.of(GtkLabel.self), title)
    gtk_label_set_text(sentence.pointer.raw.of(GtkLabel.self), difference.words)
    AccessibleName.set(title, of: toggle.pointer)
    atk_object_set_description(gtk_widget_get_accessible(toggle.pointer), difference.words)
  }

  /// Creates a label that adapts to the given width and is ellipsized after `lines` lines.
  private static func label(
    _ weight: PangoWeight, scale: Double, lines: gint
  ) -> GObjectRef<UnsafeMutablePointer<GtkWidget>> {
    let reference = GObjectRef<UnsafeMutablePointer<GtkWidget>>(adopting: gtk_label_new(nil))
    let label = reference.pointer.raw.of(GtkLabel.self)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    CutLabel.follow(label)
    gtk_label_set_line_wrap(label, gboolean(lines > 1))
    gtk_label_set_lines(label, lines)
    gtk_label_set_width_chars(label, 1)
    gtk_label_set_max_width_chars(label, 1)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
    pango_attr_list_insert(attributes, pango_attr_weight_new(weight))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
    return reference
  }
}
