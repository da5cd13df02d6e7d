import FeedModel
import Testing

@Suite("Lists of subscriptions")
struct SubscriptionListTests {
  private func read(_ body: String) throws -> [Subscription] {
    let text = "<opml version=\"1.0\"><head><title>x</title></head><body>\(body)</body></opml>"
    return try SubscriptionList.read(Array(text.utf8))
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
        Subscription(title: "http://example.org/d", address: "http://example.org/d"),
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
    let read = try SubscriptionList.read(Array(text.utf8))
    #expect(read.map(\.address) == list.map(\.address))
    #expect(read.last == list.last)
    #expect(try SubscriptionList.read(Array(SubscriptionList.opml([], title: "").utf8)).isEmpty)
  }

  @Test("Other, malicious and incomplete documents are errors")
  func bad() {
    #expect(throws: FeedError.notAFeed(root: "rss")) {
      try SubscriptionList.read(Array("<rss/>".utf8))
    }
    #expect(throws: FeedError.cutOff) {
      try SubscriptionList.read(Array("<opml><body><outline>".utf8))
    }
    #expect(throws: FeedError.ownDeclaration(name: "a")) {
      try SubscriptionList.read(Array("<!DOCTYPE opml [<!ENTITY a 'x'>]><opml/>".utf8))
    }
    #expect(throws: FeedError.empty) { try SubscriptionList.read([]) }
  }
}
