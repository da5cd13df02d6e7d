import CGtk
import Dispatch
import GtkBridge

/// Reading a folder through GIO, away from the main thread.
enum FolderReading {
  /// The files of the folder at `uri` in `order`, without hidden ones.
  ///
  /// Throws `FolderError` when it cannot be read, and `CancellationError`.
  static func entries(
    of uri: String, order: FolderOrder
  ) async throws -> [FolderEntry] {
    try await offMainThread { cancellable in
      try read(uri, cancellable: cancellable).sorted(by: order.isBefore)
    }
  }

  /// `entries` with the kinds that the names do not tell.
  ///
  /// It opens the files, and so is for a page and not for a whole folder.
  static func withContentTypes(_ entries: [FolderEntry]) async throws -> [FolderEntry] {
    guard entries.contains(where: \.hasUnknownType) else { return entries }
    return try await offMainThread { cancellable in
      entries.map { entry in
        guard entry.hasUnknownType else { return entry }
        var known = entry
        known.contentType = contentType(of: entry.uri, cancellable) ?? entry.contentType
        return known
      }
    }
  }

  /// Runs `work`, which blocks, on a background thread; cancelling the task cancels it.
  private static func offMainThread<Value: Sendable>(
    _ work: @escaping @Sendable (Cancellation) throws -> Value
  ) async throws -> Value {
    let cancellable = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
          continuation.resume(with: Result { try work(cancellable) })
        }
      }
    } onCancel: {
      cancellable.cancel()
    }
  }

  private static func read(
    _ uri: String, cancellable: Cancellation
  ) throws -> [FolderEntry] {
    let folder = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
    var error: UnsafeMutablePointer<GError>?
    guard
      let enumerator = g_file_enumerate_children(
        folder, attributes, G_FILE_QUERY_INFO_NONE, cancellable.pointer, &error)
    else { throw FolderError.taking(error, uri: uri) }
    defer { g_object_unref(enumerator) }

    var entries: [FolderEntry] = []
    while true {
      var info: OpaquePointer?
      var child: OpaquePointer?
      guard
        g_file_enumerator_iterate(enumerator, &info, &child, cancellable.pointer, &error).isTrue
      else { throw FolderError.taking(error, uri: uri) }
      guard let info, let child else { return entries }
      if let entry = FolderEntry(info: info, file: child) { entries.append(entry) }
    }
  }

  private static func contentType(of uri: String, _ cancellable: Cancellation) -> String? {
    let file = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard
      let info = g_file_query_info(
        file, G_FILE_ATTRIBUTE_STANDARD_CONTENT_TYPE, G_FILE_QUERY_INFO_NONE, cancellable.pointer,
        nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    return g_file_info_get_content_type(info).map { String(cString: $0) }
  }

  /// GLib has a constant for it from 2.74 on; an older GLib gives 0.
  fileprivate static let nanoseconds = "time::modified-nsec"

  /// The kind by name only: to find it by content would open every file of the folder.
  private static let attributes = [
    G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME,
    G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_ATTRIBUTE_STANDARD_SIZE,
    G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN, G_FILE_ATTRIBUTE_STANDARD_FAST_CONTENT_TYPE,
    G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC, nanoseconds,
  ].joined(separator: ",")
}

/// A GCancellable that any thread may cancel.
final class Cancellation: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<GCancellable>?

  init() {
    pointer = g_cancellable_new()
  }

  deinit {
    if let pointer { g_object_unref(pointer) }
  }

  func cancel() {
    g_cancellable_cancel(pointer)
  }
}

extension FolderEntry {
  /// GIO's kind for a file whose name does not tell it.
  private static let unknownType = "application/octet-stream"

  fileprivate var hasUnknownType: Bool { contentType == Self.unknownType }

  /// The entry of a file; nil for a hidden one.
  fileprivate init?(info: OpaquePointer, file: OpaquePointer) {
    guard !g_file_info_get_is_hidden(info).isTrue, let uri = g_file_get_uri(file) else {
      return nil
    }
    defer { g_free(uri) }
    self.uri = String(cString: uri)
    name = g_file_info_get_display_name(info).map { String(cString: $0) } ?? self.uri
    isFolder = g_file_info_get_file_type(info) == G_FILE_TYPE_DIRECTORY
    let type = g_file_info_get_attribute_string(info, G_FILE_ATTRIBUTE_STANDARD_FAST_CONTENT_TYPE)
    contentType = type.map { String(cString: $0) } ?? Self.unknownType
    size = isFolder ? 0 : UInt64(clamping: g_file_info_get_size(info))
    let seconds = g_file_info_get_attribute_uint64(info, G_FILE_ATTRIBUTE_TIME_MODIFIED)
    let microseconds = g_file_info_get_attribute_uint32(info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC)
    let parts = g_file_info_get_attribute_uint32(info, FolderReading.nanoseconds)
    nanoseconds = parts % 1000
    sortKey = Self.sortKey(of: name)
    // GIO gives the seconds before 1970 as an unsigned number.
    modified = Int64(truncatingIfNeeded: seconds) &* 1_000_000 &+ Int64(microseconds)
  }
}
