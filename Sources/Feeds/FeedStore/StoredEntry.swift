import FeedModel

/// An entry in a store.
package struct StoredEntry: Equatable, Sendable {
  /// The unique number of the entry in the store, which is never reused.
  package let number: Int64
  /// The address of the entry's feed.
  package let address: String
  /// The content of the entry, as last received from the feed.
  package let entry: FeedEntry
  /// The time by which entries are ordered, in seconds since 1970 UTC.
  ///
  /// This is the entry's date, but at most the time at which the entry was first seen, which also
  /// replaces a missing date. Entries of an older page get a time before all stored entries of the
  /// feed.
  package let time: Int64
  /// Whether the entry has been read.
  package var isRead: Bool

  /// The position of the entry in the order of all entries.
  package var position: EntryPosition { EntryPosition(time: time, number: number) }
}

/// A position in the order of all entries, newest first.
///
/// A position stays valid when entries are added or removed.
package struct EntryPosition: Hashable, Sendable {
  /// The time of the entry at this position, in seconds since 1970 UTC.
  package var time: Int64
  /// The number of the entry at this position, which orders entries with equal times.
  package var number: Int64

  /// Creates a position.
  ///
  /// Entries with a later time, or with the same time and a larger number, are before it.
  package init(time: Int64, number: Int64) {
    self.time = time
    self.number = number
  }
}
