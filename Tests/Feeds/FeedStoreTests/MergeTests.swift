import FeedModel
import FeedStore
import Testing

@Suite("Merging feeds into a store")
struct MergeTests {
  private let folder: StoreFolder
  private let store: FeedStore
  private let address = StoreFolder.address

  init() throws {
    folder = try StoreFolder()
    store = try folder.open()
  }

  @Test("New entries are counted, unread and unchanged")
  func new() throws {
    let entry = FeedEntry(
      id: "1' OR 1=1; --", title: "Tïtle 😀", text: "S", link: "https://example.org/1",
      author: "Ada", date: -5)
    let count = try store.merge(Feed(title: "News", entries: [entry]), into: address, now: 100)
    #expect(count == 1)
    let stored = try store.entries(limit: 10)
    #expect(stored.map(\.entry) == [entry])
    #expect(stored.map(\.isRead) == [false])
    #expect(stored.map(\.address) == [address])
    #expect(stored.map(\.time) == [-5])
    #expect(try store.unreadCount() == 1)
  }

  @Test("An entry with only an id is stored empty")
  func bare() throws {
    let entry = FeedEntry(id: "", title: "")
    try store.merge(Feed(title: "", entries: [entry]), into: address, now: 7)
    #expect(try store.entries(limit: 1).first?.entry == entry)
    #expect(try store.entries(limit: 1).first?.time == 7)
  }

  @Test("A changed entry keeps its place and read mark")
  func known() throws {
    try store.merge(feed(["a", "b"], dates: [10, 20]), into: address, now: 100)
    let number = try #require(store.entries(limit: 10).last?.number)
    try store.setRead(true, numbers: [number])
    var changed = feed(["new", "a", "b"], dates: [30, 99, 20])
    changed.entries[1].title = "Changed"
    #expect(try store.merge(changed, into: address, now: 200) == 1)
    let stored = try store.entries(limit: 10)
    #expect(stored.map(\.entry.id) == ["new", "b", "a"])
    #expect(stored.map(\.isRead) == [false, false, true])
    #expect(stored.last?.entry.title == "Changed")
    #expect(stored.last?.number == number)
    #expect(stored.last?.time == 10)
    #expect(try store.merge(changed, into: address, now: 300) == 0)
    #expect(try store.ids(search: "changed") == ["a"])
    #expect(try store.ids(search: "a b").isEmpty)
  }

  @Test("Entries missing from the feed stay")
  func gone() throws {
    try store.merge(feed(["a"], dates: [1]), into: address, now: 100)
    #expect(try store.merge(feed(["b"], dates: [2]), into: address, now: 100) == 1)
    #expect(try store.ids() == ["b", "a"])
  }

  @Test("Undated entries keep the feed's order; future dates are clamped")
  func order() throws {
    try store.merge(feed(["c", "d"]), into: address, now: 100)
    try store.merge(feed(["a", "b"], dates: [nil, .max]), into: address, now: 200)
    try store.merge(feed(["e"], dates: [.min]), into: address, now: 300)
    #expect(try store.ids() == ["a", "b", "c", "d", "e"])
    #expect(try store.entries(limit: 10).map(\.time) == [200, 200, 100, 100, .min])
    #expect(try store.entries(limit: 10)[1].entry.date == .max)
  }

  @Test("Two feeds can have the same ids")
  func sameIDs() throws {
    try store.subscribe(to: [Subscription(title: "Other", address: "https://example.org/other")])
    #expect(try store.merge(feed(["a"]), into: address, now: 1) == 1)
    #expect(try store.merge(feed(["a"]), into: "https://example.org/other", now: 1) == 1)
    #expect(try store.ids().count == 2)
    #expect(try store.ids(of: address) == ["a"])
  }

  @Test("A feed without a subscription changes nothing")
  func unknown() throws {
    #expect(throws: StoreError.notSubscribed(address: "x")) {
      try store.merge(feed(["a"]), into: "x", now: 1)
    }
    #expect(try store.ids().isEmpty)
    #expect(try store.merge(feed(["a"]), into: address, now: 1) == 1)
  }

  @Test("A failed merge changes nothing")
  func failing() throws {
    try store.merge(feed(["a"]), into: address, now: 1)
    let other = try FeedStore(path: folder.path, timeout: 0)
    let many = (0..<10_000).map { String(repeating: "\($0)", count: 100) }
    try other.limitPages(to: 30)
    #expect(throws: StoreError.full) { try other.merge(feed(many), into: address, now: 2) }
    #expect(try other.ids() == ["a"])
    #expect(try store.ids() == ["a"])
    #expect(try store.merge(feed(["b"]), into: address, now: 3) == 1)
  }
}
