import FeedModel

/// The result of subscribing to an address.
package enum AddedFeeds: Equatable, Sendable {
  /// The address is a feed, or a web page with one feed, which is now subscribed to at `address`.
  ///
  /// `isCutOff` states whether the document ended early, so that later entries are missing.
  case feed(address: String, isCutOff: Bool = false)
  /// The address is an OPML list of feeds.
  ///
  /// `newAddresses` are the feeds that were not subscribed to before. Their entries have not been
  /// fetched yet. `skipped` are the titles of the feeds with an unusable address.
  case list(newAddresses: [String], skipped: [String])
  /// The address is a web page that names several feeds, in this order.
  ///
  /// Nothing has been subscribed to yet.
  case choice([FeedLink])
}
