import FeedModel

/// A subscription in a store.
package struct StoredSubscription: Equatable, Sendable {
  /// The name and address of the feed.
  package let subscription: Subscription
  /// The address of the website that the feed belongs to.
  ///
  /// `nil` if the feed does not name one or has not been merged yet.
  package let link: String?
  /// The validators that the server sent with the last merged document.
  package let validators: FeedValidators
  /// The saved reading place, or `nil` if there is none.
  package let place: ReadingPlace?
  /// The address of the page of entries older than the stored ones (RFC 5005), or `nil` if there is
  /// no such page.
  package let olderPage: String?
  /// The time before which the server does not want requests, in seconds since 1970 UTC.
  ///
  /// 0 if it has not asked to wait, and ``forever`` if the feed is gone.
  package let pausedUntil: Int64
  /// The reason why the feed could not be read the last time, or only in part, as the program wrote it.
  ///
  /// `nil` if it was read well.
  package let fault: String?
  /// The number of unread entries.
  package let unreadCount: Int

  /// A time that never comes.
  package static let forever = Int64.max

  /// The name to show to users: the title, or the address if the title is empty.
  package var name: String {
    subscription.title.isEmpty ? subscription.address : subscription.title
  }
}

/// A saved position of the user in the list of a feed's entries.
package struct ReadingPlace: Equatable, Sendable {
  /// The feed's id of the entry at the top of the list.
  package var entryID: String
  /// The distance in points by which the entry's top edge is above the top edge of the list.
  package var offset: Double

  /// Creates a place at the given entry.
  ///
  /// An `offset` that is not finite becomes 0.
  package init(entryID: String, offset: Double) {
    self.entryID = entryID
    self.offset = offset.isFinite ? offset : 0
  }
}
