import CGtk
import GtkBridge
import Translations
import Tug

/// A list of feeds with their numbers of unread entries and their faults, and a search.
@MainActor final class FeedList {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called with the address of the feed that the user chooses, or with `nil` for all feeds.
  var onChosen: (@MainActor (String?) -> Void)?

  private let rows = RowStore<ListedFeed>()
  private let list: ListView
  private let search: UnsafeMutablePointer<GtkWidget>
  private let scroller: UnsafeMutablePointer<GtkWidget>
  private var feeds: [ListedFeed] = []
  private var chosen: String?

  /// The number of feeds from which on there is a search.
  private static let minimumForSearch = 8
  private static let gap: gint = 6
  /// The width in points, if the window is wide enough.
  private static let width: gint = 300
  /// The height of a row in points, enough for a finger and two lines.
  private static let rowHeight = 48.0
  /// The minimum height of a list whose rows do not fit into the window, in points.
  private static let minimumHeight: gint = 96

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    search = gtk_search_entry_new()
    scroller = gtk_scrolled_window_new(nil, nil)
    list = ListView(rows: rows, rowHeight: Self.rowHeight, row: Self.row)
    list.selectionMode = .single
    list.isSearchEnabled = false
    let scrolled = scroller.raw.of(GtkScrolledWindow.self)
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_shadow_type(scrolled, GTK_SHADOW_IN)
    gtk_container_add(scroller.raw.of(GtkContainer.self), list.widget)
    for part in [search, scroller] { gtk_container_add(widget.raw.of(GtkContainer.self), part) }
    gtk_widget_show_all(widget)
    Texts.observe(with: widget) { [search, list] in
      let hint = Message("FindFeed", "Find a feed").words
      gtk_entry_set_placeholder_text(search.raw.of(GtkEntry.self), hint)
      AccessibleName.set(hint, of: search)
      AccessibleName.set(Message("FeedMenu", "Feeds").words, of: list.widget)
      list.placeholder = Message("NoSuchFeed", "No feed has this name.").words
    }
    connect()
  }

  private func connect() {
    list.onRowActivated = { [weak self] row in
      if let self, let feed = rows[row] { onChosen?(feed.address) }
    }
    SignalConnection.connect(search, "search-changed") { [weak self] in self?.filter() }
    SignalConnection.connect(search, "activate") { [weak self] in
      if let self, let feed = rows[0] { onChosen?(feed.address) }
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
    let unreadCount = feeds.reduce(0) { $0 + $1.unreadCount }
    let all = ListedFeed(
      address: nil, name: Message("AllFeeds", "All feeds").words, unreadCount: unreadCount,
      fault: nil)
    self.feeds = (feeds.count > 1 ? [all] : []) + feeds
    self.chosen = feeds.count == 1 ? feeds[0].address : chosen
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
    let space = max(height - natural - 2 * Self.gap, Self.minimumHeight)
    let rows = gint(min(Double(feeds.count) * Self.rowHeight, Double(space)))
    let scrolled = scroller.raw.of(GtkScrolledWindow.self)
    // The maximum must not be less than the former minimum.
    gtk_scrolled_window_set_min_content_height(scrolled, -1)
    gtk_scrolled_window_set_max_content_height(scrolled, rows)
    gtk_scrolled_window_set_min_content_height(scrolled, rows)
    gtk_widget_set_size_request(widget, min(width, Self.width), -1)
  }

  /// Scrolls to the chosen row, and moves the focus to the search, or to the list if there is no search.
  func grabFocus() {
    if let row = list.focusedRow { list.scrollToRow(row, animated: false) }
    gtk_widget_grab_focus(gtk_widget_get_visible(search).isTrue ? search : list.widget)
  }

  private func filter() {
    let words = String(cString: gtk_entry_get_text(search.raw.of(GtkEntry.self)))
    let found = ListedFeed.matching(words, in: feeds)
    rows.replaceAll(found)
    guard let row = found.firstIndex(where: { $0.address == chosen }) else { return }
    list.select(row..<row + 1)
    list.focusedRow = row
  }

  /// Returns a row with the name, the number of unread entries, and the fault in a second line.
  private static func row(of feed: ListedFeed) -> Row {
    Row(
      title: feed.name, subtitle: feed.fault.map { "⚠ \($0)" },
      detail: feed.unreadCount == 0 ? nil : CountText.text(feed.unreadCount))
  }
}
