import FeedLibrary
import FeedStore
import Translations

/// The result of the last refresh.
@MainActor final class FeedNews {
  /// The result, or `nil` before the first refresh.
  var update: FeedUpdate?

  /// The number of new entries in the feed at `address`, or in all feeds if `address` is `nil`.
  func count(of address: String?) -> Int {
    guard let address else { return update?.newCount ?? 0 }
    return update?.newCounts[address] ?? 0
  }

  /// Returns whether the last refresh added `entry`.
  func has(_ entry: StoredEntry) -> Bool {
    update.map { entry.number > $0.lastKnown } ?? false
  }

  /// The number of new entries in the feed at `address`, or in all feeds, as text.
  func words(of address: String?) -> String {
    let count = count(of: address)
    return count == 0
      ? Message("NothingNew", "Nothing new").words
      : Message("NewCount", "{count} new").words(["count": CountText.text(count)])
  }
}
