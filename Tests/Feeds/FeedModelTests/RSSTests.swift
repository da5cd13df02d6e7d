import FeedModel
import Testing

@Suite("RSS")
struct RSSTests {
  @Test("An item has its title, text, link, author, date and id")
  func whole() throws {
    let feed = try read(
      rss(
        """
        <item><title>First</title><link>https://example.org/1</link>
        <description>&lt;p&gt;Some &lt;b&gt;bold&lt;/b&gt; words&lt;/p&gt;</description>
        <dc:creator>Ada</dc:creator><pubDate>Thu, 01 Jan 1970 00:01:00 GMT</pubDate>
        <guid isPermaLink="false">one</guid></item>
        """))
    let entry = FeedEntry(
      id: "one", title: "First", text: "Some bold words", link: "https://example.org/1",
      author: "Ada", date: 60)
    #expect(feed == Feed(title: "News", link: "https://example.org/", entries: [entry]))
  }

  @Test("The text is the content, or else the description")
  func content() throws {
    let content = "<content:encoded><![CDATA[<p>Long</p><p>text</p>]]></content:encoded>"
    #expect(try item(content)?.text == "Long\n\ntext")
    #expect(try item("<description>Short</description>" + content)?.text == "Long\n\ntext")
    #expect(try item("<description>Short</description>")?.text == "Short")
  }

  @Test("A guid is a link unless isPermaLink is false")
  func permanentLink() throws {
    #expect(try item("<guid>https://example.org/g</guid>")?.link == "https://example.org/g")
    let other = try item("<title>A</title><guid isPermaLink='false'>https://example.org/g</guid>")
    #expect(other?.link == nil)
    #expect(other?.id == "https://example.org/g")
    let both = try item("<guid>https://example.org/g</guid><link>https://example.org/l</link>")
    #expect(both?.link == "https://example.org/l")
  }

  @Test(
    "An entry without id is known by link, title, date, text and enclosure together",
    arguments: [
      "<link>https://example.org/m</link>", "<title>B</title>", "<pubDate>2 Jan 1980</pubDate>",
      "<description>x</description>", "<enclosure url='https://example.org/2.mp3'/>",
    ])
  func missingID(_ other: String) throws {
    let name = try #require(other.firstMatch(of: /<(\w+)/)).1
    let parts = [
      "<link>https://example.org/l</link>", "<title>A</title>", "<pubDate>1 Jan 1980</pubDate>",
      "<description>t</description>", "<enclosure url='https://example.org/1.mp3'/>",
    ]
    let changed = parts.map { $0.hasPrefix("<\(name)") ? other : $0 }
    let feed = try read(
      rss([parts, changed, parts].map { "<item>\($0.joined())</item>" }.joined()))
    #expect(feed.entries.count == 2)
    #expect(Set(feed.entries.map(\.id)).count == 2)
    #expect(try item(parts.joined())?.id == feed.entries[0].id)
    #expect(try item(changed.joined())?.id == feed.entries[1].id)
  }

  @Test("A long id is shortened")
  func longID() throws {
    let guid = String(repeating: "x", count: 5_000)
    let entry = try item("<title>A</title><guid isPermaLink='false'>\(guid)</guid>")
    #expect(entry?.id.utf8.count == 71)
  }

  @Test("Entries that share an id are told apart; equal and empty ones are dropped")
  func repeated() throws {
    let items = ["1", "2", "1"].enumerated().map {
      "<item><title>T\($0.offset)</title><guid isPermaLink='false'>\($0.element)</guid></item>"
    }
    let feed = try read(rss(items.joined() + items[0] + "<item/><item> </item>"))
    #expect(feed.entries.map(\.title) == ["T0", "T1", "T2"])
    #expect(feed.entries[1].id == "2")
    #expect(Set(feed.entries.map(\.id)).count == 3)
    // Their ids do not depend on the order.
    let reversed = try read(rss(items.reversed().joined()))
    #expect(Set(reversed.entries.map(\.id)) == Set(feed.entries.map(\.id)))
  }

  @Test(
    "An entry with a single part is an entry",
    arguments: [
      "<description>Text</description>", "<enclosure url='https://example.org/1.mp3'/>",
      "<guid isPermaLink='false'>3</guid>", "<description>&lt;img src='x'&gt;</description>",
    ])
  func singlePart(_ part: String) throws {
    #expect(try read(rss("<item>\(part)</item>")).entries.count == 1)
  }

  @Test("Elements of images, sources and other vocabularies are ignored")
  func foreign() throws {
    let feed = try read(
      """
      <rss version="2.0" xmlns:m="http://search.yahoo.com/mrss/"><channel>
      <image><title>Picture</title><link>https://example.org/p</link></image>
      <textInput><title>Search</title></textInput><m:title>Media</m:title><title>News</title>
      <item><m:group><title>Deep</title></m:group><m:title>Media</m:title><title>Own</title></item>
      </channel></rss>
      """)
    #expect(feed.title == "News")
    #expect(feed.link == nil)
    #expect(feed.entries.map(\.title) == ["Own"])
  }

  @Test(
    "The author's name is also found after an address",
    arguments: [
      "Ada", "a@example.org (Ada)", "a@example.org(Ada)", "Ada &lt;a@example.org>",
      "Ada (a@example.org)",
    ])
  func author(_ text: String) throws {
    #expect(try item("<title>A</title><author>\(text)</author>")?.author == "Ada")
  }

  @Test("A channel names its next page and its archive")
  func paging() throws {
    let feed = try read(
      rss(
        """
        <atom:link rel="self" href="/self"/><atom:link rel="next" href="?page=2&amp;all=1"/>
        <atom:link rel="prev-archive" href="/2020.xml"/>
        """))
    #expect(feed.nextPage == "https://example.org/feed.xml?page=2&all=1")
    #expect(feed.previousArchive == "https://example.org/2020.xml")
    #expect(feed.link == "https://example.org/")
  }

  @Test("RSS 1.0 and 0.90 with outside items are read")
  func resourceDescription() throws {
    for space in ["http://purl.org/rss/1.0/", "http://my.netscape.com/rdf/simple/0.9/"] {
      let feed = try read(
        """
        <r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="\(space)"
          xmlns:dc="http://purl.org/dc/elements/1.1/">
        <channel><title>News</title><items><r:Seq><r:li/></r:Seq></items></channel>
        <image><title>Picture</title></image>
        <item><title>A</title><link>https://example.org/a</link><dc:date>1970-01-02</dc:date></item>
        </r:RDF>
        """)
      #expect(feed.title == "News")
      #expect(feed.entries.map(\.title) == ["A"])
      #expect(feed.entries.first?.date == 86_400)
    }
  }

  @Test("RSS 2.0 with a namespace is read")
  func ownNamespace() throws {
    let feed = try read(
      """
      <rss version="2.0" xmlns="http://backend.userland.com/rss2"><channel><title>News</title>
      <item><title>A</title></item></channel></rss>
      """)
    #expect(feed.title == "News")
    #expect(feed.entries.map(\.title) == ["A"])
  }

  @Test("RSS 0.91 with document type and HTML entities is read")
  func documentType() throws {
    let feed = try read(
      """
      <!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN"
        "http://my.netscape.com/publish/formats/rss-0.91.dtd">
      <rss version="0.91"><channel><title>Caf&eacute;</title>
      <item><title>A</title></item></channel></rss>
      """)
    #expect(feed.title == "Café")
    #expect(feed.entries.count == 1)
  }

  @Test("Undeclared prefixes have their usual meaning")
  func undeclared() throws {
    let feed = try read(
      """
      <rss><channel><item><title>A</title><dc:creator>Ada</dc:creator></item></channel></rss>
      """)
    #expect(feed.entries.first?.author == "Ada")
  }
}
