/// An error in a script, with its line.
package struct ScriptError: Error, Equatable, Sendable {
  /// The line number, counted from 1.
  package let line: Int
  /// A description of the error.
  package let reason: String

  /// Creates an error on `line`.
  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
