/// A feed as the list of feeds shows it.
struct ListedFeed: Equatable {
  /// The address, or `nil` for all feeds.
  let address: String?
  let name: String
  let unreadCount: Int
  /// The sentence that says why the feed could not be fetched, or `nil` if it was.
  let fault: String?

  /// Returns whether the name contains each of `words`, ignoring case.
  ///
  /// The item for all feeds matches only if there are no words.
  func matches(_ words: String) -> Bool {
    let parts = words.lowercased().split(whereSeparator: \.isWhitespace)
    let text = name.lowercased()
    return parts.isEmpty || address != nil && parts.allSatisfy { text.contains($0) }
  }
}
