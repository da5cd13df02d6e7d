import Glibc

/// A whole file, read or written at once.
enum TextFile {
  /// What the system said to a path.
  struct Failure: Error {
    let message: String

    init(path: String) {
      message = "\(path): \(String(cString: strerror(errno)))"
    }
  }

  private static let blockSize = 65_536
  private static let permissions: mode_t = 0o666

  /// The bytes of the file at `path`, or of standard input for `-`.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(path: path) }
    defer { if path != "-" { close(file) } }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let count = Glibc.read(file, &block, blockSize)
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(path: path)
      }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  /// Writes `text` to `path`, in place of what is there.
  static func write(_ text: String, to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard file >= 0 else { throw Failure(path: path) }
    guard write(text, to: file) else {
      let failure = Failure(path: path)
      close(file)
      throw failure
    }
    if close(file) != 0 { throw Failure(path: path) }
  }

  /// Writes `text` to an open file; false where the system refuses.
  @discardableResult static func write(_ text: String, to file: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
