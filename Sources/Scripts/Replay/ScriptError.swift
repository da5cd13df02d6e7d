/// An error in a script, with its line.
public struct ScriptError: Error, Equatable, Sendable {
  /// The line number, counted from 1.
  public let line: Int
  /// A description of the error.
  public let reason: String

  /// Creates an error on `line`.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
