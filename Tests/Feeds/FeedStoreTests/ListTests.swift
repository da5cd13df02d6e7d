import FeedModel
import FeedStore
import Testing

@Suite("Lists of a store's entries")
struct ListTests {
  private let folder: StoreFolder
  private let store: FeedStore
  private let address = StoreFolder.address

  init() throws {
    folder = try StoreFolder()
    store = try folder.open()
  }

  @Test("Pages are contiguous even if entries are inserted")
  func pages() throws {
    let ids = (0..<25).map { "\($0)" }
    // Several entries have one date.
    try store.merge(feed(ids, dates: (0..<25).map { 100 - $0 / 4 }), into: address, now: 100)
    var (seen, position): ([String], EntryPosition?) = ([], nil)
    for round in 0..<10 {
      let page = try store.entries(of: address, after: position, limit: 7)
      if page.isEmpty { break }
      seen += page.map(\.entry.id)
      position = page.last?.position
      try store.merge(feed(["new \(round)"]), into: address, now: 200)
    }
    #expect(seen == ids)
  }

  @Test("A limit is clamped to its range", arguments: [(-5, 0), (0, 0), (3, 3), (Int.max, 1_000)])
  func limits(_ limit: Int, _ count: Int) throws {
    try store.merge(feed((0..<1_200).map { "\($0)" }), into: address, now: 1)
    #expect(try store.ids(limit: limit).count == count)
  }

  @Test("Read marks are stored, removed and queried")
  func reading() throws {
    try store.merge(feed(["a", "b", "c"]), into: address, now: 1)
    let numbers = try store.entries(limit: 10).map(\.number)
    try store.setRead(true, numbers: [numbers[0], numbers[2], 999, -1])
    #expect(try store.ids(onlyUnread: true) == ["b"])
    #expect(try store.unreadCount(of: address) == 1)
    #expect(try store.unreadCount(of: "x") == 0)
    try store.setRead(false, numbers: [numbers[2]])
    #expect(try store.ids(onlyUnread: true) == ["b", "c"])
    #expect(try store.setAllRead(of: "x").isEmpty)
    #expect(try store.unreadCount() == 2)
    #expect(try store.setAllRead(of: address).sorted() == [numbers[1], numbers[2]].sorted())
    #expect(try store.unreadCount() == 0)
    try store.setRead(false, numbers: numbers)
    try store.setAllRead()
    #expect(try store.unreadCount() == 0)
  }

  @Test(
    "A search matches all words in title, author and summary",
    arguments: [
      ("apple", ["1"]), ("APPLE  pie", ["1"]), ("pie ada", ["1"]), ("über", ["2"]), ("ÜBER", ["2"]),
      ("100%", ["2"]), ("%", ["2"]), ("_", ["3"]), ("日本", ["3"]), ("' OR 1=1 --", []), ("\"", []),
      ("apple über", []), ("  ", ["1", "2", "3"]), ("", ["1", "2", "3"]), ("\\", []),
      ("ppl", ["1"]),
    ])
  func search(_ text: String, _ ids: [String]) throws {
    let entries = [
      FeedEntry(id: "1", title: "Apple", text: "A pie", author: "Ada"),
      FeedEntry(id: "2", title: "Über 100%"), FeedEntry(id: "3", title: "snake_case 日本語"),
    ]
    try store.merge(Feed(title: "", entries: entries), into: address, now: 1)
    #expect(try store.ids(search: text) == ids)
  }

  @Test("A search has pages and any number of words")
  func longSearch() throws {
    try store.merge(feed((0..<30).map { "word \($0)" }), into: address, now: 1)
    let first = try store.entries(of: address, limit: 20, onlyUnread: true, search: "word")
    #expect(first.count == 20)
    #expect(try store.ids(after: first.last?.position, search: "word").count == 10)
    let many = String(repeating: "word ", count: 100_000)
    #expect(try store.ids(search: many).count == 30)
  }
}
