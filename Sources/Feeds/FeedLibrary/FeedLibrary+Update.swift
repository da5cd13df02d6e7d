import FeedModel
import FeedNetwork
import FeedStore

extension FeedLibrary {
  /// The result of fetching one feed.
  private struct Fetched: Sendable {
    let index: Int
    let result: Result<(outcome: FetchOutcome, feed: Feed?), any Error>
  }

  /// Updates the feed at `address`, or all feeds if `address` is `nil`.
  ///
  /// Several feeds are fetched at a time: see ``FetchQueue``. A feed whose server asked to wait is not
  /// fetched, nor is a feed that is gone, unless it is updated alone. The result contains the feeds that
  /// failed. Throws `CancellationError` if the task is cancelled.
  package func update(
    _ address: String?, onProgress: @escaping @Sendable (FeedProgress) -> Void = { _ in }
  ) async throws -> FeedUpdate {
    let feeds = try store.subscriptions().filter {
      address == nil || $0.subscription.address == address
    }
    var update = FeedUpdate()
    update.feedCount = feeds.count
    update.lastKnown = try store.lastNumber()
    var queue = FetchQueue(hosts: feeds.map { FeedAddress.host(of: $0.subscription.address) })
    var failures: [Int: any Error] = [:]
    var doneCount = 0
    // The progress within documents counts only if there is one.
    let isSingle = feeds.count == 1
    let onPart: @Sendable (FeedProgress) -> Void = { if isSingle { onProgress($0) } }
    try await withThrowingTaskGroup(of: Fetched.self) { group in
      while true {
        while let index = queue.next() {
          let feed = feeds[index]
          if let refusal = refusal(of: feed, isAlone: address != nil) {
            failures[index] = refusal
            try setFault(refusal, of: feed.subscription.address)
            queue.end(index)
            doneCount += 1
          } else {
            group.addTask { await self.fetched(feed, index: index, onPart) }
          }
        }
        guard let fetched = try await group.next() else { break }
        queue.end(fetched.index)
        doneCount += 1
        if !isSingle {
          onProgress(
            FeedProgress(feed: doneCount, feedCount: feeds.count, fraction: nil, bytes: 0))
        }
        do {
          try merge(fetched, of: feeds[fetched.index], into: &update)
        } catch let error as CancellationError {
          throw error
        } catch {
          failures[fetched.index] = error
          try setFault(error, of: feeds[fetched.index].subscription.address)
          try pause(feeds[fetched.index], after: error)
        }
      }
    }
    update.failures = failures.sorted { $0.key < $1.key }.map {
      FeedFailure(
        address: feeds[$0.key].subscription.address, title: feeds[$0.key].name, reason: $0.value)
    }
    return update
  }

  /// Fetches and parses one feed.
  private func fetched(
    _ feed: StoredSubscription, index: Int, _ onProgress: @escaping @Sendable (FeedProgress) -> Void
  ) async -> Fetched {
    do {
      let outcome = try await fetch(
        feed.subscription.address, feed.validators, feed: 0, of: 1, onProgress)
      guard case .document(let document) = outcome else {
        return Fetched(index: index, result: .success((outcome, nil)))
      }
      let parsed = try await Self.feed(in: document)
      try Task.checkCancellation()
      return Fetched(index: index, result: .success((outcome, parsed)))
    } catch {
      return Fetched(index: index, result: .failure(error))
    }
  }

  /// Stores a fetched feed, and adds its news to `update`.
  private func merge(
    _ fetched: Fetched, of subscription: StoredSubscription, into update: inout FeedUpdate
  ) throws {
    let (outcome, feed) = try fetched.result.get()
    let address = subscription.subscription.address
    var fault: FeedError?
    switch (outcome, feed) {
    case (.document(let document), let feed?):
      update.newCounts[address] = try store.merge(
        feed, into: address, validators: document.validators(for: feed), now: clock())
      if feed.isCutOff {
        fault = .cutOff
        update.cutOff.append(
          FeedFailure(address: address, title: subscription.name, reason: FeedError.cutOff))
      }
    case (.notModified(_, let validators), _) where validators != subscription.validators:
      try store.setValidators(validators, of: address)
    default: break
    }
    try setFault(fault, of: address)
    if subscription.pausedUntil != 0 { try store.setPause(until: 0, of: address) }
    if let newAddress = outcome.newAddress, try store.move(address, to: newAddress) {
      update.newAddresses[address] = newAddress
      update.newCounts[newAddress] = update.newCounts.removeValue(forKey: address)
    }
  }

  /// Stores why a feed could not be read, or only in part, or `nil` if it was read well.
  func setFault(_ fault: (any Error)?, of address: String) throws {
    // A fault of the store says nothing about the feed, and perhaps cannot be stored.
    if fault is StoreError { return }
    try store.setFault(fault.flatMap { FaultText.text(of: $0) }, of: address)
  }

  // MARK: - Pauses

  /// Returns the reason why a feed may not be fetched now, or `nil` if it may be.
  private func refusal(of feed: StoredSubscription, isAlone: Bool) -> FetchError? {
    let time = (try? store.pause(of: feed.subscription.address)) ?? 0
    if time == StoredSubscription.forever { return isAlone ? nil : .status(Self.gone) }
    let seconds = max(time, 0) - clock()
    return seconds > 0 ? .later(seconds: seconds) : nil
  }

  /// The status of HTTP for a document that was removed for good.
  private static let gone = 410

  /// Pauses a feed after an error with which its server asks for it.
  ///
  /// The other feeds of the same host are paused as well if the server asks to wait.
  private func pause(_ feed: StoredSubscription, after error: any Error) throws {
    let address = feed.subscription.address
    switch error {
    case FetchError.status(Self.gone):
      try store.setPause(until: StoredSubscription.forever, of: address)
    case FetchError.later(let seconds):
      let host = FeedAddress.host(of: address)
      for other in try store.subscriptions().map(\.subscription.address)
      where FeedAddress.host(of: other) == host {
        try store.setPause(until: clock() + seconds, of: other)
      }
    default: break
    }
  }
}
