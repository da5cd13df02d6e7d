/// The reason why bytes are not a catalogue.
public struct CatalogueError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, in words.
  public let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// The reason, in words.
  public var description: String { reason }
}
