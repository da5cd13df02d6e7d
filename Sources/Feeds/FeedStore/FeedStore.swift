import CSQLite
import FeedModel
import Glibc

/// Stores subscriptions and their entries in an SQLite file.
///
/// Each change is applied completely or not at all. Several programs may use the same file at once.
/// Use a store from only one thread, actor or task at a time.
package final class FeedStore {
  /// The default time that a statement waits for another program's lock, in milliseconds.
  package static let defaultTimeout: Int32 = 2_000

  let database: Database

  /// Opens the store at `path`.
  ///
  /// Creates the file if there is none, and updates the tables of an older version.
  ///
  /// `timeout` is the time in milliseconds to wait for another program's lock; values of 0 or less
  /// mean not to wait. A file that is damaged, or that belongs to a newer version or another
  /// program, remains unchanged.
  package convenience init(
    path: String, timeout: Int32 = FeedStore.defaultTimeout
  ) throws(StoreError) {
    try self.init(path: path, flags: Self.writing, timeout: timeout, steps: Schema.steps)
  }

  /// Opens a store with the given SQLite flags and schema steps.
  ///
  /// Fewer steps than ``Schema/steps`` create the tables of an older version.
  init(path: String, flags: Int32, timeout: Int32, steps: [[String]]) throws(StoreError) {
    database = try Database(path: path, flags: flags, timeout: timeout)
    if database.isReadOnly { throw .readOnly }
    try Schema.prepare(database, steps: steps)
  }

  /// The SQLite flags for opening a file to write, and for creating it.
  static let writing = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE

  // MARK: - Unusable files

  /// Opens an empty store at `path` after renaming the current file.
  ///
  /// `kept` is the new path of the renamed file: the first free one of `path` with ".old", ".old-2"
  /// and so on, or `nil` if there was no file. Use it for files that are ``StoreError/corrupt``,
  /// ``StoreError/newer(version:)`` or ``StoreError/foreign``. No program may have the file open.
  package static func openEmpty(
    path: String, timeout: Int32 = FeedStore.defaultTimeout
  ) throws(StoreError) -> (store: FeedStore, kept: String?) {
    let kept = try moveAside(path)
    return (try FeedStore(path: path, timeout: timeout), kept)
  }

  /// The maximum number of renamed files that are kept.
  private static let maximumKept = 1_000

  private static func moveAside(_ path: String) throws(StoreError) -> String? {
    // Rename the log first: SQLite would replay a remaining log into the new file.
    let parts = ["-wal", "-shm", "-journal", ""].filter { access(path + $0, F_OK) == 0 }
    guard !parts.isEmpty else { return nil }
    let names = (1...maximumKept).lazy.map { path + ($0 == 1 ? ".old" : ".old-\($0)") }
    guard
      let free = names.first(where: { name in parts.allSatisfy { access(name + $0, F_OK) != 0 } })
    else { throw .cannotOpen(reason: "there are too many old files next to it") }
    for part in parts where rename(path + part, free + part) != 0 {
      throw .cannotOpen(reason: String(cString: strerror(errno)))
    }
    return parts.contains("") ? free : nil
  }
}
