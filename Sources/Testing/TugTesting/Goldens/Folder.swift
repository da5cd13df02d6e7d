import CCairo
import Glibc

/// Operations on folders of the file system.
enum Folder {
  /// The maximum depth of nested folders, which also ends a circle of links.
  private static let deepest = 16

  /// Returns the files in the folder at `path` and all folders below it.
  ///
  /// The paths are relative to the folder, and sorted. Names that begin with a dot are skipped.
  static func files(below path: String) throws(GoldenError) -> [String] {
    try files(below: path, depth: 0).sorted()
  }

  private static func files(below path: String, depth: Int) throws(GoldenError) -> [String] {
    guard depth < deepest else {
      throw GoldenError("\(path): folders are nested more than \(deepest) deep")
    }
    var files: [String] = []
    for entry in try entries(of: path) {
      if entry.isFolder {
        files += try Self.files(below: "\(path)/\(entry.name)", depth: depth + 1)
          .map { "\(entry.name)/\($0)" }
      } else {
        files.append(entry.name)
      }
    }
    return files
  }

  /// Creates the folder at `path` and missing parent folders.
  static func make(_ path: String) throws(GoldenError) {
    guard g_mkdir_with_parents(path, 0o777) == 0 else { throw GoldenError(path: path) }
  }

  /// Creates a folder with a unique name in the system's folder for temporary files.
  static func makeTemporary() throws(GoldenError) -> String {
    let parent = String(cString: g_get_tmp_dir())
    guard let path = g_mkdtemp(g_strdup("\(parent)/tug-goldens-XXXXXX")) else {
      throw GoldenError(path: parent)
    }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// Returns whether `path` equals `folder` or is below it; neither needs to exist.
  static func contains(_ path: String, in folder: String) -> Bool {
    (resolved(path) + "/").hasPrefix(resolved(folder) + "/")
  }

  /// Returns the absolute path without links, `.` and `..`, or an empty string for the root.
  ///
  /// Components that do not exist yet count as folders.
  static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      let text = String(cString: real)
      return text == "/" ? "" : text
    }
    guard let name = path.split(separator: "/").last else { return "" }
    let parent = resolved(path.parts(withoutLast: 1))
    switch name {
    case ".": return parent
    case "..": return parent == "" ? "" : parent.parts(withoutLast: 1)
    default: return "\(parent)/\(name)"
    }
  }

  private static func entries(
    of path: String
  ) throws(GoldenError) -> [(name: String, isFolder: Bool)] {
    guard let folder = opendir(path) else {
      throw GoldenError(path: path)
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

extension String {
  /// Returns the path without its last `count` components, or `.` if none is left.
  func parts(withoutLast count: Int) -> String {
    let parts = split(separator: "/").dropLast(count).joined(separator: "/")
    return hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
  }
}
