/// Why there is no picture.
struct ScreenshotFailure: Error, Equatable {
  /// What it says.
  let reason: String
  /// The line that says it.
  let line: String
  /// The program's exit code.
  let status: Int32

  /// A failure of the program, which says so by its name.
  init(_ reason: String, status: Int32 = 1) {
    self.reason = reason
    line = StandardError.line(reason)
    self.status = status
  }

  /// A failure whose line names a file in place of the program.
  init(whole line: String, status: Int32) {
    reason = line
    self.line = line
    self.status = status
  }
}
