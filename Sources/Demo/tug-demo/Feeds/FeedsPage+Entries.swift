import FeedLibrary
import FeedStore
import Translations
import Tug

/// Loads entries from the store, and saves the reading place.
extension FeedsPage {
  func start() async {
    do {
      let library = try await FeedShelf.open(
        title: Message("OwnFeed", "About pulling").words)
      self.library = library
      selection = try await library.shownSelection()
      try await showFeeds()
      try await load()
      if let notice = library.notice { messages.show(FeedSentence.sentence(of: notice)) }
    } catch {
      show(error) { [weak self] in self?.work { await $0.start() } }
    }
    while let address = givenAddresses.first {
      givenAddresses.removeFirst()
      await run { try await $0.addOrAsk(address) }
    }
  }

  /// Stores an address to subscribe to once the library is open.
  func wait(for address: String) { givenAddresses.append(address) }

  /// Shows the selected entries from the store, at the saved reading place.
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
    showTexts()
    if place != nil { try await loadPrevious(library) }
  }

  /// Inserts the entries before the first row, in batches.
  ///
  /// The insertions are above the visible rows, so that nothing on the screen moves.
  private func loadPrevious(_ library: FeedLibrary) async throws {
    let load = loadCount
    while let first = rows[0]?.position {
      let before = try await library.entries(of: selection, before: first)
      // In the meantime other entries may have been shown, or a refresh may have added these ones.
      guard load == loadCount, !before.isEmpty, rows[0]?.position == first else { return }
      rows.insert(contentsOf: before, at: 0)
    }
  }

  /// Returns the row of the entry with this number, or `nil` if it is not loaded.
  func row(of number: Int64) -> Int? {
    (0..<rows.count).first { rows[$0]?.number == number }
  }

  /// Reads the subscriptions again, and shows them in the menu and the title.
  func showFeeds() async throws {
    guard let library else { return }
    subscriptions = try await library.subscriptions()
    let isOne = selection.address != nil || subscriptions.count == 1
    let shown = isOne ? [] : subscriptions
    names.ofRows = Dictionary(
      shown.map { ($0.subscription.address, $0.name) }, uniquingKeysWith: { first, _ in first })
    menu.show(
      subscriptions.map {
        ListedFeed(
          address: $0.subscription.address, name: $0.name, unreadCount: $0.unreadCount,
          fault: $0.faultReason.map(FeedSentence.sentence))
      }, selection)
    onTitleChanged?()
  }

  /// Returns a page of entries for the pager: the first one, or the one after `cursor`.
  func page(
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

  // MARK: Reading place

  /// The delay in milliseconds from scrolling to saving the reading place.
  private static let placeDelay: UInt32 = 200

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
