import CGtk

/// The reason why a folder cannot be shown or a file not opened, in words for the user.
struct FolderError: Error, Equatable, Sendable {
  /// One sentence.
  var message: String

  /// The error that GIO reported for the folder at `uri`, which is freed; a cancellation stays a
  /// `CancellationError`.
  static func taking(_ error: UnsafeMutablePointer<GError>?, uri: String) -> any Error {
    guard let error else { return FolderError(message: "The folder cannot be read.") }
    defer { g_error_free(error) }
    let code = UInt32(bitPattern: error.pointee.code)
    let isGio = error.pointee.domain == g_io_error_quark()
    if isGio, code == G_IO_ERROR_CANCELLED.rawValue { return CancellationError() }
    let name = readableName(of: uri)
    guard isGio else { return FolderError(message: "\(name) cannot be read.") }
    switch code {
    case G_IO_ERROR_NOT_FOUND.rawValue:
      return FolderError(message: "There is no folder \(name).")
    case G_IO_ERROR_PERMISSION_DENIED.rawValue:
      return FolderError(message: "You are not allowed to read \(name).")
    case G_IO_ERROR_NOT_DIRECTORY.rawValue:
      return FolderError(message: "\(name) is not a folder.")
    default:
      let reason = String(cString: error.pointee.message)
      return FolderError(message: "\(name) cannot be read: \(reason)")
    }
  }

  private static func readableName(of uri: String) -> String {
    let file = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let name = g_file_get_parse_name(file) else { return uri }
    defer { g_free(name) }
    return "“\(String(cString: name))”"
  }
}
