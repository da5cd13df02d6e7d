import FeedModel
import Foundation

@testable import FeedStore

/// A temporary folder with the file of a store, which goes away with it.
final class StoreFolder {
  static let address = "https://example.org/feed"
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "feed-store-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of the store.
  var path: String { folder.appending(path: "store").path(percentEncoded: false) }

  /// The names of the files in the folder that are not SQLite's own beside the store.
  var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }.sorted()
  }

  /// The store with one subscription.
  func open() throws -> FeedStore {
    let store = try FeedStore(path: path, timeout: 0)
    try store.subscribe(to: [Subscription(title: "News", address: Self.address)])
    return store
  }

  /// Replaces the file by these bytes.
  func write(_ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  /// The bytes of the file.
  func read() throws -> [UInt8] { try Array(Data(contentsOf: URL(filePath: path))) }
}

/// A feed with entries of these ids, whose titles are the ids and whose dates are `dates`.
func feed(_ ids: [String], dates: [Int64?] = []) -> Feed {
  let entries = ids.enumerated().map { index, id in
    FeedEntry(id: id, title: id, date: dates.indices.contains(index) ? dates[index] : nil)
  }
  return Feed(title: "News", entries: entries)
}

extension FeedStore {
  /// The ids of the entries that a question is answered with.
  func ids(
    of address: String? = nil, after position: EntryPosition? = nil,
    before end: EntryPosition? = nil, limit: Int = 100, onlyUnread: Bool = false,
    search: String = ""
  ) throws -> [String] {
    try entries(
      of: address, after: position, before: end, limit: limit, onlyUnread: onlyUnread,
      search: search
    ).map(\.entry.id)
  }
}
