import CSQLite

/// A value to bind to a parameter of an SQL statement.
enum SQLValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  /// Creates a text value, or null if `text` is `nil`.
  init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }

  /// Creates an integer value, or null if `number` is `nil`.
  init(_ number: Int64?) {
    self = number.map { .integer($0) } ?? .null
  }
}

/// A row of a query's result.
///
/// Valid until the next row is read. Columns count from 0.
struct SQLRow {
  fileprivate let statement: OpaquePointer

  /// Returns the column as text, or `nil` if it is null.
  func text(_ column: Int32) -> String? {
    guard let text = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// Returns the column as an integer, or 0 if it is null or not a number.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// Returns the column as an integer, or `nil` if it is null.
  func optionalInteger(_ column: Int32) -> Int64? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : integer(column)
  }

  /// Returns the column as a floating-point number, or 0 if it is null or not a number.
  func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
}

/// A connection to an SQLite file that only uses prepared statements.
final class Database {
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]
  /// The total cost of all statements so far, in steps of SQLite's virtual machine.
  ///
  /// The same work costs the same number of steps on every computer.
  private(set) var steps = 0

  /// Opens the file.
  ///
  /// Creates an empty file if there is none and `flags` allow it. `timeout` is the time in
  /// milliseconds that a statement waits for another connection's lock.
  init(path: String, flags: Int32, timeout: Int32) throws(StoreError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .cannotOpen(reason: "the path is empty or has a zero byte")
    }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw .cannotOpen(reason: "no memory") }
    guard code == SQLITE_OK else {
      let error = Self.error(opened)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, timeout)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Whether the file cannot be written, so that SQLite opened it read-only.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The number of rows that the last statement inserted, updated or deleted.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs a statement and ignores its result rows.
  func run(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) {
    _ = try rows(sql, values) { _ in () }
  }

  /// Returns the rows of a statement's result, converted by `read`.
  func rows<Row>(
    _ sql: String, _ values: [SQLValue] = [], _ read: (SQLRow) -> Row
  ) throws(StoreError) -> [Row] {
    let statement = try statement(sql)
    defer {
      steps += Int(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 1))
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in zip(Int32(1)..., values) { try bind(value, at: index, of: statement) }
    var rows: [Row] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append(read(SQLRow(statement: statement)))
      case SQLITE_DONE: return rows
      default: throw Self.error(handle)
      }
    }
  }

  /// Returns the integer in the first column of the first result row, or 0 if there is no row.
  func number(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> Int64 {
    try rows(sql, values) { $0.integer(0) }.first ?? 0
  }

  /// Runs `body` in a transaction.
  ///
  /// If `body` or the commit fails, all changes are undone.
  func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(StoreError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors end the transaction themselves, and then a rollback fails: ignore that failure.
      try? run("ROLLBACK")
      throw error
    }
  }

  private func statement(_ sql: String) throws(StoreError) -> OpaquePointer {
    if let known = statements[sql] { return known }
    var made: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
    guard code == SQLITE_OK, let made else { throw Self.error(handle) }
    statements[sql] = made
    return made
  }

  private func bind(
    _ value: SQLValue, at index: Int32, of statement: OpaquePointer
  ) throws(StoreError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let number): sqlite3_bind_int64(statement, index, number)
      case .real(let number): sqlite3_bind_double(statement, index, number)
      case .text(let text):
        sqlite3_bind_text(
          statement, index, text, Int32(clamping: text.utf8.count), Self.copiedByCallee)
      }
    guard code == SQLITE_OK else { throw Self.error(handle) }
  }

  /// The destructor SQLITE_TRANSIENT, which makes SQLite copy the text.
  ///
  /// SQLITE_TRANSIENT is a macro that Swift does not import.
  private static var copiedByCallee: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  /// Returns the last error of a connection.
  private static func error(_ handle: OpaquePointer) -> StoreError {
    let reason = String(cString: sqlite3_errmsg(handle))
    // The low byte is the primary result code, and the other bytes refine it.
    switch sqlite3_extended_errcode(handle) & 0xFF {
    case SQLITE_NOTADB, SQLITE_CORRUPT: return .corrupt
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked
    case SQLITE_READONLY: return .readOnly
    case SQLITE_FULL: return .full
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: return .cannotOpen(reason: reason)
    default: return .failed(reason: reason)
    }
  }
}
