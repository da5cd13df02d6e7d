import PageModel

/// The pages of a source, each with the items that are new.
///
/// It fetches a page each time it is asked for one. It throws the source's errors; an iterator that is
/// asked again then fetches the same page.
public struct PageSequence<
  Item: Sendable, ID: Hashable & Sendable, Cursor: Hashable & Sendable
>: AsyncSequence {
  let source: PagedSource<Item, ID, Cursor>

  /// An iterator through the pages, from the first one on.
  public struct Iterator: AsyncIteratorProtocol {
    let source: PagedSource<Item, ID, Cursor>
    var pager = Pager<ID, Cursor>()

    /// The new items of the next page that has any; nil at the end.
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
        let new = outcome.changes.flatMap { $0.itemsComingIn.map { page.items[$0] } }
        if !new.isEmpty { return new }
        request = outcome.following
      }
      return nil
    }
  }

  /// An iterator through the pages, from the first one on.
  public func makeAsyncIterator() -> Iterator { Iterator(source: source) }
}

extension PageChange {
  /// The items that get a row by the change.
  fileprivate var itemsComingIn: [Int] {
    switch self {
    case .replaced(let items), .inserted(let items, _): items
    case .removed, .updated: []
    }
  }
}
