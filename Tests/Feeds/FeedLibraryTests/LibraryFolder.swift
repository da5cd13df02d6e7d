import FeedLibrary
import FeedNetwork
import FeedStore
import Foundation

/// A temporary folder with the file of a library, which goes away with it.
final class LibraryFolder {
  /// The time that libraries here believe it is, in seconds since 1970 UTC.
  static let now: Int64 = 1_800_000_000

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "feed-library-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  /// The path of the library's file.
  var storePath: String { path("feeds.sqlite") }

  /// The library, as of a program that starts.
  func open(
    bundled: BundledFeed? = nil, clock: @escaping @Sendable () -> Int64 = { LibraryFolder.now }
  ) throws -> FeedLibrary {
    try FeedLibrary(
      path: storePath, fetcher: FeedFetcher(agent: "Tug tests"), bundled: bundled,
      timeout: 0, clock: clock)
  }

  /// Writes a file, and returns its address.
  func write(_ text: String, _ name: String) throws -> FeedAddress {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
    return try FeedAddress(path(name))
  }
}

/// RSS with entries of these ids, which are their titles as well, newest first.
func rss(_ ids: [String], title: String = "News") -> String {
  let items = ids.map { "<item><guid>\($0)</guid><title>\($0)</title></item>" }.joined()
  return "<rss version='2.0'><channel><title>\(title)</title>\(items)</channel></rss>"
}
