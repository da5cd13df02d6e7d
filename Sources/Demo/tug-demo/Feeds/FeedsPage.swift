import CGtk
import FeedLibrary
import FeedStore
import GtkBridge
import Translations
import Tug

/// The page "Feeds", which shows stored entries of feeds.
///
/// A refresh fetches new ones.
@MainActor final class FeedsPage: PageContent {
  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?
  var shownMessage: MessageBar? { messages.isShown ? messages : nil }
  let describesErrors = true

  let rows = RowStore<StoredEntry>()
  let messages = MessageBar()
  let menu = FeedMenu()
  var library: FeedLibrary?
  var subscriptions: [StoredSubscription] = []
  var selection = FeedSelection()
  let news = FeedNews()

  /// The stack that shows either the list or one entry.
  let pages: UnsafeMutablePointer<GtkStack>
  static let listName = "list"
  static let entryName = "entry"
  let entryView = EntryView()
  private let searchBar = FilterBar(Message("SearchEntries", "Search the entries"))
  /// The entry that is shown, or `nil` while the list is shown.
  var readEntry: StoredEntry?
  private(set) var pager: ListPager<StoredEntry, Int64, EntryPosition>?
  /// The entries on the pager's first page.
  enum FirstPage {
    /// The newest entries, at least through the given position.
    case newest(through: EntryPosition?)
    /// The entries around a position.
    case around(EntryPosition)
  }
  var firstPage = FirstPage.newest(through: nil)
  /// The number of times that the list was loaded from the store.
  var loadCount = 0
  let placeTimer = LoopTimer()
  /// The addresses to subscribe to once the library is open.
  var givenAddresses: [String]
  var headerWords = HeaderWords()

  /// Creates the page.
  ///
  /// If `address` is given, subscribes to the feed at that address.
  init(address: String?) {
    givenAddresses = address.map { [$0] } ?? []
    list = ListView(rows: rows) { [news] in EntryRow.row(of: $0, isNew: news.has($0)) }
    list.selectionMode = .single
    list.maximumContentWidth = Page.contentWidth
    // The list would only search the loaded rows. The page's search covers all entries.
    list.isSearchEnabled = false
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let stack: UnsafeMutablePointer<GtkWidget> = gtk_stack_new()
    pages = stack.raw.of(GtkStack.self)
    pack(stack)
    pager = ListPager(list, rows: rows, refreshMode: .merges, id: \.number) { [weak self] cursor in
      try await self?.page(after: cursor) ?? FetchedPage([], next: nil)
    }
    connect()
  }

  private func pack(_ stack: UnsafeMutablePointer<GtkWidget>) {
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    for part in [searchBar.widget, messages.widget] {
      gtk_box_pack_start(box.raw.of(GtkBox.self), part, gboolean(false), gboolean(true), 0)
    }
    gtk_box_pack_start(box.raw.of(GtkBox.self), list.widget, gboolean(true), gboolean(true), 0)
    gtk_stack_set_transition_type(pages, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
    gtk_stack_add_named(pages, box, Self.listName)
    gtk_stack_add_named(pages, entryView.widget, Self.entryName)
    gtk_box_pack_start(widget.raw.of(GtkBox.self), stack, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)
    // A stack shows the first child that was visible when it was added, so select the list.
    gtk_stack_set_visible_child_name(pages, Self.listName)
  }

  private func connect() {
    list.onRowActivated = { [weak self] row in
      if let self, let entry = rows[row] { read(entry) }
    }
    list.onMenuRequested = { [weak self] in self?.showMenu(row: $0, x: $1, y: $2) }
    list.onError = { [weak self] in self?.show($0) }
    entryView.onBack = { [weak self] in self?.goBack() }
    entryView.onOpenPage = { [weak self] in self?.openPage() }
    searchBar.onChanged = { [weak self] in self?.search(for: $0) }
    searchBar.onLeft = { [list] in gtk_widget_grab_focus(list.widget) }
    SignalConnection.connect(
      widget, "key-press-event",
      event: { [weak self] event in
        guard let self, let event, !canGoBack else { return false }
        return searchBar.type(event.of(GdkEvent.self))
      })
    menu.onChosen = { [weak self] in self?.choose($0) }
    menu.onUnreadChanged = { [weak self] in self?.showOnlyUnread($0) }
    menu.onAction = { [weak self] in self?.act($0) }
    Texts.observe(with: widget) { [weak self] in self?.showTexts() }
  }

  /// Updates all texts and rows.
  func showTexts() {
    list.placeholder =
      library == nil
      ? nil
      : selection.search.isEmpty
        ? Message("NoEntries", "There is nothing to read. Add a feed, or pull for news.").words
        : Message("NothingFound", "No entry contains these words.").words
    rows.updateTexts()
    onTitleChanged?()
  }

  // MARK: Page content

  var barWidgets: [UnsafeMutablePointer<GtkWidget>] { [menu.button] }

  var title: String {
    let chosen = subscriptions.first { $0.subscription.address == selection.address }
    if let chosen { return chosen.name }
    return subscriptions.count == 1
      ? subscriptions[0].name : Message("PageFeeds", "Feeds").words
  }

  /// The number of unread entries in the selected feeds.
  private var unreadCount: Int {
    subscriptions.filter {
      selection.address == nil || $0.subscription.address == selection.address
    }
    .reduce(0) { $0 + $1.unreadCount }
  }

  var subtitle: String {
    if let progress = headerWords.progress { return progress }
    guard library != nil else { return "" }
    let unread = Message("UnreadCount", "{count} unread").words([
      "count": CountText.text(unreadCount)
    ])
    guard news.count > 0 else { return unread }
    return Message("UnreadAndNew", "{unread}, {new}").words([
      "unread": unread, "new": news.words,
    ])
  }

  func search() -> Bool {
    if canGoBack { goBack() }
    searchBar.isOpen.toggle()
    if !searchBar.isOpen { gtk_widget_grab_focus(list.widget) }
    return true
  }

  var canGoBack: Bool { readEntry != nil }

  func goBack() {
    readEntry = nil
    gtk_stack_set_visible_child_name(pages, Self.listName)
    gtk_widget_grab_focus(list.widget)
  }
}
