/// Items that are fetched page by page, each once, by what tells them apart.
///
/// A cursor is whatever the source calls a place: the id of the last item, a token, the number of a
/// page. For a list it is driven by a ``ListPager``; by itself it is a sequence of pages:
///
/// ```swift
/// let source = PagedSource(id: \Note.id) { cursor in try await server.notes(after: cursor) }
/// for try await notes in source.pages { … }
/// ```
/// What a source may do wrong is harmless: items that come again count once, pages without a new item
/// are passed over, and one that names a page for the second time, or gives nothing new three times
/// in a row, is at its end.
public struct PagedSource<Item, ID: Hashable & Sendable, Cursor: Hashable & Sendable> {
  /// Fetches the page at a cursor, nil for the first.
  public typealias Fetch = @MainActor (Cursor?) async throws -> FetchedPage<Item, Cursor>

  /// What tells an item from all others.
  public let id: (Item) -> ID
  /// Fetches a page.
  public let fetch: Fetch

  /// Items that `fetch` gives page by page, told apart by `id`.
  public init(id: @escaping (Item) -> ID, fetch: @escaping Fetch) {
    self.id = id
    self.fetch = fetch
  }
}

extension PagedSource where Cursor == Int {
  /// Items on numbered pages, the first of which is `first`.
  ///
  /// A page with fewer than `size` items is the last; without a size only an empty one is.
  public init(
    numberedFrom first: Int, size: Int? = nil, id: @escaping (Item) -> ID,
    fetch: @escaping @MainActor (Int) async throws -> [Item]
  ) {
    self.init(id: id) { cursor in
      let number = cursor ?? first
      let items = try await fetch(number)
      let (next, isBeyond) = number.addingReportingOverflow(1)
      let isLast = items.isEmpty || items.count < size ?? 0 || isBeyond
      return FetchedPage(items, next: isLast ? nil : next)
    }
  }
}

extension PagedSource where Item: Sendable {
  /// The pages from the first one on as a sequence, each with the items that are new.
  public var pages: PageSequence<Item, ID, Cursor> { PageSequence(source: self) }
}
