/// Why a feed could not be fetched; `description` says it in a sentence.
public enum FetchError: Error, Equatable, CustomStringConvertible {
  /// The text is no address, or longer than 4,096 bytes.
  case noAddress
  /// The address is neither http nor https nor file.
  case refused(scheme: String)
  /// Nobody knows the host.
  case unknownHost(String)
  /// The host does not answer, or there is no network; `reason` is the system's.
  case unreachable(host: String, reason: String)
  /// The host does not prove who it is.
  case insecure(host: String)
  /// The server has been silent, or sending, for too long.
  case timedOut
  /// The connection ended before the document did.
  case cutOff
  /// The document is longer than ``FeedFetcher/mostBytes``.
  case tooLarge
  /// One address leads to the next without end.
  case tooManyRedirects
  /// A server leads to a file or into a private network, which is not followed.
  case redirectRefused(to: String)
  /// The server answers with this status instead of a document.
  case status(Int)
  /// There is no such file, or no right to read it; `reason` is the system's.
  case unreadable(path: String, reason: String)
  /// Something else; `reason` is the system's.
  case failed(reason: String)

  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .noAddress: "This is no address of a feed."
    case .refused(let scheme): "Feeds come by http, https and file, and not by \(scheme)."
    case .unknownHost(let host): "There is no \(host)."
    case .unreachable(let host, let reason): "\(host) cannot be reached: \(reason)."
    case .insecure(let host): "\(host) does not prove who it is."
    case .timedOut: "The server takes too long."
    case .cutOff: "The connection ended too early."
    case .tooLarge: "The feed is too large."
    case .tooManyRedirects: "The address leads in a circle."
    case .redirectRefused(let target): "The server leads to \(target), which is not followed."
    case .status(let status): "The server answers with \(status)."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    case .failed(let reason): "The feed cannot be fetched: \(reason)."
    }
  }
}
