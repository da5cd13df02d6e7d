/// A feed that somebody reads.
public struct Subscription: Equatable, Sendable {
  /// Its name, at most ``PlainText/longestTitle`` characters.
  public var title: String
  /// Where it is, by http or https.
  public var address: String

  /// A feed with this name and address, which are taken as they are.
  public init(title: String, address: String) {
    self.title = title
    self.address = address
  }
}
