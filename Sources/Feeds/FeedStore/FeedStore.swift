import CSQLite
import FeedModel
import Glibc

/// Subscriptions and their entries in a file of SQLite.
///
/// A change is made as a whole or not at all. Several programs may use one file. A store itself belongs to
/// one thread, actor or task at a time.
public final class FeedStore {
  /// How long a statement waits for another program, in milliseconds, unless told: 2,000 (chosen here).
  public static let usualPatience: Int32 = 2_000

  let database: Database

  /// Opens the store at `path`, makes a new one where there is no file, and brings an older one to the
  /// tables of today.
  ///
  /// `patience` is how long to wait for another program, in milliseconds; at 0 and below not at all. A
  /// file that is damaged, newer, or another program's stays as it is.
  public convenience init(
    path: String, patience: Int32 = FeedStore.usualPatience
  ) throws(StoreError) {
    try self.init(path: path, flags: Self.writing, patience: patience, steps: Schema.steps)
  }

  /// Opens a store by these flags of SQLite, and with the tables of the first versions alone.
  init(path: String, flags: Int32, patience: Int32, steps: [[String]]) throws(StoreError) {
    database = try Database(path: path, flags: flags, patience: patience)
    if database.isReadOnly { throw .readOnly }
    try Schema.prepare(database, steps: steps)
  }

  /// What SQLite needs to write a file, and to make it.
  static let writing = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE

  // MARK: - A file that cannot be used

  /// Opens an empty store at `path`; the file that is there keeps its content under another name.
  ///
  /// `kept` is its new path, the first free one of `path` with ".old", ".old-2" and so on; nil where there
  /// was no file. For files that are ``StoreError/corrupt``, ``StoreError/newer(version:)`` or
  /// ``StoreError/foreign``: no program may have them open.
  public static func startAfresh(
    path: String, patience: Int32 = FeedStore.usualPatience
  ) throws(StoreError) -> (store: FeedStore, kept: String?) {
    let kept = try putAside(path)
    return (try FeedStore(path: path, patience: patience), kept)
  }

  /// How many old files are kept at most (chosen here).
  private static let mostKept = 1_000

  private static func putAside(_ path: String) throws(StoreError) -> String? {
    // The log goes first: SQLite would write one that stays behind into the new file.
    let parts = ["-wal", "-shm", "-journal", ""].filter { access(path + $0, F_OK) == 0 }
    guard !parts.isEmpty else { return nil }
    let names = (1...mostKept).lazy.map { path + ($0 == 1 ? ".old" : ".old-\($0)") }
    guard
      let free = names.first(where: { name in parts.allSatisfy { access(name + $0, F_OK) != 0 } })
    else { throw .cannotOpen(reason: "too many old files are kept beside it") }
    for part in parts where rename(path + part, free + part) != 0 {
      throw .cannotOpen(reason: String(cString: strerror(errno)))
    }
    return parts.contains("") ? free : nil
  }
}
