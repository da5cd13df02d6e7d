import PageModel
import Testing

@Suite("A refresh that merges")
struct MergeTests {
  private func merged(_ rows: String, with page: String, isWhole: Bool = false) -> Feed {
    let feed = Feed(.merges)
    feed.refresh { _ in (rows, 2) }
    feed.refresh { _ in (page, isWhole ? nil : 2) }
    #expect(feed.agrees)
    return feed
  }

  @Test(
    "New items follow their predecessor; known items stay or move up",
    arguments: [
      ("a b c", "x y a b", "x y a b c"),
      ("a b c d", "x a c", "x a b c d"),
      ("a b c d", "d a b", "d a b c"),
      ("a b c d", "a x b y", "a x b y c d"),
      ("a b c d", "b a", "b a c d"),
      ("a b c d e", "e d a", "e d a b c"),
      ("a b", "a b", "a b"),
      ("a b", "", ""),
    ])
  func order(rows: String, page: String, expected: String) {
    let feed = merged(rows, with: page)
    #expect(feed.text == expected)
  }

  @Test("A page without a known item replaces all rows")
  func gap() {
    let feed = merged("a b", with: "x y")
    #expect(feed.text == "x y")
    #expect(feed.pager.next == 2)
  }

  @Test("A last page removes the items that it lacks")
  func whole() {
    #expect(merged("a b c d e f", with: "b x e", isWhole: true).text == "b x e")
    #expect(merged("a b", with: "x", isWhole: true).text == "x")
  }

  @Test("A merge reports only removed, inserted and updated rows")
  func steps() throws {
    let feed = Feed(.merges)
    feed.refresh { _ in ("a b c d", 2) }
    let outcome = try #require(feed.answer(feed.beginRefresh(), "x d a", next: 2))
    #expect(
      outcome.changes == [
        .removed(at: 3, count: 1), .inserted(items: [0, 1], at: 0), .updated(row: 2, item: 2),
      ])
    #expect(feed.text == "x d a b c")
  }

  @Test("A pager's ids match the rows for any random source")
  func randomFeeds() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let feed = Feed(random.next(below: 2) == 0 ? .merges : .replaces)
      for _ in 0..<30 {
        let source: (Int?) -> (String, Int?) = { _ in
          let count = random.next(below: 6)
          let items = (0..<count).map { _ in "\(random.next(below: 20))" }
          return (
            items.joined(separator: " "), random.next(below: 8) == 0 ? nil : random.next(below: 50)
          )
        }
        if random.next(below: 3) == 0 { feed.refresh(source) } else { feed.load(source) }
        guard feed.agrees else {
          Issue.record("Pager ids \(feed.pager.ids) differ from the rows \(feed.text)")
          return
        }
      }
    }
  }
}

/// SplitMix64, a generator that yields equal numbers on every machine.
private struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
