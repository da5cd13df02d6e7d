/// The settings that a program stores with the entries, each as a text.
package enum StoredValue: String, Sendable {
  /// Whether the bundled feed has been added once.
  case knowsBundled = "knows-bundled"
  /// The address of the feed that was shown last.
  ///
  /// Not stored if all feeds were shown.
  case selection
  /// Whether only unread entries were shown.
  case onlyUnread = "only-unread"
  /// The saved reading place in the list of all feeds.
  ///
  /// `placeFeed` is its feed and `placeEntry` its entry. `placeOffset` is the distance in points by
  /// which the entry's top edge is above the top edge of the list.
  case placeFeed = "place-feed"
  case placeEntry = "place-entry"
  case placeOffset = "place-offset"
}

extension FeedStore {
  /// Returns a stored setting, or `nil` if it is not stored.
  package func value(of name: StoredValue) throws(StoreError) -> String? {
    try database.rows("SELECT value FROM value WHERE name = ?", [.text(name.rawValue)]) {
      $0.text(0)
    }.first ?? nil
  }

  /// Stores a setting.
  ///
  /// `nil` removes it.
  package func setValue(_ value: String?, of name: StoredValue) throws(StoreError) {
    guard let value else {
      return try database.run("DELETE FROM value WHERE name = ?", [.text(name.rawValue)])
    }
    try database.run(
      "INSERT OR REPLACE INTO value (name, value) VALUES (?, ?)",
      [.text(name.rawValue), .text(value)])
  }
}
