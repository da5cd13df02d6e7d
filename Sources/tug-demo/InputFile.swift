import Glibc

/// A file that is read as a whole.
enum InputFile {
  private static let blockSize = 65_536

  /// The bytes of the file at `path`.
  static func read(_ path: String) throws(ScreenshotFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
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
    }
  }

  private static func failure(_ path: String) -> ScreenshotFailure {
    ScreenshotFailure("cannot read \(path): \(String(cString: strerror(errno)))")
  }
}
