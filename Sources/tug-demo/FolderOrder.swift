/// What comes first in a list of files.
enum FolderOrder: String, Sendable {
  /// The file that was changed last.
  case newest
  /// The file that takes the most room; folders come last.
  case largest

  /// Whether `one` comes before `other`; files that are equal in it go by name.
  func isBefore(_ one: FolderEntry, _ other: FolderEntry) -> Bool {
    switch self {
    case .newest where one.modified != other.modified: one.modified > other.modified
    case .newest where one.nanoseconds != other.nanoseconds: one.nanoseconds > other.nanoseconds
    case .largest where one.isFolder != other.isFolder: other.isFolder
    case .largest where one.size != other.size: one.size > other.size
    default: (one.sortKey, one.name) < (other.sortKey, other.name)
    }
  }
}
