import CGtk
import CHandy
import GtkBridge
import Translations

/// A view of the text of an entry, in a column of readable width.
@MainActor final class EntryView {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user returns to the list with the keyboard.
  var onBack: (@MainActor () -> Void)?
  /// Called when the user opens the entry's web page.
  var onOpenPage: (@MainActor () -> Void)?

  private let title: UnsafeMutablePointer<GtkLabel>
  private let about: UnsafeMutablePointer<GtkLabel>
  private let text: UnsafeMutablePointer<GtkLabel>
  private let pageButton: UnsafeMutablePointer<GtkWidget>
  private let scroller: UnsafeMutablePointer<GtkScrolledWindow>

  private static let margin: gint = 18
  private static let gap: gint = 12
  /// The maximum line length in characters.
  ///
  /// Longer lines are harder to read.
  private static let width: gint = 68
  /// The maximum width of the column in points, enough for the longest line.
  private static let columnWidth: gint = 560

  init() {
    widget = gtk_scrolled_window_new(nil, nil)
    scroller = widget.raw.of(GtkScrolledWindow.self)
    pageButton = gtk_button_new()
    (title, about, text) = (Self.label(), Self.label(), Self.label())
    gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)

    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_VERTICAL, Self.gap)
    for label in [title, about, text] {
      gtk_container_add(column.raw.of(GtkContainer.self), label.raw.of(GtkWidget.self))
    }
    gtk_widget_set_halign(pageButton, GTK_ALIGN_START)
    gtk_container_add(column.raw.of(GtkContainer.self), pageButton)
    gtk_widget_set_margin_start(column, Self.margin)
    gtk_widget_set_margin_end(column, Self.margin)
    gtk_widget_set_margin_bottom(column, 2 * Self.margin)
    gtk_widget_set_margin_top(column, Self.margin)
    // A short text begins where a long one does.
    let clamp: UnsafeMutablePointer<GtkWidget> = hdy_clamp_new()
    hdy_clamp_set_maximum_size(OpaquePointer(clamp), Self.columnWidth)
    hdy_clamp_set_tightening_threshold(OpaquePointer(clamp), Self.columnWidth)
    gtk_container_add(clamp.raw.of(GtkContainer.self), column)
    gtk_container_add(widget.raw.of(GtkContainer.self), clamp)
    style()
    gtk_widget_show_all(widget)
    Texts.observe(with: widget) { [pageButton] in
      gtk_button_set_label(
        pageButton.raw.of(GtkButton.self), Message("OpenInBrowser", "Open in Browser").words)
    }
    SignalConnection.connect(pageButton, "clicked") { [weak self] in self?.onOpenPage?() }
    SignalConnection.connect(
      widget, "key-press-event",
      event: { [weak self] event in
        guard let self, let key = event?.of(GdkEventKey.self),
          Int32(bitPattern: key.pointee.keyval) == GDK_KEY_Escape
        else { return false }
        onBack?()
        return true
      })
  }

  /// Shows an entry.
  ///
  /// `about` is the line below the title: feed, author and time. `hasPage` states whether to show
  /// the button that opens the web page.
  func show(title: String, about: String, text: String, hasPage: Bool) {
    gtk_label_set_text(self.title, title)
    gtk_label_set_text(self.about, about)
    gtk_label_set_text(self.text, text)
    gtk_widget_set_visible(self.text.raw.of(GtkWidget.self), gboolean(!text.isEmpty))
    gtk_widget_set_visible(pageButton, gboolean(hasPage))
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller)
    gtk_adjustment_set_value(adjustment, 0)
    gtk_widget_grab_focus(widget)
  }

  private static func label() -> UnsafeMutablePointer<GtkLabel> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    let label = widget.raw.of(GtkLabel.self)
    gtk_label_set_line_wrap(label, gboolean(true))
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(label, width)
    gtk_label_set_width_chars(label, 1)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_selectable(label, gboolean(true))
    gtk_widget_set_can_focus(widget, gboolean(false))
    return label
  }

  /// Makes the title large and the line below it faint, and uses the background of the list.
  private func style() {
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), GTK_STYLE_CLASS_VIEW)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_scale_new(1.4))
    pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
    gtk_label_set_attributes(title, attributes)
    pango_attr_list_unref(attributes)
    let context = gtk_widget_get_style_context(about.raw.of(GtkWidget.self))
    gtk_style_context_add_class(context, GTK_STYLE_CLASS_DIM_LABEL)
  }
}
