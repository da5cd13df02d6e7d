/// A source of items that are fetched page by page.
///
/// Items are identified by their ids. A cursor is the source's name for a position: the id of the
/// last item, a token, or a page number. In a list a ``ListPager`` uses the source; without a list,
/// ``pages`` is a sequence of its pages:
///
/// ```swift
/// let source = PagedSource(id: \Note.id) { cursor in try await server.notes(after: cursor) }
/// for try await notes in source.pages { … }
/// ```
/// Faults of the source are harmless. A repeated item counts once, and a page without new items is
/// skipped. The source counts as ended if it repeats a cursor, or returns three pages in a row
/// without new items.
public struct PagedSource<Item, ID: Hashable & Sendable, Cursor: Hashable & Sendable> {
  /// Fetches the page at a cursor.
  ///
  /// The cursor is `nil` for the first page.
  public typealias Fetch = @MainActor (Cursor?) async throws -> FetchedPage<Item, Cursor>

  /// Returns the id of an item, which must be unique.
  public let id: (Item) -> ID
  /// Fetches the page at a cursor.
  public let fetch: Fetch

  /// Creates a source that fetches pages with `fetch` and identifies items by `id`.
  public init(id: @escaping (Item) -> ID, fetch: @escaping Fetch) {
    self.id = id
    self.fetch = fetch
  }
}

extension PagedSource where Cursor == Int {
  /// Creates a source of numbered pages.
  ///
  /// The number of the first page is `first`. A page with fewer than `size` items is the last one.
  /// Without a size, only an empty page is the last one.
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
  /// The pages as a sequence of their new items, starting with the first page.
  public var pages: PageSequence<Item, ID, Cursor> { PageSequence(source: self) }
}
