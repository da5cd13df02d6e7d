import Glibc

/// The program's messages on standard error.
enum StandardError {
  /// `text` after the program's name.
  static func line(_ text: String) -> String { "tug-demo: \(text)" }

  /// Writes `text`, after the program's name, at once.
  static func write(_ text: String) {
    write(whole: line(text))
  }

  /// Writes `line` as it is, at once.
  static func write(whole line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
