import CGtk
import Translations

/// A folder by its place and its name.
@MainActor struct FolderLocation {
  /// The folder as a URI.
  let uri: String
  /// The last part of the path; nil for the home folder.
  private let lastPart: String?

  /// The folder `argument`, a path or URI; nil for the home folder.
  init(_ argument: String?) {
    let home = g_file_new_for_path(g_get_home_dir())
    let file =
      argument.map { g_file_new_for_commandline_arg($0) }
      ?? g_file_new_for_path(g_get_home_dir())
    defer {
      g_object_unref(UnsafeMutableRawPointer(home))
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    uri = Self.taking(g_file_get_uri(file)) ?? ""
    lastPart = g_file_equal(file, home) != 0 ? nil : Self.taking(g_file_get_basename(file))
  }

  /// The folder that this one is in; nil for one that is in no other.
  var parent: FolderLocation? {
    let file = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let parent = g_file_get_parent(file) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(parent)) }
    return Self.taking(g_file_get_uri(parent)).map(FolderLocation.init)
  }

  /// The display name: the last part of the path, or that of the home folder.
  var name: String { lastPart ?? Message("HomeFolder", "Home").words }

  private static func taking(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
