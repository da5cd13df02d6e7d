import FeedModel
import Testing

@Suite("Vocabularies of feeds")
struct VocabularyTests {
  private func old(_ inside: String) throws -> FeedEntry? {
    try read(
      """
      <feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>News</title><entry>\(inside)</entry></feed>
      """
    ).entries.first
  }

  @Test("Atom 0.3 is read")
  func oldAtom() throws {
    let entry = try old(
      """
      <title mode="escaped" type="text/html">A &lt;b&gt;B&lt;/b&gt;</title>
      <link rel="alternate" type="text/html" href="a"/><id>tag:1</id><author><name>Ada</name></author>
      <issued>1970-01-01T00:01:00Z</issued><modified>1980-01-01</modified>
      <summary>s</summary><content type="application/xhtml+xml" mode="xml"><p>x</p><p>1 &lt; 2</p></content>
      """)
    #expect(
      entry
        == FeedEntry(
          id: "tag:1", title: "A B", text: "x\n\n1 < 2", link: "https://example.org/a",
          author: "Ada", date: 60))
    #expect(try old("<title mode='base64'>QSA8Yj5CPC9iPg==</title>")?.title == "A B")
    #expect(try old("<title>1 &lt; 2</title>")?.title == "1 < 2")
  }

  @Test(
    "The value that a reader wants is found",
    arguments: [
      (
        "<media:group><media:title>T</media:title><media:description>a\nb</media:description></media:group>",
        "T", "a\nb"
      ),
      ("<title>Own</title><media:title>T</media:title><description>d</description>", "Own", "d"),
      ("<dc:title>T</dc:title><dc:description>d</dc:description>", "T", "d"),
      (
        "<itunes:title>T</itunes:title><itunes:subtitle>s</itunes:subtitle><itunes:summary>d</itunes:summary>",
        "T", "d"
      ),
      ("<title>T</title><dcterms:abstract>d</dcterms:abstract>", "T", "d"),
      (
        "<title>T</title><description>d</description><xhtml:body><p>a</p><p>b &lt; c</p></xhtml:body>",
        "T", "a\n\nb < c"
      ),
      (
        "<title>T</title><description>d</description><content:encoded> </content:encoded>", "T", "d"
      ),
      (
        "<title>The &lt;b> tag</title><description>a<!-- no -->b</description>", "The <b> tag", "ab"
      ),
    ])
  func values(_ inside: String, _ title: String, _ text: String) throws {
    let entry = try item(inside)
    #expect(entry?.title == title)
    #expect(entry?.text == text)
  }

  @Test(
    "The link of a page comes before other links",
    arguments: [
      (#"<link type="application/pdf" href="/p"/><link type="text/html" href="/h"/>"#, "/h"),
      (#"<id>https://example.org/id</id><link rel="self" href="/s"/>"#, "/id"),
      (#"<link rel="enclosure" href="/e.mp3"/><id>urn:1</id>"#, "/e.mp3"),
      (
        #"<link rel="enclosure" type="image/png" href="/p"/><link rel="enclosure" href="/e.mp3"/>"#,
        "/e.mp3"
      ), (#"<guid isPermaLink="true">/g</guid>"#, "/g"),
      ("<id> https://example.org/my\n\r\t episode 1.mp3\n</id>", "/my%20episode%201.mp3"),
    ])
  func links(_ inside: String, _ path: String) throws {
    #expect(try entry(inside)?.link == "https://example.org" + path)
  }

  @Test(
    "Dates of several vocabularies are found",
    arguments: [
      "<dcterms:issued>1970-01-01T00:01:00Z</dcterms:issued><dc:date>1980</dc:date>",
      "<pubDate>soon</pubDate><dcterms:created>1970-01-01T00:01:00Z</dcterms:created>",
      "<dc:date>1970-01-01T00:01:00Z</dc:date><dcterms:modified>1980</dcterms:modified>",
    ])
  func dates(_ inside: String) throws {
    #expect(try item("<title>A</title>" + inside)?.date == 60)
  }

  @Test(
    "A name is found beside an address",
    arguments: ["Ada <a@b.org>", "Ada (a@b.org)", "a@b.org (Ada)"])
  func names(_ text: String) throws {
    let escaped = text.replacing("<", with: "&lt;")
    #expect(try item("<title>A</title><itunes:author>\(escaped)</itunes:author>")?.author == "Ada")
  }

  @Test(
    "An entry with nothing but an enclosure has its name",
    arguments: [
      ("/a/My%20talk.1.mp3?x=/y.z", "My talk.1"), ("/a", "a"), ("/.mp3", "mp3"), ("/a/", "a"),
      ("/%ff.mp3", "\u{FFFD}"), ("", "example"), ("/%00.mp3", "%00"),
    ])
  func enclosures(_ path: String, _ title: String) throws {
    let enclosure = "<enclosure url='https://example.org\(path)'/>"
    #expect(try item(enclosure)?.title == title)
    #expect(try item(enclosure + "<description>d</description>")?.title == "")
  }

  @Test("The items of a Channel Definition are read")
  func channelDefinition() throws {
    let feed = try read(
      """
      <CHANNEL HREF="https://example.org/"><TITLE>News</TITLE>
      <ITEM HREF="https://example.org/a" LASTMOD="1970-01-01T00:01:00Z"><TITLE>A</TITLE>
      <ABSTRACT>Text</ABSTRACT></ITEM></CHANNEL>
      """)
    #expect(feed.link == "https://example.org/")
    #expect(feed.entries.map(\.text) == ["Text"])
    #expect(feed.entries.first?.link == "https://example.org/a")
    #expect(feed.entries.first?.date == 60)
  }
}
