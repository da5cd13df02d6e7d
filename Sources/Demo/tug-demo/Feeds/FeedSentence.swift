import CGtk
import FeedLibrary
import FeedModel
import FeedNetwork
import FeedStore
import GtkBridge
import Translations

/// Converts errors of feeds to sentences for users.
@MainActor enum FeedSentence {
  /// Returns the sentence for any error of feeds.
  static func sentence(of error: any Error) -> String {
    switch error {
    case let error as FetchError: sentence(of: error)
    case let error as FeedError: sentence(of: error)
    case let error as StoreError: sentence(of: error)
    case let error as FeedTrouble: error.description
    default: FailureText.sentence(of: error)
    }
  }

  /// Returns the sentence for feeds that could not be updated.
  static func sentence(of failures: [FeedFailure]) -> String {
    guard let first = failures.first else { return "" }
    let reason = sentence(of: first.reason)
    if failures.count == 1 {
      return Message("FeedFailed", "{feed}: {cause}").words([
        "feed": first.title, "cause": reason,
      ])
    }
    if failures.allSatisfy({ $0.reason as? FeedError == .cutOff }) {
      return Message("FeedsCutOff", "Cut-off feeds, whose ends are missing: {count}").words([
        "count": CountText.text(failures.count)
      ])
    }
    return Message("FeedsFailed", "{count} feeds could not be fetched. {feed}: {cause}").words([
      "count": CountText.text(failures.count), "feed": first.title, "cause": reason,
    ])
  }

  /// The maximum number of names that a sentence contains.
  private static let maximumNames = 3

  /// Returns the sentence for feeds of a list that have no usable address, or `nil` if there are none.
  static func sentence(ofSkipped titles: [String]) -> String? {
    if titles.isEmpty { return nil }
    let names = titles.prefix(maximumNames).map(\.shortened).joined(separator: ", ")
    return Message(
      "FeedsSkipped", "Feeds without a usable address were left out ({count}): {names}"
    ).words([
      "count": CountText.text(titles.count),
      "names": titles.count > maximumNames ? names + "…" : names,
    ])
  }

  /// Returns the sentence for the result of an update, or `nil` if every feed is whole.
  ///
  /// `skipped` are the feeds of a list that were left out before the update.
  static func sentence(of update: FeedUpdate, skipped: [String]) -> String? {
    let sentences = [
      update.failures.isEmpty ? nil : sentence(of: update.failures),
      update.cutOff.isEmpty ? nil : sentence(of: update.cutOff), sentence(ofSkipped: skipped),
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Returns whether the cause of an error is that there is no network.
  ///
  /// Only names need the network: a server on this computer can be reached without it.
  static func isOffline(_ error: any Error) -> Bool {
    guard case FetchError.unknownHost = error else { return false }
    return !g_network_monitor_get_network_available(g_network_monitor_get_default()).isTrue
  }

  /// Returns the sentence for a store that could not be opened normally.
  static func sentence(of notice: OpeningNotice) -> String {
    let reason = sentence(of: notice.reason)
    if let kept = notice.kept {
      return Message("StoreAfresh", "{cause} It was renamed to {path}, and a new one was created.")
        .words(["cause": reason, "path": kept])
    }
    return Message(
      "StoreInMemory", "{cause} Entries that you read now are lost when the program ends."
    )
    .words(["cause": reason])
  }

  private static func sentence(of error: FetchError) -> String {
    switch error {
    case .noAddress:
      Message("FeedNoAddress", "This is not the address of a feed.").words
    case .refused(let scheme):
      Message(
        "FeedRefused",
        "Feeds can only be fetched over http, https or from files, not over {scheme}."
      )
      .words(["scheme": scheme])
    case .unknownHost where isOffline(error):
      Message("FeedOffline", "There is no network connection.").words
    case .unknownHost(let host):
      Message("FeedUnknownHost", "{host} was not found.").words(["host": host])
    case .unreachable(let host, _):
      Message("FeedUnreachable", "{host} cannot be reached.").words(["host": host])
    case .insecure(let host):
      Message("FeedInsecure", "{host}’s certificate is not valid.").words(["host": host])
    case .timedOut: Message("FeedTimedOut", "The server took too long to respond.").words
    case .cutOff: Message("FeedCutOff", "The connection was interrupted.").words
    case .tooLarge: Message("FeedTooLarge", "The feed is too large.").words
    case .tooManyRedirects:
      Message("FeedInCircle", "Too many redirects.").words
    case .redirectRefused(let target):
      Message("FeedLeadsAway", "The server redirects to {address}, which is not allowed.")
        .words(["address": target])
    case .status(404), .status(410):
      Message("FeedGone", "The server has no such feed.").words
    case .status(let status):
      Message("FeedStatus", "The server answered with error {number}.").words([
        "number": "\(status)"
      ])
    case .later:
      Message("FeedLater", "The server asks to wait before it is asked again.").words
    case .unreadable(let path, _):
      Message("FeedFileUnreadable", "“{path}” cannot be read.").words(["path": path])
    case .failed: Message("FeedNotFetched", "The feed could not be fetched.").words
    }
  }

  private static func sentence(of error: FeedError) -> String {
    switch error {
    case .empty: Message("FeedEmpty", "The feed is empty.").words
    case .tooLarge: Message("FeedTooLarge", "The feed is too large.").words
    case .notAFeed: Message("FeedNotAFeed", "There is no feed at this address.").words
    case .ownDeclaration:
      Message("FeedDeclares", "The feed declares its own entities, which are not supported.").words
    case .tooDeep, .malformed: Message("FeedBroken", "The feed is not valid.").words
    case .cutOff: Message("FeedIncomplete", "The feed is cut off: its end is missing.").words
    }
  }

  private static func sentence(of error: StoreError) -> String {
    switch error {
    case .corrupt: Message("StoreCorrupt", "The file with the entries is damaged.").words
    case .newer:
      Message("StoreNewer", "A newer program has written the file with the entries.").words
    case .foreign:
      Message("StoreForeign", "The file with the entries belongs to another program.").words
    case .readOnly, .cannotOpen:
      Message("StoreReadOnly", "The file with the entries cannot be written.").words
    case .locked:
      Message("StoreLocked", "Another program is using the file with the entries.").words
    case .full: Message("StoreFull", "There is no space left on the disk.").words
    case .notSubscribed, .failed:
      Message("StoreFailed", "The entries cannot be read or written.").words
    }
  }
}

/// A failure of feeds with a sentence for users, which headers show.
struct FeedTrouble: Error, CustomStringConvertible {
  let description: String
}
