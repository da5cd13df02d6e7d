public import FeedStore

extension FeedLibrary {
  /// A page of entries, newest first, and the place after which the next begins; nil after the last.
  public struct EntryPage: Sendable {
    /// The entries.
    public let entries: [StoredEntry]
    /// The place of the last, where more may follow.
    public let next: EntryPosition?
  }

  /// How many entries a page has: several views (chosen here).
  public static let pageLength = 100

  /// The page after `position`, or the first one.
  ///
  /// With `last` the first page goes on up to that place, however far that is.
  public func page(
    of selection: FeedSelection, after position: EntryPosition?, through last: EntryPosition? = nil
  ) throws -> EntryPage {
    var entries: [StoredEntry] = []
    var (after, isFull) = (position, false)
    repeat {
      let limit = entries.isEmpty ? Self.pageLength : FeedStore.longestPage
      let found = try store.entries(
        of: selection.address, after: after, limit: limit, onlyUnread: selection.onlyUnread,
        search: selection.search)
      entries += found
      isFull = found.count == limit
      after = found.last?.position ?? after
    } while isFull && isBefore(last, after)
    let hasMore = try isFull || feedWithOlderPage(of: selection) != nil
    return EntryPage(entries: entries, next: hasMore ? after : nil)
  }

  /// How many entries come with a place before it: more than a view (chosen here).
  static let contextLength = 20

  /// The page with the entry at `position`, and some entries before it.
  public func page(
    of selection: FeedSelection, around position: EntryPosition
  ) throws -> EntryPage {
    let before = try entries(of: selection, before: position, limit: Self.contextLength)
    let start = EntryPosition(time: position.time, number: position.number &+ 1)
    let page = try page(of: selection, after: start)
    return EntryPage(entries: before + page.entries, next: page.next)
  }

  /// The last entries before `position`, newest first, up to a thousand; none where that is the first.
  public func entries(
    of selection: FeedSelection, before position: EntryPosition
  ) throws -> [StoredEntry] {
    try entries(of: selection, before: position, limit: FeedStore.longestPage)
  }

  private func entries(
    of selection: FeedSelection, before position: EntryPosition, limit: Int
  ) throws -> [StoredEntry] {
    try store.entries(
      of: selection.address, before: position, limit: limit, onlyUnread: selection.onlyUnread,
      search: selection.search)
  }

  /// The page after `position`; where the stored ones are over, an older page of the feed is fetched first.
  public func nextPage(
    of selection: FeedSelection, after position: EntryPosition
  ) async throws -> EntryPage {
    var page = try page(of: selection, after: position)
    while page.entries.isEmpty, let address = try feedWithOlderPage(of: selection) {
      _ = try await loadOlder(of: address)
      page = try self.page(of: selection, after: position)
    }
    return page
  }

  /// The one feed that is shown, where it has older pages; nil where there are several.
  private func feedWithOlderPage(of selection: FeedSelection) throws -> String? {
    let feeds = try store.subscriptions().filter {
      selection.address == nil || $0.subscription.address == selection.address
    }
    guard selection.search.isEmpty, feeds.count == 1, feeds[0].olderPage != nil else { return nil }
    return feeds[0].subscription.address
  }

  /// True where `last` comes after `position` in the list, newest first.
  private func isBefore(_ last: EntryPosition?, _ position: EntryPosition?) -> Bool {
    guard let last, let position else { return false }
    return (last.time, last.number) < (position.time, position.number)
  }

  /// How many entries are unread, of the feed at `address`, or of all.
  public func unreadCount(of address: String?) throws -> Int {
    try store.unreadCount(of: address)
  }

  /// Marks an entry as read or unread.
  public func setRead(_ isRead: Bool, number: Int64) throws {
    try store.setRead(isRead, numbers: [number])
  }

  /// Marks all entries as read, of the feed at `address`, or of all.
  public func setAllRead(of address: String?) throws { try store.setAllRead(of: address) }
}
