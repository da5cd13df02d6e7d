/// A feed that comes with the program, so that there is something to read from the start.
public struct BundledFeed: Sendable {
  /// Its address among the subscriptions, which nobody can fetch.
  public static let address = "tug:bundled"

  /// Its name.
  public let title: String
  /// Its document.
  public let bytes: [UInt8]

  /// A feed with this name and document.
  public init(title: String, bytes: [UInt8]) {
    self.title = title
    self.bytes = bytes
  }
}
