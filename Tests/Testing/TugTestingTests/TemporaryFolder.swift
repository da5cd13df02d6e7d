import Foundation

/// A folder for one test, removed with it.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "tug-goldens-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/list", withIntermediateDirectories: true)
  }

  deinit {
    for path in [path, "\(path)-failures"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// The path of a folder beside it that does not exist yet, for pictures of differences.
  var failures: String { "\(path)-failures/new" }

  /// Writes the script `name`, and creates the folders for it.
  func write(_ name: String, _ text: String) throws {
    let parent = URL(fileURLWithPath: "\(path)/\(name)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try text.write(toFile: "\(path)/\(name).replay", atomically: false, encoding: .utf8)
  }

  /// The files with their bytes and the times of their last change.
  var contents: [String: Data] {
    get throws {
      var contents: [String: Data] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
        contents[name] = FileManager.default.contents(atPath: "\(path)/\(name)")
      }
      return contents
    }
  }

  /// The time when the file `name` was last written.
  func date(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.modificationDate] as? Date
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(other)")
  }
}
