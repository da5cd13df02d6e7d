import CGtk

/// Reads files of limited size.
enum BoundedFile {
  /// The reason why a file cannot be read.
  struct Failure: Error {
    /// The description of the reason.
    let reason: String
    /// Whether the file does not exist.
    var isMissing = false
  }

  /// Returns the bytes of the regular file at `path`, of at most `limit` bytes.
  ///
  /// Throws if the file is longer. Also throws, without reading, for anything but a regular file,
  /// such as a folder or an endless device. Call from any thread.
  static func bytes(at path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
    guard let file = g_file_new_for_path(path) else { throw Failure(reason: "not a valid path") }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    let attributes = "\(G_FILE_ATTRIBUTE_STANDARD_TYPE),\(G_FILE_ATTRIBUTE_STANDARD_SIZE)"
    guard let info = g_file_query_info(file, attributes, G_FILE_QUERY_INFO_NONE, nil, &error) else {
      throw failure(taking: error)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    switch g_file_info_get_file_type(info) {
    case G_FILE_TYPE_REGULAR: break
    // GLib reports an unknown type for files in a folder without permission. Opening the file below
    // then fails with the reason.
    case G_FILE_TYPE_UNKNOWN: break
    case G_FILE_TYPE_DIRECTORY: throw Failure(reason: "the path is a folder")
    default: throw Failure(reason: "not a regular file")
    }
    guard g_file_info_get_size(info) <= limit else {
      throw Failure(reason: "the file is larger than \(limit) bytes")
    }
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard g_file_load_contents(file, nil, &contents, &length, nil, &error) != 0 else {
      throw failure(taking: error)
    }
    defer { g_free(contents) }
    let buffer = UnsafeRawBufferPointer(start: contents, count: Int(clamping: length))
    return Array(buffer)
  }

  private static func failure(taking error: UnsafeMutablePointer<GError>?) -> Failure {
    var error = error
    defer { g_clear_error(&error) }
    guard let error else { return Failure(reason: "unknown") }
    let isMissing =
      error.pointee.domain == g_io_error_quark()
      && error.pointee.code == gint(G_IO_ERROR_NOT_FOUND.rawValue)
    return Failure(reason: String(cString: error.pointee.message), isMissing: isMissing)
  }
}
