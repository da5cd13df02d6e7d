import FeedLibrary
import FeedStore
import Translations

/// What the last refresh has brought.
@MainActor final class FeedNews {
  /// What it has brought; nil before one.
  var update: FeedUpdate?

  /// How many entries are new.
  var count: Int { update?.newCount ?? 0 }

  /// True for an entry that came with it.
  func has(_ entry: StoredEntry) -> Bool {
    update.map { entry.number > $0.lastKnown } ?? false
  }

  /// How many entries are new, in words.
  var words: String {
    count == 0
      ? Message("NothingNew", "Nothing new").words
      : Message("NewCount", "{count} new").words(["count": CountText.text(count)])
  }
}
