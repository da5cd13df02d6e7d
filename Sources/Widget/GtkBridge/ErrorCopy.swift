import CGtk

/// A `GError` of its own.
@MainActor public final class ErrorCopy {
  /// The error, valid as long as this object is.
  public let pointer: UnsafeMutablePointer<GError>

  /// The program has made it, and not this library.
  public let isOfProgram: Bool

  /// A copy of `error`.
  public init(_ error: UnsafePointer<GError>) {
    isOfProgram = true
    pointer = g_error_copy(error)
  }

  /// An error of GIO's for a reason that is no `GError`: `G_IO_ERROR_FAILED`.
  public init(message: String) {
    isOfProgram = false
    pointer = g_error_new_literal(g_io_error_quark(), gint(G_IO_ERROR_FAILED.rawValue), message)
  }

  /// The reason in words.
  public var message: String { pointer.pointee.message.map { String(cString: $0) } ?? "" }

  isolated deinit { g_error_free(pointer) }
}
