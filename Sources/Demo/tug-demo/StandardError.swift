import Glibc

/// Writes messages to standard error.
enum StandardError {
  /// Returns `text` with the name of the program as its prefix.
  static func line(_ text: String) -> String { "tug-demo: \(text)" }

  /// Writes `text` with the name of the program as its prefix, without buffering.
  static func write(_ text: String) {
    write(whole: line(text))
  }

  /// Writes `line` without a prefix and without buffering.
  static func write(whole line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
