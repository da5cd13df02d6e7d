/// What a program keeps beside the entries, a text each.
public enum StoredValue: String, Sendable {
  /// The feed that comes with the program was added once.
  case knowsBundled = "knows-bundled"
  /// The address of the feed that was shown last; nothing for all feeds.
  case selection
  /// Only unread entries were shown.
  case onlyUnread = "only-unread"
  /// Where the reader of all feeds was: the feed, the entry, and the points above the top.
  case placeFeed = "place-feed"
  case placeEntry = "place-entry"
  case placeOffset = "place-offset"
}

extension FeedStore {
  /// A text that was kept; nil for none.
  public func value(of name: StoredValue) throws(StoreError) -> String? {
    try database.rows("SELECT value FROM value WHERE name = ?", [.text(name.rawValue)]) {
      $0.text(0)
    }.first ?? nil
  }

  /// Keeps a text; nil forgets it.
  public func setValue(_ value: String?, of name: StoredValue) throws(StoreError) {
    guard let value else {
      return try database.run("DELETE FROM value WHERE name = ?", [.text(name.rawValue)])
    }
    try database.run(
      "INSERT OR REPLACE INTO value (name, value) VALUES (?, ?)",
      [.text(name.rawValue), .text(value)])
  }
}
