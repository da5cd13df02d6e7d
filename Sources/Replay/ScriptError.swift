/// What is wrong with a script, and on which line.
public struct ScriptError: Error, Equatable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// What is wrong, in plain words.
  public let reason: String

  /// A fault on `line`.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
