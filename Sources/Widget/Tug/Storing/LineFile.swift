import Glibc

/// A text file that is written line by line, each of which is on disk when the call returns.
final class LineFile {
  private let file: UnsafeMutablePointer<FILE>

  /// Creates or empties the file at `path`.
  init(path: String) throws(TraceError) {
    guard let file = fopen(path, "we") else {
      throw TraceError(path: path, reason: String(cString: strerror(errno)))
    }
    self.file = file
  }

  deinit {
    fclose(file)
  }

  /// Adds a line.
  func write(_ line: String) {
    fputs(line, file)
    fputc(0x0A, file)
    fflush(file)
  }
}

/// The reason why a trace or recording could not be written.
public struct TraceError: Error, Equatable, Sendable {
  /// The file that was asked for.
  public let path: String
  /// The system's reason.
  public let reason: String
}
