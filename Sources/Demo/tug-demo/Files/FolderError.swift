import CGtk
import Translations

/// The reason why a folder cannot be shown, as a message for the user.
struct FolderError: Error, Equatable, Sendable {
  /// A sentence in which `{name}` stands for the name of the folder.
  let message: Message
  var name = ""
  /// The obstacle that another attempt would meet again, or `nil` if there may be none.
  var obstacle: Obstacle?

  /// A reason why a folder stays unreadable.
  enum Obstacle: Sendable {
    case locked
    /// The folder does not exist, or is not a folder.
    case missing
  }

  /// The sentence in the current language.
  @MainActor var sentence: String { message.words(["name": name]) }

  /// Returns the error for a folder at `uri` that has been removed.
  static func gone(uri: String) -> FolderError {
    FolderError(
      message: Message("FolderGone", "The folder “{name}” no longer exists."),
      name: readableName(of: uri), obstacle: .missing)
  }

  /// Returns the error for a folder at `uri` that GIO could not read.
  ///
  /// Frees `error`. A cancellation becomes a `CancellationError`.
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
      name: readableName(of: uri), obstacle: isGio ? obstacle(for: code) : nil)
  }

  private static func obstacle(for code: UInt32) -> Obstacle? {
    switch code {
    case G_IO_ERROR_PERMISSION_DENIED.rawValue: .locked
    case G_IO_ERROR_NOT_FOUND.rawValue, G_IO_ERROR_NOT_DIRECTORY.rawValue: .missing
    default: nil
    }
  }

  /// Returns the sentence for an error code of GIO, or a general sentence for any other error.
  ///
  /// GIO's own messages are written for programmers.
  private static func message(for code: UInt32?) -> Message {
    switch code {
    case G_IO_ERROR_NOT_FOUND.rawValue:
      Message("FolderMissing", "The folder “{name}” does not exist.")
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
