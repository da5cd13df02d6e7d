import PageModel
import Testing

@Suite("A pager's bookkeeping")
struct PagerTests {
  private let pages: (Int?) -> (String, Int?) = { cursor in
    switch cursor {
    case nil: ("a b c", 2)
    case 2: ("d e f", 3)
    default: ("g", nil)
    }
  }

  @Test("Pages follow each other by their cursors until the source says that there is no more")
  func pagesInOrder() {
    let feed = Feed()
    feed.refresh(pages)
    #expect(feed.text == "a b c")
    while feed.load(pages) {}
    #expect(feed.text == "a b c d e f g")
    #expect(feed.asked == [nil, 2, 3])
    #expect(feed.pager.end == .told)
    #expect(!feed.pager.hasMore)
    #expect(feed.agrees)
  }

  @Test("A list without a header begins with a load of the first page")
  func loadOfTheFirstPage() {
    let feed = Feed()
    feed.load(pages)
    #expect(feed.text == "a b c")
    #expect(feed.pager.next == 2)
  }

  @Test("There is one request at a time, but that a refresh gives a load up")
  func oneRequest() throws {
    let feed = Feed()
    feed.refresh(pages)
    let load = try #require(feed.beginLoad())
    #expect(feed.beginLoad() == nil)
    let refresh = feed.beginRefresh()
    #expect(feed.pager.request == refresh)
    #expect(feed.beginLoad() == nil)
    #expect(feed.answer(load, "d e f", next: 3) == nil)
    #expect(feed.text == "a b c")
    #expect(feed.answer(refresh, "x y", next: 2) != nil)
    #expect(feed.text == "x y")
    #expect(feed.agrees)
  }

  @Test("An answer counts once, and not after its request was given up or has failed")
  func lateAnswers() throws {
    let feed = Feed()
    let first = feed.beginRefresh()
    #expect(feed.cancel(first))
    #expect(feed.answer(first, "a", next: nil) == nil)
    let second = feed.beginRefresh()
    #expect(feed.fail(second))
    #expect(feed.answer(second, "a", next: nil) == nil)
    let third = feed.beginRefresh()
    #expect(feed.answer(third, "a", next: 2) != nil)
    #expect(feed.answer(third, "b", next: 3) == nil)
    #expect(!feed.fail(third))
    #expect(!feed.cancel(third))
    #expect(feed.text == "a")
    #expect(feed.pager.next == 2)
    // Older requests differ, however similar they are.
    #expect(first != third)
  }

  @Test("A failure leaves rows and place, and is followed by nothing but what its owner asks for")
  func failures() throws {
    let feed = Feed()
    feed.refresh(pages)
    for count in 1...1000 {
      let request = try #require(feed.beginLoad())
      #expect(request.cursor == 2)
      #expect(feed.fail(request))
      #expect(feed.pager.failures == count)
      #expect(feed.pager.request == nil)
    }
    #expect(feed.text == "a b c")
    #expect(feed.pager.hasMore)
    feed.load(pages)
    #expect(feed.text == "a b c d e f")
    #expect(feed.pager.failures == 0)
  }

  @Test("A refresh that fails leaves what there is to load")
  func failedRefresh() {
    let feed = Feed()
    feed.refresh(pages)
    feed.load(pages)
    feed.fail(feed.beginRefresh())
    #expect(feed.text == "a b c d e f")
    feed.load(pages)
    #expect(feed.text == "a b c d e f g")
  }

  @Test("A refresh of a source that has ended may load again")
  func refreshAfterTheEnd() {
    let feed = Feed()
    feed.refresh { _ in ("a", nil) }
    #expect(!feed.load(pages))
    feed.refresh(pages)
    #expect(feed.pager.hasMore)
    feed.load(pages)
    #expect(feed.text == "a b c d e f")
  }
}

@Suite("A pager with a source that does not keep to its pages")
struct BadSourceTests {
  @Test("Items that come again add no row, and their rows show the newer one")
  func repeatedItems() {
    let feed = Feed()
    feed.refresh { _ in ("a b a' c", 2) }
    #expect(feed.text == "a b c")
    feed.load { _ in ("c' d b' d'", 3) }
    #expect(feed.text == "a b' c' d")
    #expect(feed.agrees)
  }

  @Test("A page of known items is passed over in the same load")
  func passedOver() {
    let feed = Feed()
    let source: (Int?) -> (String, Int?) = { cursor in
      switch cursor {
      case nil, 2: ("a b", (cursor ?? 1) + 1)
      case 3: ("", 4)
      default: ("c", 5)
      }
    }
    feed.refresh(source)
    feed.load(source)
    #expect(feed.text == "a b c")
    #expect(feed.asked == [nil, 2, 3, 4])
    #expect(feed.pager.hasMore)
  }

  @Test("A source that repeats a page for ever ends after three, in one load")
  func endlessRepeats() {
    let feed = Feed()
    let source: (Int?) -> (String, Int?) = { ("a b", ($0 ?? 1) + 1) }
    feed.refresh(source)
    feed.load(source)
    #expect(feed.asked == [nil, 2, 3, 4])
    #expect(feed.pager.end == .repeats)
    #expect(!feed.load(source))
  }

  @Test("A source of empty pages ends after three, at its first refresh too")
  func endlessEmptyPages() {
    let feed = Feed()
    feed.refresh { ("", ($0 ?? 1) + 1) }
    #expect(feed.asked.count == Pager<String, Int>.mostFruitlessPages)
    #expect(feed.pager.end == .repeats)
    #expect(feed.text == "")
  }

  @Test("A page that names one before it ends the list", arguments: [2, 3])
  func circles(back: Int) {
    let feed = Feed()
    feed.refresh { _ in ("a", 2) }
    feed.load { _ in ("b", 3) }
    feed.load { _ in ("c", back) }
    #expect(feed.text == "a b c")
    #expect(feed.pager.end == .circle)
    // After a refresh the pages may be named again.
    feed.refresh { _ in ("a", 2) }
    feed.load { _ in ("b", 3) }
    #expect(feed.pager.hasMore)
  }

  @Test("What a source skips is brought by a refresh that merges, in its place")
  func skippedItems() {
    let feed = Feed(.merges)
    // Page 2 begins after c, since an item of page 1 has gone meanwhile.
    feed.refresh { _ in ("a b", 2) }
    feed.load { _ in ("d e", 3) }
    #expect(feed.text == "a b d e")
    feed.refresh { _ in ("b' c d'", 2) }
    #expect(feed.text == "a b' c d' e")
    #expect(feed.pager.next == 3)
    #expect(feed.agrees)
  }

  @Test("A source that has shrunk to nothing empties the list, in both modes")
  func shrunk() {
    for mode in [PageRefreshMode.replaces, .merges] {
      let feed = Feed(mode)
      feed.refresh { _ in ("a b c", 2) }
      feed.load { _ in ("d", 3) }
      feed.refresh { _ in ("c", nil) }
      #expect(feed.text == "c")
      #expect(feed.pager.end == .told)
      feed.refresh { _ in ("", nil) }
      #expect(feed.text == "")
      #expect(feed.agrees)
    }
  }

  @Test("A page beyond a source that has shrunk is passed over until it ends")
  func beyondTheEnd() {
    let feed = Feed()
    feed.refresh { _ in ("a b", 2) }
    feed.load { ("", ($0 ?? 1) + 1) }
    #expect(feed.text == "a b")
    #expect(feed.pager.end == .repeats)
  }
}
