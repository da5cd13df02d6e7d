import CGtk
import GtkBridge

/// Reports changes in a folder in batches.
@MainActor final class FolderMonitor {
  /// A handler that receives the URIs of changed files.
  ///
  /// If the folder's own URI is among them, any file may have changed.
  typealias Handler = @MainActor (Set<String>) async -> Void

  /// The time over which changes are collected, in milliseconds.
  ///
  /// This is long enough that unpacking an archive does not keep the list busy, and short enough to
  /// seem immediate.
  private static let pause = 200

  /// The URI of the folder.
  let uri: String
  private let monitor: GObjectRef<UnsafeMutablePointer<GFileMonitor>>
  private let handler: Handler
  private var changed: Set<String> = []
  private var reporting: Task<Void, Never>?

  /// Starts monitoring the folder at `uri`, or returns `nil` if the file system does not support
  /// it.
  init?(uri: String, handler: @escaping Handler) {
    guard let folder = g_file_new_for_uri(uri) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
    guard let monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
    else { return nil }
    (self.uri, self.handler) = (uri, handler)
    self.monitor = GObjectRef(adopting: monitor)
    SignalConnection.connect(
      monitor, "changed",
      arguments: { [weak self] (file: gpointer?, other: gpointer?, event: Int32) in
        self?.note(file.map { OpaquePointer($0) }, event)
        self?.note(other.map { OpaquePointer($0) }, event)
      })
  }

  isolated deinit {
    g_file_monitor_cancel(monitor.pointer)
    reporting?.cancel()
  }

  /// The events of the folder itself that mean that it was replaced or removed.
  private static let ownEvents: Set<UInt32> = [
    G_FILE_MONITOR_EVENT_CREATED.rawValue, G_FILE_MONITOR_EVENT_DELETED.rawValue,
    G_FILE_MONITOR_EVENT_UNMOUNTED.rawValue, G_FILE_MONITOR_EVENT_RENAMED.rawValue,
    G_FILE_MONITOR_EVENT_MOVED_IN.rawValue, G_FILE_MONITOR_EVENT_MOVED_OUT.rawValue,
  ]

  /// Records an event of a file if the file is the folder itself or in it.
  private func note(_ file: OpaquePointer?, _ event: Int32) {
    guard let file, let folder = g_file_new_for_uri(uri) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
    let isOwn = g_file_equal(file, folder).isTrue
    guard
      isOwn
        ? Self.ownEvents.contains(UInt32(bitPattern: event))
        : g_file_has_parent(file, folder).isTrue,
      let name = g_file_get_uri(file)
    else { return }
    defer { g_free(name) }
    changed.insert(isOwn ? uri : String(cString: name))
    if reporting == nil { reporting = Task { [weak self] in await Self.report(of: { self }) } }
  }

  /// Reports changes in batches until there are no more.
  private static func report(of monitor: @MainActor () -> FolderMonitor?) async {
    while monitor()?.changed.isEmpty == false {
      try? await Task.sleep(for: .milliseconds(pause))
      guard let current = monitor(), !Task.isCancelled else { return }
      let changed = current.changed
      current.changed = []
      await current.handler(changed)
    }
    monitor()?.reporting = nil
  }
}
