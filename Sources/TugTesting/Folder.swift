import Glibc

/// Folders of the file system.
enum Folder {
  private static let permissions: mode_t = 0o777

  /// The files in the folder at `path` and in its folders, from there, in the order of their names.
  static func files(below path: String) throws(GoldenError) -> [String] {
    var files: [String] = []
    for entry in try entries(of: path) {
      if entry.isFolder {
        files += try entries(of: "\(path)/\(entry.name)").filter { !$0.isFolder }
          .map { "\(entry.name)/\($0.name)" }
      } else {
        files.append(entry.name)
      }
    }
    return files.sorted()
  }

  /// Makes the folder at `path` and those above it, where they are missing; false where the system
  /// refuses.
  static func make(_ path: String) -> Bool {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      guard mkdir(made, permissions) == 0 || errno == EEXIST else { return false }
    }
    return true
  }

  /// The folder of temporary files.
  static var temporary: String {
    guard let path = getenv("TMPDIR") else { return "/tmp" }
    return String(cString: path)
  }

  private static func entries(
    of path: String
  ) throws(GoldenError) -> [(name: String, isFolder: Bool)] {
    guard let folder = opendir(path) else {
      throw GoldenError("\(path): \(String(cString: strerror(errno)))")
    }
    defer { closedir(folder) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      var facts = stat()
      guard stat("\(path)/\(name)", &facts) == 0 else { continue }
      entries.append((name, facts.st_mode & S_IFMT == S_IFDIR))
    }
    return entries
  }
}
