import FeedModel
public import FeedNetwork
public import FeedStore
import Glibc

/// The feeds that somebody reads: their subscriptions, their entries as they are stored, and the news that
/// is fetched.
///
/// All its work is beside the main thread. What fails changes nothing that is stored.
public actor FeedLibrary {
  /// The least time between two words of progress of one document, in bytes: 256 kB (chosen here).
  private static let progressStep = 1 << 18

  let store: FeedStore
  private let fetcher: FeedFetcher
  private let bundled: BundledFeed?
  private let clock: @Sendable () -> Int64

  /// What had to be done to open the store; nil where nothing had.
  public nonisolated let notice: OpeningNotice?

  /// Opens the store at `path`, which is made where there is none, with its folder.
  ///
  /// A file that is damaged, newer or another program's is put aside, and a new one begun. One that cannot
  /// be written, or that is locked, is left alone: the entries are then kept in memory alone. Throws only
  /// where not even that is possible. `clock` gives the seconds since 1970 UTC.
  public init(
    path: String, fetcher: FeedFetcher, bundled: BundledFeed? = nil,
    patience: Int32 = FeedStore.usualPatience,
    clock: @escaping @Sendable () -> Int64 = { Int64(clamping: time(nil)) }
  ) throws(StoreError) {
    let (store, notice) = try Self.opened(path, patience: patience)
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
    _ path: String, patience: Int32
  ) throws(StoreError) -> (FeedStore, OpeningNotice?) {
    do throws(StoreError) {
      return (try FeedStore(path: path, patience: patience), nil)
    } catch {
      switch error {
      case .corrupt, .foreign, .newer:
        if let afresh = try? FeedStore.startAfresh(path: path, patience: patience) {
          return (afresh.store, OpeningNotice(reason: error, kept: afresh.kept, isInMemory: false))
        }
      default: break
      }
      let notice = OpeningNotice(reason: error, kept: nil, isInMemory: true)
      return (try FeedStore(path: ":memory:"), notice)
    }
  }

  // MARK: Subscriptions

  /// All subscriptions, in the order in which they were added.
  public func subscriptions() throws -> [StoredSubscription] { try store.subscriptions() }

  /// Adds a feed with its entries, or the feeds of a list in OPML, at `address`.
  ///
  /// Where the document cannot be had or is no feed, nothing is added.
  public func subscribe(
    to address: FeedAddress, onProgress: @escaping @Sendable (FeedProgress) -> Void = { _ in }
  ) async throws -> AddedFeeds {
    let outcome = try await fetch(address.text, FeedValidators(), feed: 0, of: 1, onProgress)
    guard case .document(let document) = outcome else { throw FetchError.status(304) }
    switch try await Self.content(of: document) {
    case .list(let subscriptions):
      let known = Set(try store.subscriptions().map(\.subscription.address))
      try store.subscribe(to: subscriptions)
      return .list(newAddresses: subscriptions.map(\.address).filter { !known.contains($0) })
    case .feed(let feed):
      let address = document.newAddress ?? address.text
      let title = feed.title.isEmpty ? address : feed.title
      try store.subscribe(to: [Subscription(title: title, address: address)])
      try store.merge(feed, into: address, validators: document.validators, now: clock())
      return .feed(address: address)
    }
  }

  /// Removes a feed with its entries.
  public func unsubscribe(from address: String) throws { try store.unsubscribe(from: address) }

  /// A list of all feeds of the web in OPML, called `title`.
  public func list(title: String) throws -> String {
    let feeds = try store.subscriptions().map(\.subscription).filter {
      $0.address != BundledFeed.address
    }
    return SubscriptionList.opml(feeds, title: title)
  }

  // MARK: News

  /// Asks the feed at `address` for news, or all feeds where it is nil, one after the other.
  ///
  /// What fails is told with what came; a cancelled task ends it with `CancellationError`.
  public func update(
    _ address: String?, onProgress: @escaping @Sendable (FeedProgress) -> Void = { _ in }
  ) async throws -> FeedUpdate {
    let feeds = try store.subscriptions().filter {
      address == nil || $0.subscription.address == address
    }
    var update = FeedUpdate()
    update.feedCount = feeds.count
    update.lastKnown = try store.lastNumber()
    for (index, feed) in feeds.enumerated() {
      do {
        let outcome = try await ask(feed, feed: index, of: feeds.count, onProgress)
        let address = feed.subscription.address
        update.newCount += try await merge(outcome, into: address)
        if let newAddress = outcome.newAddress, try store.move(address, to: newAddress) {
          update.newAddresses[address] = newAddress
        }
      } catch let error as CancellationError {
        throw error
      } catch {
        update.failures.append(FeedFailure(title: feed.name, reason: error))
      }
    }
    return update
  }

  private func ask(
    _ subscription: StoredSubscription, feed: Int, of count: Int,
    _ onProgress: @escaping @Sendable (FeedProgress) -> Void
  ) async throws -> FetchOutcome {
    try await fetch(
      subscription.subscription.address, subscription.validators, feed: feed, of: count, onProgress)
  }

  /// Merges what has come; how many entries are new.
  private func merge(_ outcome: FetchOutcome, into address: String) async throws -> Int {
    guard case .document(let document) = outcome else { return 0 }
    let read = try await Self.feed(in: document)
    try Task.checkCancellation()
    return try store.merge(read, into: address, validators: document.validators, now: clock())
  }

  /// Fetches the next older page of the feed at `address` (RFC 5005); nil where it has none, else how many
  /// entries are new.
  public func loadOlder(
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

  private func fetch(
    _ address: String, _ validators: FeedValidators, feed: Int, of count: Int,
    _ onProgress: @escaping @Sendable (FeedProgress) -> Void
  ) async throws -> FetchOutcome {
    if address == BundledFeed.address {
      return .document(
        FetchedDocument(bytes: bundled?.bytes ?? [], charset: nil, address: address))
    }
    let steps = ProgressSteps(step: Self.progressStep)
    return try await fetcher.fetch(FeedAddress(address), validators: validators) { progress in
      guard steps.take(progress.bytes) else { return }
      onProgress(
        FeedProgress(feed: feed, feedCount: count, share: progress.share, bytes: progress.bytes))
    }
  }

  // MARK: Documents

  private enum Content: Sendable {
    case feed(Feed)
    case list([Subscription])
  }

  /// A feed, or a list of feeds; beside the actor, which goes on meanwhile.
  @concurrent private nonisolated static func content(
    of document: FetchedDocument
  ) async throws -> Content {
    do {
      return .feed(try await feed(in: document))
    } catch FeedError.notAFeed(let root) where root.lowercased() == "opml" {
      return .list(try SubscriptionList.read(document.bytes, charset: document.charset))
    }
  }

  @concurrent private nonisolated static func feed(
    in document: FetchedDocument
  ) async throws -> Feed {
    try FeedReader.read(document.bytes, charset: document.charset, address: document.address)
  }
}

/// What had to be done to open a store.
public struct OpeningNotice: Sendable {
  /// Why the file could not be used as it was.
  public let reason: StoreError
  /// The path at which the old file is kept; nil where it is where it was.
  public let kept: String?
  /// The entries are kept only as long as the program runs.
  public let isInMemory: Bool
}
