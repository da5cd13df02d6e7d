/// A feed that the user subscribes to.
package struct Subscription: Equatable, Sendable {
  /// The name of the feed, at most ``PlainText/longestTitle`` characters.
  package var title: String
  /// The http or https address of the feed.
  package var address: String

  /// Creates a subscription with the given name and address, which are not checked.
  package init(title: String, address: String) {
    self.title = title
    self.address = address
  }
}
