/// The result of subscribing to an address.
package enum AddedFeeds: Equatable, Sendable {
  /// The address is a feed, which is now subscribed to at `address`.
  case feed(address: String)
  /// The address is an OPML list of feeds.
  ///
  /// `newAddresses` are the feeds that were not subscribed to before. Their entries have not been
  /// fetched yet.
  case list(newAddresses: [String])
}
