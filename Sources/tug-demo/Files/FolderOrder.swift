/// The order of a list of files.
enum FolderOrder: String, Sendable {
  /// The file that was changed last comes first.
  case newest
  /// The largest file comes first; folders come last.
  case largest

  /// True where `one` comes before `other`; files that are equal in this go by name.
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
