import Translations

/// The order of a list of files.
enum FolderOrder: String, CaseIterable, Sendable {
  /// The file that was changed last comes first.
  case newest
  /// The file that was changed the longest ago comes first.
  case oldest
  /// By their names, as people sort them.
  case name
  /// The largest file comes first; folders come last.
  case largest
  /// The smallest file comes first; folders come last.
  case smallest

  /// What it is called.
  var title: Message {
    switch self {
    case .newest: Message("NewestFirst", "Newest")
    case .oldest: Message("OldestFirst", "Oldest")
    case .name: Message("ByName", "Name")
    case .largest: Message("LargestFirst", "Largest")
    case .smallest: Message("SmallestFirst", "Smallest")
    }
  }

  /// True where `one` comes before `other`; files that are equal in this go by name.
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
