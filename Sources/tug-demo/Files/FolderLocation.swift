import CGtk

/// A folder as the command line names it.
@MainActor struct FolderLocation {
  /// The folder as a URI.
  let uri: String
  /// The display name: the last part of the path, or `Home` for the home folder.
  let name: String

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
    name =
      g_file_equal(file, home) != 0
      ? "Home" : Self.taking(g_file_get_basename(file)) ?? "Files"
  }

  private static func taking(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
