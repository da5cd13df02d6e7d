import CDemoFeeds
import CGtk
import FeedLibrary
import FeedNetwork
import FeedStore

/// Opens the user's library of feeds.
enum FeedShelf {
  private static let folderMode: gint = 0o700

  /// The library in the user's data folder, with the program's own feed, which is called `title`.
  @concurrent static func open(title: String) async throws -> FeedLibrary {
    let folder = "\(String(cString: g_get_user_data_dir()))/tug"
    // Where it cannot be made, the library says so.
    g_mkdir_with_parents(folder, folderMode)
    return try FeedLibrary(
      path: "\(folder)/feeds.sqlite",
      fetcher: FeedFetcher(agent: ["Tug", Arguments.version].joined(separator: "/")),
      bundled: BundledFeed(title: title, bytes: bundled))
  }

  private static var bundled: [UInt8] {
    var size = 0
    guard let bytes = cdemofeeds_find("pulling.xml", &size) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: size))
  }
}
