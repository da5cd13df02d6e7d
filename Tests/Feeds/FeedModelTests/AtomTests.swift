import FeedModel
import Testing

@Suite("Atom")
struct AtomTests {
  @Test("An entry has its title, summary, link, author, date and id")
  func whole() throws {
    let feed = try read(
      atom(
        """
        <link href="https://example.org/"/><author><name>Grace</name></author>
        <entry><id>tag:1</id><title>First</title><summary>Short</summary><content>Long</content>
        <link rel="enclosure" href="https://example.org/1.mp3"/><link href="https://example.org/1"/>
        <author><name>Ada</name><uri>https://example.org/ada</uri></author>
        <updated>1970-01-01T00:02:00Z</updated><published>1970-01-01T00:01:00Z</published></entry>
        <entry><id>tag:2</id><title>Second</title><updated>1970-01-01T00:02:00Z</updated>
        <source><id>tag:other</id><title>Other</title></source></entry>
        """))
    let first = FeedEntry(
      id: "tag:1", title: "First", text: "Long", link: "https://example.org/1", author: "Ada",
      date: 60)
    let second = FeedEntry(id: "tag:2", title: "Second", author: "Grace", date: 120)
    #expect(feed == Feed(title: "News", link: "https://example.org/", entries: [first, second]))
  }

  @Test(
    "A text is plain, HTML or XHTML",
    arguments: [
      (#"<title>1 &lt;b> 2 &amp;amp;</title>"#, "1 <b> 2 &amp;"),
      (#"<title type="text">1 &lt;b> 2</title>"#, "1 <b> 2"),
      (#"<title type="html">1 &lt;b>2&lt;/b> &amp;amp; 3</title>"#, "1 2 & 3"),
      (
        """
        <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>w<b>or</b>d</p><p>two</p>
        <script>bad()</script> 1 &lt; 2 &amp;amp;</div></title>
        """, "word two 1 < 2 &amp;"
      ),
    ])
  func types(_ document: String, _ title: String) throws {
    #expect(try entry(document)?.title == title)
  }

  @Test("External and binary content is not a text")
  func contentElsewhere() throws {
    let title = "<title>A</title>"
    #expect(try entry(title + #"<content src="https://example.org/x">t</content>"#)?.text == "")
    #expect(try entry(title + #"<content type="image/png">aGk=</content>"#)?.text == "")
    #expect(try entry(title + #"<content type="html">&lt;i>t&lt;/i></content>"#)?.text == "t")
  }

  @Test("Relative links are resolved against xml:base, then against the feed's address")
  func bases() throws {
    let feed = try read(
      atom(
        """
        <link rel="next" href="page2"/>
        <entry xml:base="/blog/"><title>A</title><link href="a?b=1&amp;c=&#38;d"/></entry>
        <entry xml:base="https://other.example/x/y"><title>B</title><link href="z"/></entry>
        <entry><title>C</title><link href="//third.example/"/></entry>
        """))
    #expect(feed.nextPage == "https://example.org/page2")
    #expect(
      feed.entries.map(\.link) == [
        "https://example.org/blog/a?b=1&c=&d", "https://other.example/x/z",
        "https://third.example/",
      ])
  }

  @Test("Without an address relative links are dropped")
  func noBase() throws {
    let feed = try read(atom(#"<entry><title>A</title><link href="a"/></entry>"#), address: nil)
    #expect(feed.entries.map(\.link) == [nil])
  }

  @Test(
    "Links with other schemes than http and https are dropped",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " java\nscript:alert(1)", "file:///etc/passwd",
      "data:text/html,x", "ftp://example.org/", "http:", "https://", "https:///x", "http:/a b",
      "https://example.org/a\u{2028}b", "https://example.org/\u{202E}gpj.exe",
      "mailto:a@example.org",
    ])
  func badLinks(_ link: String) throws {
    let found = try entry("<title>A</title><link href=\"\(link)\"/>")
    #expect(found?.title == "A")
    #expect(found?.link == nil)
    #expect(try item("<title>A</title><link>\(link)</link>")?.link == nil)
  }
}
