import CGtk

/// Owns a `GError`.
@MainActor package final class ErrorCopy {
  /// The error, valid for the lifetime of this object.
  package let pointer: UnsafeMutablePointer<GError>

  /// Whether the program created the error, and not Tug.
  package let isFromProgram: Bool

  /// Copies the program's `error`.
  package init(_ error: UnsafePointer<GError>) {
    isFromProgram = true
    pointer = g_error_copy(error)
  }

  /// Creates a `TUG_ERROR_FAILED` for a Swift error, with its description.
  ///
  /// A type without a description of its own would be described by the names of its parts, which
  /// are no sentence for a user.
  package init(_ error: any Error) {
    isFromProgram = false
    let message = (error as? any CustomStringConvertible)?.description ?? "The work failed"
    pointer = g_error_new_literal(tug_error_quark(), gint(TUG_ERROR_FAILED.rawValue), message)
  }

  /// The error message.
  package var message: String { pointer.pointee.message.map { String(cString: $0) } ?? "" }

  isolated deinit { g_error_free(pointer) }
}
