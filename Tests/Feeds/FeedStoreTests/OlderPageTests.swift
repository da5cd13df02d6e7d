import FeedModel
import Testing

@testable import FeedStore

@Suite("Older pages of a feed")
struct OlderPageTests {
  private let folder: StoreFolder
  private let store: FeedStore
  private let address = StoreFolder.address

  init() throws {
    folder = try StoreFolder()
    store = try folder.open()
  }

  private func olderPage() throws -> String? { try store.subscriptions().first?.olderPage }

  @Test("Only the first feed sets the address of older pages")
  func firstPage() throws {
    var page = feed(["b"], dates: [20])
    page.nextPage = "https://example.org/2"
    try store.merge(page, into: address, now: 100)
    #expect(try olderPage() == "https://example.org/2")
    page.nextPage = "https://example.org/other"
    try store.merge(page, into: address, now: 200)
    #expect(try olderPage() == "https://example.org/2")
  }

  @Test("An older page is merged after the oldest possible time")
  func oldestTime() throws {
    try store.merge(feed(["b"], dates: [.min]), into: address, now: 100)
    #expect(try store.mergeOlder(feed(["a"]), into: address) == 1)
  }

  @Test("Older pages end with the last one, permanently")
  func ends() throws {
    var page = feed(["b"], dates: [20])
    page.previousArchive = "https://example.org/archive"
    try store.merge(page, into: address, now: 100)
    #expect(try olderPage() == "https://example.org/archive")
    #expect(try store.mergeOlder(feed(["a"], dates: [10]), into: address) == 1)
    #expect(try olderPage() == nil)
    try store.merge(page, into: address, now: 100)
    #expect(try olderPage() == nil)
  }

  @Test("Entries of older pages sort last, whatever their dates")
  func order() throws {
    try store.merge(feed(["c", "b"], dates: [30, 20]), into: address, now: 100)
    try store.mergeOlder(feed(["late", "none", "early"], dates: [99, nil, 5]), into: address)
    #expect(try store.ids() == ["c", "b", "late", "none", "early"])
    let place = try #require(try store.position(of: "b", in: address))
    #expect(try store.ids(after: place) == ["late", "none", "early"])
    #expect(try store.position(of: "b", in: "elsewhere") == nil)
  }

  @Test("Known entries are not new; unknown feeds get none")
  func known() throws {
    try store.merge(feed(["b"], dates: [20]), into: address, now: 100)
    #expect(try store.mergeOlder(feed(["b", "a"], dates: [20, 10]), into: address) == 1)
    #expect(throws: StoreError.notSubscribed(address: "x")) {
      try store.mergeOlder(feed(["y"]), into: "x")
    }
  }

  @Test("Values are stored, replaced and removed")
  func values() throws {
    #expect(try store.value(of: .selection) == nil)
    try store.setValue("one", of: .selection)
    try store.setValue("two", of: .selection)
    try store.setValue("", of: .onlyUnread)
    #expect(try FeedStore(path: folder.path).value(of: .selection) == "two")
    #expect(try store.value(of: .onlyUnread) == "")
    try store.setValue(nil, of: .selection)
    #expect(try store.value(of: .selection) == nil)
  }
}
