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
  /// The labels of the text.
  private let text: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  /// The parts of the text that have no label yet.
  private var waiting: ArraySlice<Substring> = []
  private let timer = LoopTimer()
  private let pageButton: UnsafeMutablePointer<GtkWidget>
  private let scroller: UnsafeMutablePointer<GtkScrolledWindow>

  private static let margin: gint = 18
  private static let gap: gint = 12
  /// The maximum line length in characters.
  ///
  /// Longer lines are harder to read.
  private static let width: gint = 68
  /// The minimum line length in characters.
  ///
  /// To find its minimum width, a label lays out its text with lines of this length.
  private static let leastWidth: gint = 20
  /// The maximum width of the column in points, enough for the longest line.
  private static let columnWidth: gint = 560

  init() {
    widget = gtk_scrolled_window_new(nil, nil)
    scroller = widget.raw.of(GtkScrolledWindow.self)
    pageButton = gtk_button_new()
    (title, about) = (Self.label(), Self.label())
    gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)

    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_VERTICAL, Self.gap)
    for part in [title.raw.of(GtkWidget.self), about.raw.of(GtkWidget.self), text] {
      gtk_container_add(column.raw.of(GtkContainer.self), part)
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
    show(text)
    gtk_widget_set_visible(pageButton, gboolean(hasPage))
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller)
    gtk_adjustment_set_value(adjustment, 0)
    gtk_widget_grab_focus(widget)
  }

  /// Shows the text of an entry: a short one immediately, and a long one part by part.
  private func show(_ words: String) {
    timer.stop()
    gtk_container_foreach(
      text.raw.of(GtkContainer.self), { part, _ in gtk_widget_destroy(part) }, nil)
    gtk_widget_set_visible(text, gboolean(!words.isEmpty))
    waiting = Self.parts(of: words)[...]
    // A long text begins after the page's first frame, which has enough to lay out.
    if waiting.count == 1, !addPart() { return }
    timer.start(milliseconds: Self.partInterval, isIdle: true) { [weak self] in
      self?.addPart() ?? false
    }
  }

  /// Adds a label with the next part of the text, and returns whether more parts are waiting.
  private func addPart() -> Bool {
    guard let part = waiting.popFirst() else { return false }
    let label = Self.label()
    gtk_label_set_text(label, String(part))
    gtk_container_add(text.raw.of(GtkContainer.self), label.raw.of(GtkWidget.self))
    gtk_widget_show(label.raw.of(GtkWidget.self))
    return !waiting.isEmpty
  }

  /// The time between two parts in milliseconds, so that each has a frame of its own.
  private static let partInterval: UInt32 = 20
  /// The maximum length of the text of a label, in characters.
  ///
  /// A label lays out its whole text at once, which takes several milliseconds for this length.
  private static let longestPart = 1_000

  /// Returns the parts of a text, which end with a line or else with a word.
  static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let end = rest.index(rest.startIndex, offsetBy: longestPart, limitedBy: rest.endIndex),
      end < rest.endIndex
    {
      let start = rest[..<end]
      let cut = start.lastIndex(where: \.isNewline) ?? start.lastIndex(of: " ")
      parts.append(start[..<(cut ?? end)])
      rest = rest[(cut.map(rest.index(after:)) ?? end)...]
    }
    return parts + [rest]
  }

  private static func label() -> UnsafeMutablePointer<GtkLabel> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    let label = widget.raw.of(GtkLabel.self)
    gtk_label_set_line_wrap(label, gboolean(true))
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(label, width)
    gtk_label_set_width_chars(label, leastWidth)
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
