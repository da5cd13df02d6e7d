import Glibc
import Recording

/// Reads and writes whole files.
package enum WholeFile {
  /// A system error of reading or writing a file.
  package struct Failure: Error {
    /// The path and the system's message.
    package let message: String

    /// The maximum length of a path in bytes; a message omits the rest.
    private static let longestPath = Int(PATH_MAX)

    init(path: String) {
      self.init(path: path, reason: String(cString: strerror(errno)))
    }

    init(path: String, reason: String) {
      message = "\(Excerpt(path, most: Self.longestPath)): \(reason)"
    }
  }

  private static let blockSize = 65_536
  /// The largest file to read in bytes, larger than any script or image, so that endless input does
  /// not fill the memory.
  private static let largest = 256 << 20
  static let permissions: mode_t = 0o666

  /// Reads the file at `path`, or standard input if it is `-`.
  ///
  /// Throws if there are more than 256 MiB.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    let bytes = try read(path, first: largest + 1)
    guard bytes.count <= largest else {
      throw Failure(path: path, reason: "it has more than \(largest >> 20) MiB")
    }
    return bytes
  }

  /// Reads the first `limit` bytes of the file at `path`, or all if it is shorter.
  package static func read(_ path: String, first limit: Int) throws(Failure) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(path: path) }
    defer { if path != "-" { close(file) } }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while bytes.count < limit {
      let count = Glibc.read(file, &block, min(blockSize, limit - bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(path: path)
      }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
    return bytes
  }

  /// Writes `text` to `path`, replacing an existing file.
  package static func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes `bytes` to `path`, replacing an existing file.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard file >= 0 else { throw Failure(path: path) }
    guard write(bytes, to: file) else {
      let failure = Failure(path: path)
      close(file)
      throw failure
    }
    if close(file) != 0 { throw Failure(path: path) }
  }

  /// Writes `text` to an open file, and returns whether the system wrote it all.
  @discardableResult package static func write(_ text: String, to file: Int32) -> Bool {
    write(Array(text.utf8), to: file)
  }

  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
