import Glibc

/// A text file that is written line by line.
///
/// Each line is flushed before the call returns.
final class LineFile {
  private let file: UnsafeMutablePointer<FILE>

  /// Creates the file at `path`, or empties an existing one.
  init(path: String) throws(TraceError) {
    guard let file = fopen(path, "we") else {
      throw TraceError(path: path, reason: String(cString: strerror(errno)))
    }
    self.file = file
  }

  deinit {
    fclose(file)
  }

  /// Appends a line.
  func write(_ line: String) {
    fputs(line, file)
    fputc(0x0A, file)
    fflush(file)
  }
}

/// The error of a trace or recording that could not be written.
public struct TraceError: Error, Equatable, Sendable {
  /// The path of the file.
  public let path: String
  /// The system's error message.
  public let reason: String
}
