import CGtk
import GtkBridge
import Translations

/// The list of the program's pages, in groups.
///
/// The mark is at the current page. With the arrow keys the page of a row opens after a moment.
@MainActor final class PageSidebar {
  /// The scrolled window that contains the list.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called with the name of the page that the user chooses, and whether the focus stays in the
  /// list.
  var onChosen: (@MainActor (String, _ staysInList: Bool) -> Void)?
  /// Called when Tab (`true`) or Shift+Tab leaves the list.
  var onLeave: (@MainActor (_ isForward: Bool) -> Void)?

  private let list: UnsafeMutablePointer<GtkListBox>
  private let pages: [Page]
  /// The row of each page, in the order of ``pages``.
  private var rows: [UnsafeMutablePointer<GtkListBoxRow>] = []
  /// The arrow in the row that shows and hides the pages of the documents.
  private let fold: UnsafeMutablePointer<GtkWidget> = gtk_image_new()
  /// Whether the pages of the documents are listed.
  private var areDocumentsShown = false
  /// Whether the next layout scrolls to the pages of the documents, which are the last ones.
  private var scrollsToEnd = false
  /// The name of the current page.
  private var shown: String?
  /// Opens the page of the row that the arrow keys have reached.
  private var opening: Task<Void, Never>?
  /// The height in points at the last time that the list scrolled to the current page.
  private var height: gint = 0

  /// The width in points, enough for the longest page name in any language and its icon.
  private static let width: gint = 220
  private static let gap: gint = 12
  private static let margin: gint = 10
  private static let iconSize: gint = 16
  /// The time for which the arrow keys rest on a row before its page opens.
  private static let pause = Duration.milliseconds(250)

  /// Creates a list of `pages`, which are ordered by group.
  init(_ pages: [Page]) {
    self.pages = pages
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
    showHeadings()
    for (index, page) in pages.enumerated() {
      let isFirstDocument =
        page.group == .documents && (index == 0 || pages[index - 1].group != .documents)
      if isFirstDocument { gtk_container_add(listWidget.raw.of(GtkContainer.self), foldRow()) }
      let row = row(of: page)
      rows.append(row.raw.of(GtkListBoxRow.self))
      gtk_container_add(listWidget.raw.of(GtkContainer.self), row)
      gtk_widget_show_all(row)
      gtk_widget_set_no_show_all(row, gboolean(page.group == .documents))
    }
    gtk_widget_show_all(widget)
    showDocuments(false)
    Texts.observe { AccessibleName.set(Message("Pages", "Pages").words, of: listWidget) }
    connect(listWidget)
  }

  private func connect(_ listWidget: UnsafeMutablePointer<GtkWidget>) {
    SignalConnection.connect(
      listWidget, "set-focus-child",
      pointer: { [weak self] row in
        // A row that the keys have only passed does not keep the mark.
        guard row == nil, let self, let shown else { return }
        opening?.cancel()
        select(shown)
      })
    SignalConnection.connect(
      widget, "size-allocate", pointer: { [weak self] _ in self?.updateScroll() })
    SignalConnection.connect(
      listWidget, "row-activated",
      pointer: { [weak self] row in
        guard let self, let row = row?.of(GtkListBoxRow.self) else { return }
        if let name = name(of: row) { return choose(name, staysInList: false) }
        showDocuments(!areDocumentsShown)
        scrollsToEnd = areDocumentsShown
      })
    SignalConnection.connect(
      listWidget, "size-allocate", pointer: { [weak self] _ in self?.scrollToDocuments() })
    SignalConnection.connect(
      listWidget, "row-selected",
      pointer: { [weak self] row in
        guard let self, let row, let name = name(of: row.of(GtkListBoxRow.self)) else { return }
        openSoon(name)
      })
    SignalConnection.connect(
      listWidget, "key-press-event",
      event: { [weak self] event in
        guard let key = event?.of(GdkEventKey.self) else { return false }
        switch Int32(bitPattern: key.pointee.keyval) {
        case GDK_KEY_Tab: self?.onLeave?(true)
        case GDK_KEY_ISO_Left_Tab: self?.onLeave?(false)
        default: return false
        }
        return true
      })
  }

  private func name(of row: UnsafeMutablePointer<GtkListBoxRow>) -> String? {
    rows.firstIndex(of: row).map { pages[$0].name }
  }

  private func choose(_ name: String, staysInList: Bool) {
    opening?.cancel()
    onChosen?(name, staysInList)
  }

  /// Opens a page unless the keys go on to another row.
  private func openSoon(_ name: String) {
    opening?.cancel()
    guard name != shown else { return }
    opening = Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      if !Task.isCancelled { self?.choose(name, staysInList: true) }
    }
  }

  /// Marks the page `name` as the current one.
  func select(_ name: String) {
    shown = name
    guard let index = pages.firstIndex(where: { $0.name == name }) else { return }
    if pages[index].group == .documents { showDocuments(true) }
    gtk_list_box_select_row(list, rows[index])
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

  /// Scrolls to the end if the pages there have just been shown.
  private func scrollToDocuments() {
    guard scrollsToEnd else { return }
    scrollsToEnd = false
    let adjustment = gtk_scrolled_window_get_vadjustment(widget.raw.of(GtkScrolledWindow.self))
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
  }

  /// Moves the focus to the current page.
  func grabFocus() {
    guard let row = gtk_list_box_get_selected_row(list) else { return }
    gtk_widget_grab_focus(UnsafeMutableRawPointer(row).of(GtkWidget.self))
  }

  // MARK: Groups

  /// Shows or hides the pages of the documents.
  private func showDocuments(_ isShown: Bool) {
    areDocumentsShown = isShown
    for (page, row) in zip(pages, rows) where page.group == .documents {
      gtk_widget_set_visible(row.raw.of(GtkWidget.self), gboolean(isShown))
    }
    let icon = isShown ? "pan-down-symbolic" : "pan-end-symbolic"
    gtk_image_set_from_icon_name(fold.raw.of(GtkImage.self), icon, GTK_ICON_SIZE_BUTTON)
  }

  /// Returns the row that shows and hides the pages of the documents.
  private func foldRow() -> UnsafeMutablePointer<GtkWidget> {
    let row = row(PageGroup.documents.title, symbol: fold)
    gtk_list_box_row_set_selectable(row.raw.of(GtkListBoxRow.self), gboolean(false))
    return row
  }

  /// Shows a heading above the first page of each other group.
  private func showHeadings() {
    typealias Row = UnsafeMutablePointer<GtkListBoxRow>
    typealias Place = @MainActor (Row, Row?) -> Void
    let place = ClosureBox<Place> { [weak self] row, previous in
      guard let self else { return }
      @MainActor func group(of row: Row?) -> PageGroup? {
        row.flatMap { self.rows.firstIndex(of: $0) }.map { self.pages[$0].group }
      }
      let own = group(of: row)
      // The row that unfolds the documents is the heading of its group, and a line is above it.
      if own == nil, previous != nil, gtk_list_box_row_get_header(row) == nil {
        let line: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
        gtk_widget_show(line)
        return gtk_list_box_row_set_header(row, line)
      }
      let needsHeading = own != .documents && own != group(of: previous)
      guard let own else { return }
      guard needsHeading else { return gtk_list_box_row_set_header(row, nil) }
      if gtk_list_box_row_get_header(row) == nil {
        gtk_list_box_row_set_header(row, heading(own.title))
      }
    }
    gtk_list_box_set_header_func(
      list,
      { row, previous, data in
        nonisolated(unsafe) let (row, previous, data) = (row, previous, data)
        MainActor.assumeIsolated {
          if let row { ClosureBox<Place>.closure(at: data)?(row, previous) }
        }
      }, place.retained(), releaseClosureBox)
  }

  private func heading(_ title: Message) -> UnsafeMutablePointer<GtkWidget> {
    let heading: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    let label = heading.raw.of(GtkLabel.self)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
    gtk_widget_set_margin_start(heading, Self.gap)
    gtk_widget_set_margin_end(heading, Self.gap)
    gtk_widget_set_margin_top(heading, Self.gap)
    gtk_widget_set_margin_bottom(heading, Self.gap / 2)
    Texts.observe(with: heading) {
      gtk_label_set_text(heading.raw.of(GtkLabel.self), title.words)
    }
    gtk_widget_show(heading)
    return heading
  }

  private func row(of page: Page) -> UnsafeMutablePointer<GtkWidget> {
    // A page without an icon gets the space of one, so that all titles are aligned.
    let symbol =
      page.icon.map { gtk_image_new_from_icon_name($0, GTK_ICON_SIZE_BUTTON) } ?? gtk_image_new()
    if page.icon == nil, let symbol {
      gtk_image_set_pixel_size(symbol.raw.of(GtkImage.self), Self.iconSize)
      gtk_widget_set_size_request(symbol, Self.iconSize, -1)
    }
    return row(page.title, symbol: symbol)
  }

  private func row(
    _ title: Message, symbol: UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutablePointer<GtkWidget> {
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.gap)
    gtk_container_set_border_width(box.raw.of(GtkContainer.self), guint(Self.margin))
    if let symbol {
      gtk_box_pack_start(box.raw.of(GtkBox.self), symbol, gboolean(false), gboolean(true), 0)
    }
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    gtk_label_set_xalign(label.raw.of(GtkLabel.self), 0)
    gtk_label_set_ellipsize(label.raw.of(GtkLabel.self), PANGO_ELLIPSIZE_END)
    gtk_box_pack_start(box.raw.of(GtkBox.self), label, gboolean(true), gboolean(true), 0)
    let row: UnsafeMutablePointer<GtkWidget> = gtk_list_box_row_new()
    gtk_container_add(row.raw.of(GtkContainer.self), box)
    Texts.observe {
      gtk_label_set_text(label.raw.of(GtkLabel.self), title.words)
      AccessibleName.set(title.words, of: row)
    }
    return row
  }
}
