import FeedModel
import Testing

@testable import FeedStore

@Suite("Stores of many entries")
struct LargeStoreTests {
  /// A store of so many entries, the first of which is the newest.
  private func store(of count: Int, in folder: StoreFolder) throws -> FeedStore {
    let store = try folder.open()
    let entries = (0..<count).map {
      FeedEntry(id: "\($0)", title: "Title \($0)", text: "Some words", date: Int64(count - $0))
    }
    let page = Feed(title: "News", entries: entries)
    #expect(try store.merge(page, into: StoreFolder.address, now: Int64(count)) == count)
    return store
  }

  @Test("100,000 entries are merged and found again")
  func many() throws {
    let count = 100_000
    let folder = try StoreFolder()
    let store = try store(of: count, in: folder)
    #expect(try store.ids(limit: 50) == (0..<50).map { "\($0)" })
    let middle = EntryPosition(time: Int64(count / 2), number: 0)
    #expect(
      try store.ids(of: StoreFolder.address, after: middle, limit: 2) == ["50001", "50002"])
    #expect(try store.ids(search: "title 99999") == ["99999"])
    #expect(try store.unreadCount() == count)
  }

  @Test("Reading a page costs the same among 20,000 entries")
  func cost() throws {
    let costs = try [1_000, 20_000].map { count in
      let folder = try StoreFolder()
      let store = try store(of: count, in: folder)
      let before = store.database.steps
      _ = try store.ids(limit: 100)
      _ = try store.ids(of: StoreFolder.address, after: EntryPosition(time: 500, number: 0))
      _ = try store.ids(of: StoreFolder.address, onlyUnread: true)
      _ = try store.ids(before: EntryPosition(time: 500, number: 0))
      #expect(try store.position(of: "7", in: StoreFolder.address) != nil)
      #expect(try store.isSubscribed(to: StoreFolder.address))
      #expect(try store.place(of: StoreFolder.address) == nil)
      return store.database.steps - before
    }
    #expect(costs[0] > 0)
    #expect(costs[0] == costs[1])
  }
}
