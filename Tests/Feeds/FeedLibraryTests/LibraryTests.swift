import FeedModel
import FeedNetwork
import FeedStore
import FeedTestServer
import Foundation
import Synchronization
import Testing

@testable import FeedLibrary

@Suite("A library of feeds")
struct LibraryTests {
  private let folder: LibraryFolder

  init() throws {
    folder = try LibraryFolder()
  }

  private func ids(_ library: FeedLibrary, _ selection: FeedSelection = .init()) async throws
    -> [String]
  {
    try await library.page(of: selection, after: nil).entries.map(\.entry.id)
  }

  @Test("The bundled feed exists at first and stays removed")
  func bundled() async throws {
    let bundled = BundledFeed(title: "Own", bytes: Array(rss(["a", "b"]).utf8))
    let library = try folder.open(bundled: bundled)
    #expect(try await ids(library) == ["a", "b"])
    let update = try await library.update(nil)
    #expect(update.newCount == 0)
    #expect(update.failures.isEmpty)
    #expect(update.feedCount == 1)
    try await library.unsubscribe(from: BundledFeed.address)
    #expect(try await ids(folder.open(bundled: bundled)).isEmpty)
  }

  @Test("A changed feed file brings new entries")
  func file() async throws {
    let library = try folder.open()
    let address = try folder.write(rss(["a"]), "feed.xml")
    #expect(try await library.subscribe(to: address) == .feed(address: address.text))
    #expect(try await library.subscribe(to: address) == .feed(address: address.text))
    #expect(try await library.subscriptions().map(\.name) == ["News"])
    _ = try folder.write(rss(["c", "b", "a"]), "feed.xml")
    #expect(try await library.update(address.text).newCount == 2)
    #expect(try await library.unreadCount(of: nil) == 3)
  }

  @Test("A document without a feed adds nothing")
  func noFeed() async throws {
    let library = try folder.open()
    let page = try folder.write("<html></html>", "page.html")
    await #expect(throws: FeedError.notAFeed(root: "html")) {
      try await library.subscribe(to: page)
    }
    let missing = try FeedAddress(folder.path("missing.xml"))
    await #expect(throws: FetchError.self) { try await library.subscribe(to: missing) }
    #expect(try await library.subscriptions().isEmpty)
  }

  @Test("A web page leads to its only feed, or to a choice")
  func webPage() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    func added(_ path: String) async throws -> AddedFeeds {
      try await library.subscribe(to: FeedAddress(server.address + path))
    }
    let feed = server.address + "/feed"
    #expect(try await added("/page?to=/feed") == .feed(address: feed))
    #expect(try await added("/linked?to=/feed") == .feed(address: feed))
    guard case .choice(let links) = try await added("/page?to=/feed&to=/gzip") else {
      Issue.record("no choice")
      return
    }
    #expect(links.map(\.address) == [feed, server.address + "/gzip"])
    #expect(links.map(\.title) == ["Feed 0", "Feed 1"])
    await #expect(throws: FeedError.notAFeed(root: "html")) { try await added("/html") }
    // A page that names a page is not followed.
    guard case .choice = try await added("/page?to=/page%3Fto=/feed") else {
      Issue.record("no choice")
      return
    }
    #expect(try await library.subscriptions().map(\.subscription.address) == [feed])
  }

  @Test("Without a scheme https is tried, then http")
  func guessedScheme() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    for prefix in ["", "feed://"] {
      let typed = prefix + server.address.dropFirst("http://".count) + "/feed"
      let added = try await library.subscribe(to: FeedAddress(typed))
      #expect(added == .feed(address: server.address + "/feed"))
    }
  }

  @Test("A list of feeds is imported and exported")
  func list() async throws {
    let bundled = BundledFeed(title: "Own", bytes: Array(rss([]).utf8))
    let library = try folder.open(bundled: bundled)
    let feeds = ["https://example.org/1", "https://example.org/2"].map {
      Subscription(title: "T & \($0)", address: $0)
    }
    let list = try folder.write(SubscriptionList.opml(feeds, title: "Mine"), "feeds.opml")
    #expect(
      try await library.subscribe(to: list)
        == .list(newAddresses: feeds.map(\.address), skipped: []))
    #expect(try await library.subscribe(to: list) == .list(newAddresses: [], skipped: []))
    let written = try await library.list(title: "Mine")
    #expect(try SubscriptionList.read(Array(written.utf8)).subscriptions == feeds)
  }

  @Test("A failing feed keeps its entries; others are updated")
  func failure() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    let failing = try FeedAddress(server.address + "/failing?n=5")
    let growing = try FeedAddress(server.address + "/growing?n=5")
    _ = try await library.subscribe(to: failing)
    _ = try await library.subscribe(to: growing)
    let update = try await library.update(nil)
    #expect(update.newCount == 3)
    #expect(update.lastKnown == 10)
    #expect(update.failures.map(\.title) == ["Loopback"])
    #expect(update.failures.first?.reason as? FetchError == .status(500))
    #expect(try await library.unreadCount(of: failing.text) == 5)
    #expect(try await library.unreadCount(of: growing.text) == 8)
  }

  @MainActor
  @Test("10,000 entries are merged without blocking the main thread")
  func besideTheMainThread() throws {
    let library = try folder.open()
    let address = try folder.write(rss((0..<10_000).map { "\($0)" }), "feed.xml")
    let done = DispatchSemaphore(value: 0)
    let brought = Mutex(0)
    Task.detached {
      _ = try? await library.subscribe(to: address)
      let count = try? await library.unreadCount(of: nil)
      brought.withLock { $0 = count ?? 0 }
      done.signal()
    }
    // Other tests may hold the threads that compute for a minute or two.
    #expect(done.wait(timeout: .now() + 300) == .success)
    #expect(brought.withLock(\.self) == 10_000)
  }

  @Test("A permanently moved feed keeps entries, place and read marks")
  func moved() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    // It moves at its second request.
    let old = server.address + "/moving?n=5"
    let selection = FeedSelection(address: old)
    #expect(try await library.subscribe(to: FeedAddress(old)) == .feed(address: old))
    let place = EntryPlace(address: old, place: ReadingPlace(entryID: "id-3", offset: 7.5))
    try await library.keep(selection)
    for selection in [selection, FeedSelection()] { try await library.keep(place, of: selection) }
    try await library.setAllRead(of: nil)
    let update = try await library.update(nil)
    let new = server.address + "/feed?n=6"
    #expect(update.newAddresses == [old: new])
    #expect(update.newCount == 1)
    #expect(try await library.subscriptions().map(\.subscription.address) == [new])
    #expect(try await library.shownSelection() == FeedSelection(address: new))
    for selection in [FeedSelection(address: new), FeedSelection()] {
      #expect(
        try await library.place(of: selection)?.place
          == EntryPlace(address: new, place: place.place))
    }
    #expect(try await library.unreadCount(of: new) == 1)
    #expect(try await library.update(nil).newAddresses.isEmpty)
  }

  @Test("Subscribing to a moved address uses the new one")
  func subscribedAfterMove() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    let old = try FeedAddress(server.address + "/moved?to=/feed")
    #expect(try await library.subscribe(to: old) == .feed(address: server.address + "/feed"))
  }

  @Test("A feed that moves to a known address stays separate")
  func movedToKnown() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    let addresses = ["/feed?n=6", "/moving?n=5"].map { server.address + $0 }
    for address in addresses { _ = try await library.subscribe(to: FeedAddress(address)) }
    let update = try await library.update(nil)
    #expect(update.newAddresses.isEmpty)
    #expect(update.failures.isEmpty)
    #expect(try await library.subscriptions().map(\.subscription.address) == addresses)
  }

  @Test("Older pages are fetched one by one")
  func olderPages() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    let address = try FeedAddress(server.address + "/paged?n=25")
    _ = try await library.subscribe(to: address)
    #expect(try await ids(library).count == 10)
    #expect(try await library.loadOlder(of: address.text) == 10)
    #expect(try await library.loadOlder(of: address.text) == 5)
    #expect(try await library.loadOlder(of: address.text) == nil)
    #expect(try await ids(library) == (0..<25).reversed().map { "id-\($0)" })
  }

  @Test("Paging continues with the feed's older pages")
  func pagesOfFeed() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    _ = try await library.subscribe(to: FeedAddress(server.address + "/paged?n=25"))
    var found = try await library.page(of: .init(), after: nil)
    var pages: [Int] = []
    while let next = found.next {
      pages.append(found.entries.count)
      found = try await library.nextPage(of: .init(), after: next)
    }
    #expect(pages + [found.entries.count] == [10, 10, 5])
  }

  @Test("The first page reaches the stored place; pages are contiguous")
  func pages() async throws {
    let library = try folder.open()
    let all = (0..<2_500).map { "\($0)" }
    let address = try folder.write(rss(all), "feed.xml")
    _ = try await library.subscribe(to: address)
    let first = try await library.page(of: .init(), after: nil)
    #expect(first.entries.map(\.entry.id) == Array(all.prefix(FeedLibrary.pageLength)))
    let second = try await library.page(of: .init(), after: first.next)
    #expect(second.entries.first?.entry.id == "100")
    let place = EntryPlace(
      address: address.text, place: ReadingPlace(entryID: "2000", offset: 7.5))
    for selection in [FeedSelection(), FeedSelection(address: address.text)] {
      try await library.keep(place, of: selection)
      try await library.keep(selection)
      let again = try folder.open()
      #expect(try await again.shownSelection() == selection)
      let kept = try #require(try await again.place(of: selection))
      #expect(kept.place == place)
      let page = try await again.page(of: selection, after: nil, through: kept.position)
      #expect(page.entries.count > 2_000)
      #expect(page.entries.map(\.entry.id) == Array(all.prefix(page.entries.count)))
      #expect(page.next == page.entries.last?.position)
    }
    try await library.unsubscribe(from: address.text)
    #expect(try await library.place(of: .init()) == nil)
    #expect(try await library.shownSelection() == FeedSelection())
  }

  @Test("Entries before a stored place are loaded in parts")
  func around() async throws {
    let library = try folder.open()
    let all = (0..<2_500).map { "\($0)" }
    let address = try folder.write(rss(all), "feed.xml")
    _ = try await library.subscribe(to: address)
    let place = EntryPlace(address: address.text, place: ReadingPlace(entryID: "2000", offset: 0))
    try await library.keep(place, of: .init())
    let position = try #require(try await library.place(of: .init())).position
    let page = try await library.page(of: .init(), around: position)
    var ids = page.entries.map(\.entry.id)
    let start = 2_000 - FeedLibrary.contextLength
    #expect(ids == Array(all[start..<2_000 + FeedLibrary.pageLength]))
    #expect(page.next == page.entries.last?.position)
    var first = try #require(page.entries.first).position
    while true {
      let before = try await library.entries(of: .init(), before: first)
      guard let earlier = before.first?.position else { break }
      (ids, first) = (before.map(\.entry.id) + ids, earlier)
    }
    #expect(ids == Array(all.prefix(2_000 + FeedLibrary.pageLength)))
  }

  @Test("Entries are filtered by unread and by words")
  func selections() async throws {
    let library = try folder.open()
    let address = try folder.write(rss(["apple", "pear", "plum"]), "feed.xml")
    _ = try await library.subscribe(to: address)
    let number = try #require(try await library.page(of: .init(), after: nil).entries.first?.number)
    try await library.setRead(true, numbers: [number])
    #expect(try await ids(library, .init(onlyUnread: true)) == ["pear", "plum"])
    #expect(try await ids(library, .init(search: "P PL")) == ["apple", "plum"])
    try await library.setAllRead(of: nil)
    #expect(try await ids(library, .init(onlyUnread: true)).isEmpty)
  }

  @Test("A damaged file is renamed with a notice")
  func badFiles() async throws {
    let junk = String(repeating: "no database ", count: 200)
    try Data(junk.utf8).write(to: URL(filePath: folder.storePath))
    let library = try folder.open()
    let notice = try #require(library.notice)
    #expect(notice.reason == .corrupt)
    #expect(!notice.isInMemory)
    #expect(try String(contentsOfFile: try #require(notice.kept), encoding: .utf8) == junk)
    _ = try await library.subscribe(to: folder.write(rss(["a"]), "feed.xml"))
    let again = try folder.open()
    #expect(again.notice == nil)
    #expect(try await ids(again) == ["a"])
  }

  @Test("An unusable folder keeps the entries in memory")
  func noFolder() async throws {
    try FileManager.default.removeItem(at: folder.folder)
    let library = try folder.open()
    #expect(try #require(library.notice).isInMemory)
    try FileManager.default.createDirectory(at: folder.folder, withIntermediateDirectories: true)
    _ = try await library.subscribe(to: folder.write(rss(["a"]), "feed.xml"))
    #expect(try await ids(library) == ["a"])
  }
}
