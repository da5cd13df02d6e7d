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
  private var unreadCount = 0
  private let news = FeedNews()

  private let pages: UnsafeMutablePointer<GtkStack>
  private static let listName = "list"
  private static let entryName = "entry"
  private let entryView = EntryView()
  private let searchBar = EntrySearchBar()
  /// The row that is read.
  private var readRow: Int?
  private var pager: ListPager<StoredEntry, Int64, EntryPosition>?
  /// The first page goes on up to here.
  private var lastPosition: EntryPosition?
  private let placeTimer = LoopTimer()
  /// The address that the program was given, until it is added.
  private var givenAddress: String?
  private var headerWords = HeaderWords()

  /// Milliseconds after which the place in the list is kept, once it has come to rest.
  private static let placeDelay: UInt32 = 200

  /// The page; it subscribes to the feed at `address`, where there is one.
  init(address: String?) {
    givenAddress = address
    list = ListView(rows: rows) { [news] in EntryRow.row(of: $0, isNew: news.has($0)) }
    list.selectionMode = .single
    list.maximumContentWidth = Page.contentWidth
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
    list.onRowActivated = { [weak self] in self?.read(row: $0) }
    list.onMenuRequested = { [weak self] in self?.showMenu(row: $0, x: $1, y: $2) }
    list.onError = { [weak self] in self?.show($0) }
    entryView.onBack = { [weak self] in self?.goBack() }
    entryView.onOpenPage = { [weak self] in self?.openPage() }
    searchBar.onSearch = { [weak self] in self?.search(for: $0) }
    menu.onChosen = { [weak self] in self?.choose($0) }
    menu.onUnreadChanged = { [weak self] in self?.showOnlyUnread($0) }
    menu.onAction = { [weak self] in self?.act($0) }
    Words.follow(with: widget) { [weak self] in self?.showWords() }
  }

  private func showWords() {
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
    searchBar.toggle()
    return true
  }

  var canGoBack: Bool { readRow != nil }

  func goBack() {
    readRow = nil
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
    if let address = givenAddress {
      givenAddress = nil
      subscribe(to: address)
    }
  }

  /// Keeps an address until the entries are open.
  func wait(for address: String) { givenAddress = address }

  /// Shows the selection from the store, at the place where its reader was.
  func load() async throws {
    guard let library else { return }
    rows.removeAll()
    let place = try await library.place(of: selection)
    lastPosition = selection.search.isEmpty ? place?.position : nil
    try await pager?.refresh()
    if selection.search.isEmpty, let place,
      let row = (0..<rows.count).first(where: { rows[$0]?.number == place.position.number })
    {
      list.restore(ListSnapshot(firstRow: row, offsetInRow: place.place.place.offset))
      if pager?.hasMore == false { list.setNoMoreData() }
    }
    unreadCount = try await library.unreadCount(of: selection.address)
    showWords()
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
    let page =
      if let cursor { try await library.nextPage(of: selection, after: cursor) } else {
        try await library.page(of: selection, after: nil, through: lastPosition)
      }
    return FetchedPage(page.entries, next: page.next)
  }

  // MARK: Refreshing

  var refresh: RefreshHeader.Handler? { { [weak self] in try await self?.fetchNews() } }

  var loadMore: LoadMoreFooter.Handler? {
    { [weak self] in try await self?.pager?.loadMore() ?? false }
  }

  private func fetchNews() async throws {
    guard let library else { return }
    headerWords.begin(list)
    defer { headerWords.progress = nil }
    let (steps, step) = AsyncStream<FeedProgress>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    let shown = Task { [weak self] in
      for await progress in steps { self?.show(progress) }
    }
    defer { shown.cancel() }
    let update = try await library.update(selection.address) { step.yield($0) }
    news.update = update
    lastPosition = rows.count > 0 ? rows[rows.count - 1]?.position : nil
    try await pager?.refresh()
    try await showFeeds()
    unreadCount = try await library.unreadCount(of: selection.address)
    headerWords.progress = nil
    showWords()
    guard update.failures.isEmpty else {
      throw FeedTrouble(description: FeedSentence.sentence(of: update.failures))
    }
    messages.hide()
    headerWords.end(news.words, in: list)
  }

  private func show(_ progress: FeedProgress) {
    guard list.isRefreshing else { return }
    let words =
      progress.shareOfAll.map {
        Message("LoadingShare", "Loading… {percent} %").words([
          "percent": "\(Int(exactly: ($0 * 100).rounded(.down)) ?? 0)"
        ])
      }
      ?? Message("LoadingSize", "Loading… {size}").words([
        "size": SizeText.text(UInt64(clamping: progress.bytes))
      ])
    headerWords.show(words, in: list)
    onTitleChanged?()
  }

  /// Shows a failure above the rows, which stay.
  func show(_ error: any Error) {
    if error is CancellationError { return }
    messages.show(
      FeedSentence.sentence(of: error),
      (Message("TryAgain", "Try Again"), { [weak self] in self?.list.beginRefreshing() }))
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

  // MARK: Reading

  private func read(row: Int) {
    guard let entry = rows[row] else { return }
    readRow = row
    let feed = subscriptions.first { $0.subscription.address == entry.address }?.name
    let about = [feed, entry.entry.author, FileTime.text(seconds: entry.time)].compactMap(\.self)
    entryView.show(
      title: EntryRow.title(of: entry), about: about.joined(separator: " · "),
      text: entry.entry.summary, hasPage: entry.entry.link != nil)
    gtk_stack_set_visible_child_name(pages, Self.entryName)
    setRead(true, row: row)
  }

  private func setRead(_ isRead: Bool, row: Int) {
    guard let library, var entry = rows[row], entry.isRead != isRead else { return }
    entry.isRead = isRead
    rows[row] = entry
    unreadCount = max(unreadCount + (isRead ? -1 : 1), 0)
    onTitleChanged?()
    let number = entry.number
    Task { [weak self] in
      do {
        try await library.setRead(isRead, number: number)
        try await self?.showFeeds()
      } catch {
        self?.show(error)
      }
    }
  }

  private func openPage() {
    if let link = readRow.flatMap({ rows[$0] })?.entry.link { open(link) }
  }

  private func open(_ link: String) {
    FileOpening.open(uri: link) { [weak self] in
      self?.messages.show(
        Message("PageNotOpened", "No program could open {address}.").words(["address": link]))
    }
  }

  private func showMenu(row: Int?, x: Double, y: Double) {
    guard let row, let entry = rows[row] else { return }
    let link = entry.entry.link
    let items = [
      RowMenu.Item(Message("ReadEntry", "Read")) { [weak self] in self?.read(row: row) },
      RowMenu.Item(
        entry.isRead
          ? Message("MarkUnread", "Mark as Unread") : Message("MarkRead", "Mark as Read")
      ) { [weak self] in self?.setRead(!entry.isRead, row: row) },
      RowMenu.Item(Message("OpenInBrowser", "Open in Browser"), isSensitive: link != nil) {
        [weak self] in
        if let link { self?.open(link) }
      },
      RowMenu.Item(Message("CopyAddress", "Copy Address"), isSensitive: link != nil) {
        [list] in
        if let link { RowMenu.copy([link], in: list.widget) }
      },
    ]
    list.focusedRow = row
    RowMenu.show(items, x: x, y: y, in: list)
  }
}
