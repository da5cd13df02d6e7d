import CGtk
import Tug

/// The small pictures of files, as far as the desktop's cache has them, read away from the main thread.
@MainActor final class Thumbnails {
  /// The longest side in pixels: that of an icon at twice the scale.
  private nonisolated static let side: gint = 128
  /// The most pictures that are kept, of 64 kB each, and the most that wait, chosen here: more than a
  /// screen shows.
  private static let mostKept = 256
  private static let mostWaiting = 128

  /// Called with the URI of a file when its picture is there.
  var onLoaded: (@MainActor (String) -> Void)?

  /// A picture by the file and the time of its change; nil for one that cannot be read.
  private struct Key: Hashable {
    let uri: String
    let path: String
    let modified: Int64
  }
  private var kept: [Key: Icon?] = [:]
  /// Those that are kept, in the order in which they came.
  private var order: [Key] = []
  private var waiting: [Key] = []
  private var isReading = false

  /// The picture of a file; nil where it has none, and until it has been read.
  func icon(of file: FolderEntry) -> Icon? {
    guard let path = file.thumbnail else { return nil }
    let key = Key(uri: file.uri, path: path, modified: file.modified)
    if let known = kept[key] { return known }
    // What was asked for last is in view, and comes first.
    waiting.removeAll { $0 == key }
    waiting.append(key)
    if waiting.count > Self.mostWaiting { waiting.removeFirst() }
    if !isReading { Task { await read() } }
    return nil
  }

  private func read() async {
    guard !isReading else { return }
    isReading = true
    defer { isReading = false }
    while let key = waiting.popLast() {
      let icon = try? await BackgroundWork.run { _ in Self.picture(at: key.path) }
      if order.count >= Self.mostKept { kept[order.removeFirst()] = nil }
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
