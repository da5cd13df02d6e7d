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
      String(repeating: "&lt;!--a", count: 100_000) + ">",
      String(repeating: "&lt;!a ", count: 100_000),
      String(repeating: "&lt;script>", count: 100_000),
      String(repeating: "&lt;![CDATA[", count: 100_000),
      String(repeating: "&amp;amp ", count: 100_000),
    ])
  func faults(_ markup: String) throws {
    let items = "<item><title>A & B</title><dc:title>\(markup)</dc:title></item>"
    #expect(try read(rss(items)).entries.first?.title == "A & B")
  }

  @Test("Entities that a document declares add little")
  func entities() throws {
    let value = String(repeating: "a", count: 999)
    let title =
      "<item><title>A</title><dc:title>\(String(repeating: "&b;", count: 200_000))</dc:title></item>"
    let types = [
      "<!ENTITY b '\(value)'>", "<!ENTITY b '&b;&b;'>",
      String(repeating: "<!ENTITY b '", count: 100_000),
    ]
    for type in types {
      let feed = try read("<!DOCTYPE rss [\(type)]><rss><channel>\(title)</channel></rss>")
      #expect(feed.entries.first?.title == "A")
    }
  }

  @Test("Authors, titles and declarations are matched in linear time")
  func patterns() throws {
    let author = String(repeating: "@", count: 80) + String(repeating: "(", count: 100)
    let items = (0..<10_000).map { "<item><guid>\($0)</guid><author>\(author)</author></item>" }
    #expect(try read(rss(items.joined())).entries.last?.author == author)
    let date = "<pubDate>1 Jan 2015 08:57:00 Europe/Berlin</pubDate>"
    let titles = (0..<20_000).map { "<item><title>\($0) &amp;amp; &lt;b></title>\(date)</item>" }
    let last = try read(rss(titles.joined())).entries.last
    #expect(last?.title == "19999 &")
    #expect(last?.date == 1_420_099_020)
    let declaration = "<?xml encoding='" + String(repeating: " ", count: 100_000)
    #expect(throws: FeedError.cutOff) { try read(declaration) }
  }

  @Test("An element with too many attributes is refused")
  func manyAttributes() throws {
    func channel(_ count: Int) -> String {
      "<rss><!-- <a \" --><channel x='>' " + (0..<count).map { "a\($0)='=' " }.joined()
        + "><item><title>A</title></item></channel></rss>"
    }
    #expect(try read(channel(900)).entries.map(\.title) == ["A"])
    #expect(throws: FeedError.tooLarge) { try read(channel(300_000)) }
    // Only the repaired document has one tag.
    let faulty = channel(300_000).replacing("a0='='", with: "a0='<'")
    #expect(throws: FeedError.self) { try read(faulty) }
  }

  @Test("Too many namespaces are refused")
  func manyNamespaces() {
    let tags = (0..<50).map { depth in
      "<a " + (0..<100).map { "xmlns:n\(depth)-\($0)='u' " }.joined() + ">"
    }
    #expect(throws: FeedError.tooLarge) { try read("<rss><channel>" + tags.joined()) }
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
