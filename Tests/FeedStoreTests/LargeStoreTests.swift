import FeedModel
import FeedStore
import Testing

@Suite("Stores of many entries")
struct LargeStoreTests {
  @Test("100,000 entries are merged at once, and their pages found by an index")
  func many() throws {
    let folder = try StoreFolder()
    let store = try folder.open()
    let count = 100_000
    let entries = (0..<count).map {
      FeedEntry(id: "\($0)", title: "Title \($0)", summary: "Some words", date: Int64(count - $0))
    }
    let page = Feed(title: "News", entries: entries)
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try store.merge(page, into: StoreFolder.address, now: Int64(count)) == count)
    let merged = clock.now
    let first = try store.ids(limit: 50)
    let middle = EntryPosition(time: Int64(count / 2), number: 0)
    let next = try store.ids(of: StoreFolder.address, after: middle, limit: 2)
    let pagesRead = clock.now
    #expect(first == (0..<50).map { "\($0)" })
    #expect(next == ["50001", "50002"])
    // Two pages take a thousandth of the merge; if each entry were looked at, a tenth.
    #expect(pagesRead - merged < (merged - start) / 30)
    #expect(try store.ids(search: "title 99999") == ["99999"])
    #expect(try store.unreadCount() == count)
  }
}
