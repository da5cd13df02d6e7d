import FeedModel
import Testing

@testable import FeedStore

@Suite("Subscriptions of a store")
struct SubscriptionTests {
  private let folder: StoreFolder
  private let store: FeedStore
  private let address = StoreFolder.address

  init() throws {
    folder = try StoreFolder()
    store = try folder.open()
  }

  @Test("Subscriptions keep their order, each address once")
  func order() throws {
    let list = ["c", "a", "b"].map { Subscription(title: $0, address: $0) }
    #expect(try store.subscribe(to: list + [Subscription(title: "x", address: "a")]) == 3)
    #expect(try store.subscribe(to: list) == 0)
    #expect(try store.subscriptions().map(\.subscription.title) == ["News", "c", "a", "b"])
  }

  @Test("The subscription that was removed last is restored at its position with its entries")
  func restored() throws {
    try store.subscribe(to: ["a", "b"].map { Subscription(title: $0, address: $0) })
    try store.merge(feed(["x", "y"]), into: "a", now: 1)
    try store.setRead(true, numbers: try store.entries(limit: 1).map(\.number))
    let (feeds, entries) = (try store.subscriptions(), try store.entries(limit: 9))
    #expect(try store.restoreRemoved() == nil)
    try store.unsubscribe(from: "b")
    try store.unsubscribe(from: "a")
    #expect(try store.restoreRemoved() == "a")
    #expect(try store.subscriptions() == Array(feeds.prefix(2)))
    #expect(try store.entries(limit: 9) == entries)
    #expect(try store.restoreRemoved() == nil)
    try store.unsubscribe(from: "a")
    try store.subscribe(to: [Subscription(title: "c", address: "a")])
    #expect(try store.restoreRemoved() == nil)
    #expect(try store.entries(limit: 9).isEmpty)
  }

  @Test("A subscription is complete after reopening the store")
  func reopened() throws {
    let validators = FeedValidators(entityTag: "W/\"1\"", lastModified: "yesterday")
    let page = Feed(
      title: "Other", link: "https://example.org/", entries: feed(["a", "b"]).entries)
    try store.merge(page, into: address, validators: validators, now: 1)
    let place = ReadingPlace(entryID: "a", offset: 12.5)
    try store.setPlace(place, of: address)
    try store.setPause(until: 7, of: address)
    try store.setFault("status 500", of: address)
    let again = try FeedStore(path: folder.path)
    let expected = StoredSubscription(
      subscription: Subscription(title: "News", address: address), link: "https://example.org/",
      validators: validators, place: place, olderPage: nil, pausedUntil: 7,
      fault: "status 500", unreadCount: 2)
    #expect(try again.subscriptions() == [expected])
    try again.setPlace(nil, of: address)
    try again.setValidators(FeedValidators(), of: address)
    try again.setFault(nil, of: address)
    #expect(try store.subscriptions().first?.fault == nil)
    #expect(try store.subscriptions().first?.place == nil)
    #expect(try store.subscriptions().first?.validators == FeedValidators())
  }

  @Test("A subscription without a title gets the feed's")
  func title() throws {
    try store.subscribe(to: [Subscription(title: "", address: "x")])
    try store.merge(Feed(title: "Own"), into: "x", now: 1)
    try store.merge(Feed(title: "Later"), into: "x", now: 1)
    #expect(try store.subscriptions().last?.subscription.title == "Own")
  }

  @Test("Unsubscribing removes the entries")
  func unsubscribed() throws {
    try store.merge(feed(["a"]), into: address, now: 1)
    let number = try #require(store.entries(limit: 1).first?.number)
    try store.unsubscribe(from: "x")
    #expect(try store.ids() == ["a"])
    try store.unsubscribe(from: address)
    #expect(try store.subscriptions().isEmpty)
    #expect(try store.ids().isEmpty)
    // Numbers are never given again.
    try store.subscribe(to: [Subscription(title: "", address: address)])
    try store.merge(feed(["a"]), into: address, now: 1)
    #expect(try store.entries(limit: 1).first?.number != number)
  }

  @Test("Invalid offsets become 0; unknown addresses are errors")
  func badPlace() throws {
    try store.setPlace(ReadingPlace(entryID: "a", offset: .nan), of: address)
    #expect(try store.subscriptions().first?.place == ReadingPlace(entryID: "a", offset: 0))
    #expect(throws: StoreError.notSubscribed(address: "x")) { try store.setPlace(nil, of: "x") }
    #expect(throws: StoreError.notSubscribed(address: "x")) {
      try store.setValidators(FeedValidators(), of: "x")
    }
  }
}
