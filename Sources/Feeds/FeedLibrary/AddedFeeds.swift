/// What subscribing to an address has led to.
public enum AddedFeeds: Equatable, Sendable {
  /// One feed, which has this address among the subscriptions.
  case feed(address: String)
  /// The feeds of a list; the addresses of those that are new, whose entries are still to be fetched.
  case list(newAddresses: [String])
}
