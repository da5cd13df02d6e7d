/// A selection of entries to show to the user.
package struct FeedSelection: Hashable, Sendable {
  /// The address of the feed whose entries are selected, or `nil` for all feeds.
  package var address: String?
  /// Whether entries that have been read are excluded.
  package var onlyUnread: Bool
  /// The words that each entry must contain.
  ///
  /// Empty to select all entries.
  package var search: String

  /// Creates a selection, by default of all entries.
  package init(address: String? = nil, onlyUnread: Bool = false, search: String = "") {
    self.address = address
    self.onlyUnread = onlyUnread
    self.search = search
  }
}
