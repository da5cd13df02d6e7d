/// The result of updating feeds.
package struct FeedUpdate: Sendable {
  /// The numbers of new entries by the addresses of their feeds.
  package var newCounts: [String: Int] = [:]
  /// The number of new entries of all feeds.
  package var newCount: Int { newCounts.values.reduce(0, +) }
  /// The feeds that could not be updated, with the reasons.
  package var failures: [FeedFailure] = []
  /// The feeds whose documents ended early, so that later entries are missing.
  ///
  /// Their reason is ``FeedError/cutOff``.
  package var cutOff: [FeedFailure] = []
  /// The number of feeds that were updated or failed.
  package var feedCount = 0
  /// The new addresses of feeds that have moved permanently, by their old addresses.
  package var newAddresses: [String: String] = [:]
  /// The largest entry number before the update.
  ///
  /// New entries have larger numbers.
  package var lastKnown: Int64 = 0

  /// Creates an empty result.
  package init() {}
}

/// A feed that could not be updated.
package struct FeedFailure: Error {
  /// The address of the feed.
  package let address: String
  /// The name of the feed, or its address if it has no name.
  package let title: String
  /// The reason, which is a `FetchError`, a `FeedError` or a `StoreError`.
  package let reason: any Error

  /// Creates a failure with the given parts.
  package init(address: String, title: String, reason: any Error) {
    (self.address, self.title, self.reason) = (address, title, reason)
  }
}

/// The progress of updating feeds.
package struct FeedProgress: Equatable, Sendable {
  /// The number of feeds that have been fetched already.
  package let feed: Int
  /// The number of feeds to update.
  package let feedCount: Int
  /// The received fraction of the only feed's document, from 0 to 1, or `nil` if its length is unknown
  /// or there are several feeds.
  package let fraction: Double?
  /// The number of bytes received of the only feed's document, or 0 if there are several feeds.
  package let bytes: Int

  /// The fraction of the whole update that is done, from 0 to 1, or `nil` if it is unknown.
  package var fractionOfAll: Double? {
    feedCount > 1 ? Double(feed) / Double(feedCount) : fraction
  }
}
