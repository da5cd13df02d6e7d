/// A feed that is part of the program, so that there are entries to read at the first start.
public struct BundledFeed: Sendable {
  /// The address of the bundled feed in the store, which is never fetched from the network.
  public static let address = "tug:bundled"

  /// The name of the feed.
  public let title: String
  /// The feed document.
  public let bytes: [UInt8]

  /// Creates a bundled feed with the given name and document.
  public init(title: String, bytes: [UInt8]) {
    self.title = title
    self.bytes = bytes
  }
}
