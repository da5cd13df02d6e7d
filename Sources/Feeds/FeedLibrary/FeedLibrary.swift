import FeedModel
import FeedNetwork
import FeedStore
import Glibc

/// Manages the user's feeds: stores subscriptions and entries, and fetches updates.
///
/// All work is done off the main thread. A failed fetch or merge leaves the stored data unchanged.
package actor FeedLibrary {
  /// The minimum number of bytes between two progress reports of a document: 256 KiB.
  private static let progressStep = 1 << 18

  let store: FeedStore
  private let fetcher: FeedFetcher
  private let bundled: BundledFeed?
  let clock: @Sendable () -> Int64

  /// A description of how opening the store failed, or `nil` if it was opened normally.
  package nonisolated let notice: OpeningNotice?

  /// Opens the store at `path`, and creates the file if there is none.
  ///
  /// A file that is damaged, or that belongs to a newer version or another program, is renamed and
  /// replaced by a new one. If the file cannot be opened or written, or is locked, it remains
  /// unchanged and the entries are kept in memory only. Throws only if that fails as well. `clock`
  /// returns the current time in seconds since 1970 UTC.
  package init(
    path: String, fetcher: FeedFetcher, bundled: BundledFeed? = nil,
    timeout: Int32 = FeedStore.defaultTimeout,
    clock: @escaping @Sendable () -> Int64 = { Int64(clamping: time(nil)) }
  ) throws(StoreError) {
    let (store, notice) = try Self.opened(path, timeout: timeout)
    (self.store, self.notice) = (store, notice)
    (self.fetcher, self.bundled, self.clock) = (fetcher, bundled, clock)
    if let bundled, try store.value(of: .knowsBundled) == nil {
      try store.subscribe(to: [Subscription(title: bundled.title, address: BundledFeed.address)])
      try store.setValue("true", of: .knowsBundled)
      if let feed = try? FeedReader.read(bundled.bytes) {
        try store.merge(feed, into: BundledFeed.address, now: clock())
      }
    }
  }

  private static func opened(
    _ path: String, timeout: Int32
  ) throws(StoreError) -> (FeedStore, OpeningNotice?) {
    do throws(StoreError) {
      return (try FeedStore(path: path, timeout: timeout), nil)
    } catch {
      switch error {
      case .corrupt, .foreign, .newer:
        if let afresh = try? FeedStore.openEmpty(path: path, timeout: timeout) {
          return (afresh.store, OpeningNotice(reason: error, kept: afresh.kept, isInMemory: false))
        }
      default: break
      }
      let notice = OpeningNotice(reason: error, kept: nil, isInMemory: true)
      return (try FeedStore(path: ":memory:"), notice)
    }
  }

  // MARK: Subscriptions

  /// Returns all subscriptions, in the order in which they were added.
  package func subscriptions() throws -> [StoredSubscription] { try store.subscriptions() }

  /// Subscribes to the feed at `address`, to the only feed of the web page at `address`, or to all feeds
  /// in the OPML list at `address`.
  ///
  /// A feed's entries are stored immediately. If the document cannot be fetched or names no feed, nothing
  /// changes. `page` is the address of the web page that named the feed, or `nil` if the user did.
  package func subscribe(
    to address: FeedAddress, linkedFrom page: FeedAddress? = nil,
    onProgress: @escaping @Sendable (FeedProgress) -> Void = { _ in }
  ) async throws -> AddedFeeds {
    do {
      return try await add(address, linkedFrom: page, onProgress)
    } catch let error as FetchError where error.isOfConnection {
      guard let open = address.openAddress else { throw error }
      do {
        return try await add(open, linkedFrom: page, onProgress)
      } catch let other as FetchError where other.isOfConnection {
        throw error
      }
    }
  }

  private func add(
    _ address: FeedAddress, linkedFrom page: FeedAddress?,
    _ onProgress: @escaping @Sendable (FeedProgress) -> Void
  ) async throws -> AddedFeeds {
    let outcome = try await fetch(
      address.text, FeedValidators(), linkedFrom: page, feed: 0, of: 1, onProgress)
    guard case .document(let document) = outcome else { throw FetchError.status(304) }
    switch try await Self.content(of: document) {
    case .list(let contents):
      let known = Set(try store.subscriptions().map(\.subscription.address))
      try store.subscribe(to: contents.subscriptions)
      let addresses = contents.subscriptions.map(\.address).filter { !known.contains($0) }
      return .list(newAddresses: addresses, skipped: contents.skipped)
    case .links(let links):
      guard page == nil, links.count == 1 else { return .choice(links) }
      return try await add(
        FeedAddress(links[0].address), linkedFrom: FeedAddress(document.address), onProgress)
    case .feed(let feed):
      let address = document.newAddress ?? address.text
      try store.subscribe(to: [Subscription(title: feed.title, address: address)])
      try store.merge(feed, into: address, validators: document.validators(for: feed), now: clock())
      try setFault(feed.isCutOff ? FeedError.cutOff : nil, of: address)
      return .feed(address: address, isCutOff: feed.isCutOff)
    }
  }

  /// Removes a feed and all its entries.
  ///
  /// Until the next removal, ``restoreRemoved()`` can undo this.
  package func unsubscribe(from address: String) throws { try store.unsubscribe(from: address) }

  /// Adds the feed that was removed last again, with its entries.
  ///
  /// Returns its address, or `nil` if there is none or another feed has taken its place.
  package func restoreRemoved() throws -> String? { try store.restoreRemoved() }

  /// Returns an OPML list of all feeds except the bundled one.
  ///
  /// `title` is the title of the list.
  package func list(title: String) throws -> String {
    let feeds = try store.subscriptions().map(\.subscription).filter {
      $0.address != BundledFeed.address
    }
    return SubscriptionList.opml(feeds, title: title)
  }

  // MARK: Documents

  /// Fetches the next older page of the feed at `address` (RFC 5005).
  ///
  /// Returns the number of new entries, or `nil` if there is no older page.
  package func loadOlder(
    of address: String, onProgress: @escaping @Sendable (FeedProgress) -> Void = { _ in }
  ) async throws -> Int? {
    guard
      let page = try store.subscriptions().first(where: { $0.subscription.address == address })?
        .olderPage
    else { return nil }
    let outcome = try await fetch(page, FeedValidators(), feed: 0, of: 1, onProgress)
    guard case .document(let document) = outcome else { return nil }
    let read = try await Self.feed(in: document)
    try Task.checkCancellation()
    return try store.mergeOlder(read, into: address)
  }

  func fetch(
    _ address: String, _ validators: FeedValidators, linkedFrom page: FeedAddress? = nil,
    feed: Int, of count: Int, _ onProgress: @escaping @Sendable (FeedProgress) -> Void
  ) async throws -> FetchOutcome {
    if address == BundledFeed.address {
      return .document(
        FetchedDocument(bytes: bundled?.bytes ?? [], charset: nil, address: address))
    }
    let steps = ProgressSteps(step: Self.progressStep)
    return try await fetcher.fetch(
      FeedAddress(address), validators: validators, linkedFrom: page
    ) { progress in
      guard steps.take(progress.bytes) else { return }
      onProgress(
        FeedProgress(
          feed: feed, feedCount: count, fraction: progress.fraction, bytes: progress.bytes))
    }
  }

  private enum Content: Sendable {
    case feed(Feed)
    case list(SubscriptionList.Contents)
    case links([FeedLink])
  }

  /// Parses a document as a feed, as a list of feeds, or as a web page that names feeds.
  ///
  /// Runs outside the actor, so that the actor can handle other calls in the meantime.
  @concurrent private nonisolated static func content(
    of document: FetchedDocument
  ) async throws -> Content {
    do {
      return .feed(try await feed(in: document))
    } catch FeedError.notAFeed(let root) where root.lowercased() == "opml" {
      return .list(try SubscriptionList.read(document.bytes, charset: document.charset))
    } catch let error as FeedError {
      let found = WebPage.feeds(
        in: document.bytes, charset: document.charset, address: document.address)
      let links = (document.links + found).withoutRepeats
      guard case .notAFeed = error, !links.isEmpty else { throw error }
      return .links(links)
    }
  }

  @concurrent nonisolated static func feed(
    in document: FetchedDocument
  ) async throws -> Feed {
    try FeedReader.read(document.bytes, charset: document.charset, address: document.address)
  }
}

extension FetchedDocument {
  /// The validators to store with a feed.
  ///
  /// Without validators the rest of a feed that is cut off is fetched the next time.
  func validators(for feed: Feed) -> FeedValidators {
    feed.isCutOff ? FeedValidators() : validators
  }
}

/// A description of how opening a store failed and where its entries are kept instead.
package struct OpeningNotice: Sendable {
  /// The reason why the file could not be used.
  package let reason: StoreError
  /// The path to which the old file was renamed, or `nil` if it was not renamed.
  package let kept: String?
  /// Whether the entries are lost when the program ends.
  package let isInMemory: Bool
}
