import Glibc

/// A file that is written in pieces, replacing an existing one.
package struct GrowingFile: ~Copyable {
  private let path: String
  private let file: Int32
  private var pending: [UInt8] = []

  private static let blockSize = 65_536

  /// Opens the file at `path` and empties it.
  package init(_ path: String) throws(GoldenError) {
    self.path = path
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, WholeFile.permissions)
    guard file >= 0 else { throw GoldenError(path: path) }
    pending.reserveCapacity(2 * Self.blockSize)
  }

  deinit { Glibc.close(file) }

  /// Adds `text`, which is written when a block is full.
  package mutating func append(_ text: String) throws(GoldenError) {
    pending += text.utf8
    if pending.count >= Self.blockSize { try flush() }
  }

  /// Writes the text that is still buffered.
  package mutating func flush() throws(GoldenError) {
    guard WholeFile.write(pending, to: file) else { throw GoldenError(path: path) }
    pending.removeAll(keepingCapacity: true)
  }
}
