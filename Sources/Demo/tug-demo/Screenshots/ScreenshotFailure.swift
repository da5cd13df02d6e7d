/// The reason why no picture was written.
struct ScreenshotFailure: Error, Equatable {
  /// The reason, without a prefix.
  let reason: String
  /// The complete line to print.
  let line: String
  /// The exit code of the program.
  let status: Int32

  /// Creates a failure whose line begins with the name of the program.
  init(_ reason: String, status: Int32 = 1) {
    self.reason = reason
    line = StandardError.line(reason)
    self.status = status
  }

  /// Creates a failure with a complete line, such as one that begins with a file name.
  init(whole line: String, status: Int32) {
    reason = line
    self.line = line
    self.status = status
  }
}
