import CGtk
import Glibc
import GtkBridge

/// The file of the user's state folder that keeps when a program's lists were last refreshed.
///
/// `$XDG_STATE_HOME/PROGRAM/tug-last-updated.ini`, in which each key of the program has its seconds
/// since 1970 UTC. It is written without anybody waiting for it; what another process has written
/// meanwhile stays. A file that cannot be written is said once, and nothing is kept any more.
@MainActor final class LastUpdatedFile {
  private static let group = "Last Updated"
  private static let fileName = "tug-last-updated.ini"
  /// Only the user reads what the user does.
  private static let folderMode: Int32 = 0o700

  private var changes: [String: Double?] = [:]
  private var isWriting = false
  private var isBroken = false

  /// The folder, named after the program.
  private var folder: String {
    let application = g_application_get_default().flatMap { g_application_get_application_id($0) }
    let name = (application ?? g_get_prgname()).map { String(cString: $0) } ?? ""
    let safe = String(name.map { $0 == "/" ? "_" : $0 })
    let isName = !["", ".", ".."].contains(safe)
    return "\(String(cString: g_get_user_state_dir()))/\(isName ? safe : "tug")"
  }

  private var path: String { "\(folder)/\(Self.fileName)" }

  /// What is in the file; nothing where it cannot be read.
  func read() -> [String: Double] {
    guard let file = g_key_file_new() else { return [:] }
    defer { g_key_file_free(file) }
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil).isTrue,
      let keys = g_key_file_get_keys(file, Self.group, nil, nil)
    else { return [:] }
    defer { g_strfreev(keys) }
    var times: [String: Double] = [:]
    var next = keys
    while let key = next.pointee {
      var error: UnsafeMutablePointer<GError>?
      let time = g_key_file_get_double(file, Self.group, key, &error)
      if error == nil, time.isFinite, let name = g_uri_unescape_string(key, nil) {
        times[String(cString: name)] = time
        g_free(name)
      }
      g_clear_error(&error)
      next += 1
    }
    return times
  }

  /// Writes `time` for `key`, or takes the key out, soon.
  func write(_ time: Double?, of key: String) {
    guard !isBroken else { return }
    changes.updateValue(time, forKey: key)
    if !isWriting { load() }
  }

  // MARK: Reading, changing and writing without waiting

  /// Reads what is there, which another process may have written.
  private func load() {
    isWriting = true
    if g_mkdir_with_parents(folder, Self.folderMode) != 0 {
      return giveUp(String(cString: g_strerror(errno)))
    }
    let file = g_file_new_for_path(path)
    let callback: GAsyncReadyCallback = { source, result, data in
      var contents: UnsafeMutablePointer<CChar>?
      var length: gsize = 0
      let wasRead = g_file_load_contents_finish(
        source.map { OpaquePointer($0) }, result, &contents, &length, nil, nil)
      nonisolated(unsafe) let text = wasRead.isTrue ? contents : nil
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { LastUpdatedFile.taken(data)?.replace(text, length) }
      g_free(contents)
    }
    g_file_load_contents_async(file, nil, callback, Unmanaged.passRetained(self).toOpaque())
    g_object_unref(UnsafeMutableRawPointer(file))
  }

  /// Writes what was read with the changes.
  private func replace(_ contents: UnsafeMutablePointer<CChar>?, _ length: gsize) {
    guard let keys = g_key_file_new() else { return }
    defer { g_key_file_free(keys) }
    if let contents { g_key_file_load_from_data(keys, contents, length, G_KEY_FILE_NONE, nil) }
    for (key, time) in changes {
      guard let name = g_uri_escape_string(key, nil, 0) else { continue }
      if let time {
        g_key_file_set_double(keys, Self.group, name, time)
      } else {
        g_key_file_remove_key(keys, Self.group, name, nil)
      }
      g_free(name)
    }
    changes = [:]
    var size: gsize = 0
    guard let text = g_key_file_to_data(keys, &size, nil),
      let bytes = g_bytes_new_take(text, size)
    else { return }
    let file = g_file_new_for_path(path)
    let callback: GAsyncReadyCallback = { source, result, data in
      var error: UnsafeMutablePointer<GError>?
      g_file_replace_contents_finish(source.map { OpaquePointer($0) }, result, nil, &error)
      let reason = error.map { String(cString: $0.pointee.message) }
      g_clear_error(&error)
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { LastUpdatedFile.taken(data)?.wrote(reason) }
    }
    g_file_replace_contents_bytes_async(
      file, bytes, nil, gboolean(false), G_FILE_CREATE_PRIVATE, nil, callback,
      Unmanaged.passRetained(self).toOpaque())
    g_bytes_unref(bytes)
    g_object_unref(UnsafeMutableRawPointer(file))
  }

  private func wrote(_ reason: String?) {
    if let reason { return giveUp(reason) }
    isWriting = false
    if !changes.isEmpty { load() }
  }

  private func giveUp(_ reason: String) {
    isWriting = false
    isBroken = true
    changes = [:]
    _tug_warning(
      "\(path) cannot be written: \(reason). When lists were last refreshed is known as long as the "
        + "program runs")
  }

  /// The file that a callback was started for, whose reference it gives back.
  private static func taken(_ data: gpointer?) -> LastUpdatedFile? {
    data.map { Unmanaged<LastUpdatedFile>.fromOpaque($0).takeRetainedValue() }
  }
}
