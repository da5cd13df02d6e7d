import PageModel

/// What a refresh does with the rows that are there.
public typealias PageRefreshMode = PageModel.PageRefreshMode
/// Why a source has no more pages.
public typealias PageEnd = PageModel.PageEnd

/// The pages behind a list: its header refreshes them, its footer loads the next.
///
/// ```swift
/// let notes = RowStore<Note>()
/// let list = ListView(rows: notes) { Row(title: $0.title) }
/// let pager = ListPager(list, rows: notes) { cursor in try await server.notes(after: cursor) }
/// list.beginRefreshing()
/// ```
/// The list keeps it as long as the list's controls do. A fetch that throws is shown as a failure,
/// and the same page is asked for again when the user asks again: never by itself. A refresh gives a
/// load up; what either fetches after it was given up, or after the list is gone, is dropped, whoever
/// asked for it. Rows that the program takes out of the store, or puts in, are noticed by their ids.
@MainActor
public final class ListPager<
  Item, ID: Hashable & Sendable, Cursor: Hashable & Sendable
> {
  private let rows: RowStore<Item>
  private let source: PagedSource<Item, ID, Cursor>
  private var pager: Pager<ID, Cursor>
  private weak var peer: ListViewPeer?

  /// The pages of `source` in `rows`, which `list` shows.
  ///
  /// It does the work of the header and the footer that the list has, and gives it the default ones
  /// where there are none. For others that come later it is
  /// `RefreshHeader(.mj) { try await pager.refresh() }` and
  /// `LoadMoreFooter(.mjAuto) { try await pager.loadMore() }`. The store must be a plain one, whose
  /// elements are its own.
  public init(
    _ list: ListView, rows: RowStore<Item>, source: PagedSource<Item, ID, Cursor>,
    refreshMode: PageRefreshMode = .replaces
  ) {
    self.rows = rows
    self.source = source
    pager = Pager(refreshMode: refreshMode)
    peer = list.peer
    var header = list.header ?? RefreshHeader()
    header.handler = { try await self.refresh() }
    list.header = header
    var footer = list.footer ?? LoadMoreFooter()
    footer.handler = { try await self.loadMore() }
    list.footer = footer
  }

  /// The pages that `fetch` gives, whose items `id` tells apart.
  public convenience init(
    _ list: ListView, rows: RowStore<Item>, refreshMode: PageRefreshMode = .replaces,
    id: @escaping (Item) -> ID,
    fetch: @escaping PagedSource<Item, ID, Cursor>.Fetch
  ) {
    self.init(
      list, rows: rows, source: PagedSource(id: id, fetch: fetch), refreshMode: refreshMode)
  }

  /// Whether there may be more to load.
  public var hasMore: Bool { pager.hasMore }

  /// Why there is no more; nil as long as there may be.
  public var end: PageEnd? { pager.end }

  /// How often in a row the source has failed.
  public var failures: Int { pager.failures }

  /// Fetches the first page again, and shows it in place of what there is or among it, as the mode
  /// says.
  ///
  /// Throws what the source throws, and `CancellationError` where it was given up meanwhile or the
  /// list is gone.
  public func refresh() async throws {
    if isListGone { throw CancellationError() }
    if pager.request?.purpose == .load { giveUpLoad() }
    try await run(pager.beginRefresh())
    guard let peer else { return }
    // Its pages begin anew, also where no header has asked for that.
    if !pager.hasMore { peer.setNoMoreData() } else if !peer.isRefreshing { peer.resetNoMoreData() }
  }

  /// Fetches the next page and shows it after what there is; whether there may be more.
  ///
  /// Throws what the source throws, and `CancellationError` where it was given up meanwhile,
  /// something else is being fetched or the list is gone.
  public func loadMore() async throws -> Bool {
    if isListGone { throw CancellationError() }
    guard let request = pager.beginLoad() else {
      guard pager.hasMore else { return false }
      throw CancellationError()
    }
    try await run(request)
    return pager.hasMore
  }

  /// Whether nobody sees the rows any more, which may be another list's by now.
  private var isListGone: Bool { peer?.isDisposed ?? true }

  private func giveUpLoad() {
    guard let peer, peer.isLoading else { return }
    peer.end(.footer, completion: nil) { peer.endLoad(.cancelled) }
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
        let isGivenUp = Task.isCancelled || error is CancellationError
        let counts = isGivenUp ? pager.cancel(current) : pager.fail(current)
        throw isGivenUp || !counts ? CancellationError() : error
      }
      request = try show(page, for: current)
    }
  }

  /// Shows what was fetched; what to fetch besides, since it was nothing new.
  private func show(
    _ page: FetchedPage<Item, Cursor>, for request: PageRequest<Cursor>
  ) throws -> PageRequest<Cursor>? {
    pager.noteRows((0..<max(rows.count, 0)).compactMap { rows[$0].map(source.id) })
    let answer = PageAnswer(ids: page.items.map(source.id), next: page.next)
    guard let outcome = pager.take(answer, for: request) else { throw CancellationError() }
    for change in outcome.changes {
      switch change {
      case .replaced(let items): rows.replaceAll(items.map { page.items[$0] })
      case .inserted(let items, let row):
        rows.insert(contentsOf: items.map { page.items[$0] }, at: row)
      case .removed(let row, let count): rows.remove(in: row..<(row + count))
      case .updated(let row, let item): rows[row] = page.items[item]
      }
    }
    return outcome.following
  }
}

extension ListPager where Item: Identifiable, ID == Item.ID {
  /// The pages that `fetch` gives, whose items say by themselves what tells them apart.
  public convenience init(
    _ list: ListView, rows: RowStore<Item>, refreshMode: PageRefreshMode = .replaces,
    fetch: @escaping PagedSource<Item, ID, Cursor>.Fetch
  ) {
    self.init(list, rows: rows, refreshMode: refreshMode, id: { $0.id }, fetch: fetch)
  }
}
