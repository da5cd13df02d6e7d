/// The reasons why feeds could not be updated, or only in part.
package struct FeedFaults {
  private var reasons: [String: any Error] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Takes the result of an update: each updated feed has the fault of this update, or none.
  package mutating func take(_ update: FeedUpdate) {
    for address in update.addresses { reasons[address] = nil }
    for failure in update.cutOff + update.failures {
      let address = update.newAddresses[failure.address] ?? failure.address
      reasons[address] = failure.reason
    }
  }

  /// The fault of the feed at an address, or `nil` if there is none.
  package subscript(address: String) -> (any Error)? {
    get { reasons[address] }
    set { reasons[address] = newValue }
  }
}
