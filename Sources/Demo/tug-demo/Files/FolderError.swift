import CGtk
import Translations

/// The reason why a folder cannot be shown, in words for the user.
struct FolderError: Error, Equatable, Sendable {
  /// One sentence, in which `{name}` is the folder.
  let message: Message
  /// The folder's name.
  var name = ""

  /// The sentence.
  @MainActor var sentence: String { message.words(["name": name]) }

  /// The folder at `uri`, which was there, is not any more.
  static func gone(uri: String) -> FolderError {
    FolderError(
      message: Message("FolderGone", "The folder “{name}” is not there any more."),
      name: readableName(of: uri))
  }

  /// The error that GIO reported for the folder at `uri`, which is freed; a cancellation stays a
  /// `CancellationError`.
  static func taking(_ error: UnsafeMutablePointer<GError>?, uri: String) -> any Error {
    guard let error else {
      return FolderError(message: Message("NoFolderRead", "The folder cannot be read."))
    }
    defer { g_error_free(error) }
    let code = UInt32(bitPattern: error.pointee.code)
    let isGio = error.pointee.domain == g_io_error_quark()
    if isGio, code == G_IO_ERROR_CANCELLED.rawValue { return CancellationError() }
    return FolderError(
      message: message(for: isGio ? code : nil),
      name: readableName(of: uri))
  }

  /// The sentence for an error of GIO, or for any other: what the system says of it is in words for
  /// programmers.
  private static func message(for code: UInt32?) -> Message {
    switch code {
    case G_IO_ERROR_NOT_FOUND.rawValue: Message("FolderMissing", "There is no folder “{name}”.")
    case G_IO_ERROR_PERMISSION_DENIED.rawValue:
      Message("FolderForbidden", "You are not allowed to read “{name}”.")
    case G_IO_ERROR_NOT_DIRECTORY.rawValue: Message("NoFolder", "“{name}” is not a folder.")
    default: Message("FolderNotRead", "“{name}” cannot be read.")
    }
  }

  private static func readableName(of uri: String) -> String {
    let file = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let name = g_file_get_parse_name(file) else { return uri }
    defer { g_free(name) }
    return String(cString: name)
  }
}
