import CDemoFeeds
import CGtk
import FeedLibrary
import FeedNetwork
import FeedStore

/// Opens the user's feed library.
enum FeedShelf {
  private static let folderMode: gint = 0o700

  /// Opens the library in the user's data folder.
  ///
  /// `title` is the title of the bundled feed.
  @concurrent static func open(title: String) async throws -> FeedLibrary {
    let folder = "\(String(cString: g_get_user_data_dir()))/tug"
    // If the folder cannot be created, opening the library reports it.
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
