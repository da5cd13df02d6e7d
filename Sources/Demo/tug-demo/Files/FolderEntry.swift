import CGtk
import Translations
import Tug

/// A file as a list shows it.
struct FolderEntry: Equatable, Sendable {
  /// The display name, which may differ from the one on disk.
  var name: String
  /// The URI of the file.
  var uri: String
  /// The kind of file, such as `text/plain`.
  var contentType: String
  /// Bytes; 0 for a folder.
  var size: UInt64
  /// It is a folder.
  var isFolder: Bool
  /// It is shown only where hidden files are.
  var isHidden = false
  /// The time of its last change, in microseconds since 1970 UTC; negative before.
  var modified: Int64
  /// The nanoseconds to add, where the file system counts them.
  var nanoseconds: UInt32 = 0
  /// The path of its small picture in the desktop's cache; nil where there is none, and before its details
  /// are known.
  var thumbnail: String?
  /// The key that sorts names as people do: in their language, and `file 2` before `file 10`.
  var sortKey = ""

  /// The icon of the kind of file.
  var icon: Icon { .contentType(contentType) }

  /// The time and the size, for people.
  @MainActor var detail: String {
    Message("TimeAndSize", "{time} · {size}").words([
      "time": FileTime.text(seconds: modified / 1_000_000),
      "size": isFolder ? Message("Folder", "Folder").words : SizeText.text(size),
    ])
  }

  /// The key that sorts `name` as people do, in bytes.
  static func sortKey(of name: String) -> String {
    guard let key = g_utf8_collate_key_for_filename(name, -1) else { return name }
    defer { g_free(key) }
    return String(cString: key)
  }
}
