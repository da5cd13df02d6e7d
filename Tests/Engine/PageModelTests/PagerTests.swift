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

  @Test("Pages load by their cursors until the source ends")
  func pagesInOrder() {
    let feed = Feed()
    feed.refresh(pages)
    #expect(feed.text == "a b c")
    while feed.load(pages) {}
    #expect(feed.text == "a b c d e f g")
    #expect(feed.requested == [nil, 2, 3])
    #expect(feed.pager.end == .reported)
    #expect(!feed.pager.hasMore)
    #expect(feed.agrees)
  }

  @Test("A load of a fresh list asks for the first page")
  func loadOfTheFirstPage() {
    let feed = Feed()
    feed.load(pages)
    #expect(feed.text == "a b c")
    #expect(feed.pager.next == 2)
  }

  @Test("A load waits for its turn; a refresh cancels a load")
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

  @Test("An answer is refused after the first, a cancel or a failure")
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
    // Two requests for one cursor still differ.
    #expect(first != third)
  }

  @Test("A failed load keeps rows and cursor, and can be retried")
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

  @Test("A failed refresh keeps the cursor of the next load")
  func failedRefresh() {
    let feed = Feed()
    feed.refresh(pages)
    feed.load(pages)
    feed.fail(feed.beginRefresh())
    #expect(feed.text == "a b c d e f")
    feed.load(pages)
    #expect(feed.text == "a b c d e f g")
  }

  @Test("A refresh after the end can load again")
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

@Suite("A pager with a faulty source")
struct BadSourceTests {
  @Test("Repeated items add no rows and update the existing ones")
  func repeatedItems() {
    let feed = Feed()
    feed.refresh { _ in ("a b a' c", 2) }
    #expect(feed.text == "a b c")
    feed.load { _ in ("c' d b' d'", 3) }
    #expect(feed.text == "a b' c' d")
    #expect(feed.agrees)
  }

  @Test("One load skips pages that have only known items")
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
    #expect(feed.requested == [nil, 2, 3, 4])
    #expect(feed.pager.hasMore)
  }

  @Test("A load ends after three pages of known items")
  func endlessRepeats() {
    let feed = Feed()
    let source: (Int?) -> (String, Int?) = { ("a b", ($0 ?? 1) + 1) }
    feed.refresh(source)
    feed.load(source)
    #expect(feed.requested == [nil, 2, 3, 4])
    #expect(feed.pager.end == .repeats)
    #expect(!feed.load(source))
  }

  @Test("A refresh ends after a limited number of empty pages")
  func endlessEmptyPages() {
    let feed = Feed()
    feed.refresh { ("", ($0 ?? 1) + 1) }
    #expect(feed.requested.count == Pager<String, Int>.maximumFruitlessPages)
    #expect(feed.pager.end == .repeats)
    #expect(feed.text == "")
  }

  @Test("A page that points back to an earlier page ends the list", arguments: [2, 3])
  func circles(back: Int) {
    let feed = Feed()
    feed.refresh { _ in ("a", 2) }
    feed.load { _ in ("b", 3) }
    feed.load { _ in ("c", back) }
    #expect(feed.text == "a b c")
    #expect(feed.pager.end == .circle)
    // After a refresh, earlier cursors are valid again.
    feed.refresh { _ in ("a", 2) }
    feed.load { _ in ("b", 3) }
    #expect(feed.pager.hasMore)
  }

  @Test("A merging refresh inserts items that the source skipped")
  func skippedItems() {
    let feed = Feed(.merges)
    // Page 2 begins after c, because an item of page 1 has been removed in the meantime.
    feed.refresh { _ in ("a b", 2) }
    feed.load { _ in ("d e", 3) }
    #expect(feed.text == "a b d e")
    feed.refresh { _ in ("b' c d'", 2) }
    #expect(feed.text == "a b' c d' e")
    #expect(feed.pager.next == 3)
    #expect(feed.agrees)
  }

  @Test("A shorter last page shrinks the list in both modes")
  func shrunk() {
    for mode in [PageRefreshMode.replaces, .merges] {
      let feed = Feed(mode)
      feed.refresh { _ in ("a b c", 2) }
      feed.load { _ in ("d", 3) }
      feed.refresh { _ in ("c", nil) }
      #expect(feed.text == "c")
      #expect(feed.pager.end == .reported)
      feed.refresh { _ in ("", nil) }
      #expect(feed.text == "")
      #expect(feed.agrees)
    }
  }

  @Test("Empty pages beyond a shrunken source end the list")
  func beyondTheEnd() {
    let feed = Feed()
    feed.refresh { _ in ("a b", 2) }
    feed.load { ("", ($0 ?? 1) + 1) }
    #expect(feed.text == "a b")
    #expect(feed.pager.end == .repeats)
  }
}
