import CGtk
import FeedNetwork
import Tug

/// Loads thumbnails of files from the desktop's cache, in the background.
@MainActor final class Thumbnails {
  /// The maximum side length in pixels: an icon at scale 2.
  private nonisolated static let side: gint = 128
  /// The maximum number of thumbnails to keep, each about 64 kB, and to queue.
  ///
  /// Both exceed the number of files on a screen.
  private static let maximumKept = 256
  private static let maximumWaiting = 128

  /// Called with the URI of a file when its thumbnail has been loaded.
  var onLoaded: (@MainActor (String) -> Void)?

  /// Identifies a thumbnail by the file and the time of the file's last change.
  private struct Key: Hashable {
    let uri: String
    let path: String
    let modified: Int64
  }
  /// The loaded thumbnails, or `nil` for files that could not be read.
  private var kept: [Key: Icon?] = [:]
  /// The keys of ``kept`` in the order in which they were loaded.
  private var order: [Key] = []
  private var waiting: [Key] = []
  private var isReading = false

  /// Returns the thumbnail of a file, or `nil` if there is none or it is not loaded yet.
  ///
  /// Starts loading it if necessary.
  func icon(of file: FolderEntry) -> Icon? {
    guard let path = file.thumbnail else { return nil }
    let key = Key(uri: file.uri, path: path, modified: file.modified)
    if let known = kept[key] { return known }
    // The most recent requests are for visible rows, so they are loaded first.
    waiting.removeAll { $0 == key }
    waiting.append(key)
    if waiting.count > Self.maximumWaiting { waiting.removeFirst() }
    if !isReading { Task { await read() } }
    return nil
  }

  private func read() async {
    guard !isReading else { return }
    isReading = true
    defer { isReading = false }
    while let key = waiting.popLast() {
      let icon = try? await BackgroundWork.run { _ in Self.picture(at: key.path) }
      if order.count >= Self.maximumKept { kept[order.removeFirst()] = nil }
      order.append(key)
      kept[key] = .some(icon)
      if icon != nil { onLoaded?(key.uri) }
    }
  }

  private nonisolated static func picture(at path: String) -> Icon? {
    guard
      let picture = gdk_pixbuf_new_from_file_at_scale(path, side, side, gboolean(true), nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    return .gicon(picture)
  }
}
