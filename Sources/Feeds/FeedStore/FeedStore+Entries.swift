import FeedModel

extension FeedStore {
  /// The maximum number of entries that one query returns.
  package static let longestPage = 1_000
  /// The maximum number of words in a search.
  ///
  /// Further words are ignored.
  package static let maximumWords = 16

  // MARK: - Merging

  /// Adds the feed's new entries as unread, updates known ones, and returns the number of new
  /// entries.
  ///
  /// A known entry keeps its position and its read state. Stored entries that are no longer in the
  /// feed remain. `validators` are the ones that the server sent with the feed. `now` is the
  /// current time in seconds since 1970 UTC; dates later than `now` are ordered as `now`.
  @discardableResult
  package func merge(
    _ feed: Feed, into address: String, validators: FeedValidators = FeedValidators(), now: Int64
  ) throws(StoreError) -> Int {
    try database.transaction { () throws(StoreError) in
      let subscription = try subscription(at: address)
      try database.run(
        """
        UPDATE subscription SET link = ?, title = iif(title = '', ?, title), older = ifnull(older, ?)
        WHERE id = ?
        """,
        [SQLValue(feed.link), .text(feed.title), .text(feed.olderPage), .integer(subscription)])
      try setValidators(validators, of: address)
      return try merge(feed.entries, into: subscription, latest: now)
    }
  }

  /// Adds the new entries of an older page as unread, updates known ones, and returns the number of
  /// new entries.
  ///
  /// New entries are ordered after all stored entries of the feed, regardless of their dates.
  @discardableResult
  package func mergeOlder(_ page: Feed, into address: String) throws(StoreError) -> Int {
    try database.transaction { () throws(StoreError) in
      let subscription = try subscription(at: address)
      try database.run(
        "UPDATE subscription SET older = ? WHERE id = ?",
        [.text(page.olderPage), .integer(subscription)])
      let oldest = try database.number(
        "SELECT min(time) FROM entry WHERE subscription = ?", [.integer(subscription)])
      return try merge(page.entries, into: subscription, latest: oldest &- 1)
    }
  }

  private func subscription(at address: String) throws(StoreError) -> Int64 {
    let found = try database.rows(
      "SELECT id FROM subscription WHERE address = ?", [.text(address)]
    ) { $0.integer(0) }
    guard let subscription = found.first else { throw .notSubscribed(address: address) }
    return subscription
  }

  /// Adds new entries, updates known ones, and returns the number of new entries.
  ///
  /// The time of a new entry is at most `latest`.
  private func merge(
    _ entries: [FeedEntry], into subscription: Int64, latest: Int64
  ) throws(StoreError) -> Int {
    var count = 0
    // Of entries with equal times, the one with the largest number is listed first. Insert from the
    // end, so that the first entry of the feed gets the largest number.
    for entry in entries.reversed() {
      if try insert(entry, into: subscription, latest: latest) {
        count += 1
      } else {
        try update(entry, in: subscription)
      }
    }
    return count
  }

  /// Adds an entry, or returns `false` if its id is already stored.
  private func insert(
    _ entry: FeedEntry, into subscription: Int64, latest: Int64
  ) throws(StoreError) -> Bool {
    try database.run(
      """
      INSERT INTO entry (subscription, identity, title, summary, link, author, date, time, folded)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (subscription, identity) DO NOTHING
      """,
      [
        .integer(subscription), .text(entry.id), .text(entry.title), .text(entry.text),
        SQLValue(entry.link), SQLValue(entry.author), SQLValue(entry.date),
        .integer(min(entry.date ?? latest, latest)), .text(entry.folded),
      ])
    return database.changes > 0
  }

  private func update(_ entry: FeedEntry, in subscription: Int64) throws(StoreError) {
    let content: [SQLValue] = [
      .text(entry.title), .text(entry.text), SQLValue(entry.link), SQLValue(entry.author),
      SQLValue(entry.date),
    ]
    try database.run(
      """
      UPDATE entry SET title = ?1, summary = ?2, link = ?3, author = ?4, date = ?5, folded = ?6
      WHERE subscription = ?7 AND identity = ?8
        AND (title, summary, link, author, date) IS NOT (?1, ?2, ?3, ?4, ?5)
      """, content + [.text(entry.folded), .integer(subscription), .text(entry.id)])
  }

  // MARK: - Queries

  /// Returns a page of entries, newest first.
  ///
  /// `address` restricts the page to one feed; `nil` stands for all feeds. The page starts after
  /// `position`. Without a `position` it consists of the last entries before `end`, or of the first
  /// entries if `end` is `nil` as well. `limit` is clamped to the range from 0 to ``longestPage``.
  ///
  /// `search` contains words that must all occur in the title, author or text, ignoring case. A
  /// word also matches a part of a longer word. If `search` has no words, every entry matches.
  package func entries(
    of address: String? = nil, after position: EntryPosition? = nil,
    before end: EntryPosition? = nil, limit: Int, onlyUnread: Bool = false, search: String = ""
  ) throws(StoreError) -> [StoredEntry] {
    var (conditions, values): ([String], [SQLValue]) = (["1"], [])
    if let address {
      conditions.append("subscription = (SELECT id FROM subscription WHERE address = ?)")
      values.append(.text(address))
    }
    if let position {
      conditions.append("(time, entry.id) < (?, ?)")
      values += [.integer(position.time), .integer(position.number)]
    }
    if let end {
      conditions.append("(time, entry.id) > (?, ?)")
      values += [.integer(end.time), .integer(end.number)]
    }
    if onlyUnread { conditions.append("is_read = 0") }
    for word in search.lowercased().split(whereSeparator: \.isWhitespace).prefix(Self.maximumWords)
    {
      conditions.append("instr(folded, ?) > 0")
      values.append(.text(String(word)))
    }
    values.append(.integer(Int64(min(max(limit, 0), Self.longestPage))))
    let isFromEnd = position == nil && end != nil
    let order = isFromEnd ? "ASC" : "DESC"
    let entries = try database.rows(
      """
      SELECT entry.id, address, identity, entry.title, summary, entry.link, author, date, time, is_read
      FROM entry CROSS JOIN subscription ON subscription.id = entry.subscription
      WHERE \(conditions.joined(separator: " AND ")) ORDER BY time \(order), entry.id \(order) LIMIT ?
      """, values, Self.entry)
    return isFromEnd ? entries.reversed() : entries
  }

  /// Returns the largest entry number, or 0 if there are no entries.
  package func lastNumber() throws(StoreError) -> Int64 {
    try database.number("SELECT max(id) FROM entry")
  }

  /// Returns the position of the entry with the id `identity` in its feed, or `nil` if it is not
  /// stored.
  package func position(
    of identity: String, in address: String
  ) throws(StoreError) -> EntryPosition? {
    try database.rows(
      """
      SELECT time, id FROM entry WHERE identity = ?
        AND subscription = (SELECT id FROM subscription WHERE address = ?)
      """, [.text(identity), .text(address)]
    ) { EntryPosition(time: $0.integer(0), number: $0.integer(1)) }.first
  }

  private static func entry(_ row: SQLRow) -> StoredEntry {
    StoredEntry(
      number: row.integer(0), address: row.text(1) ?? "",
      entry: FeedEntry(
        id: row.text(2) ?? "", title: row.text(3) ?? "", text: row.text(4) ?? "",
        link: row.text(5), author: row.text(6), date: row.optionalInteger(7)),
      time: row.integer(8), isRead: row.integer(9) != 0)
  }

  /// Returns the number of unread entries in the feed at `address`, or in all feeds if `address` is
  /// `nil`.
  package func unreadCount(of address: String? = nil) throws(StoreError) -> Int {
    guard let address else {
      return Int(try database.number("SELECT count(*) FROM entry WHERE is_read = 0"))
    }
    return Int(
      try database.number(
        """
        SELECT count(*) FROM entry WHERE is_read = 0
          AND subscription = (SELECT id FROM subscription WHERE address = ?)
        """, [.text(address)]))
  }

  // MARK: - Read state

  /// Marks the entries with these numbers as read or unread.
  ///
  /// Unknown numbers are ignored.
  package func setRead(_ isRead: Bool, numbers: [Int64]) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      for number in numbers {
        try database.run(
          "UPDATE entry SET is_read = ? WHERE id = ?", [.integer(isRead ? 1 : 0), .integer(number)])
      }
    }
  }

  /// Marks all entries of the feed at `address` as read, or of all feeds if `address` is `nil`.
  ///
  /// Returns the numbers of the entries that were unread.
  @discardableResult
  package func setAllRead(of address: String? = nil) throws(StoreError) -> [Int64] {
    let isUnread = """
      is_read = 0
        AND (?1 IS NULL OR subscription = (SELECT id FROM subscription WHERE address = ?1))
      """
    return try database.transaction { () throws(StoreError) in
      let numbers = try database.rows(
        "SELECT id FROM entry WHERE \(isUnread)", [SQLValue(address)]
      ) { $0.integer(0) }
      try database.run("UPDATE entry SET is_read = 1 WHERE \(isUnread)", [SQLValue(address)])
      return numbers
    }
  }
}

extension Feed {
  /// The address of the page of older entries, or an empty string if there is no such page.
  fileprivate var olderPage: String { nextPage ?? previousArchive ?? "" }
}

extension FeedEntry {
  /// The lowercase text in which a search looks for words.
  fileprivate var folded: String {
    [title, author ?? "", text].joined(separator: "\n").lowercased()
  }
}
