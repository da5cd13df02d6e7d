import FeedModel
import Testing

@Suite("Feeds of web pages")
struct WebPageTests {
  private func feeds(_ page: String) -> [String] {
    WebPage.feeds(in: Array(page.utf8), address: "https://example.org/blog/").map(\.address)
  }

  @Test(
    "Links to feeds are found",
    arguments: [
      "<html><head><link rel='alternate' type='application/rss+xml' href='/f'></head></html>",
      "<!doctype html><LINK REL=Alternate TYPE=Application/Atom+XML HREF=/f>",
      "<link rel='alternate home' type='application/feed+json; charset=utf-8' href='../f'/>",
      "<base href='https://example.org/x/'><link rel='feed' href='../f'>",
      "<body><p>late<link rel=alternate type=text/xml href='https://example.org/f'>",
      "<link rel=alternate type=application/rss+xml href=/f><link rel=feed href=/f>",
      "<script>if (a<b && c) '</div>'</script></p></x><link rel=feed href='/f'>",
      "<svg><a xlink:href='#'/></svg><br><link rel=feed xlink:a='b' href=&#47;f <p>",
    ])
  func links(_ page: String) {
    #expect(feeds(page) == ["https://example.org/f"])
  }

  @Test(
    "Other links are not feeds",
    arguments: [
      "<link rel=stylesheet type=text/css href=/f>", "<link rel=alternate hreflang=de href=/f>",
      "<link rel=alternate type=application/json+oembed href=/f>",
      "<!-- <link rel=feed href=/f> -->", "<script>'<link rel=feed href=/f>'</SCRIPT>",
      "<a title='<link rel=feed href=/f>'>", "<title><link rel=feed href=/f></title>",
      "<link rel=feed href='javascript:x'>", "<link rel=feed href='file:///f'>", "<link rel=feed>",
      "",
      "<a rel=alternate type=application/rss+xml href=/f>",
    ])
  func others(_ page: String) {
    #expect(feeds(page).isEmpty)
  }

  @Test("A hostile page is read in bounded time")
  func hostile() {
    let link = "<link rel=feed href=/f "
    let pages = [
      String(repeating: "<b>", count: 1_000_000),
      String(repeating: "<x>", count: 500_000) + String(repeating: "</y>", count: 400_000),
      link + (0..<400_000).map { "a\($0) " }.joined() + ">",
    ]
    #expect(pages.flatMap(feeds) == ["https://example.org/f"])
    let many = (0..<10_000).map { "<link rel=feed href=/\($0)>" }.joined()
    #expect(feeds(many).count == 100)
  }

  @Test("A page may end anywhere")
  func cutOff() {
    let page = "<!--x--><script>a</script><base href='/'><link rel=feed\nhref=\"/f\"><a b=&amp;"
    for length in 0..<page.count { #expect(feeds(String(page.prefix(length))).count <= 1) }
    #expect(feeds(page) == ["https://example.org/f"])
  }
}
