import CGtk

/// Classifies the URIs that the program is asked to open.
enum FeedFile {
  /// Returns whether `uri` is a web address or a regular file.
  ///
  /// Folders and missing files are not feeds.
  static func isFeed(_ uri: String) -> Bool {
    let isWeb = ["http:", "https:"].contains { uri.lowercased().hasPrefix($0) }
    guard !isWeb, let file = g_file_new_for_uri(uri) else { return isWeb }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return g_file_query_file_type(file, G_FILE_QUERY_INFO_NONE, nil) == G_FILE_TYPE_REGULAR
  }
}
