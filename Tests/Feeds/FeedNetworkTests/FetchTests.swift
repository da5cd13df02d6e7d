import FeedModel
import FeedTestServer
import Synchronization
import Testing

@testable import FeedNetwork

@Suite("Fetching feeds from a server")
struct FetchTests {
  private let server: FeedTestServer
  private let fetcher = FeedFetcher(agent: "Tug tests")

  init() throws {
    server = try FeedTestServer()
  }

  private func fetch(
    _ path: String, _ validators: FeedValidators = FeedValidators()
  ) async throws -> FetchOutcome {
    try await fetcher.fetch(FeedAddress(server.address + path), validators: validators)
  }

  private func document(_ path: String) async throws -> FetchedDocument {
    guard case .document(let document) = try await fetch(path) else { throw FetchError.status(304) }
    return document
  }

  private func entryCount(_ path: String) async throws -> Int {
    let document = try await document(path)
    return try FeedReader.read(
      document.bytes, charset: document.charset, address: document.address
    ).entries.count
  }

  @Test("A feed is fetched with its charset and address")
  func whole() async throws {
    let document = try await document("/feed?n=1000")
    #expect(document.charset == "utf-8")
    #expect(document.address == "\(server.address)/feed?n=1000")
    #expect(try FeedReader.read(document.bytes, charset: "utf-8").entries.count == 1000)
  }

  @Test("An unchanged feed is not sent again")
  func conditional() async throws {
    let first = try await document("/conditional")
    #expect(first.validators.entityTag == "\"one\"")
    #expect(first.validators.lastModified == "Sat, 01 Nov 2025 12:00:00 GMT")
    #expect(
      try await fetch("/conditional", first.validators)
        == .notModified(validators: first.validators))
  }

  @Test("New validators of an unchanged feed replace the old ones")
  func newValidators() async throws {
    let old = FeedValidators(entityTag: "\"old\"", lastModified: "Sat, 01 Nov 2025 12:00:00 GMT")
    let new = FeedValidators(entityTag: "\"new\"", lastModified: old.lastModified)
    #expect(try await fetch("/unchanged", old) == .notModified(validators: new))
  }

  @Test("A redirect that sets a cookie ends")
  func cookie() async throws {
    #expect(try await entryCount("/cookie") == 20)
  }

  @Test(
    "A server that asks to wait is respected",
    arguments: [
      ("429", "120", 120), ("503", "0", 0), ("429", "99999999999", 604_800), ("503", "-5", 0),
    ])
  func later(status: String, text: String, seconds: Int64) async throws {
    await #expect(throws: FetchError.later(seconds: seconds)) {
      try await fetch("/busy?code=\(status)&after=\(text)")
    }
  }

  @Test("A time to wait may be a date, and an invalid one is ignored")
  func laterDate() async throws {
    await #expect(throws: FetchError.later(seconds: 0)) {
      try await fetch("/busy?code=429&after=Sat,%2001%20Nov%202025%2012:00:00%20GMT")
    }
    await #expect(throws: FetchError.status(429)) { try await fetch("/busy?code=429&after=soon") }
    await #expect(throws: FetchError.status(500)) { try await fetch("/busy?code=500&after=9") }
  }

  @Test("A line break in a validator adds no header")
  func brokenValidators() async throws {
    let validators = FeedValidators(entityTag: "\"one\"\r\nX-Other: 1", lastModified: "\u{7F}")
    guard case .document = try await fetch("/conditional", validators) else {
      Issue.record("nothing came")
      return
    }
  }

  @Test("A compressed feed is unpacked")
  func compressed() async throws {
    #expect(try await entryCount("/gzip?n=300") == 300)
  }

  @Test("A redirect is followed, and is the base of links")
  func moved() async throws {
    let document = try await document("/moved?to=/feed")
    #expect(document.address == "\(server.address)/feed")
  }

  @Test("Only permanent redirects change a feed's address")
  func movedForGood() async throws {
    let new = "\(server.address)/feed"
    func address(_ path: String) async throws -> String? {
      let outcome = try await fetch(
        path, FeedValidators(entityTag: "\"one\"", lastModified: "Sat, 01 Nov 2025 12:00:00 GMT"))
      return outcome.newAddress
    }
    #expect(try await address("/moved?to=/feed") == new)
    #expect(try await address("/moved?by=308&to=/moved%3Fto=/feed") == new)
    for status in [302, 303, 307] {
      #expect(try await address("/moved?by=\(status)&to=/feed") == nil)
      #expect(try await address("/moved?to=/moved%3Fby=\(status)%26to=/feed") == nil)
      #expect(try await address("/moved?by=\(status)&to=/moved%3Fto=/feed") == nil)
    }
    #expect(try await address("/feed") == nil)
    #expect(try await address("/moved-conditional") == "\(server.address)/conditional")
  }

  @Test(
    "Errors of the server are reported",
    arguments: [
      ("/nothing", FetchError.status(404)), ("/status?code=500", .status(500)),
      ("/status?code=410", .status(410)), ("/loop", .tooManyRedirects), ("/cut", .cutOff),
      ("/long", .cutOff), ("/overflowing", .cutOff), ("/huge", .tooLarge), ("/endless", .tooLarge),
      ("/bomb", .tooLarge),
      ("/moved?to=file:///etc/passwd", .redirectRefused(to: "file:///etc/passwd")),
      ("/moved?to=ftp://example.org/", .redirectRefused(to: "ftp://example.org/")),
      ("/moved?to=gopher:x", .redirectRefused(to: "gopher:x")),
    ])
  func wrong(path: String, error: FetchError) async throws {
    await #expect(throws: error) { try await fetch(path) }
  }

  @Test("A silent server times out")
  func silent() async throws {
    let impatient = FeedFetcher(agent: "Tug tests", timeout: 1)
    let address = try FeedAddress(server.address + "/silent")
    await #expect(throws: FetchError.timedOut) { try await impatient.fetch(address) }
  }

  @Test("A feed that lacks its end gives its whole entries")
  func short() async throws {
    let feed = try FeedReader.read(try await document("/short").bytes)
    #expect(feed.isCutOff)
    #expect(!feed.entries.isEmpty)
  }

  @Test("A wrong charset from the server is ignored")
  func charset() async throws {
    let document = try await document("/latin")
    #expect(document.charset == "utf-8")
    let feed = try FeedReader.read(document.bytes, charset: document.charset)
    #expect(feed.title == "Café")
  }

  @Test("A closed port and an unknown host are errors")
  func unreachable() async throws {
    let refused = try FeedAddress("http://127.0.0.1:1/")
    await #expect(throws: FetchError.self) { try await fetcher.fetch(refused) }
    let unknown = try FeedAddress("http://nobody.invalid/feed")
    await #expect(throws: FetchError.unknownHost("nobody.invalid")) {
      try await fetcher.fetch(unknown)
    }
  }

  @Test("Progress is a fraction if the length is known")
  func progress() async throws {
    let reported = Mutex<[FetchProgress]>([])
    let address = try FeedAddress(server.address + "/feed?n=2000")
    let outcome = try await fetcher.fetch(address) { progress in
      reported.withLock { $0.append(progress) }
    }
    guard case .document(let document) = outcome else { return }
    let progress = reported.withLock(\.self)
    #expect(progress.count > 1)
    #expect(progress.last == FetchProgress(bytes: document.bytes.count, fraction: 1))
    #expect(progress.map(\.bytes) == progress.map(\.bytes).sorted())
  }

  @Test("A cancelled task ends the request")
  func cancelled() async throws {
    let address = try FeedAddress(server.address + "/slow")
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await FeedFetcher(agent: "Tug tests").fetch(address) { _ in begin.yield() }
    }
    for await _ in begun { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A public server cannot redirect into a private network")
  func inwards() async throws {
    let inside = try FeedTestServer(host: "127.0.0.2")
    let worldly = FeedFetcher(agent: "Tug tests", timeout: 5, maximumBytes: 1 << 20) { address in
      let text = addressText(address)
      return text == "127.0.0.1" ? .internet : .privateNetwork
    }
    let inwards = try FeedAddress("\(server.address)/moved?to=\(inside.address)/feed")
    await #expect(throws: FetchError.redirectRefused(to: "\(inside.address)/feed")) {
      try await worldly.fetch(inwards)
    }
    // A private server may lead to another, and out into the world.
    guard case .document = try await fetcher.fetch(inwards) else {
      Issue.record("nothing came")
      return
    }
    let outwards = try FeedAddress("\(inside.address)/moved?to=\(server.address)/feed")
    guard case .document = try await worldly.fetch(outwards) else {
      Issue.record("nothing came")
      return
    }
  }
}
