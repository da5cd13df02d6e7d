import CGtk

/// What the program is given to open: a feed, or a folder.
enum FeedFile {
  /// True for an address of the web and for a file; false for a folder, and for what is not there.
  static func isFeed(_ uri: String) -> Bool {
    let isWeb = ["http:", "https:"].contains { uri.lowercased().hasPrefix($0) }
    guard !isWeb, let file = g_file_new_for_uri(uri) else { return isWeb }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return g_file_query_file_type(file, G_FILE_QUERY_INFO_NONE, nil) == G_FILE_TYPE_REGULAR
  }
}
