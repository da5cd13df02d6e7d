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

  /// Creates a GIO error, `G_IO_ERROR_FAILED`, for a failure that has no `GError`.
  package init(message: String) {
    isFromProgram = false
    pointer = g_error_new_literal(g_io_error_quark(), gint(G_IO_ERROR_FAILED.rawValue), message)
  }

  /// The error message.
  package var message: String { pointer.pointee.message.map { String(cString: $0) } ?? "" }

  isolated deinit { g_error_free(pointer) }
}
