import FeedModel
import Testing

@Suite("Refused documents")
struct BadDocumentTests {
  @Test("A document of blanks is empty", arguments: ["", " \n\t\r\n"])
  func empty(_ text: String) {
    #expect(throws: FeedError.empty) { try read(text) }
  }

  @Test(
    "Another kind of document is named in the error",
    arguments: [
      ("<!DOCTYPE html><html><head><meta></head><body>", "html"), ("<html>&nbsp;</html>", "html"),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", "svg"), ("<opml version='2.0'/>", "opml"),
    ])
  func otherKind(_ text: String, _ root: String) {
    #expect(throws: FeedError.notAFeed(root: root)) { try read(text) }
  }

  @Test(
    "Declarations of other documents, of entities in entities and of attributes are not used",
    arguments: [
      #"<!ENTITY a "&b;&b;&b;&b;&b;&b;"><!ENTITY b "b"><!ENTITY c "&a;&a;&a;&a;&a;">"#,
      #"<!ENTITY a SYSTEM "file:///etc/passwd">"#, #"<!ENTITY a PUBLIC "x" "http://example.org/">"#,
      #"<!ENTITY % a SYSTEM "http://example.org/x.dtd"> %a;"#, #"<!ENTITY % a "x">"#,
      #"<!ENTITY a "&a;">"#, #"<!ATTLIST rss a CDATA "x">"#, #"<!ATTLIST rss a (a|b) "b">"#,
    ])
  func declarations(_ declarations: String) throws {
    let text = "<!DOCTYPE rss [\(declarations)]><rss><channel><title>&a;&c;</title></channel></rss>"
    let title = "&a;&c;"
    #expect(try read(text).title == title)
    let wide = Array(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    #expect(try FeedReader.read(wide).title == title)
    let start = String(text.dropLast("</channel></rss>".count))
    #expect(throws: FeedError.ownDeclaration(name: "a")) { try read(start) }
  }

  @Test("An external document type is not fetched")
  func external() throws {
    let text = #"<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss><channel><title>&a;T</title>"#
    #expect(try read(text + "</channel></rss>").title == "T")
  }

  @Test("Elements nested too deep are refused")
  func deep() throws {
    func nested(_ count: Int) -> String {
      let (open, close) = (
        String(repeating: "<b>", count: count), String(repeating: "</b>", count: count)
      )
      return "<rss><channel><item><title>A\(open)\(close)</title></item></channel></rss>"
    }
    #expect(try read(nested(190)).entries.first?.title == "A")
    #expect(throws: FeedError.tooDeep) { try read(nested(200)) }
    #expect(throws: FeedError.tooDeep) { try read(nested(100_000)) }
  }

  @Test("A document that is cut off gives its whole entries, or an error")
  func cutOff() throws {
    let text = """
      <?xml version="1.0"?><!-- c --><rss><channel><title>Né &amp; ws</title>
      <item a="1" b='2'><title><![CDATA[é]]></title><?pi x?></item></channel></rss>
      """
    #expect(try read(text).isCutOff == false)
    let bytes = Array(text.utf8)
    for length in 1..<bytes.count {
      let start = Array(bytes.prefix(length))
      guard String(decoding: start, as: UTF8.self).contains("</item") else {
        #expect(throws: FeedError.cutOff, "\(length)") { try FeedReader.read(start) }
        continue
      }
      let feed = try FeedReader.read(start)
      #expect(feed.entries.map(\.title) == ["é"])
      #expect(feed.isCutOff == !String(decoding: start, as: UTF8.self).contains("</rss"))
    }
  }

  @Test("A long document that is cut off gives its whole entries")
  func longCutOff() throws {
    let items = (0..<2_000).map { "<item><title>Title \($0)</title></item>" }.joined()
    let feed = try FeedReader.read(Array(Array(rss(items).utf8).prefix(70_000)))
    #expect(feed.isCutOff)
    #expect(feed.entries.count > 1_500)
    #expect(feed.entries.last?.title == "Title \(feed.entries.count - 1)")
  }

  @Test(
    "Invalid markup without an end is an error with its line",
    arguments: [
      "<channel></item></channel>", "<a b></a>", "& ;", "<a b=\"1\" b=\"2\"/>", "\u{1}", "&#1;",
      "&#xFFFFFFFFFF;",
    ])
  func malformed(_ markup: String) throws {
    let error = #expect(throws: FeedError.self) { try read("<rss>\n\(markup)<b>c</b><d>") }
    guard case .malformed(let line, let reason) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(line == 2)
    #expect(!reason.isEmpty)
  }

  @Test("Plain text is an error")
  func noMarkup() {
    #expect(throws: FeedError.self) { try read("Service unavailable") }
    #expect(throws: FeedError.self) { try read("<") }
  }

  @Test("Bytes after the end of a feed are ignored")
  func trailing() throws {
    #expect(try read(rss("") + "<br> Warning: & </x>").title == "News")
  }

  @Test("Random damage gives a feed or an error")
  func damage() {
    let bytes = Array(
      (rss("<item><title>A &amp; b</title><guid>x</guid></item>") + atom("<entry/>")).utf8)
    var random = SystemRandomNumberGenerator()
    var refused = 0
    for _ in 0..<2_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] = .random(in: 0...255)
      }
      do { _ = try FeedReader.read(damaged) } catch { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test("Each error has a sentence")
  func sentences() {
    let errors: [FeedError] = [
      .empty, .tooLarge, .notAFeed(root: "html"),
      .ownDeclaration(name: "a"), .tooDeep, .cutOff, .malformed(line: 2, reason: "a tag"),
    ]
    #expect(errors.allSatisfy { $0.description.hasSuffix(".") })
    #expect(Set(errors.map(\.description)).count == errors.count)
  }
}
