import FeedModel
import Testing

@Suite("Large feeds")
struct LargeFeedTests {
  private static let count = 100_000

  @Test("RSS with 100,000 items is read")
  func rssOfManyItems() throws {
    let items = (0..<Self.count).map {
      "<item><title>Title \($0)</title><guid>https://example.org/\($0)</guid></item>\n"
    }
    let feed = try read(rss(items.joined()))
    #expect(feed.entries.count == Self.count)
    #expect(feed.entries.last?.link == "https://example.org/99999")
  }

  @Test("JSON with 100,000 items is read")
  func jsonOfManyItems() throws {
    let items = (0..<Self.count).map { "{\"id\": \"\($0)\", \"title\": \"Title \($0)\"}" }
    let text = """
      {"version": "https://jsonfeed.org/version/1.1", "items": [\(items.joined(separator: ","))]}
      """
    let feed = try read(text)
    #expect(feed.entries.count == Self.count)
    #expect(feed.entries.last?.title == "Title 99999")
  }

  @Test(
    "Faulty markup is repaired in linear time",
    arguments: [
      String(repeating: "<i>", count: 150) + String(repeating: "</x>", count: 200_000),
      String(repeating: "<p>", count: 100_000), String(repeating: "& <", count: 200_000),
      String(repeating: "&lt;!--", count: 100_000),
      String(repeating: "&lt;![CDATA[", count: 100_000),
      String(repeating: "&amp;amp ", count: 100_000),
    ])
  func faults(_ markup: String) throws {
    let items = "<item><title>A & B</title><dc:title>\(markup)</dc:title></item>"
    #expect(try read(rss(items)).entries.first?.title == "A & B")
  }

  @Test("A feed with too many bytes is refused")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: FeedReader.maximumBytes + 1)
    #expect(throws: FeedError.tooLarge) { try FeedReader.read(bytes) }
  }

  @Test("A feed with too many names is refused")
  func manyNames() throws {
    func document(_ count: Int) -> String {
      "<rss>" + (0..<count).map { "<a\($0)/>" }.joined() + "</rss>"
    }
    #expect(throws: FeedError.tooLarge) { try read(document(100_000)) }
    #expect(try read(document(10_000)).entries.isEmpty)
  }
}
