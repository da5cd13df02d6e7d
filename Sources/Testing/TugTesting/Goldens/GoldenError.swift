/// The reason why golden pictures could not be compared, in one line.
public struct GoldenError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The place and what is wrong there, as `lists/rows.replay:3: …`.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
