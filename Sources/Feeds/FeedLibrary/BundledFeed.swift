/// A feed that is part of the program, so that there are entries to read at the first start.
package struct BundledFeed: Sendable {
  /// The address of the bundled feed in the store, which is never fetched from the network.
  package static let address = "tug:bundled"

  /// The name of the feed.
  package let title: String
  /// The feed document.
  package let bytes: [UInt8]

  /// Creates a bundled feed with the given name and document.
  package init(title: String, bytes: [UInt8]) {
    self.title = title
    self.bytes = bytes
  }
}
