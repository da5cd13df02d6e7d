import FeedModel

/// A subscription as a store has it.
public struct StoredSubscription: Equatable, Sendable {
  /// Its name and address.
  public let subscription: Subscription
  /// The page of people that the feed belongs to; nil where it names none, and before its first merge.
  public let link: String?
  /// What the server said of the feed that was merged last.
  public let validators: FeedValidators
  /// Where its reader was; nil before they were anywhere.
  public let place: ReadingPlace?
  /// The address of the page of entries that comes before those that are stored (RFC 5005); nil where there
  /// is none.
  public let olderPage: String?
  /// How many of its entries are unread.
  public let unreadCount: Int

  /// Its name for people; its address where it has none.
  public var name: String {
    subscription.title.isEmpty ? subscription.address : subscription.title
  }
}

/// Where a reader was in the list of a feed's entries.
public struct ReadingPlace: Equatable, Sendable {
  /// The id of the entry at the top, as the feed has it.
  public var entryID: String
  /// How far its top edge is above that of the list, in points.
  public var offset: Double

  /// A place at this entry; an offset that is not finite becomes 0.
  public init(entryID: String, offset: Double) {
    self.entryID = entryID
    self.offset = offset.isFinite ? offset : 0
  }
}
