/// An error of reading a message catalogue.
public struct CatalogueError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The error message.
  public let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// The error message.
  public var description: String { reason }
}
