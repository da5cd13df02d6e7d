import FeedModel
import FeedStore
import Translations
import Tug

/// Converts entries to rows of the list.
@MainActor enum EntryRow {
  /// Returns the row of `entry`.
  ///
  /// `isNew` states whether the last refresh added the entry. `feed` is the name of its feed, or `nil`
  /// if all rows are of one feed.
  static func row(of entry: StoredEntry, isNew: Bool, feed: String?) -> Row {
    Row(
      title: title(of: entry),
      subtitle: subtitle(of: entry, feed: feed),
      detail: FileTime.text(seconds: entry.time),
      badge: isNew && !entry.isRead ? Message("EntryNew", "new").words : nil,
      isEmphasized: !entry.isRead)
  }

  /// Returns the title of `entry`, or its text if it has no title.
  static func title(of entry: StoredEntry) -> String {
    let texts = [entry.entry.title, beginning(of: entry)]
    return texts.first { !$0.isEmpty } ?? Message("EntryUntitled", "Untitled").words
  }

  private static func subtitle(of entry: StoredEntry, feed: String?) -> String? {
    let text = entry.entry.title.isEmpty ? "" : beginning(of: entry)
    let parts = [feed?.shortened, text.isEmpty ? entry.entry.author : text].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// The maximum length of the text in a row, in characters; a row shows only its first lines.
  private static let longestText = 500

  private static func beginning(of entry: StoredEntry) -> String {
    PlainText.of(text: String(entry.entry.text.prefix(longestText)), limit: longestText)
  }
}
