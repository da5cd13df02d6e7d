import FeedModel
import FeedNetwork
import FeedStore

/// Converts the faults of feeds to the texts that are stored: a word, and a detail after a blank.
enum FaultText {
  /// Returns the text for a fault, or `nil` if the fault is not the feed's.
  ///
  /// The system's messages and seconds to wait, which users do not see, are dropped.
  static func text(of fault: any Error) -> String? {
    switch fault {
    case let fault as FetchError: fetchText(of: fault)
    case let fault as FeedError: feedText(of: fault)
    default: nil
    }
  }

  private static func fetchText(of fault: FetchError) -> String {
    switch fault {
    case .noAddress: "no-address"
    case .refused(let scheme): "refused \(scheme)"
    case .unknownHost(let host): "unknown-host \(host)"
    case .unreachable(let host, _): "unreachable \(host)"
    case .insecure(let host): "insecure \(host)"
    case .timedOut: "timed-out"
    case .cutOff: "interrupted"
    case .tooLarge: "document-too-large"
    case .tooManyRedirects: "too-many-redirects"
    case .redirectRefused(let target): "redirect-refused \(target)"
    case .status(let status): "status \(status)"
    case .later: "later"
    case .unreadable(let path, _): "unreadable \(path)"
    case .failed: "failed"
    }
  }

  private static func feedText(of fault: FeedError) -> String {
    switch fault {
    case .empty: "empty"
    case .tooLarge: "too-large"
    case .notAFeed(let root): "not-a-feed \(root)"
    case .ownDeclaration(let name): "own-declaration \(name)"
    case .tooDeep: "too-deep"
    case .cutOff: "cut-off"
    case .malformed(let line, _): "malformed \(line)"
    }
  }

  /// Returns the fault that a stored text stands for.
  ///
  /// A text that another version of the program has written is a fault without a known reason.
  static func fault(of text: String) -> any Error {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let detail = parts.count > 1 ? String(parts[1]) : ""
    return switch parts.first {
    case "no-address": FetchError.noAddress
    case "refused": FetchError.refused(scheme: detail)
    case "unknown-host": FetchError.unknownHost(detail)
    case "unreachable": FetchError.unreachable(host: detail, reason: "")
    case "insecure": FetchError.insecure(host: detail)
    case "timed-out": FetchError.timedOut
    case "interrupted": FetchError.cutOff
    case "document-too-large": FetchError.tooLarge
    case "too-many-redirects": FetchError.tooManyRedirects
    case "redirect-refused": FetchError.redirectRefused(to: detail)
    case "status": FetchError.status(Int(detail) ?? 0)
    case "later": FetchError.later(seconds: 0)
    case "unreadable": FetchError.unreadable(path: detail, reason: "")
    case "empty": FeedError.empty
    case "too-large": FeedError.tooLarge
    case "not-a-feed": FeedError.notAFeed(root: detail)
    case "own-declaration": FeedError.ownDeclaration(name: detail)
    case "too-deep": FeedError.tooDeep
    case "cut-off": FeedError.cutOff
    case "malformed": FeedError.malformed(line: Int(detail) ?? 0, reason: "")
    default: FetchError.failed(reason: "")
    }
  }
}

extension StoredSubscription {
  /// The reason why the feed could not be read the last time, or only in part, or `nil` if it could.
  package var faultReason: (any Error)? { fault.map(FaultText.fault) }
}
