import CGtk
import GtkBridge
import Translations

/// A list of feeds with their numbers of unread entries and their faults, and a search.
@MainActor final class FeedList {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called with the address of the feed that the user chooses, or with `nil` for all feeds.
  var onChosen: (@MainActor (String?) -> Void)?

  private let list: UnsafeMutablePointer<GtkListBox>
  private let search: UnsafeMutablePointer<GtkWidget>
  private let scroller: UnsafeMutablePointer<GtkWidget>
  private var rows: [(feed: ListedFeed, row: UnsafeMutablePointer<GtkWidget>)] = []

  /// The number of feeds from which on there is a search.
  private static let minimumForSearch = 8
  private static let gap: gint = 6
  private static let rowGap: gint = 10
  private static let margin: gint = 8
  /// The width in points, if the window is wide enough.
  private static let width: gint = 300
  /// The minimum height of a row in points, enough for a finger.
  private static let rowHeight: gint = 44
  /// The minimum height of the list in points.
  private static let minimumHeight: gint = 96

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    let listWidget: UnsafeMutablePointer<GtkWidget> = gtk_list_box_new()
    list = listWidget.raw.of(GtkListBox.self)
    search = gtk_search_entry_new()
    scroller = gtk_scrolled_window_new(nil, nil)
    let scrolled = scroller.raw.of(GtkScrolledWindow.self)
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scrolled, gboolean(true))
    gtk_scrolled_window_set_shadow_type(scrolled, GTK_SHADOW_IN)
    gtk_container_add(scroller.raw.of(GtkContainer.self), listWidget)
    for part in [search, scroller] { gtk_container_add(widget.raw.of(GtkContainer.self), part) }
    let none: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    gtk_widget_set_size_request(none, -1, Self.rowHeight)
    gtk_style_context_add_class(gtk_widget_get_style_context(none), GTK_STYLE_CLASS_DIM_LABEL)
    gtk_widget_show(none)
    gtk_list_box_set_placeholder(list, none)
    gtk_widget_show_all(widget)
    Texts.observe(with: widget) { [search] in
      let hint = Message("FindFeed", "Find a feed").words
      gtk_entry_set_placeholder_text(search.raw.of(GtkEntry.self), hint)
      AccessibleName.set(hint, of: search)
      AccessibleName.set(Message("FeedMenu", "Feeds").words, of: listWidget)
      gtk_label_set_text(
        none.raw.of(GtkLabel.self), Message("NoSuchFeed", "No feed has this name.").words)
    }
    connect()
  }

  private func connect() {
    SignalConnection.connect(
      list, "row-activated",
      pointer: { [weak self] row in
        guard let self, let found = rows.first(where: { $0.row.raw == row }) else { return }
        onChosen?(found.feed.address)
      })
    SignalConnection.connect(search, "search-changed") { [weak self] in self?.filter() }
    SignalConnection.connect(search, "activate") { [weak self] in
      guard let found = self?.rows.first(where: { gtk_widget_get_visible($0.row).isTrue }) else {
        return
      }
      self?.onChosen?(found.feed.address)
    }
    SignalConnection.connect(search, "stop-search") { [search] in
      guard let popover = gtk_widget_get_ancestor(search, gtk_popover_get_type()) else { return }
      gtk_popover_popdown(popover.raw.of(GtkPopover.self))
    }
  }

  /// Shows all feeds again.
  func clearSearch() { gtk_entry_set_text(search.raw.of(GtkEntry.self), "") }

  /// Shows these feeds, with an item for all feeds if there are several, and marks the chosen one.
  func show(_ feeds: [ListedFeed], chosen: String?) {
    for (_, row) in rows { gtk_widget_destroy(row) }
    let unreadCount = feeds.reduce(0) { $0 + $1.unreadCount }
    let all = ListedFeed(
      address: nil, name: Message("AllFeeds", "All feeds").words, unreadCount: unreadCount,
      fault: nil)
    rows = ((feeds.count > 1 ? [all] : []) + feeds).map { ($0, row(of: $0)) }
    for (feed, row) in rows {
      gtk_container_add(list.raw.of(GtkContainer.self), row)
      gtk_widget_show_all(row)
      if feed.address == chosen || feeds.count == 1 {
        gtk_list_box_select_row(list, row.raw.of(GtkListBoxRow.self))
      }
    }
    filter()
    gtk_widget_set_visible(search, gboolean(feeds.count >= Self.minimumForSearch))
    gtk_widget_set_visible(widget, gboolean(!feeds.isEmpty))
  }

  /// Limits the size of the list, in points.
  func fit(width: gint, height: gint) {
    var (least, natural): (gint, gint) = (0, 0)
    if gtk_widget_get_visible(search).isTrue {
      gtk_widget_get_preferred_height(search, &least, &natural)
    }
    gtk_scrolled_window_set_max_content_height(
      scroller.raw.of(GtkScrolledWindow.self),
      max(height - natural - 2 * Self.gap, Self.minimumHeight))
    gtk_widget_set_size_request(widget, min(width, Self.width), -1)
  }

  /// Scrolls to the chosen row, and moves the focus to the search, or to the row if there is no search.
  func grabFocus() {
    guard let selected = gtk_list_box_get_selected_row(list) else { return }
    let row = UnsafeMutableRawPointer(selected).of(GtkWidget.self)
    var place = GtkAllocation()
    gtk_widget_get_allocation(row, &place)
    gtk_adjustment_clamp_page(
      gtk_scrolled_window_get_vadjustment(scroller.raw.of(GtkScrolledWindow.self)),
      Double(place.y), Double(place.y + place.height))
    gtk_widget_grab_focus(gtk_widget_get_visible(search).isTrue ? search : row)
  }

  private func filter() {
    let words = String(cString: gtk_entry_get_text(search.raw.of(GtkEntry.self)))
    for (feed, row) in rows { gtk_widget_set_visible(row, gboolean(feed.matches(words))) }
  }

  // MARK: Rows

  /// Returns a row with the name, the number of unread entries, and the fault in a second line.
  private func row(of feed: ListedFeed) -> UnsafeMutablePointer<GtkWidget> {
    let row: UnsafeMutablePointer<GtkWidget> = gtk_list_box_row_new()
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, Self.rowGap)
    gtk_widget_set_margin_start(box, Self.margin)
    gtk_widget_set_margin_end(box, Self.margin)
    gtk_widget_set_size_request(box, -1, Self.rowHeight)
    let texts: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
    gtk_widget_set_hexpand(texts, gboolean(true))
    gtk_container_add(texts.raw.of(GtkContainer.self), label(feed.name))
    if let fault = feed.fault {
      let reason = label(fault, isSmall: true)
      gtk_widget_set_tooltip_text(row, fault)
      gtk_container_add(texts.raw.of(GtkContainer.self), reason)
      let icon: UnsafeMutablePointer<GtkWidget> = gtk_image_new_from_icon_name(
        "dialog-warning-symbolic", GTK_ICON_SIZE_BUTTON)
      gtk_container_add(box.raw.of(GtkContainer.self), icon)
    }
    gtk_container_add(box.raw.of(GtkContainer.self), texts)
    let count = feed.unreadCount == 0 ? "" : CountText.text(feed.unreadCount)
    if !count.isEmpty {
      let number: UnsafeMutablePointer<GtkWidget> = gtk_label_new(count)
      gtk_container_add(box.raw.of(GtkContainer.self), number)
    }
    gtk_container_add(row.raw.of(GtkContainer.self), box)
    AccessibleName.set(
      [feed.name, count, feed.fault].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: ", "), of: row)
    return row
  }

  private func label(_ text: String, isSmall: Bool = false) -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
    let label = widget.raw.of(GtkLabel.self)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    if isSmall {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_scale_new(0.85))
      gtk_label_set_attributes(label, attributes)
      pango_attr_list_unref(attributes)
    }
    return widget
  }
}
