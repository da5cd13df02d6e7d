import PageModel

/// The pages of a source as an asynchronous sequence of their new items.
///
/// Each iteration fetches one page, or more if a page has no new items. It throws the source's
/// errors; the next iteration then fetches the failed page again.
public struct PageSequence<
  Item: Sendable, ID: Hashable & Sendable, Cursor: Hashable & Sendable
>: AsyncSequence {
  let source: PagedSource<Item, ID, Cursor>

  /// An iterator through the pages, starting with the first one.
  public struct Iterator: AsyncIteratorProtocol {
    let source: PagedSource<Item, ID, Cursor>
    var pager = Pager<ID, Cursor>()

    /// Returns the new items of the next page that has any, or `nil` at the end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> [Item]? {
      var request = pager.beginLoad()
      while let current = request {
        let page: FetchedPage<Item, Cursor>
        do {
          page = try await source.fetch(current.cursor)
        } catch {
          pager.fail(current)
          throw error
        }
        let answer = PageAnswer(ids: page.items.map(source.id), next: page.next)
        guard let outcome = pager.take(answer, for: current) else { return nil }
        let new = outcome.changes.flatMap { $0.insertedItems.map { page.items[$0] } }
        if !new.isEmpty { return new }
        request = outcome.following
      }
      return nil
    }
  }

  /// Returns an iterator that starts with the first page.
  public func makeAsyncIterator() -> Iterator { Iterator(source: source) }
}

extension PageChange {
  /// The indices of the items that get a new row by this change.
  fileprivate var insertedItems: [Int] {
    switch self {
    case .replaced(let items), .inserted(let items, _): items
    case .removed, .updated: []
    }
  }
}
