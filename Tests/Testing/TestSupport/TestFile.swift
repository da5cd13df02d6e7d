import Glibc

/// Access to files of the checkout, for tests.
package enum TestFile {
  private static let blockSize = 65_536

  /// Returns the absolute path of the file at `path` in the checkout.
  package static func path(_ path: String, from source: String = #filePath) -> String {
    let folders = source.split(separator: "/", omittingEmptySubsequences: false)
    let root = folders[..<(folders.lastIndex(of: "Tests") ?? 0)].joined(separator: "/")
    return "\(root)/\(path)"
  }

  /// Reads the file at `path` as text.
  package static func text(at path: String) throws -> String {
    String(decoding: try bytes(at: path), as: UTF8.self)
  }

  /// Reads the bytes of the file at `path`.
  package static func bytes(at path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw CSVTable.Fault.unreadable(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let count = fread(&block, 1, blockSize, file)
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }
}
