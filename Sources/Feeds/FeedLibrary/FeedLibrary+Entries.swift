import FeedStore

extension FeedLibrary {
  /// A page of entries, newest first.
  package struct EntryPage: Sendable {
    /// The entries of the page.
    package let entries: [StoredEntry]
    /// The position after which the next page starts, or `nil` if this is the last page.
    package let next: EntryPosition?
  }

  /// The number of entries on a page, enough to fill several screens.
  package static let pageLength = 100

  /// Returns the page after `position`, or the first page if `position` is `nil`.
  ///
  /// If `last` is given, the page extends at least to that position.
  package func page(
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

  /// The number of entries loaded before a given position, enough to fill more than a screen.
  static let contextLength = 20

  /// Returns a page that contains the entry at `position`, and up to ``contextLength`` entries
  /// before it.
  package func page(
    of selection: FeedSelection, around position: EntryPosition
  ) throws -> EntryPage {
    let before = try entries(of: selection, before: position, limit: Self.contextLength)
    let start = EntryPosition(time: position.time, number: position.number &+ 1)
    let page = try page(of: selection, after: start)
    return EntryPage(entries: before + page.entries, next: page.next)
  }

  /// Returns up to ``FeedStore/longestPage`` entries directly before `position`, newest first.
  package func entries(
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

  /// Returns the page after `position`.
  ///
  /// If no stored entries remain, first fetches an older page of the feed.
  package func nextPage(
    of selection: FeedSelection, after position: EntryPosition
  ) async throws -> EntryPage {
    var page = try page(of: selection, after: position)
    while page.entries.isEmpty, let address = try feedWithOlderPage(of: selection) {
      _ = try await loadOlder(of: address)
      page = try self.page(of: selection, after: position)
    }
    return page
  }

  /// Returns the address of the selected feed if it has older pages to fetch, or `nil`.
  ///
  /// Returns `nil` as well if several feeds are selected or during a search.
  private func feedWithOlderPage(of selection: FeedSelection) throws -> String? {
    let feeds = try store.subscriptions().filter {
      selection.address == nil || $0.subscription.address == selection.address
    }
    guard selection.search.isEmpty, feeds.count == 1, feeds[0].olderPage != nil else { return nil }
    return feeds[0].subscription.address
  }

  /// Returns whether `last` comes after `position` in the list, which shows the newest entries
  /// first.
  ///
  /// Returns `false` if either is `nil`.
  private func isBefore(_ last: EntryPosition?, _ position: EntryPosition?) -> Bool {
    guard let last, let position else { return false }
    return (last.time, last.number) < (position.time, position.number)
  }

  /// Returns the number of unread entries in the feed at `address`, or in all feeds if `address` is
  /// `nil`.
  package func unreadCount(of address: String?) throws -> Int {
    try store.unreadCount(of: address)
  }

  /// Marks the entries with these numbers as read or unread.
  package func setRead(_ isRead: Bool, numbers: [Int64]) throws {
    try store.setRead(isRead, numbers: numbers)
  }

  /// Marks all entries of the feed at `address` as read, or of all feeds if `address` is `nil`.
  ///
  /// Returns the numbers of the entries that were unread.
  @discardableResult
  package func setAllRead(of address: String?) throws -> [Int64] {
    try store.setAllRead(of: address)
  }
}
