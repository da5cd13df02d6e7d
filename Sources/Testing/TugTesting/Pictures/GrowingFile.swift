import Glibc

/// A file that is written piece by piece, in place of an existing one.
package struct GrowingFile: ~Copyable {
  private let path: String
  private let file: Int32
  private var pending: [UInt8] = []

  private static let blockSize = 65_536

  /// Opens the file at `path`, which is empty from now on.
  package init(_ path: String) throws(WholeFile.Failure) {
    self.path = path
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, WholeFile.permissions)
    guard file >= 0 else { throw WholeFile.Failure(path: path) }
    pending.reserveCapacity(2 * Self.blockSize)
  }

  deinit { Glibc.close(file) }

  /// Adds `text`; it is in the file once a block is full.
  package mutating func append(_ text: String) throws(WholeFile.Failure) {
    pending += text.utf8
    if pending.count >= Self.blockSize { try flush() }
  }

  /// Writes what was added.
  package mutating func flush() throws(WholeFile.Failure) {
    guard WholeFile.write(pending, to: file) else { throw WholeFile.Failure(path: path) }
    pending.removeAll(keepingCapacity: true)
  }
}
