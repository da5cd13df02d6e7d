/// The reason why a feed could not be fetched.
///
/// `description` is a sentence for users.
package enum FetchError: Error, Equatable, CustomStringConvertible {
  /// The text is not an address, or is longer than 4,096 bytes.
  case noAddress
  /// The scheme is not http, https or file.
  case refused(scheme: String)
  /// The host name could not be resolved.
  case unknownHost(String)
  /// The host does not respond, or there is no network.
  ///
  /// `reason` is the system's message.
  case unreachable(host: String, reason: String)
  /// The host's TLS certificate could not be verified.
  case insecure(host: String)
  /// The server was silent for too long, or the document took too long.
  case timedOut
  /// The connection ended before the document was complete.
  case cutOff
  /// The document is larger than ``FeedFetcher/maximumBytes``.
  case tooLarge
  /// There were more redirects than ``FeedFetcher/maximumRedirects``.
  case tooManyRedirects
  /// The server redirects to a file, to a private network or to an unusable address, which is not
  /// followed.
  case redirectRefused(to: String)
  /// The server responded with this HTTP status instead of a document.
  case status(Int)
  /// The server asks to wait so many seconds before the next request.
  case later(seconds: Int64)
  /// The file does not exist or may not be read.
  ///
  /// `reason` is the system's message.
  case unreadable(path: String, reason: String)
  /// Another error occurred.
  ///
  /// `reason` is the system's message.
  case failed(reason: String)

  /// Whether there was no usable connection, so that another scheme may help.
  package var isOfConnection: Bool {
    switch self {
    case .unreachable, .insecure, .timedOut, .cutOff, .failed: true
    default: false
    }
  }

  /// The reason as a sentence for users.
  package var description: String {
    switch self {
    case .noAddress: "This is not the address of a feed."
    case .refused(let scheme): "Feeds are fetched over http, https or as files, not \(scheme)."
    case .unknownHost(let host): "\(host) was not found."
    case .unreachable(let host, let reason): "\(host) cannot be reached: \(reason)."
    case .insecure(let host): "The identity of \(host) could not be verified."
    case .timedOut: "The server took too long to respond."
    case .cutOff: "The connection was interrupted."
    case .tooLarge: "The feed is too large."
    case .tooManyRedirects: "Too many redirects."
    case .redirectRefused(let target): "The server redirects to \(target), which is not allowed."
    case .status(let status): "The server responded with status \(status)."
    case .later(let seconds): "The server asks to wait \(seconds) seconds."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    case .failed(let reason): "The feed could not be fetched: \(reason)."
    }
  }
}
