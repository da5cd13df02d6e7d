import Foundation

/// A folder for one test, removed when its owner is freed.
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

  /// The path of a folder next to this one that does not exist yet, for failure images.
  var failures: String { "\(path)-failures/new" }

  /// Writes the script `name`, and creates its folders.
  func write(_ name: String, _ text: String) throws {
    let parent = URL(fileURLWithPath: "\(path)/\(name)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try text.write(toFile: "\(path)/\(name).replay", atomically: false, encoding: .utf8)
  }

  /// The files and their bytes.
  var contents: [String: Data] {
    get throws {
      var contents: [String: Data] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
        contents[name] = FileManager.default.contents(atPath: "\(path)/\(name)")
      }
      return contents
    }
  }

  /// Returns the time at which the file `name` was last written.
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
