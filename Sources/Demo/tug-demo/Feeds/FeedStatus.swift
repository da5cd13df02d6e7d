import FeedLibrary
import Translations

/// The reason why the page of feeds shows no entry.
enum FeedStatus: Equatable {
  /// There are no feeds.
  case noFeeds
  /// The search has no result.
  case nothingFound
  /// There is no network, so that the feed could not be fetched.
  case offline
  /// The feed could not be fetched, for the reason in this sentence.
  case failed(String)
  /// Only unread entries are shown, and all entries have been read.
  case allRead
  /// The selected feeds have no entries.
  case noEntries

  /// A way out of a status.
  enum Action {
    case add, clearSearch, refresh, showAll
  }

  /// Returns the status, or `nil` if entries are shown.
  ///
  /// `fault` is the reason why the selected feed could not be fetched, or `nil` if it was.
  init?(
    entryCount: Int, feedCount: Int, selection: FeedSelection, fault: String?, isOffline: Bool
  ) {
    if entryCount > 0 { return nil }
    if feedCount == 0 {
      self = .noFeeds
    } else if !selection.search.isEmpty {
      self = .nothingFound
    } else if let fault {
      self = isOffline ? .offline : .failed(fault)
    } else {
      self = selection.onlyUnread ? .allRead : .noEntries
    }
  }

  /// The name of the icon.
  var icon: String {
    switch self {
    case .noFeeds: "list-add-symbolic"
    case .nothingFound: "edit-find-symbolic"
    case .offline: "network-offline-symbolic"
    case .failed: "dialog-warning-symbolic"
    case .allRead: "emblem-ok-symbolic"
    case .noEntries: "mail-read-symbolic"
    }
  }

  /// The way out, which a button offers.
  var action: Action {
    switch self {
    case .noFeeds: .add
    case .nothingFound: .clearSearch
    case .offline, .failed, .noEntries: .refresh
    case .allRead: .showAll
    }
  }

  /// The sentence for users.
  @MainActor var sentence: String {
    switch self {
    case .noFeeds: Message("NoFeeds", "You have no feeds.").words
    case .nothingFound: Message("NothingFound", "No entry contains these words.").words
    case .offline: Message("FeedOffline", "There is no network connection.").words
    case .failed(let reason): reason
    case .allRead: Message("AllRead", "You have read everything.").words
    case .noEntries: Message("NoEntries", "There is nothing to read yet.").words
    }
  }

  /// The label of the button.
  @MainActor var label: String {
    switch self {
    case .noFeeds: Message("AddFeed", "Add a Feed…").words
    case .nothingFound: Message("ClearSearch", "Clear Search").words
    case .offline, .failed: Message("TryAgain", "Try Again").words
    case .allRead: Message("ShowAllEntries", "Show All Entries").words
    case .noEntries: Message("Refresh", "Refresh").words
    }
  }
}
