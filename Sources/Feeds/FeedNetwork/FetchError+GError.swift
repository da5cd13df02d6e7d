import CSoup

extension FetchError {
  /// Creates an error from an error of GLib, and frees the GLib error.
  ///
  /// `host` is the host that the program was connected to.
  init(taking error: UnsafeMutablePointer<GError>?, host: String) {
    guard let error else {
      self = .failed(reason: "")
      return
    }
    defer { g_error_free(error) }
    let reason = String(cString: error.pointee.message)
    let code = UInt32(bitPattern: error.pointee.code)
    switch error.pointee.domain {
    case g_resolver_error_quark(): self = .unknownHost(host)
    case g_tls_error_quark():
      // Other errors of TLS, such as a server without TLS, say nothing about the certificate.
      self =
        code == G_TLS_ERROR_BAD_CERTIFICATE.rawValue
        ? .insecure(host: host) : .unreachable(host: host, reason: reason)
    case g_io_error_quark(): self = Self.transport(code, host, reason)
    default: self = .failed(reason: reason)
    }
  }

  private static func transport(_ code: UInt32, _ host: String, _ reason: String) -> FetchError {
    switch GIOErrorEnum(code) {
    case G_IO_ERROR_TIMED_OUT: .timedOut
    case G_IO_ERROR_PARTIAL_INPUT, G_IO_ERROR_CONNECTION_CLOSED: .cutOff
    case G_IO_ERROR_CONNECTION_REFUSED, G_IO_ERROR_HOST_UNREACHABLE,
      G_IO_ERROR_NETWORK_UNREACHABLE, G_IO_ERROR_HOST_NOT_FOUND:
      .unreachable(host: host, reason: reason)
    default: .failed(reason: reason)
    }
  }
}
