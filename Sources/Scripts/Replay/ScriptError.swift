/// A fault in a script, with its line.
public struct ScriptError: Error, Equatable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The fault in words.
  public let reason: String

  /// A fault on `line`.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
