import CGtk
import Dispatch
import Glibc
import GtkBridge
import Synchronization

/// Reads the file of last refreshes, and updates it on a background queue.
///
/// It keeps changes by other processes, because it locks the folder during an update.
final class LastUpdatedWriter: Sendable {
  private typealias File = (folder: String, name: String)

  private struct State {
    var changes: [String: Double?] = [:]
    var isBroken = false
    var hasWarned = false
    var isEnding = false
  }

  private static let group = "Last Updated"
  /// The modes of the folder and the file: only the user has access.
  private static let folderMode: Int32 = 0o700
  private static let fileMode: Int32 = 0o600
  /// The maximum size of the file in bytes.
  ///
  /// A program has a few keys, not thousands.
  private static let largestFile = 1 << 20
  /// The maximum seconds for which the end of a program waits for a folder that does not respond.
  private static let longestEnd = 2.0

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "tug-last-updated")

  /// The writers that must finish before the program ends.
  private static let ending = Mutex<[LastUpdatedWriter]>([])

  /// Returns the times in the file at `path`, or an empty dictionary if it cannot be read.
  func read(_ path: String) -> [String: Double] {
    guard let keys = load(path) else { return [:] }
    defer { g_key_file_free(keys) }
    guard let names = g_key_file_get_keys(keys, Self.group, nil, nil) else { return [:] }
    defer { g_strfreev(names) }
    var times: [String: Double] = [:]
    var next = names
    while let key = next.pointee {
      var error: UnsafeMutablePointer<GError>?
      let time = g_key_file_get_double(keys, Self.group, key, &error)
      if error == nil, time.isFinite, let name = g_uri_unescape_string(key, nil) {
        times[String(cString: name)] = time
        g_free(name)
      }
      g_clear_error(&error)
      next += 1
    }
    return times
  }

  /// Writes `time` for `key`, or removes the key if `time` is `nil`.
  ///
  /// The file is written soon, and before the program ends.
  func write(_ time: Double?, of key: String, to folder: String, _ name: String) {
    state.withLock { _ = $0.changes.updateValue(time, forKey: key) }
    writeAtEnd()
    queue.async { self.flush((folder, name)) }
  }

  /// Makes the end of the program wait for unfinished writing.
  private func writeAtEnd() {
    let isFirst = Self.ending.withLock { writers in
      guard !writers.contains(where: { $0 === self }) else { return false }
      writers.append(self)
      return writers.count == 1
    }
    guard isFirst else { return }
    atexit {
      for writer in LastUpdatedWriter.ending.withLock({ $0 }) { writer.end() }
    }
  }

  private func end() {
    state.withLock { $0.isEnding = true }
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    _ = done.wait(timeout: .now() + Self.longestEnd)
  }

  // MARK: On the writer's queue

  /// Reads the file, applies the changes, and writes the file.
  private func flush(_ place: File) {
    let changes = state.withLock { state in
      defer { state.changes = [:] }
      return state.isBroken ? [:] : state.changes
    }
    guard !changes.isEmpty else { return }
    let path = "\(place.folder)/\(place.name)"
    guard g_mkdir_with_parents(place.folder, Self.folderMode) == 0 else {
      return disable(path, "written", String(cString: g_strerror(errno)))
    }
    // Another process waits for the lock, and then reads the changes that are written here. If the
    // folder cannot be locked, the file is still written.
    let lock = open(place.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    guard let keys = load(path) else { return }
    defer { g_key_file_free(keys) }
    for (key, time) in changes {
      guard let name = g_uri_escape_string(key, nil, 0) else { continue }
      if let time {
        g_key_file_set_double(keys, Self.group, name, time)
      } else {
        g_key_file_remove_key(keys, Self.group, name, nil)
      }
      g_free(name)
    }
    var size: gsize = 0
    guard let text = g_key_file_to_data(keys, &size, nil) else { return }
    defer { g_free(text) }
    // Follow a symbolic link, and write atomically: if writing fails, the old file stays.
    let link = realpath(path, nil)
    defer { free(link) }
    let real = link.map { String(cString: $0) } ?? path
    var error: UnsafeMutablePointer<GError>?
    let isWritten = g_file_set_contents_full(
      real, text, gssize(size), G_FILE_SET_CONTENTS_CONSISTENT, Self.fileMode,
      &error)
    if !isWritten.isTrue {
      disable(path, "written", error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
    g_clear_error(&error)
  }

  // MARK: On any thread

  /// Returns the content of the file at `path`.
  ///
  /// It is empty if there is no file or it is not a key file. Returns `nil` if the file cannot be
  /// read.
  private func load(_ path: String) -> OpaquePointer? {
    guard let keys = g_key_file_new() else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.bytes(at: path, atMost: Self.largestFile)
    } catch {
      if error.isMissing { return keys }
      g_key_file_free(keys)
      disable(path, "read", error.reason)
      return nil
    }
    var error: UnsafeMutablePointer<GError>?
    let isLoaded = bytes.withUnsafeBytes {
      g_key_file_load_from_data(
        keys, $0.assumingMemoryBound(to: CChar.self).baseAddress, gsize($0.count),
        G_KEY_FILE_KEEP_COMMENTS, &error)
    }
    if !isLoaded.isTrue, !bytes.isEmpty {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown"
      warn("\(path) cannot be read: \(reason). The next refresh replaces it")
    }
    g_clear_error(&error)
    return keys
  }

  /// Logs one warning that times are not stored, and stops storing them.
  private func disable(_ path: String, _ verb: String, _ reason: String) {
    state.withLock {
      $0.isBroken = true
      $0.changes = [:]
    }
    warn(
      "\(path) cannot be \(verb): \(reason). Times of the last refresh are lost when the "
        + "program ends")
  }

  /// Logs the first warning of the writer, on the main thread unless the program is ending.
  private func warn(_ text: String) {
    let (isFirst, isEnding) = state.withLock { state in
      defer { state.hasWarned = true }
      return (!state.hasWarned, state.isEnding)
    }
    guard isFirst else { return }
    if isEnding { return _tug_warning(text) }
    Task { @MainActor in _tug_warning(text) }
  }
}
