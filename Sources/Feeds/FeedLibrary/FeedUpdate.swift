/// What asking the feeds for news has brought.
public struct FeedUpdate: Sendable {
  /// How many entries are new.
  public var newCount = 0
  /// The feeds that could not be had, with the reasons.
  public var failures: [FeedFailure] = []
  /// How many feeds were asked.
  public var feedCount = 0
  /// The feeds that have another address from now on, by the one before.
  public var newAddresses: [String: String] = [:]
  /// The largest number of an entry before: those of new ones are larger.
  public var lastKnown: Int64 = 0

  /// Nothing.
  public init() {}
}

/// A feed that could not be had.
public struct FeedFailure: Error {
  /// Its name, or its address where it has none.
  public let title: String
  /// The reason: a `FetchError`, a `FeedError` or a `StoreError`.
  public let reason: any Error
}

/// How far asking the feeds has come.
public struct FeedProgress: Equatable, Sendable {
  /// How many feeds have been asked before this one.
  public let feed: Int
  /// How many are asked.
  public let feedCount: Int
  /// The share of this feed's document that has come, 0 to 1; nil where nobody knows its length.
  public let share: Double?
  /// The bytes of it that have come.
  public let bytes: Int

  /// The share of all, 0 to 1; nil where nobody knows.
  public var shareOfAll: Double? {
    if feedCount > 1 { return (Double(feed) + (share ?? 0)) / Double(feedCount) }
    return share
  }
}
