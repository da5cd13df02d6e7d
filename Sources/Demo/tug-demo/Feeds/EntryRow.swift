import FeedStore
import Translations
import Tug

/// An entry as a row of the list.
@MainActor enum EntryRow {
  /// The row of `entry`; `isNew` where it came with the last refresh.
  static func row(of entry: StoredEntry, isNew: Bool) -> Row {
    Row(
      title: title(of: entry), subtitle: subtitle(of: entry),
      detail: FileTime.text(seconds: entry.time),
      badge: isNew && !entry.isRead ? Message("EntryNew", "new").words : nil,
      isEmphasized: !entry.isRead)
  }

  /// Its title; the beginning of its text where it has none.
  static func title(of entry: StoredEntry) -> String {
    let texts = [entry.entry.title, entry.entry.summary]
    return texts.first { !$0.isEmpty } ?? Message("EntryUntitled", "Without a title").words
  }

  private static func subtitle(of entry: StoredEntry) -> String? {
    let text = entry.entry.title.isEmpty ? "" : entry.entry.summary
    return text.isEmpty ? entry.entry.author : text
  }
}
