/// A selection of entries to show to the user.
public struct FeedSelection: Hashable, Sendable {
  /// The address of the feed whose entries are selected, or `nil` for all feeds.
  public var address: String?
  /// Whether entries that have been read are excluded.
  public var onlyUnread: Bool
  /// The words that each entry must contain.
  ///
  /// Empty to select all entries.
  public var search: String

  /// Creates a selection, by default of all entries.
  public init(address: String? = nil, onlyUnread: Bool = false, search: String = "") {
    self.address = address
    self.onlyUnread = onlyUnread
    self.search = search
  }
}
