/// A source of items that are fetched page by page, each item once, by its id.
///
/// A cursor is the source's name for a place: the id of the last item, a token, the number of a
/// page. For a list a ``ListPager`` drives the source; by itself it is a sequence of pages:
///
/// ```swift
/// let source = PagedSource(id: \Note.id) { cursor in try await server.notes(after: cursor) }
/// for try await notes in source.pages { … }
/// ```
/// A source's faults are harmless: items that come again count once, and pages without a new item are
/// skipped. A source that names a page for the second time, or gives nothing new three times in a row,
/// is at its end.
public struct PagedSource<Item, ID: Hashable & Sendable, Cursor: Hashable & Sendable> {
  /// Fetches the page at a cursor, nil for the first.
  public typealias Fetch = @MainActor (Cursor?) async throws -> FetchedPage<Item, Cursor>

  /// The id of an item, which no other item has.
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
