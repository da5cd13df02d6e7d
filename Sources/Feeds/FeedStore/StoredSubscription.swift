import FeedModel

/// A subscription in a store.
public struct StoredSubscription: Equatable, Sendable {
  /// The name and address of the feed.
  public let subscription: Subscription
  /// The address of the website that the feed belongs to.
  ///
  /// `nil` if the feed does not name one or has not been merged yet.
  public let link: String?
  /// The validators that the server sent with the last merged document.
  public let validators: FeedValidators
  /// The saved reading place, or `nil` if there is none.
  public let place: ReadingPlace?
  /// The address of the page of entries older than the stored ones (RFC 5005), or `nil` if there is
  /// no such page.
  public let olderPage: String?
  /// The number of unread entries.
  public let unreadCount: Int

  /// The name to show to users: the title, or the address if the title is empty.
  public var name: String {
    subscription.title.isEmpty ? subscription.address : subscription.title
  }
}

/// A saved position of the user in the list of a feed's entries.
public struct ReadingPlace: Equatable, Sendable {
  /// The feed's id of the entry at the top of the list.
  public var entryID: String
  /// The distance in points by which the entry's top edge is above the top edge of the list.
  public var offset: Double

  /// Creates a place at the given entry.
  ///
  /// An `offset` that is not finite becomes 0.
  public init(entryID: String, offset: Double) {
    self.entryID = entryID
    self.offset = offset.isFinite ? offset : 0
  }
}
