import CGtk

/// A feed as the list of feeds shows it.
struct ListedFeed: Equatable {
  /// The address, or `nil` for all feeds.
  let address: String?
  let name: String
  let unreadCount: Int
  /// The sentence that says why the feed could not be fetched, or `nil` if it was.
  let fault: String?

  /// Returns the feeds whose names contain each of `words`, ignoring case.
  ///
  /// The item for all feeds is found only if there are no words.
  static func matching(_ words: String, in feeds: [ListedFeed]) -> [ListedFeed] {
    let parts = words.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    if parts.isEmpty { return feeds }
    return feeds.filter { feed in
      let name = feed.name.lowercased()
      return feed.address != nil && parts.allSatisfy { g_strstr_len(name, -1, $0) != nil }
    }
  }
}
