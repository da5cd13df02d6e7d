/// The entries that a reader has before them.
public struct FeedSelection: Hashable, Sendable {
  /// The feed that they are from; nil for all feeds.
  public var address: String?
  /// Those that were read are left out.
  public var onlyUnread: Bool
  /// Words that each of them has; empty for any.
  public var search: String

  /// All entries, unless given.
  public init(address: String? = nil, onlyUnread: Bool = false, search: String = "") {
    self.address = address
    self.onlyUnread = onlyUnread
    self.search = search
  }
}
