import CGtk
import Translations

/// A folder, identified by its URI.
@MainActor struct FolderLocation {
  let uri: String
  /// The last part of the path, or `nil` for the home folder.
  private let lastPart: String?

  /// Creates the location of a folder from a path or URI, or of the home folder if `argument` is
  /// `nil`.
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

  /// The parent folder, or `nil` for a root folder.
  var parent: FolderLocation? {
    let file = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let parent = g_file_get_parent(file) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(parent)) }
    return Self.taking(g_file_get_uri(parent)).map(FolderLocation.init)
  }

  /// The display name: the last part of the path, or a translated name for the home folder.
  var name: String { lastPart ?? Message("HomeFolder", "Home").words }

  private static func taking(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
