/// An error of comparing golden images, in one line.
public struct GoldenError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The location and the error, for example `lists/rows.replay:3: …`.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
