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
  let refreshKeepsPlace = true

  let rows = RowStore<StoredEntry>()
  let messages = MessageBar()
  let menu = FeedMenu()
  var library: FeedLibrary?
  var subscriptions: [StoredSubscription] = []
  var selection = FeedSelection()
  let news = FeedNews()
  /// Whether the last message is an error.
  var isFailureShown = false
  /// The feeds of the list that was added last which have no usable address, until they are reported.
  var skipped: [String] = []

  /// The stack that shows either the list or one entry.
  let pages: UnsafeMutablePointer<GtkStack>
  static let listName = "list"
  static let entryName = "entry"
  let entryView = EntryView()
  let searchBar = FilterBar(Message("SearchEntries", "Search the entries"))
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
  let names: FeedNames
  /// The addresses to subscribe to once the library is open.
  var givenAddresses: [String]
  var headerWords = HeaderWords()
  /// The address of the feed that is being refreshed, or `nil` for all feeds.
  var refreshedAddress: String?
  private let statusView = StatusView()
  private var status: FeedStatus?

  /// Creates the page.
  ///
  /// If `address` is given, subscribes to the feed at that address.
  init(address: String?) {
    givenAddresses = address.map { [$0] } ?? []
    let names = FeedNames()
    self.names = names
    list = ListView(rows: rows) { [news] in
      EntryRow.row(of: $0, isNew: news.has($0), feed: names.ofRows[$0.address])
    }
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
    let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    gtk_container_add(overlay.raw.of(GtkContainer.self), list.widget)
    gtk_overlay_add_overlay(overlay.raw.of(GtkOverlay.self), statusView.widget)
    gtk_box_pack_start(
      box.raw.of(GtkBox.self), searchBar.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box.raw.of(GtkBox.self), overlay, gboolean(true), gboolean(true), 0)
    gtk_stack_set_transition_type(pages, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
    gtk_stack_add_named(pages, box, Self.listName)
    gtk_stack_add_named(pages, entryView.widget, Self.entryName)
    // Messages are also shown above an entry.
    gtk_box_pack_start(
      widget.raw.of(GtkBox.self), messages.widget, gboolean(false), gboolean(true), 0)
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
    list.onError = { [weak self] error in
      self?.show(error) { [weak self] in self?.list.beginRefreshing() }
    }
    statusView.onPressed = { [weak self] in self?.leaveStatus() }
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
    showStatus()
    rows.updateTexts()
    onTitleChanged?()
  }

  /// Shows why there are no entries, with a way out.
  private func showStatus() {
    let shown = selectedSubscription.map { [$0] } ?? subscriptions
    let errors = shown.compactMap(\.faultReason)
    // The reason of one feed is only shown if no other feed could be fetched.
    let error = errors.count == shown.count ? errors.first : nil
    status =
      library == nil
      ? nil
      : FeedStatus(
        entryCount: rows.count, feedCount: subscriptions.count, selection: selection,
        fault: error.map(FeedSentence.sentence),
        isOffline: error.map(FeedSentence.isOffline) ?? false)
    guard let status else { return statusView.hide() }
    statusView.show(icon: status.icon, sentence: status.sentence, label: status.label)
  }

  /// Leads out of an empty page.
  private func leaveStatus() {
    switch status?.action {
    case .add: act(.add)
    case .clearSearch: endSearch()
    case .refresh: list.beginRefreshing()
    case .showAll: showOnlyUnread(false)
    case nil: break
    }
  }

  /// Closes the search, which shows all entries again.
  func endSearch() {
    searchBar.isOpen = false
    gtk_widget_grab_focus(list.widget)
  }

  // MARK: Feeds

  /// The selected feed, or the only one, or `nil` if several are shown.
  var selectedSubscription: StoredSubscription? {
    if subscriptions.count == 1 { return subscriptions.first }
    return subscription(at: selection.address)
  }

  func subscription(at address: String?) -> StoredSubscription? {
    subscriptions.first { $0.subscription.address == address }
  }

  // MARK: Page content

  var barWidgets: [UnsafeMutablePointer<GtkWidget>] { [menu.button] }

  /// The feed that the title names, or `nil` for all feeds.
  private var titleFeed: StoredSubscription? {
    readEntry.map { subscription(at: $0.address) } ?? selectedSubscription
  }

  var title: String { titleFeed?.name ?? Message("PageFeeds", "Feeds").words }

  var subtitle: String {
    let feed = titleFeed
    let address = feed?.subscription.address
    if let progress = headerWords.progress, refreshedAddress == nil || refreshedAddress == address {
      return progress
    }
    guard library != nil, !subscriptions.isEmpty else { return "" }
    let count = feed?.unreadCount ?? subscriptions.reduce(0) { $0 + $1.unreadCount }
    let unread = Message("UnreadCount", "{count} unread").words(["count": CountText.text(count)])
    guard news.count(of: address) > 0 else { return unread }
    return Message("UnreadAndNew", "{unread}, {new}").words([
      "unread": unread, "new": news.words(of: address),
    ])
  }

  func search() -> Bool {
    if canGoBack { goBack() }
    searchBar.isOpen.toggle()
    if !searchBar.isOpen { gtk_widget_grab_focus(list.widget) }
    return true
  }

  var canGoBack: Bool { readEntry != nil }
  var isListCovered: Bool { readEntry != nil }

  func goBack() {
    closeEntry()
    gtk_widget_grab_focus(list.widget)
  }

  /// Shows the list instead of an entry.
  func closeEntry() {
    guard canGoBack else { return }
    readEntry = nil
    gtk_stack_set_visible_child_name(pages, Self.listName)
    onTitleChanged?()
  }
}

/// The names of feeds that rows show.
@MainActor final class FeedNames {
  /// The names by the addresses of the feeds; empty if all rows are of one feed.
  var ofRows: [String: String] = [:]
}
