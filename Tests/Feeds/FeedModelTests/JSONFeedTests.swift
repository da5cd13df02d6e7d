import FeedModel
import Testing

@Suite("JSON Feed")
struct JSONFeedTests {
  private func json(_ items: String, version: String = "1.1") -> String {
    """
    {"version": "https://jsonfeed.org/version/\(version)", "title": "News",
     "home_page_url": "https://example.org/", "items": [\(items)]}
    """
  }

  private func first(_ item: String) throws -> FeedEntry? { try read(json(item)).entries.first }

  @Test("An item has its title, text, link, author, date and id")
  func whole() throws {
    let feed = try read(
      json(
        """
        {"id": "1", "title": "First <b>", "content_html": "<p>Some</p><p>words</p>", "url": "/1",
         "authors": [{"name": ""}, {"name": "Ada"}], "date_published": "1970-01-01T01:00:00+01:00"}
        """))
    let entry = FeedEntry(
      id: "1", title: "First <b>", text: "Some\n\nwords", link: "https://example.org/1",
      author: "Ada", date: 0)
    #expect(feed == Feed(title: "News", link: "https://example.org/", entries: [entry]))
  }

  @Test("Version 1 has one author, and an id may be a number")
  func firstVersion() throws {
    let feed = try read(
      """
      {"version": "https://jsonfeed.org/version/1", "title": "News", "author": {"name": "Ada"},
       "next_url": "https://example.org/2", "items": [{"id": 17, "content_text": "1 < 2"}]}
      """)
    #expect(feed.nextPage == "https://example.org/2")
    #expect(feed.entries == [FeedEntry(id: "17", title: "", text: "1 < 2", author: "Ada")])
  }

  @Test(
    "Members with a wrong type are ignored",
    arguments: [
      #"{"title": "A", "url": [3], "authors": "x", "author": [], "date_published": {}, "id": null}"#,
      #"{"title": "A", "url": null, "authors": [1, null], "author": 1, "summary": ["x"]}"#,
      #"{"title": "A", "url": "javascript:x", "authors": {}, "content_html": false}"#,
    ])
  func wrongTypes(_ item: String) throws {
    let entry = try first(item)
    #expect(entry?.title == "A")
    #expect(entry?.link == nil && entry?.author == nil && entry?.date == nil)
    #expect(entry?.text == "")
  }

  @Test("Items that are not objects are skipped")
  func noItems() throws {
    #expect(try read(json(#"1, null, [], "x", {"title": "A"}"#)).entries.map(\.title) == ["A"])
    let text = #"{"version": "https://jsonfeed.org/version/1", "items": {"title": "A"}}"#
    #expect(try read(text).entries.isEmpty)
  }

  @Test(
    "Escapes are decoded; lone surrogates are replaced",
    arguments: [
      (#"\ud83d\ude00 \"q\" \\"#, "😀 \"q\" \\"), (#"a\ud83d"#, "a\u{FFFD}"),
      (#"\ude00b"#, "\u{FFFD}b"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
      (#"\ud83dA"#, "\u{FFFD}A"), (#"\\ud83d"#, #"\ud83d"#),
    ])
  func surrogates(_ text: String, _ title: String) throws {
    #expect(try first("{\"title\": \"\(text)\"}")?.title == title)
  }

  @Test(
    "The version may lack its s, or be missing in an object with title and items",
    arguments: [#""version": "http://jsonfeed.org/version/1","#, #""version": "","#, ""])
  func versions(_ version: String) throws {
    let feed = try read("{\(version) \"title\": \"News\", \"items\": [{\"title\": \"A\"}]}")
    #expect(feed.entries.map(\.title) == ["A"])
  }

  @Test("Lines of plain text are kept; an attachment and an id are links")
  func texts() throws {
    #expect(try first(#"{"content_text": "a\nb\n\nc"}"#)?.text == "a\nb\n\nc")
    #expect(try first(#"{"id": "https://example.org/1"}"#)?.link == "https://example.org/1")
    let attached = #"{"id": "1", "attachments": [{"url": "https://example.org/1.mp3"}]}"#
    #expect(try first(attached)?.link == "https://example.org/1.mp3")
  }

  @Test("Other JSON is not a feed", arguments: ["{}", #"{"version": 1}"#, #"{"version": "2.0"}"#])
  func otherDocuments(_ text: String) {
    #expect(throws: FeedError.notAFeed(root: "JSON")) { try read(text) }
  }

  @Test("A feed cut off anywhere is reported as incomplete")
  func cutOff() {
    let text = json(#"{"id": "1", "title": "A \" [ } \u00e9é", "tags": [1, {"a": null}]}"#)
    let bytes = Array(text.utf8)
    for length in 1..<bytes.count {
      #expect(throws: FeedError.cutOff, "\(length)") {
        try FeedReader.read(Array(bytes.prefix(length)))
      }
    }
  }

  @Test(
    "Invalid JSON is an error with its line",
    arguments: [
      "{\n'a': 1}", "{\n# \"\n}", "{\n/* \" */}", "{\n\"a\": b}", "{\n\"a\" 1}", "{\n\"a\": ]}",
    ])
  func malformed(_ text: String) throws {
    let error = #expect(throws: FeedError.self) { try read(text) }
    guard case .malformed(let line, let reason) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(line == 2)
    #expect(!reason.isEmpty)
  }

  @Test("Arrays nested too deep are refused, also after quotes")
  func deep() {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(throws: FeedError.tooDeep) { try read("{\"a\": \(brackets)") }
    #expect(throws: FeedError.self) { try read("{/* \" */ \"a\": \(brackets)") }
    #expect(throws: FeedError.self) { try read("{'\"': \(brackets)") }
  }

  @Test("Too many values or members are refused")
  func many() throws {
    let values = String(repeating: "1,", count: 4_000_000)
    #expect(throws: FeedError.tooLarge) { try read("{\"a\": [\(values)1]}") }
    func members(_ count: Int) -> String {
      (0..<count).map { "\"\($0)\": [1, 2]" }.joined(separator: ",")
    }
    #expect(try first("{\"title\": \"A\", \"x\": {\(members(256))}}")?.title == "A")
    #expect(throws: FeedError.malformed(line: 2, reason: "an object with too many members")) {
      try first("{\"title\": \"A\", \"x\": {\(members(257))}}")
    }
  }

  @Test("Random damage gives a feed or an error")
  func damage() {
    let item = #"{"id": 1.5, "title": "\ud83d\ude00", "authors": [{"name": null}], "url": "x"}"#
    let bytes = Array(json(item).utf8)
    let marks = Array(#"{}[]",:\u0d8"#.utf8)
    var random = SystemRandomNumberGenerator()
    var refused = 0
    for _ in 0..<5_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: damaged.indices, using: &random)
        damaged[index] = marks.randomElement(using: &random) ?? 0
      }
      do { _ = try FeedReader.read(damaged) } catch { refused += 1 }
    }
    #expect(refused > 0)
  }
}
