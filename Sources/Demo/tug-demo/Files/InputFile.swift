import Glibc

/// Reads files into memory.
enum InputFile {
  /// The name for standard input.
  static let standardInput = "-"
  private static let blockSize = 65_536
  /// The maximum input size in bytes, so that reading endless input fails.
  private static let maximumBytes = 64 << 20

  /// Returns the bytes of the file at `path`, or of standard input if `path` is `-`.
  static func read(_ path: String) throws(ScreenshotFailure) -> [UInt8] {
    let isStandardInput = path == standardInput
    let file = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { if !isStandardInput { close(file) } }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let count = Glibc.read(file, &block, blockSize)
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path)
      }
      if count == 0 { return bytes }
      bytes += block[..<count]
      guard bytes.count <= maximumBytes else {
        throw ScreenshotFailure(
          "cannot read \(path): the file is larger than \(maximumBytes >> 20) MB")
      }
    }
  }

  private static func failure(_ path: String) -> ScreenshotFailure {
    ScreenshotFailure("cannot read \(path): \(String(cString: strerror(errno)))")
  }
}
