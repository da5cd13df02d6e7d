import FeedModel
import Testing

@Suite("Lists of subscriptions")
struct SubscriptionListTests {
  private func read(_ body: String) throws -> [Subscription] {
    let text = "<opml version=\"1.0\"><head><title>x</title></head><body>\(body)</body></opml>"
    return try SubscriptionList.read(Array(text.utf8)).subscriptions
  }

  @Test("Nested outlines become one list without repeated addresses")
  func nested() throws {
    let list = try read(
      """
      <outline text="Group"><outline text="A &amp;amp; B" xmlUrl="https://example.org/a?b&amp;c"/>
      <outline text="Inner"><outline text="t" title="C" xmlUrl="http://example.org/c"/></outline>
      </outline><outline text="Again" xmlUrl="http://example.org/c"/>
      <outline xmlUrl="http://example.org/d"/><outline text="No address"/>
      <outline text="Bad" xmlUrl="file:///etc/passwd"/><outline text="Bad" xmlUrl="javascript:x"/>
      """)
    #expect(
      list == [
        Subscription(title: "A & B", address: "https://example.org/a?b&c"),
        Subscription(title: "C", address: "http://example.org/c"),
        Subscription(title: "", address: "http://example.org/d"),
      ])
  }

  @Test("A written list is read back equal")
  func roundTrip() throws {
    let list = [
      Subscription(title: "A & B's \"<i>", address: "https://example.org/?a=1&b=\"2\""),
      Subscription(title: "é 😀", address: "http://example.org/"),
    ]
    let text = SubscriptionList.opml(list, title: "Mine & <yours>\u{1}")
    #expect(text.hasPrefix("<?xml"))
    let read = try SubscriptionList.read(Array(text.utf8)).subscriptions
    #expect(read.map(\.address) == list.map(\.address))
    #expect(read.last == list.last)
    let empty = Array(SubscriptionList.opml([], title: "").utf8)
    #expect(try SubscriptionList.read(empty).subscriptions.isEmpty)
  }

  @Test(
    "Other spellings of addresses are read",
    arguments: [
      "<outline xmlURL='https://example.org/f'/>", "<OUTLINE XMLURL='https://example.org/f'/>",
      "<outline type='rss' url='https://example.org/f'/>",
      "<outline feedUrl=' https://example.org/f '/>", "<outline xmlUrl=https://example.org/f>",
      "<outline xmlUrl='feed:https://example.org/f'/>", "<outline xmlUrl='feed://example.org/f'/>",
      "<outline text='A & B' xmlUrl='https://example.org/f'></outline>",
    ])
  func spellings(_ outline: String) throws {
    #expect(try read(outline).map(\.address) == ["https://example.org/f"])
  }

  @Test("Outlines with an unusable address are named")
  func skipped() throws {
    let text = """
      <opml><body><outline text="Local" xmlUrl="file:///etc/passwd"/><outline xmlUrl="ftp://x.org/"/>
      <outline text="Group"/><outline type="link" text="Page" url="https://example.org/"/>
      <outline text="A" xmlUrl="https://example.org/a"/></body></opml>
      """
    let contents = try SubscriptionList.read(Array(text.utf8))
    #expect(contents.subscriptions.map(\.title) == ["A"])
    #expect(contents.skipped == ["Local", "ftp://x.org/"])
    let cut = try SubscriptionList.read(Array(text.utf8.dropLast(12)))
    #expect(cut.subscriptions.map(\.title) == ["A"])
  }

  @Test("Other, malicious and incomplete documents are errors")
  func bad() {
    #expect(throws: FeedError.notAFeed(root: "rss")) {
      try SubscriptionList.read(Array("<rss/>".utf8))
    }
    #expect(throws: FeedError.cutOff) {
      try SubscriptionList.read(Array("<opml><body><outline>".utf8))
    }
    let declaring = Array("<!DOCTYPE opml [<!ENTITY a 'x'>]><opml><outline text='&a;'".utf8)
    #expect(throws: FeedError.ownDeclaration(name: "a")) { try SubscriptionList.read(declaring) }
    #expect(throws: FeedError.empty) { try SubscriptionList.read([]) }
  }
}
