import CGtk
import FeedNetwork
import GtkBridge

/// Reads folders with GIO on a background thread.
enum FolderReading {
  /// The maximum number of changed files to read one by one.
  ///
  /// If more have changed, the whole folder is read.
  private static let maximumChangedFiles = 1000

  /// Returns all files of the folder at `uri`, including hidden ones, in no particular order.
  ///
  /// Throws `FolderError` if the folder cannot be read, or `CancellationError`.
  static func entries(of uri: String) async throws -> [FolderEntry] {
    try await BackgroundWork.run { try read(uri, cancellable: $0) }
  }

  /// Returns the current state of the changed `files`, given as URIs, in the folder at `uri`.
  ///
  /// If `uri` is among `files`, the whole folder is read. Throws `FolderError` if the folder has
  /// been removed.
  static func change(of uri: String, files: Set<String>) async throws -> FolderChange {
    try await BackgroundWork.run { cancellable in
      guard isThere(uri, cancellable) else { throw FolderError.gone(uri: uri) }
      if files.count > maximumChangedFiles || files.contains(uri) {
        return FolderChange(present: try read(uri, cancellable: cancellable), isWhole: true)
      }
      var change = FolderChange()
      for file in files {
        if let entry = withInfo(of: file, attributes, cancellable, FolderEntry.init) {
          change.present.append(detailed(entry, cancellable))
        } else {
          change.gone.insert(file)
        }
      }
      return change
    }
  }

  /// Returns `entries` with thumbnails, and with content types that cannot be determined from the
  /// names.
  ///
  /// Opens the files, so use it for a page and not for a whole folder.
  static func withDetails(_ entries: [FolderEntry]) async throws -> [FolderEntry] {
    guard entries.contains(where: { !$0.isFolder }) else { return entries }
    return try await BackgroundWork.run { cancellable in
      entries.map { detailed($0, cancellable) }
    }
  }

  private static func detailed(_ entry: FolderEntry, _ cancellable: Cancellation) -> FolderEntry {
    guard !entry.isFolder else { return entry }
    let wanted =
      entry.hasUnknownType
      ? "\(G_FILE_ATTRIBUTE_STANDARD_CONTENT_TYPE),\(thumbnails)" : thumbnails
    return withInfo(of: entry.uri, wanted, cancellable) { info, _ in
      var known = entry
      if let type = g_file_info_get_content_type(info), entry.hasUnknownType {
        known.contentType = String(cString: type)
      }
      let isValid = g_file_info_get_attribute_boolean(
        info, G_FILE_ATTRIBUTE_THUMBNAIL_IS_VALID
      ).isTrue
      let path = g_file_info_get_attribute_byte_string(info, G_FILE_ATTRIBUTE_THUMBNAIL_PATH)
      known.thumbnail = isValid ? path.map { String(cString: $0) } : nil
      return known
    } ?? entry
  }

  /// The attributes for the path of a thumbnail, and whether the thumbnail is up to date.
  private static let thumbnails =
    "\(G_FILE_ATTRIBUTE_THUMBNAIL_PATH),\(G_FILE_ATTRIBUTE_THUMBNAIL_IS_VALID)"

  private static func read(
    _ uri: String, cancellable: Cancellation
  ) throws -> [FolderEntry] {
    let folder = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
    var error: UnsafeMutablePointer<GError>?
    guard
      let enumerator = g_file_enumerate_children(
        folder, attributes, G_FILE_QUERY_INFO_NONE, cancellable.pointer, &error)
    else { throw FolderError.taking(error, uri: uri) }
    defer { g_object_unref(enumerator) }

    var entries: [FolderEntry] = []
    while true {
      var info: OpaquePointer?
      var child: OpaquePointer?
      guard
        g_file_enumerator_iterate(enumerator, &info, &child, cancellable.pointer, &error).isTrue
      else { throw FolderError.taking(error, uri: uri) }
      guard let info, let child else { return entries }
      if let entry = FolderEntry(info: info, file: child) { entries.append(entry) }
    }
  }

  private static func isThere(_ uri: String, _ cancellable: Cancellation) -> Bool {
    withInfo(of: uri, G_FILE_ATTRIBUTE_STANDARD_TYPE, cancellable) { info, _ in
      g_file_info_get_file_type(info) == G_FILE_TYPE_DIRECTORY
    } ?? false
  }

  /// Returns the result of `take` for a file's attributes, or `nil` if they cannot be read.
  private static func withInfo<Value>(
    of uri: String, _ attributes: String, _ cancellable: Cancellation,
    _ take: (_ info: OpaquePointer, _ file: OpaquePointer) -> Value?
  ) -> Value? {
    guard let file = g_file_new_for_uri(uri) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard
      let info = g_file_query_info(
        file, attributes, G_FILE_QUERY_INFO_NONE, cancellable.pointer, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    return take(info, file)
  }

  /// The attribute for nanoseconds.
  ///
  /// GLib defines a constant for it from 2.74 on, and older versions return 0.
  fileprivate static let nanoseconds = "time::modified-nsec"

  /// The attributes to read for each file.
  ///
  /// The content type is determined by name only, because to determine it by content GIO would open
  /// every file.
  private static let attributes = [
    G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME,
    G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_ATTRIBUTE_STANDARD_SIZE,
    G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN, G_FILE_ATTRIBUTE_STANDARD_FAST_CONTENT_TYPE,
    G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC, nanoseconds,
  ].joined(separator: ",")
}

extension FolderEntry {
  /// The content type that GIO reports if it cannot be determined from the name.
  private static let unknownType = "application/octet-stream"

  fileprivate var hasUnknownType: Bool { contentType == Self.unknownType }

  /// Creates an entry from a file's attributes, or returns `nil` if the file has no URI.
  fileprivate init?(info: OpaquePointer, file: OpaquePointer) {
    guard let uri = g_file_get_uri(file) else { return nil }
    defer { g_free(uri) }
    self.uri = String(cString: uri)
    name = g_file_info_get_display_name(info).map { String(cString: $0) } ?? self.uri
    isHidden = g_file_info_get_is_hidden(info).isTrue
    isFolder = g_file_info_get_file_type(info) == G_FILE_TYPE_DIRECTORY
    let type = g_file_info_get_attribute_string(info, G_FILE_ATTRIBUTE_STANDARD_FAST_CONTENT_TYPE)
    contentType = type.map { String(cString: $0) } ?? Self.unknownType
    size = isFolder ? 0 : UInt64(clamping: g_file_info_get_size(info))
    let seconds = g_file_info_get_attribute_uint64(info, G_FILE_ATTRIBUTE_TIME_MODIFIED)
    let microseconds = g_file_info_get_attribute_uint32(info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC)
    let parts = g_file_info_get_attribute_uint32(info, FolderReading.nanoseconds)
    nanoseconds = parts % 1000
    sortKey = Self.sortKey(of: name)
    // GIO returns the seconds as unsigned, so times before 1970 wrap around: convert without a
    // range check.
    modified = Int64(truncatingIfNeeded: seconds) &* 1_000_000 &+ Int64(microseconds)
  }
}
