import CGtk
import Translations
import Tug

/// A file in a list.
struct FolderEntry: Equatable, Sendable {
  /// The display name, which may differ from the name on disk.
  var name: String
  var uri: String
  /// The MIME type, such as `text/plain`.
  var contentType: String
  /// The size in bytes, or 0 for a folder.
  var size: UInt64
  /// Whether the entry is a folder.
  var isFolder: Bool
  /// Whether the entry is a hidden file.
  var isHidden = false
  /// The time of the last change, in microseconds since 1970 UTC.
  ///
  /// Negative before 1970.
  var modified: Int64
  /// The nanoseconds to add to `modified`, from 0 to 999, or 0 if the file system does not record
  /// them.
  var nanoseconds: UInt32 = 0
  /// The path of the thumbnail in the desktop's cache.
  ///
  /// `nil` if there is none, or before the details of the file have been read.
  var thumbnail: String?
  /// The sort key of the name.
  ///
  /// Names are sorted by the rules of the user's language, with `file 2` before `file 10`.
  var sortKey = ""

  /// The icon for the content type.
  var icon: Icon { .contentType(contentType) }

  /// The time and size as text.
  @MainActor var detail: String {
    Message("TimeAndSize", "{time} · {size}").words([
      "time": FileTime.text(seconds: modified / 1_000_000),
      "size": isFolder ? Message("Folder", "Folder").words : SizeText.text(size),
    ])
  }

  /// Returns the key whose bytes sort `name` by the rules of the user's language.
  static func sortKey(of name: String) -> String {
    guard let key = g_utf8_collate_key_for_filename(name, -1) else { return name }
    defer { g_free(key) }
    return String(cString: key)
  }
}
