import PageModel

/// The way in which a refresh treats the present rows.
public typealias PageRefreshMode = PageModel.PageRefreshMode
/// The reason why a source has no more pages.
public typealias PageEnd = PageModel.PageEnd

/// The pages behind a list: its header refreshes them, its footer loads the next.
///
/// ```swift
/// let notes = RowStore<Note>()
/// let list = ListView(rows: notes) { Row(title: $0.title) }
/// let pager = ListPager(list, rows: notes) { cursor in try await server.notes(after: cursor) }
/// list.beginRefreshing()
/// ```
/// The list keeps it as long as the list's controls do. A fetch that throws is shown as a failure, and
/// the same page is fetched again when the user asks again, never by itself. A refresh cancels a load.
/// Pages that come after their request was cancelled, or after the list is destroyed, are dropped. Rows
/// that the program removes from the store, or inserts, are noticed by their ids. A row whose item comes
/// again, and is `Equatable` and equal, stays as it is.
@MainActor
public final class ListPager<
  Item, ID: Hashable & Sendable, Cursor: Hashable & Sendable
> {
  private let rows: RowStore<Item>
  private let source: PagedSource<Item, ID, Cursor>
  private var pager: Pager<ID, Cursor>
  private weak var peer: PullPeer?
  private let comparison = ItemComparison<Item>()
  /// The changes of the rows after the last page; nil where some were not the page's.
  private var knownChanges: Int?

  /// The pages of `source` in `rows`, which `list` shows, or what is in a bin.
  ///
  /// It does the work of the list's header and footer, and gives the list the default ones where
  /// there are none. Later ones are set as `RefreshHeader(.mj) { try await pager.refresh() }` and
  /// `LoadMoreFooter(.mjAuto) { try await pager.loadMore() }`. The store must be a plain one, whose
  /// elements are its own.
  public init(
    _ list: PullableWidget, rows: RowStore<Item>, source: PagedSource<Item, ID, Cursor>,
    refreshMode: PageRefreshMode = .replaces
  ) {
    self.rows = rows
    self.source = source
    pager = Pager(refreshMode: refreshMode)
    peer = list.puller
    var header = list.header ?? RefreshHeader()
    header.handler = { try await self.refresh() }
    list.header = header
    var footer = list.footer ?? LoadMoreFooter()
    footer.handler = { try await self.loadMore() }
    list.footer = footer
  }

  /// The pages that `fetch` gives, whose items `id` tells apart.
  public convenience init(
    _ list: PullableWidget, rows: RowStore<Item>, refreshMode: PageRefreshMode = .replaces,
    id: @escaping (Item) -> ID,
    fetch: @escaping PagedSource<Item, ID, Cursor>.Fetch
  ) {
    self.init(
      list, rows: rows, source: PagedSource(id: id, fetch: fetch), refreshMode: refreshMode)
  }

  /// True while there may be more to load.
  public var hasMore: Bool { pager.hasMore }

  /// The reason why there is no more; nil as long as there may be.
  public var end: PageEnd? { pager.end }

  /// The number of failures of the source in a row.
  public var failures: Int { pager.failures }

  /// Fetches the first page again, and shows it in place of the rows or among them, by the mode.
  ///
  /// Throws the source's errors, and `CancellationError` where it was cancelled meanwhile or the
  /// list is destroyed.
  public func refresh() async throws {
    if isListGone { throw CancellationError() }
    if pager.request?.purpose == .load { giveUpLoad() }
    try await run(pager.beginRefresh())
    guard let peer else { return }
    // The pages start again, even where no header has asked for it.
    if !pager.hasMore {
      peer.controls.setNoMoreData()
    } else if !peer.controls.isWorking(.header) {
      peer.controls.resetNoMoreData()
    }
  }

  /// Fetches the next page and shows it after the rows; true while there may be more.
  ///
  /// Throws the source's errors, and `CancellationError` where it was cancelled meanwhile, where
  /// something else is being fetched, or where the list is destroyed.
  public func loadMore() async throws -> Bool {
    if isListGone { throw CancellationError() }
    guard let request = pager.beginLoad() else {
      guard pager.hasMore else { return false }
      throw CancellationError()
    }
    try await run(request)
    return pager.hasMore
  }

  /// True once the list is destroyed; the rows may be another list's by then.
  private var isListGone: Bool { peer?.isDisposed ?? true }

  private func giveUpLoad() {
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
        let isGivenUp = Task.isCancelled || error is CancellationError
        let counts = isGivenUp ? pager.cancel(current) : pager.fail(current)
        throw isGivenUp || !counts ? CancellationError() : error
      }
      request = try await show(page, for: current)
    }
  }

  /// Shows a page; returns the next request, where the page had nothing new.
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
    // Those who follow the rows may have changed them meanwhile.
    let isOwn = rows.changeCount == before + made
    knownChanges = isOwn ? rows.changeCount : nil
    return outcome.following
  }

  /// True for the update of a row by an item that is equal to its own: the row keeps what is known of it, as
  /// its height.
  private func showsAlready(_ change: PageChange, of page: FetchedPage<Item, Cursor>) -> Bool {
    guard case .updated(let row, let item) = change, let shown = rows[row] else { return false }
    return comparison.areEqual(shown, page.items[item])
  }

  /// Tells the pager which rows there are, where the program has changed them since the last page.
  private func noteRows() {
    guard rows.changeCount != knownChanges else { return }
    pager.noteRows((0..<max(rows.count, 0)).compactMap { rows[$0].map(source.id) })
    knownChanges = rows.changeCount
  }

  /// Takes an answer, whose ids are matched beside the main thread where they are many; nil where its
  /// request counts no more.
  private func take(
    _ answer: PageAnswer<ID, Cursor>, for request: PageRequest<Cursor>
  ) async throws -> PageOutcome<Cursor>? {
    guard answer.ids.count > Self.mostAtOnce, request == pager.request else {
      return pager.take(answer, for: request)
    }
    let (changed, outcome) = await Self.taken(answer, for: request, by: pager)
    if Task.isCancelled || isListGone { pager.cancel(request) }
    guard request == pager.request else { throw CancellationError() }
    if rows.changeCount == knownChanges {
      pager = changed
      return outcome
    }
    noteRows()
    return pager.take(answer, for: request)
  }

  /// The most ids that are matched on the main thread, where the program leaves the rows alone; chosen
  /// here: about a tenth of a millisecond.
  private static var mostAtOnce: Int { 1000 }

  @concurrent private nonisolated static func taken(
    _ answer: PageAnswer<ID, Cursor>, for request: PageRequest<Cursor>, by pager: Pager<ID, Cursor>
  ) async -> (Pager<ID, Cursor>, PageOutcome<Cursor>?) {
    var pager = pager
    let outcome = pager.take(answer, for: request)
    return (pager, outcome)
  }
}

extension ListPager where Item: Identifiable, ID == Item.ID {
  /// The pages that `fetch` gives, with identifiable items.
  public convenience init(
    _ list: PullableWidget, rows: RowStore<Item>, refreshMode: PageRefreshMode = .replaces,
    fetch: @escaping PagedSource<Item, ID, Cursor>.Fetch
  ) {
    self.init(list, rows: rows, refreshMode: refreshMode, id: { $0.id }, fetch: fetch)
  }
}
