/// The tables of a store, and how an older file gets those of today.
enum Schema {
  /// What tells a store from other files of SQLite: "TugF" in ASCII (chosen here).
  static let applicationID: Int64 = 0x5475_6746

  /// The statements of each version after the one before it; a file's `user_version` says how many of
  /// the steps it has had.
  static let steps: [[String]] = [entries, places, olderAndValues]

  /// `time` is what entries are ordered by: their date, or when they were first seen.
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

  /// `older` is the address of the feed's next older page; empty after the last, null before any is known.
  private static let olderAndValues = [
    "ALTER TABLE subscription ADD COLUMN older TEXT",
    "CREATE TABLE value (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
  ]

  /// Brings a file to the last of `steps`; one that is not ours, or newer, stays as it is.
  static func prepare(_ database: Database, steps: [[String]]) throws(StoreError) {
    // A damaged file may say anything: what its tables say is not run, and its cells are checked.
    try database.run("PRAGMA trusted_schema = OFF")
    try database.run("PRAGMA cell_size_check = ON")
    let version = try self.version(of: database, steps: steps)
    try database.run("PRAGMA foreign_keys = ON")
    try database.run("PRAGMA journal_mode = WAL")
    // A loss of power may then lose the last changes, and never the file.
    try database.run("PRAGMA synchronous = NORMAL")
    guard version < steps.count else { return }
    try database.transaction { () throws(StoreError) in
      // Another program may have been faster.
      let version = try self.version(of: database, steps: steps)
      for statement in steps[version...].joined() { try database.run(statement) }
      try database.run("PRAGMA application_id = \(applicationID)")
      try database.run("PRAGMA user_version = \(steps.count)")
    }
  }

  /// How many of `steps` a file has had.
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
