import Glibc

/// Reads and writes whole files.
package enum WholeFile {
  private static let blockSize = 65_536
  /// The largest file to read in bytes, larger than any script or image, so that endless input does
  /// not fill the memory.
  private static let largest = 256 << 20
  static let permissions: mode_t = 0o666

  /// Reads the file at `path`, or standard input if it is `-`.
  ///
  /// Throws if there are more than 256 MiB.
  package static func read(_ path: String) throws(GoldenError) -> [UInt8] {
    let bytes = try read(path, first: largest + 1)
    guard bytes.count <= largest else {
      throw GoldenError(path: path, reason: "the file is larger than \(largest >> 20) MiB")
    }
    return bytes
  }

  /// Reads the first `limit` bytes of the file at `path`, or all if it is shorter.
  package static func read(_ path: String, first limit: Int) throws(GoldenError) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw GoldenError(path: path) }
    defer { if path != "-" { close(file) } }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while bytes.count < limit {
      let count = Glibc.read(file, &block, min(blockSize, limit - bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw GoldenError(path: path)
      }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
    return bytes
  }

  /// Writes `text` to `path`, replacing an existing file.
  package static func write(_ text: String, to path: String) throws(GoldenError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes `bytes` to `path`, replacing an existing file.
  package static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard file >= 0 else { throw GoldenError(path: path) }
    guard write(bytes, to: file) else {
      let failure = GoldenError(path: path)
      close(file)
      throw failure
    }
    if close(file) != 0 { throw GoldenError(path: path) }
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
