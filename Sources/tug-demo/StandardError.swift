import Glibc

/// The program's messages to whoever started it.
enum StandardError {
  /// Writes `line`, after the program's name, at once.
  static func write(_ line: String) {
    let bytes = Array("tug-demo: \(line)\n".utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
