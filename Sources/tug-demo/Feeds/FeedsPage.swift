import CGtk
import FeedLibrary
import FeedStore
import GtkBridge
import Translations
import Tug

/// The page "Feeds": entries of feeds, which are kept, and where a refresh fetches news.
@MainActor final class FeedsPage: PageContent {
  let list: ListView
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?
  var shownMessage: MessageBar? { messages.isShown ? messages : nil }
  let describesErrors = true

  let rows = RowStore<StoredEntry>()
  let messages = MessageBar()
  let menu = FeedMenu()
  private(set) var library: FeedLibrary?
  private(set) var subscriptions: [StoredSubscription] = []
  var selection = FeedSelection()
  let news = FeedNews()

  /// The list and the entry that is read, one of which is shown.
  let pages: UnsafeMutablePointer<GtkStack>
  static let listName = "list"
  static let entryName = "entry"
  let entryView = EntryView()
  private let searchBar = FilterBar(Message("SearchEntries", "Search the entries"))
  /// The entry that is read; nil for none.
  var readEntry: StoredEntry?
  private(set) var pager: ListPager<StoredEntry, Int64, EntryPosition>?
  /// What the pager gets for its first page.
  enum FirstPage {
    /// The newest entries, and those up to a place.
    case newest(through: EntryPosition?)
    /// Those around a place.
    case around(EntryPosition)
  }
  var firstPage = FirstPage.newest(through: nil)
  /// How many times entries were shown from the store.
  private var loadCount = 0
  private let placeTimer = LoopTimer()
  /// The addresses that the program was given, until they are added.
  private var givenAddresses: [String]
  var headerWords = HeaderWords()

  /// Milliseconds after which the place in the list is kept, once it has come to rest.
  private static let placeDelay: UInt32 = 200

  /// The page; it subscribes to the feed at `address`, where there is one.
  init(address: String?) {
    givenAddresses = address.map { [$0] } ?? []
    list = ListView(rows: rows) { [news] in EntryRow.row(of: $0, isNew: news.has($0)) }
    list.selectionMode = .single
    list.maximumContentWidth = Page.contentWidth
    // The page's own search looks through all entries, where the list knows those that are loaded.
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
    // A stack begins with the first child that was visible when it came.
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
    Words.follow(with: widget) { [weak self] in self?.showWords() }
  }

  /// Shows all words again, and the rows.
  func showWords() {
    list.placeholder =
      library == nil
      ? nil
      : selection.search.isEmpty
        ? Message("NoEntries", "There is nothing to read. Add a feed, or pull for news.").words
        : Message("NothingFound", "No entry has these words.").words
    rows.showAnew()
    onTitleChanged?()
  }

  // MARK: What the window asks

  var barWidgets: [UnsafeMutablePointer<GtkWidget>] { [menu.button] }

  var title: String {
    let chosen = subscriptions.first { $0.subscription.address == selection.address }
    if let chosen { return chosen.name }
    return subscriptions.count == 1
      ? subscriptions[0].name : Message("PageFeeds", "Feeds").words
  }

  /// How many entries of the selection's feeds are unread.
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

  // MARK: Beginning

  func start() async {
    do {
      let library = try await FeedShelf.open(
        title: Message("OwnFeed", "On pulling").words)
      self.library = library
      selection = try await library.shownSelection()
      try await showFeeds()
      try await load()
      if let notice = library.notice { messages.show(FeedSentence.sentence(of: notice)) }
    } catch {
      show(error)
    }
    while let address = givenAddresses.first {
      givenAddresses.removeFirst()
      do { try await add(address) } catch { show(error) }
    }
  }

  /// Keeps an address until the entries are open.
  func wait(for address: String) { givenAddresses.append(address) }

  /// Shows the selection from the store, at the place where its reader was.
  func load() async throws {
    guard let library else { return }
    loadCount += 1
    rows.removeAll()
    let place = selection.search.isEmpty ? try await library.place(of: selection) : nil
    firstPage = place.map { .around($0.position) } ?? .newest(through: nil)
    try await pager?.refresh()
    if let place, let row = row(of: place.position.number) {
      list.restore(ListSnapshot(firstRow: row, offsetInRow: place.place.place.offset))
      if pager?.hasMore == false { list.setNoMoreData() }
    }
    showWords()
    if place != nil { try await loadWhatIsBefore(library) }
  }

  /// Adds what comes before the first row, part by part: out of view, so that nothing moves.
  private func loadWhatIsBefore(_ library: FeedLibrary) async throws {
    let load = loadCount
    while let first = rows[0]?.position {
      let before = try await library.entries(of: selection, before: first)
      // Meanwhile others may be shown, or a refresh may have brought them.
      guard load == loadCount, !before.isEmpty, rows[0]?.position == first else { return }
      rows.insert(contentsOf: before, at: 0)
    }
  }

  /// The row of the entry with a number; nil where it is not loaded.
  func row(of number: Int64) -> Int? {
    (0..<rows.count).first { rows[$0]?.number == number }
  }

  /// Reads which feeds there are.
  func showFeeds() async throws {
    guard let library else { return }
    subscriptions = try await library.subscriptions()
    menu.show(subscriptions, selection)
    onTitleChanged?()
  }

  private func page(
    after cursor: EntryPosition?
  ) async throws -> FetchedPage<StoredEntry, EntryPosition> {
    guard let library else { return FetchedPage([], next: nil) }
    let page: FeedLibrary.EntryPage
    if let cursor {
      page = try await library.nextPage(of: selection, after: cursor)
    } else {
      switch firstPage {
      case .newest(let last):
        page = try await library.page(of: selection, after: nil, through: last)
      case .around(let place): page = try await library.page(of: selection, around: place)
      }
    }
    return FetchedPage(page.entries, next: page.next)
  }

  // MARK: The place

  func listScrolled() {
    guard library != nil, selection.search.isEmpty, !placeTimer.isRunning else { return }
    placeTimer.start(milliseconds: Self.placeDelay) { [weak self] in
      self?.keepPlace()
      return false
    }
  }

  private func keepPlace() {
    let snapshot = list.snapshot
    guard let library, let entry = rows[snapshot.firstRow], selection.search.isEmpty else { return }
    let place = EntryPlace(
      address: entry.address,
      place: ReadingPlace(entryID: entry.entry.id, offset: snapshot.offsetInRow))
    let selection = selection
    Task { try? await library.keep(place, of: selection) }
  }
}
