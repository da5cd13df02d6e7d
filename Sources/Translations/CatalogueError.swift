/// Why bytes are no catalogue.
public struct CatalogueError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, in words.
  public let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// What is wrong.
  public var description: String { reason }
}
