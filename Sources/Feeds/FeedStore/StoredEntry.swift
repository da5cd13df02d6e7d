import FeedModel

/// An entry as a store has it.
public struct StoredEntry: Equatable, Sendable {
  /// Its number in the store, which no other entry ever gets.
  public let number: Int64
  /// The address of the feed that it is from.
  public let address: String
  /// What the feed says of it.
  public let entry: FeedEntry
  /// What it is ordered by, in seconds since 1970 UTC: its date, but never later than when it was first
  /// seen; that moment where it has no date.
  public let time: Int64
  /// True once it was read.
  public var isRead: Bool

  /// Where it is among all entries.
  public var position: EntryPosition { EntryPosition(time: time, number: number) }
}

/// A place among the entries, newest first.
///
/// Entries that come or go elsewhere do not move it.
public struct EntryPosition: Hashable, Sendable {
  /// The time of the entry there, in seconds since 1970 UTC.
  public var time: Int64
  /// The entry's number, which decides between entries of one time.
  public var number: Int64

  /// A place between those of later times or larger numbers and the others.
  public init(time: Int64, number: Int64) {
    self.time = time
    self.number = number
  }
}
