import CSQLite
import FeedModel
import Foundation
import Testing

@testable import FeedStore

@Suite("Unusable files of a store")
struct BadFileTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  /// Makes a file of SQLite by these statements.
  private func makeFile(_ statements: [String]) throws {
    let database = try Database(path: folder.path, flags: FeedStore.writing, timeout: 0)
    for statement in statements { try database.run(statement) }
  }

  @Test("An invalid file stays unchanged until it is renamed")
  func corrupt() throws {
    let bytes = Array("This is not a database, but a long enough text. ".utf8)
    let content = Array(repeating: bytes, count: 50).joined()
    try folder.write(content)
    #expect(throws: StoreError.corrupt) { try FeedStore(path: folder.path) }
    #expect(try folder.read() == Array(content))
    let (store, kept) = try FeedStore.openEmpty(path: folder.path)
    #expect(try store.subscriptions().isEmpty)
    #expect(kept == folder.path + ".old")
    #expect(try Array(Data(contentsOf: URL(filePath: try #require(kept)))) == Array(content))
  }

  @Test("Renamed files never overwrite each other")
  func keptFiles() throws {
    for _ in 0..<3 {
      try folder.write(Array(repeating: 0x78, count: 2_000))
      _ = try FeedStore.openEmpty(path: folder.path)
    }
    #expect(folder.files == ["store", "store.old", "store.old-2", "store.old-3"])
  }

  @Test("Starting afresh without a file creates one")
  func afreshWithoutFile() throws {
    let (store, kept) = try FeedStore.openEmpty(path: folder.path)
    #expect(kept == nil)
    #expect(try store.subscribe(to: [Subscription(title: "", address: "a")]) == 1)
    #expect(folder.files == ["store"])
  }

  @Test("The log is renamed with its file")
  func log() throws {
    try folder.write(Array(repeating: 0x78, count: 2_000))
    try Data([1, 2, 3]).write(to: URL(filePath: folder.path + "-wal"))
    let kept = try #require(try FeedStore.openEmpty(path: folder.path).kept)
    #expect(try Data(contentsOf: URL(filePath: kept + "-wal")) == Data([1, 2, 3]))
  }

  @Test("A damaged page is an error when it is read")
  func damagedPage() throws {
    do {
      let store = try folder.open()
      try store.merge(feed((0..<5_000).map { "\($0)" }), into: StoreFolder.address, now: 1)
    }
    var bytes = try folder.read()
    #expect(bytes.count > 100_000)
    for index in 8_192..<bytes.count { bytes[index] = 0xA5 }
    try folder.write(bytes)
    #expect(throws: StoreError.corrupt) {
      let store = try FeedStore(path: folder.path)
      _ = try store.subscriptions()
      _ = try store.ids(limit: 1_000)
    }
  }

  @Test("A truncated file gives an error or the remaining entries")
  func cutOff() throws {
    do {
      let store = try folder.open()
      try store.merge(feed((0..<500).map { "\($0)" }), into: StoreFolder.address, now: 1)
    }
    let bytes = try folder.read()
    var errors = 0
    for length in stride(from: 1, to: bytes.count, by: 3_001) {
      try folder.write(bytes.prefix(length))
      do {
        let store = try FeedStore(path: folder.path, timeout: 0)
        _ = try store.ids(limit: 1_000)
      } catch {
        errors += 1
      }
    }
    #expect(errors > 0)
  }

  @Test("A newer file is refused and keeps its version")
  func newer() throws {
    _ = try folder.open()
    try makeFile(["PRAGMA user_version = 7"])
    for _ in 0..<2 {
      #expect(throws: StoreError.newer(version: 7)) { try FeedStore(path: folder.path) }
    }
    let kept = try FeedStore.openEmpty(path: folder.path).kept
    #expect(kept != nil)
  }

  @Test("Another program's file is refused and unchanged")
  func foreign() throws {
    try makeFile(["CREATE TABLE theirs (x)"])
    let bytes = try folder.read()
    #expect(throws: StoreError.foreign) { try FeedStore(path: folder.path) }
    #expect(try folder.read() == bytes)
  }

  @Test("An impossible version counts as damage")
  func impossibleVersion() throws {
    _ = try folder.open()
    try makeFile(["PRAGMA user_version = -3"])
    #expect(throws: StoreError.corrupt) { try FeedStore(path: folder.path) }
  }

  @Test("A read-only file is reported as such")
  func readOnly() throws {
    _ = try folder.open()
    #expect(throws: StoreError.readOnly) {
      try FeedStore(
        path: folder.path, flags: SQLITE_OPEN_READONLY, timeout: 0, steps: Schema.steps)
    }
    let store = try folder.open()
    try store.database.run("PRAGMA query_only = 1")
    #expect(throws: StoreError.readOnly) {
      try store.merge(feed(["a"]), into: StoreFolder.address, now: 1)
    }
  }

  @Test("A file is locked while another program writes")
  func locked() throws {
    let store = try folder.open()
    let other = try FeedStore(path: folder.path, timeout: 0)
    try other.database.run("BEGIN IMMEDIATE")
    #expect(throws: StoreError.locked) {
      try store.merge(feed(["a"]), into: StoreFolder.address, now: 1)
    }
    #expect(try store.ids().isEmpty)
    try other.database.run("ROLLBACK")
    #expect(try store.merge(feed(["a"]), into: StoreFolder.address, now: 1) == 1)
  }

  @Test("An exclusively locked file cannot be opened")
  func lockedWhole() throws {
    try makeFile([])
    let other = try Database(path: folder.path, flags: FeedStore.writing, timeout: 0)
    try other.run("BEGIN EXCLUSIVE")
    #expect(throws: StoreError.locked) { try FeedStore(path: folder.path, timeout: 0) }
  }

  @Test(
    "An invalid path is an error",
    arguments: ["", "/nowhere/at/all", "/proc/none", "/", "a\u{0}b"])
  func noPath(_ path: String) throws {
    let error = #expect(throws: StoreError.self) { try FeedStore(path: path) }
    guard case .cannotOpen(let reason) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("A file of version 1 is migrated and keeps entries")
  func migration() throws {
    do {
      let first = try FeedStore(
        path: folder.path, flags: FeedStore.writing, timeout: 0, steps: [Schema.steps[0]])
      try first.subscribe(to: [Subscription(title: "Old", address: StoreFolder.address)])
      try first.database.run(
        """
        INSERT INTO entry (subscription, identity, title, summary, time, folded)
        VALUES (1, 'a', 'a', '', 1, 'a')
        """)
      #expect(throws: StoreError.self) { try first.subscriptions() }
    }
    let store = try FeedStore(path: folder.path)
    #expect(try store.ids() == ["a"])
    try store.setPlace(ReadingPlace(entryID: "a", offset: 3), of: StoreFolder.address)
    #expect(try store.subscriptions().first?.place?.offset == 3)
  }

  @Test("A file without faults is migrated; a feed that is gone has one")
  func faultMigration() throws {
    do {
      let store = try FeedStore(
        path: folder.path, flags: FeedStore.writing, timeout: 0,
        steps: Array(Schema.steps.dropLast()))
      try store.subscribe(to: ["a", "b"].map { Subscription(title: "", address: $0) })
      try store.setPause(until: StoredSubscription.forever, of: "b")
      #expect(throws: StoreError.self) { try store.subscriptions() }
    }
    let store = try FeedStore(path: folder.path)
    #expect(try store.subscriptions().map(\.fault) == [nil, "status 410"])
    try store.setFault("cut-off", of: "a")
    #expect(
      try FeedStore(path: folder.path).subscriptions().map(\.fault) == ["cut-off", "status 410"])
  }

  @Test("A failed migration leaves the file unchanged")
  func failedMigration() throws {
    _ = try folder.open()
    let steps = Schema.steps + [["CREATE TABLE extra (x)", "nonsense"]]
    #expect(throws: StoreError.self) {
      try FeedStore(path: folder.path, flags: FeedStore.writing, timeout: 0, steps: steps)
    }
    #expect(try FeedStore(path: folder.path).subscriptions().count == 1)
  }

  @Test("Each error has its own sentence")
  func sentences() {
    let errors: [StoreError] = [
      .cannotOpen(reason: "x"), .corrupt, .newer(version: 7), .foreign, .readOnly, .locked, .full,
      .notSubscribed(address: "x"), .failed(reason: "x"),
    ]
    #expect(errors.allSatisfy { $0.description.hasSuffix(".") })
    #expect(Set(errors.map(\.description)).count == errors.count)
  }
}

extension FeedStore {
  /// Lets the file grow to so many pages and no more, as if the disk were full.
  func limitPages(to count: Int) throws(StoreError) {
    try database.run("PRAGMA max_page_count = \(count)")
  }
}
