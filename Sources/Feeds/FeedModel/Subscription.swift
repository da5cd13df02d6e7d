/// A feed that the user subscribes to.
public struct Subscription: Equatable, Sendable {
  /// The name of the feed, at most ``PlainText/longestTitle`` characters.
  public var title: String
  /// The http or https address of the feed.
  public var address: String

  /// Creates a subscription with the given name and address, which are not checked.
  public init(title: String, address: String) {
    self.title = title
    self.address = address
  }
}
