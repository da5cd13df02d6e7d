import FeedModel
import FeedNetwork
import FeedStore
import FeedTestServer
import Foundation
import Synchronization
import Testing

@testable import FeedLibrary

@Suite("Updates of several feeds")
struct UpdateTests {
  private let folder: LibraryFolder

  init() throws {
    folder = try LibraryFolder()
  }

  /// Returns the title of the feed at `path`, with which the server reports a number.
  private func number(_ path: String, of server: FeedTestServer) async throws -> String {
    let outcome = try await FeedFetcher(agent: "Tug tests").fetch(
      FeedAddress(server.address + path))
    guard case .document(let document) = outcome else { return "" }
    return try FeedReader.read(document.bytes).title
  }

  /// Writes a list of subscriptions, whose entries have not been fetched yet.
  private func list(of addresses: [String]) throws -> FeedAddress {
    let feeds = addresses.map { Subscription(title: "", address: $0) }
    return try folder.write(SubscriptionList.opml(feeds, title: "Feeds"), "feeds.opml")
  }

  @Test("Six feeds are fetched at a time, and two of one host")
  func queue() {
    var queue = FetchQueue(hosts: ["a", "a", "a", "b", "b", "b", "c", "d", "e"])
    #expect((0..<9).map { _ in queue.next() } == [0, 1, 3, 4, 6, 7, nil, nil, nil])
    queue.end(6)
    #expect(queue.next() == 8)
    queue.end(4)
    #expect(queue.next() == 5)
    queue.end(0)
    #expect(queue.next() == 2)
    for index in [1, 2, 3, 5, 7, 8] { queue.end(index) }
    #expect(queue.next() == nil)
  }

  @Test("10,000 feeds of one host take two steps each", arguments: [1, 2, 5_000])
  func manyFeeds(_ hostCount: Int) {
    let count = 10_000
    var queue = FetchQueue(hosts: (0..<count).map { "\($0 * hostCount / count)" })
    var (running, order): ([Int], [Int]) = ([], [])
    repeat {
      while let index = queue.next() {
        running.append(index)
        order.append(index)
      }
      if let first = running.first { queue.end(first) }
      running = Array(running.dropFirst())
    } while !running.isEmpty
    #expect(order.count == count)
    #expect(Set(order) == Set(0..<count))
    #expect(queue.steps <= 2 * count + FetchQueue.maximum)
  }

  @Test("Feeds of one host are fetched two at a time")
  func together() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    let addresses = (1...6).map { server.address + "/together?wait=3&n=\($0)" }
    _ = try await library.subscribe(to: list(of: addresses))
    let update = try await library.update(nil)
    #expect(update.failures.isEmpty)
    #expect(update.newCount == 21)
    #expect(try await number("/most", of: server) == "2")
  }

  @Test("A slow feed does not delay others")
  func slow() async throws {
    let (server, other) = (try FeedTestServer(), try FeedTestServer(host: "127.0.0.2"))
    let library = try folder.open()
    let addresses = [server.address + "/slow", other.address + "/feed?n=3"]
    _ = try await library.subscribe(to: list(of: addresses))
    let task = Task { try await library.update(nil) }
    while try await library.unreadCount(of: addresses[1]) == 0 { await Task.yield() }
    #expect(try await library.unreadCount(of: addresses[0]) == 0)
    _ = try await FeedFetcher(agent: "Tug tests").fetch(FeedAddress(server.address + "/go"))
    #expect(try await task.value.newCount == 23)
  }

  @Test("A feed that is gone is not asked again, unless alone")
  func gone() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    let address = server.address + "/gone"
    _ = try await library.subscribe(to: FeedAddress(address))
    for _ in 0..<3 {
      let update = try await library.update(nil)
      #expect(update.failures.first?.reason as? FetchError == .status(410))
    }
    #expect(try await number("/requests?of=gone", of: server) == "2")
    _ = try await library.update(address)
    #expect(try await number("/requests?of=gone", of: server) == "3")
    #expect(try await library.unreadCount(of: address) == 20)
  }

  @Test("A server that asks to wait is not asked earlier, for none of its feeds")
  func later() async throws {
    let server = try FeedTestServer()
    let time = Mutex<Int64>(1_000)
    let library = try folder.open { time.withLock(\.self) }
    let addresses = ["/busy?code=429&after=60&from=2", "/feed"].map { server.address + $0 }
    for address in addresses { _ = try await library.subscribe(to: FeedAddress(address)) }
    _ = try await library.update(addresses[0])
    time.withLock { $0 += 59 }
    for address in [nil, addresses[0], addresses[1]] {
      let update = try await library.update(address)
      #expect(update.failures.count == update.feedCount)
      #expect(update.failures.first?.reason as? FetchError == .later(seconds: 1))
    }
    #expect(try await number("/requests?of=busy", of: server) == "2")
    time.withLock { $0 += 1 }
    #expect(try await library.update(addresses[1]).failures.isEmpty)
    #expect(try await library.subscriptions().map(\.pausedUntil) == [1_060, 0])
  }

  @Test("A pause that ended long ago does not stop an update")
  func oldPause() async throws {
    let address = try folder.write(rss(["a"]), "feed.xml")
    let library = try folder.open()
    _ = try await library.subscribe(to: address)
    try FeedStore(path: folder.storePath).setPause(until: .min, of: address.text)
    #expect(try await library.update(nil).failures.isEmpty)
  }

  @Test("A feed that is not modified has no fault any more")
  func unmodified() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    let address = server.address + "/conditional"
    _ = try await library.subscribe(to: FeedAddress(address))
    try FeedStore(path: folder.storePath).setFault("timed-out", of: address)
    #expect(try await library.subscriptions().first?.faultReason as? FetchError == .timedOut)
    #expect(try await library.update(nil).failures.isEmpty)
    #expect(try await library.subscriptions().first?.faultReason == nil)
  }

  private static let fetchFaults: [FetchError] = [
    .noAddress, .refused(scheme: "ftp"), .unknownHost("a"), .insecure(host: "a"),
    .unreachable(host: "a", reason: ""), .timedOut, .cutOff, .tooLarge, .tooManyRedirects,
    .redirectRefused(to: "file:///a b"), .status(410), .later(seconds: 0),
    .unreadable(path: "/a b", reason: ""), .failed(reason: ""),
  ]
  private static let feedFaults: [FeedError] = [
    .empty, .tooLarge, .notAFeed(root: "html"), .ownDeclaration(name: "a"), .tooDeep, .cutOff,
    .malformed(line: 3, reason: ""),
  ]

  @Test("Each fault is read as it was stored, and an unknown one has no reason")
  func faultTexts() throws {
    for fault in (Self.fetchFaults as [any Error]) + Self.feedFaults {
      let text = try #require(FaultText.text(of: fault))
      let read = FaultText.fault(of: text)
      #expect("\(type(of: read)) \(read)" == "\(type(of: fault)) \(fault)")
    }
    #expect(FaultText.text(of: StoreError.full) == nil)
    for text in ["", "new 1", "status x", "malformed 99999999999999999999"] {
      #expect(!"\(FaultText.fault(of: text))".isEmpty)
    }
  }

  @Test("News and faults belong to their feeds")
  func faults() async throws {
    let server = try FeedTestServer()
    let library = try folder.open()
    let addresses = ["/growing?n=2", "/failing", "/feed"].map { server.address + $0 }
    for address in addresses { _ = try await library.subscribe(to: FeedAddress(address)) }
    let cut = try folder.write("<rss><channel><item><title>A</title></item><item>", "cut.xml")
    #expect(try await library.subscribe(to: cut) == .feed(address: cut.text, isCutOff: true))
    let update = try await library.update(nil)
    #expect(update.newCounts[addresses[0]] == 3)
    #expect(update.newCounts[addresses[2]] == 0)
    // Faults are known at the next start.
    let again = try folder.open()
    func faults() async throws -> [(any Error)?] {
      try await again.subscriptions().map(\.faultReason)
    }
    let before = try await faults()
    #expect(before.map { $0 == nil } == [true, false, true, false])
    #expect(before[1] as? FetchError == .status(500))
    #expect(before[3] as? FeedError == .cutOff)
    // An update of one feed leaves the faults of the others.
    try Data(rss(["a"]).utf8).write(to: URL(filePath: folder.path("cut.xml")))
    #expect(try await again.update(cut.text).failures.isEmpty)
    #expect(try await faults().map { $0 == nil } == [true, false, true, true])
  }
}
