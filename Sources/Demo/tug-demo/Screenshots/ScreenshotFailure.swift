/// The reason why there is no picture.
struct ScreenshotFailure: Error, Equatable {
  /// The reason in words.
  let reason: String
  /// The whole line that is printed.
  let line: String
  /// The program's exit code.
  let status: Int32

  /// A failure whose line begins with the program's name.
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
