import Translations

/// The sort order of a list of files.
enum FolderOrder: String, CaseIterable, Sendable {
  /// The most recently changed file is first.
  case newest
  /// The least recently changed file is first.
  case oldest
  /// Files are sorted by name, by the rules of the user's language.
  case name
  /// The largest file is first, and folders are last.
  case largest
  /// The smallest file is first, and folders are last.
  case smallest

  /// The title in menus.
  var title: Message {
    switch self {
    case .newest: Message("NewestFirst", "Newest")
    case .oldest: Message("OldestFirst", "Oldest")
    case .name: Message("ByName", "Name")
    case .largest: Message("LargestFirst", "Largest")
    case .smallest: Message("SmallestFirst", "Smallest")
    }
  }

  /// Returns whether `one` comes before `other`.
  ///
  /// Files that are equal in the chosen property are sorted by name.
  func isBefore(_ one: FolderEntry, _ other: FolderEntry) -> Bool {
    let (time, otherTime) = ((one.modified, one.nanoseconds), (other.modified, other.nanoseconds))
    switch self {
    case .newest where time != otherTime: return time > otherTime
    case .oldest where time != otherTime: return time < otherTime
    case .largest where one.isFolder != other.isFolder: return other.isFolder
    case .smallest where one.isFolder != other.isFolder: return other.isFolder
    case .largest where one.size != other.size: return one.size > other.size
    case .smallest where one.size != other.size: return one.size < other.size
    default: return (one.sortKey, one.name, one.uri) < (other.sortKey, other.name, other.uri)
    }
  }
}
