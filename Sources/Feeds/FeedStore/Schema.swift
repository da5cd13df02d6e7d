/// Defines the tables of a store, and updates older files to them.
enum Schema {
  /// The application id that identifies a store among SQLite files: "TugF" in ASCII.
  static let applicationID: Int64 = 0x5475_6746

  /// The statements that lead from each version to the next.
  ///
  /// The `user_version` of a file is the number of steps already applied to it.
  static let steps: [[String]] = [entries, places, olderAndValues, pauses, faults]

  /// The statements of version 1.
  ///
  /// Entries are ordered by `time`. See ``StoredEntry/time``.
  private static let entries = [
    """
    CREATE TABLE subscription (
      id INTEGER PRIMARY KEY,
      address TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      link TEXT,
      entity_tag TEXT,
      last_modified TEXT
    ) STRICT
    """,
    """
    CREATE TABLE entry (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      subscription INTEGER NOT NULL REFERENCES subscription ON DELETE CASCADE,
      identity TEXT NOT NULL,
      title TEXT NOT NULL,
      summary TEXT NOT NULL,
      link TEXT,
      author TEXT,
      date INTEGER,
      time INTEGER NOT NULL,
      is_read INTEGER NOT NULL DEFAULT 0,
      folded TEXT NOT NULL,
      UNIQUE (subscription, identity)
    ) STRICT
    """,
    "CREATE INDEX entry_by_time ON entry (time, id)",
    "CREATE INDEX entry_of_subscription ON entry (subscription, time, id)",
    "CREATE INDEX unread_by_time ON entry (time, id) WHERE is_read = 0",
    "CREATE INDEX unread_of_subscription ON entry (subscription, time, id) WHERE is_read = 0",
  ]

  private static let places = [
    "ALTER TABLE subscription ADD COLUMN place_entry TEXT",
    "ALTER TABLE subscription ADD COLUMN place_offset REAL NOT NULL DEFAULT 0",
  ]

  /// The statements of version 3.
  ///
  /// `older` is the address of the feed's next older page. It is empty after the last page, and
  /// null before the first merge.
  private static let olderAndValues = [
    "ALTER TABLE subscription ADD COLUMN older TEXT",
    "CREATE TABLE value (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
  ]

  /// The statements of version 4.
  private static let pauses = [
    "ALTER TABLE subscription ADD COLUMN paused_until INTEGER NOT NULL DEFAULT 0"
  ]

  /// The statements of version 5.
  ///
  /// `fault` is null if the feed was read well. A feed that is gone was paused forever.
  private static let faults = [
    "ALTER TABLE subscription ADD COLUMN fault TEXT",
    "UPDATE subscription SET fault = 'status 410' WHERE paused_until = \(StoredSubscription.forever)",
  ]

  /// Applies the missing `steps` to a file.
  ///
  /// A foreign or newer file remains unchanged.
  static func prepare(_ database: Database, steps: [[String]]) throws(StoreError) {
    // The file may be damaged or malicious: do not run functions from its schema, and check its
    // cells.
    try database.run("PRAGMA trusted_schema = OFF")
    try database.run("PRAGMA cell_size_check = ON")
    let version = try self.version(of: database, steps: steps)
    try database.run("PRAGMA foreign_keys = ON")
    try database.run("PRAGMA journal_mode = WAL")
    // With this mode a power failure can lose the last changes, but does not damage the file.
    try database.run("PRAGMA synchronous = NORMAL")
    guard version < steps.count else { return }
    try database.transaction { () throws(StoreError) in
      // Another program may have applied the steps in the meantime, so read the version again.
      let version = try self.version(of: database, steps: steps)
      for statement in steps[version...].joined() { try database.run(statement) }
      try database.run("PRAGMA application_id = \(applicationID)")
      try database.run("PRAGMA user_version = \(steps.count)")
    }
  }

  /// Returns the number of `steps` already applied to a file.
  private static func version(
    of database: Database, steps: [[String]]
  ) throws(StoreError) -> Int {
    let tables = try database.number("SELECT count(*) FROM sqlite_schema")
    if tables == 0 { return 0 }
    guard try database.number("PRAGMA application_id") == applicationID else { throw .foreign }
    let version = Int(try database.number("PRAGMA user_version"))
    guard version <= steps.count else { throw .newer(version: version) }
    guard version > 0 else { throw .corrupt }
    return version
  }
}
