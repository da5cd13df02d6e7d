import FeedLibrary
import FeedStore
import Translations

/// The result of the last refresh.
@MainActor final class FeedNews {
  /// The result, or `nil` before the first refresh.
  var update: FeedUpdate?

  /// The number of new entries.
  var count: Int { update?.newCount ?? 0 }

  /// Returns whether the last refresh added `entry`.
  func has(_ entry: StoredEntry) -> Bool {
    update.map { entry.number > $0.lastKnown } ?? false
  }

  /// The number of new entries as text.
  var words: String {
    count == 0
      ? Message("NothingNew", "Nothing new").words
      : Message("NewCount", "{count} new").words(["count": CountText.text(count)])
  }
}
