import CGtk
import GtkBridge
import Translations

/// The list of the program's pages.
@MainActor final class PageSidebar {
  /// The scrolled window that contains the list.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called with the name of the page that the user chooses.
  var onChosen: (@MainActor (String) -> Void)?

  private let list: UnsafeMutablePointer<GtkListBox>
  private let pages: [Page]
  /// The name of the current page.
  private var shown: String?
  /// The height in points at the last time that the list scrolled to the current page.
  private var height: gint = 0
  /// The heading above the pages of the documents.
  private let heading: GObjectRef<UnsafeMutablePointer<GtkWidget>>

  /// The width in points, enough for the longest page name in any language and its icon.
  private static let width: gint = 220
  private static let gap: gint = 12
  private static let margin: gint = 10

  /// Creates a list of `pages`.
  init(_ pages: [Page]) {
    self.pages = pages
    heading = GObjectRef(adopting: gtk_label_new(nil))
    widget = gtk_scrolled_window_new(nil, nil)
    let listWidget: UnsafeMutablePointer<GtkWidget> = gtk_list_box_new()
    list = listWidget.raw.of(GtkListBox.self)
    gtk_scrolled_window_set_policy(
      widget.raw.of(GtkScrolledWindow.self), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_size_request(widget, Self.width, -1)
    let style = gtk_widget_get_style_context(listWidget)
    for name in ["navigation-sidebar", "sidebar"] { gtk_style_context_add_class(style, name) }
    gtk_list_box_set_selection_mode(list, GTK_SELECTION_BROWSE)
    gtk_container_add(widget.raw.of(GtkContainer.self), listWidget)
    showHeading()
    for page in pages { gtk_container_add(listWidget.raw.of(GtkContainer.self), row(of: page)) }
    gtk_widget_show_all(widget)
    Texts.observe { AccessibleName.set(Message("Pages", "Pages").words, of: listWidget) }
    SignalConnection.connect(
      listWidget, "set-focus-child",
      pointer: { [weak self] row in
        // Keyboard navigation selects rows on its way, so select the current page again when the
        // focus leaves.
        if row == nil, let self, let shown { select(shown) }
      })
    SignalConnection.connect(
      widget, "size-allocate", pointer: { [weak self] _ in self?.updateScroll() })
    SignalConnection.connect(
      listWidget, "row-activated",
      pointer: { [weak self] row in
        guard let self, let row else { return }
        let index = Int(gtk_list_box_row_get_index(row.of(GtkListBoxRow.self)))
        if self.pages.indices.contains(index) { onChosen?(self.pages[index].name) }
      })
  }

  /// Marks the page `name` as the current one.
  func select(_ name: String) {
    shown = name
    guard let index = pages.firstIndex(where: { $0.name == name }),
      let row = gtk_list_box_get_row_at_index(list, gint(index))
    else { return }
    gtk_list_box_select_row(list, row)
    reveal()
  }

  /// Scrolls to the current page if the height has changed.
  ///
  /// With an unchanged height the user may have scrolled, so the position is kept.
  private func updateScroll() {
    let present = gtk_widget_get_allocated_height(widget)
    guard present != height else { return }
    height = present
    reveal()
  }

  /// Scrolls by the minimum distance that makes the current page visible.
  private func reveal() {
    guard let row = gtk_list_box_get_selected_row(list) else { return }
    var place = GtkAllocation()
    gtk_widget_get_allocation(UnsafeMutableRawPointer(row).of(GtkWidget.self), &place)
    gtk_adjustment_clamp_page(
      gtk_scrolled_window_get_vadjustment(widget.raw.of(GtkScrolledWindow.self)),
      Double(place.y), Double(place.y) + Double(place.height))
  }

  /// Moves the focus to the current page.
  func grabFocus() {
    guard let row = gtk_list_box_get_selected_row(list) else { return }
    gtk_widget_grab_focus(UnsafeMutableRawPointer(row).of(GtkWidget.self))
  }

  /// Adds the heading above the first document.
  private func showHeading() {
    let label = heading.pointer.raw.of(GtkLabel.self)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
    gtk_widget_set_margin_start(heading.pointer, Self.gap)
    gtk_widget_set_margin_end(heading.pointer, Self.gap)
    gtk_widget_set_margin_top(heading.pointer, Self.gap)
    gtk_widget_set_margin_bottom(heading.pointer, Self.gap / 2)
    Texts.observe { [heading] in
      let words = Message("AsInDocument", "As in the document").words
      gtk_label_set_text(heading.pointer.raw.of(GtkLabel.self), words)
    }
    guard let first = pages.firstIndex(where: { $0.document != nil }) else { return }
    typealias Place = @MainActor (UnsafeMutablePointer<GtkListBoxRow>) -> Void
    let place = ClosureBox<Place> { [heading] row in
      let isFirst = Int(gtk_list_box_row_get_index(row)) == first
      gtk_list_box_row_set_header(row, isFirst ? heading.pointer : nil)
    }
    gtk_list_box_set_header_func(
      list,
      { row, _, data in
        nonisolated(unsafe) let (row, data) = (row, data)
        MainActor.assumeIsolated {
          if let row { ClosureBox<Place>.closure(at: data)?(row) }
        }
      }, place.retained(), releaseClosureBox)
  }

  private func row(of page: Page) -> UnsafeMutablePointer<GtkWidget> {
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.gap)
    gtk_container_set_border_width(box.raw.of(GtkContainer.self), guint(Self.margin))
    if let icon = page.icon {
      gtk_box_pack_start(
        box.raw.of(GtkBox.self), gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON),
        gboolean(false), gboolean(true), 0)
    }
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    gtk_label_set_xalign(label.raw.of(GtkLabel.self), 0)
    gtk_label_set_ellipsize(label.raw.of(GtkLabel.self), PANGO_ELLIPSIZE_END)
    gtk_box_pack_start(box.raw.of(GtkBox.self), label, gboolean(true), gboolean(true), 0)
    let row: UnsafeMutablePointer<GtkWidget> = gtk_list_box_row_new()
    gtk_container_add(row.raw.of(GtkContainer.self), box)
    Texts.observe {
      gtk_label_set_text(label.raw.of(GtkLabel.self), page.title.words)
      AccessibleName.set(page.title.words, of: row)
    }
    return row
  }
}
