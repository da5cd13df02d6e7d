import FeedModel

extension FeedStore {
  /// Adds subscriptions and returns the number of new ones.
  ///
  /// Existing subscriptions to the same addresses remain unchanged.
  @discardableResult
  package func subscribe(to subscriptions: [Subscription]) throws(StoreError) -> Int {
    try database.transaction { () throws(StoreError) in
      var count = 0
      for subscription in subscriptions {
        try database.run(
          "INSERT OR IGNORE INTO subscription (address, title) VALUES (?, ?)",
          [.text(subscription.address), .text(subscription.title)])
        count += database.changes
      }
      return count
    }
  }

  /// Removes a subscription and all its entries.
  ///
  /// Until the next removal, ``restoreRemoved()`` can undo this. Does nothing if the address is unknown.
  package func unsubscribe(from address: String) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      for table in ["subscription", "entry"] {
        try database.run("DROP TABLE IF EXISTS temp.removed_\(table)")
      }
      try database.run(
        "CREATE TEMP TABLE removed_subscription AS SELECT * FROM subscription WHERE address = ?",
        [.text(address)])
      try database.run(
        """
        CREATE TEMP TABLE removed_entry AS
        SELECT * FROM entry WHERE subscription IN (SELECT id FROM removed_subscription)
        """)
      try database.run("DELETE FROM subscription WHERE address = ?", [.text(address)])
    }
  }

  /// Adds the subscription that was removed last again, with its entries, at its old position.
  ///
  /// Returns its address, or `nil` if none was removed or another subscription has taken its place.
  package func restoreRemoved() throws(StoreError) -> String? {
    try database.transaction { () throws(StoreError) in
      let isKept = try database.number(
        "SELECT count(*) FROM sqlite_temp_schema WHERE name = 'removed_subscription'")
      guard isKept > 0 else { return nil }
      try database.run("INSERT OR IGNORE INTO subscription SELECT * FROM temp.removed_subscription")
      guard database.changes > 0 else { return nil }
      try database.run("INSERT INTO entry SELECT * FROM temp.removed_entry")
      return try database.rows("SELECT address FROM temp.removed_subscription") { $0.text(0) }.first
        ?? nil
    }
  }

  /// Changes the address of a subscription, which keeps its entries.
  ///
  /// Returns `false` if `address` is unknown or `newAddress` is already in use.
  @discardableResult
  package func move(_ address: String, to newAddress: String) throws(StoreError) -> Bool {
    try database.transaction { () throws(StoreError) in
      try database.run(
        "UPDATE OR IGNORE subscription SET address = ? WHERE address = ?",
        [.text(newAddress), .text(address)])
      guard database.changes > 0 else { return false }
      try database.run(
        "UPDATE value SET value = ?1 WHERE value = ?2 AND name IN (?3, ?4)",
        [
          .text(newAddress), .text(address), .text(StoredValue.selection.rawValue),
          .text(StoredValue.placeFeed.rawValue),
        ])
      return true
    }
  }

  /// Returns all subscriptions, in the order in which they were added.
  package func subscriptions() throws(StoreError) -> [StoredSubscription] {
    try database.rows(
      """
      SELECT address, title, link, entity_tag, last_modified, place_entry, place_offset,
        nullif(older, ''), paused_until, fault,
        (SELECT count(*) FROM entry WHERE subscription = subscription.id AND is_read = 0)
      FROM subscription ORDER BY id
      """
    ) { row in
      StoredSubscription(
        subscription: Subscription(title: row.text(1) ?? "", address: row.text(0) ?? ""),
        link: row.text(2),
        validators: FeedValidators(entityTag: row.text(3), lastModified: row.text(4)),
        place: row.text(5).map { ReadingPlace(entryID: $0, offset: row.real(6)) },
        olderPage: row.text(7), pausedUntil: row.integer(8), fault: row.text(9),
        unreadCount: Int(row.integer(10)))
    }
  }

  /// Returns whether there is a subscription to `address`.
  package func isSubscribed(to address: String) throws(StoreError) -> Bool {
    try database.number("SELECT count(*) FROM subscription WHERE address = ?", [.text(address)]) > 0
  }

  /// Returns the saved reading place of a feed, or `nil` if there is none.
  package func place(of address: String) throws(StoreError) -> ReadingPlace? {
    try database.rows(
      "SELECT place_entry, place_offset FROM subscription WHERE address = ?", [.text(address)]
    ) { row in
      row.text(0).map { ReadingPlace(entryID: $0, offset: row.real(1)) }
    }.first ?? nil
  }

  /// Saves the reading place of a feed.
  ///
  /// `nil` removes the saved place.
  package func setPlace(_ place: ReadingPlace?, of address: String) throws(StoreError) {
    try database.run(
      "UPDATE subscription SET place_entry = ?, place_offset = ? WHERE address = ?",
      [SQLValue(place?.entryID), .real(place?.offset ?? 0), .text(address)])
    if database.changes == 0 { throw .notSubscribed(address: address) }
  }

  /// Returns the time before which a feed is not to be fetched, in seconds since 1970 UTC.
  package func pause(of address: String) throws(StoreError) -> Int64 {
    try database.number(
      "SELECT ifnull(max(paused_until), 0) FROM subscription WHERE address = ?", [.text(address)])
  }

  /// Saves the time before which a feed is not to be fetched, in seconds since 1970 UTC.
  package func setPause(until time: Int64, of address: String) throws(StoreError) {
    try database.run(
      "UPDATE subscription SET paused_until = ? WHERE address = ?",
      [.integer(time), .text(address)])
  }

  /// Saves the reason why a feed could not be read, or only in part, or `nil` if it was read well.
  package func setFault(_ fault: String?, of address: String) throws(StoreError) {
    try database.run(
      "UPDATE subscription SET fault = ?1 WHERE address = ?2 AND fault IS NOT ?1",
      [SQLValue(fault), .text(address)])
  }

  /// Saves the validators that the server sent with the last merged document.
  package func setValidators(
    _ validators: FeedValidators, of address: String
  ) throws(StoreError) {
    try database.run(
      "UPDATE subscription SET entity_tag = ?, last_modified = ? WHERE address = ?",
      [SQLValue(validators.entityTag), SQLValue(validators.lastModified), .text(address)])
    if database.changes == 0 { throw .notSubscribed(address: address) }
  }
}
