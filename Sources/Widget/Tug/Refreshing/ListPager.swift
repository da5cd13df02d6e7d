import PageModel

/// How a refresh treats the existing rows.
public typealias PageRefreshMode = PageModel.PageRefreshMode
/// The reason why a source has no more pages.
public typealias PageEnd = PageModel.PageEnd

/// Loads the pages behind a list: the header refreshes them, and the footer loads the next page.
///
/// ```swift
/// let notes = RowStore<Note>()
/// let list = ListView(rows: notes) { Row(title: $0.title) }
/// let pager = ListPager(list, rows: notes) { cursor in try await server.notes(after: cursor) }
/// list.beginRefreshing()
/// ```
/// The pager lives as long as the list's header and footer. If a fetch throws, the list shows a
/// failure, and the page is fetched again only when the user asks again. A refresh cancels a load.
/// A page is dropped if its request was cancelled or the list was destroyed. The pager recognizes
/// by their ids the rows that the program removes from the store or inserts. If an item is fetched
/// again and is equal to the old one, its row does not change; this requires an `Equatable` type.
@MainActor
public final class ListPager<
  Item, ID: Hashable & Sendable, Cursor: Hashable & Sendable
> {
  private let rows: RowStore<Item>
  private let source: PagedSource<Item, ID, Cursor>
  private var pager: Pager<ID, Cursor>
  private weak var peer: PullPeer?
  private let comparison = ItemComparison<Item>()
  /// The store's change count after the last page, or `nil` if other code changed the rows at the
  /// same time.
  private var knownChangeCount: Int?

  /// Creates a pager that loads the pages of `source` into `rows`, which `list` shows.
  ///
  /// `list` may also be a bin. The pager sets the handlers of the list's header and footer, and
  /// creates default controls if there are none. To replace them later, use `RefreshHeader(.mj) {
  /// try await pager.refresh() }` and `LoadMoreFooter(.mjAuto) { try await pager.loadMore() }`. The
  /// store must own its elements.
  public init(
    _ list: PullableWidget, rows: RowStore<Item>, source: PagedSource<Item, ID, Cursor>,
    refreshMode: PageRefreshMode = .replaces
  ) {
    self.rows = rows
    self.source = source
    pager = Pager(refreshMode: refreshMode)
    peer = list.pullPeer
    var header = list.header ?? RefreshHeader()
    header.handler = { try await self.refresh() }
    list.header = header
    var footer = list.footer ?? LoadMoreFooter()
    footer.handler = { try await self.loadMore() }
    list.footer = footer
  }

  /// Creates a pager that loads pages with `fetch` and identifies items by `id`.
  public convenience init(
    _ list: PullableWidget, rows: RowStore<Item>, refreshMode: PageRefreshMode = .replaces,
    id: @escaping (Item) -> ID,
    fetch: @escaping PagedSource<Item, ID, Cursor>.Fetch
  ) {
    self.init(
      list, rows: rows, source: PagedSource(id: id, fetch: fetch), refreshMode: refreshMode)
  }

  /// Whether there may be more pages to load.
  public var hasMore: Bool { pager.hasMore }

  /// The reason why there are no more pages, or `nil` if there may be more.
  public var end: PageEnd? { pager.end }

  /// The number of consecutive failures of the source.
  public var failures: Int { pager.failures }

  /// Fetches the first page again.
  ///
  /// Depending on the refresh mode, the page replaces the rows or is merged with them. Throws the
  /// source's errors. Throws `CancellationError` if the refresh is cancelled or the list is
  /// destroyed.
  public func refresh() async throws {
    if isListGone { throw CancellationError() }
    if pager.request?.purpose == .load { cancelFooterWork() }
    try await run(pager.beginRefresh())
    guard let peer else { return }
    // The pages start again from the first one, so update the footer even if no header asked for
    // the refresh.
    if !pager.hasMore {
      peer.controls.setNoMoreData()
    } else if !peer.controls.isWorking(.header) {
      peer.controls.resetNoMoreData()
    }
  }

  /// Fetches the next page and appends its rows.
  ///
  /// Returns whether there may be more pages. Throws the source's errors. Throws
  /// `CancellationError` if the load is cancelled, if another request is running, or if the list is
  /// destroyed.
  public func loadMore() async throws -> Bool {
    if isListGone { throw CancellationError() }
    guard let request = pager.beginLoad() else {
      guard pager.hasMore else { return false }
      throw CancellationError()
    }
    try await run(request)
    return pager.hasMore
  }

  /// Whether the list is destroyed.
  ///
  /// Another list may then show the rows.
  private var isListGone: Bool { peer?.isDisposed ?? true }

  private func cancelFooterWork() {
    guard let peer, peer.controls.isWorking(.footer) else { return }
    peer.controls.end(.footer, .cancelled)
  }

  private func run(_ first: PageRequest<Cursor>) async throws {
    var request: PageRequest<Cursor>? = first
    while let current = request {
      let page: FetchedPage<Item, Cursor>
      do {
        page = try await source.fetch(current.cursor)
        try Task.checkCancellation()
        if isListGone { throw CancellationError() }
      } catch {
        let isCancelled = Task.isCancelled || error is CancellationError
        let counts = isCancelled ? pager.cancel(current) : pager.fail(current)
        throw isCancelled || !counts ? CancellationError() : error
      }
      request = try await show(page, for: current)
    }
  }

  /// Shows a page.
  ///
  /// Returns the next request if the page contained nothing new, or `nil` otherwise.
  private func show(
    _ page: FetchedPage<Item, Cursor>, for request: PageRequest<Cursor>
  ) async throws -> PageRequest<Cursor>? {
    noteRows()
    let answer = PageAnswer(ids: page.items.map(source.id), next: page.next)
    guard let outcome = try await take(answer, for: request) else { throw CancellationError() }
    let before = rows.changeCount
    var made = 0
    for change in outcome.changes {
      if showsAlready(change, of: page) { continue }
      made += 1
      switch change {
      case .replaced(let items): rows.replaceAll(items.map { page.items[$0] })
      case .inserted(let items, let row):
        rows.insert(contentsOf: items.map { page.items[$0] }, at: row)
      case .removed(let row, let count): rows.remove(in: row..<(row + count))
      case .updated(let row, let item): rows[row] = page.items[item]
      }
    }
    // Observers of the store may have changed the rows during these changes.
    let isOwn = rows.changeCount == before + made
    knownChangeCount = isOwn ? rows.changeCount : nil
    return outcome.following
  }

  /// Returns whether `change` updates a row with an equal item.
  ///
  /// Such a row is not touched, so it keeps its measured height.
  private func showsAlready(_ change: PageChange, of page: FetchedPage<Item, Cursor>) -> Bool {
    guard case .updated(let row, let item) = change, let shown = rows[row] else { return false }
    return comparison.areEqual(shown, page.items[item])
  }

  /// Passes the current rows to the pager if other code changed them since the last page.
  private func noteRows() {
    guard rows.changeCount != knownChangeCount else { return }
    pager.noteRows((0..<max(rows.count, 0)).compactMap { rows[$0].map(source.id) })
    knownChangeCount = rows.changeCount
  }

  /// Processes an answer, and returns its outcome, or `nil` if the request is no longer valid.
  ///
  /// The ids of large pages are matched off the main thread.
  private func take(
    _ answer: PageAnswer<ID, Cursor>, for request: PageRequest<Cursor>
  ) async throws -> PageOutcome<Cursor>? {
    guard answer.ids.count > Self.maximumOnMainThread, request == pager.request else {
      return pager.take(answer, for: request)
    }
    let (changed, outcome) = await Self.taken(answer, for: request, by: pager)
    if Task.isCancelled || isListGone { pager.cancel(request) }
    guard request == pager.request else { throw CancellationError() }
    if rows.changeCount == knownChangeCount {
      pager = changed
      return outcome
    }
    noteRows()
    return pager.take(answer, for: request)
  }

  /// The maximum number of ids that are matched on the main thread, which takes about 0.1
  /// milliseconds.
  private static var maximumOnMainThread: Int { 1000 }

  @concurrent private nonisolated static func taken(
    _ answer: PageAnswer<ID, Cursor>, for request: PageRequest<Cursor>, by pager: Pager<ID, Cursor>
  ) async -> (Pager<ID, Cursor>, PageOutcome<Cursor>?) {
    var pager = pager
    let outcome = pager.take(answer, for: request)
    return (pager, outcome)
  }
}

extension ListPager where Item: Identifiable, ID == Item.ID {
  /// Creates a pager that loads pages of identifiable items with `fetch`.
  public convenience init(
    _ list: PullableWidget, rows: RowStore<Item>, refreshMode: PageRefreshMode = .replaces,
    fetch: @escaping PagedSource<Item, ID, Cursor>.Fetch
  ) {
    self.init(list, rows: rows, refreshMode: refreshMode, id: { $0.id }, fetch: fetch)
  }
}
