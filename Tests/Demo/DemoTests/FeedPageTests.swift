import FeedLibrary
import FeedModel
import FeedNetwork
import Testing

@testable import FeedStore
@testable import tug_demo

@Suite("Page of feeds") @MainActor struct FeedPageTests {
  private func status(
    entries: Int = 0, feeds: Int = 2, _ selection: FeedSelection = FeedSelection(),
    fault: String? = nil, isOffline: Bool = false
  ) -> FeedStatus? {
    FeedStatus(
      entryCount: entries, feedCount: feeds, selection: selection, fault: fault,
      isOffline: isOffline)
  }

  @Test("An empty page has one reason and a way out")
  func statuses() {
    #expect(status(entries: 1, fault: "x", isOffline: true) == nil)
    #expect(status(feeds: 0, isOffline: true) == .noFeeds)
    #expect(status(FeedSelection(onlyUnread: true, search: "a"), fault: "x") == .nothingFound)
    #expect(status(fault: "x") == .failed("x"))
    #expect(status(fault: "x", isOffline: true) == .offline)
    #expect(status(isOffline: true) == .noEntries)
    #expect(status(FeedSelection(onlyUnread: true)) == .allRead)
    let all: [FeedStatus] = [
      .noFeeds, .nothingFound, .offline, .failed("x"), .allRead, .noEntries,
    ]
    #expect(Set(all.map(\.sentence)).count == all.count)
    #expect(Set(all.map(\.icon)).count == all.count)
    #expect(all.map(\.action) == [.add, .clearSearch, .refresh, .refresh, .showAll, .refresh])
  }

  @Test("A search of feeds compares names without case")
  func search() {
    let feed = ListedFeed(address: "http://x.org", name: "Planet Gnome", unreadCount: 0, fault: nil)
    let all = ListedFeed(address: nil, name: "All feeds", unreadCount: 0, fault: nil)
    for words in ["", " "] {
      #expect(ListedFeed.matching(words, in: [all, feed]) == [all, feed])
    }
    for words in ["gnome", "NET plan"] {
      #expect(ListedFeed.matching(words, in: [all, feed]) == [feed])
    }
    for words in ["x.org", "gnome all", "feeds"] {
      #expect(ListedFeed.matching(words, in: [all, feed]).isEmpty)
    }
  }

  @Test("A row names its feed before the text or the author")
  func rows() {
    func subtitle(text: String, author: String?, feed: String?) -> String? {
      let entry = StoredEntry(
        number: 1, address: "a", entry: FeedEntry(id: "1", title: "A", text: text, author: author),
        time: 0, isRead: false)
      return EntryRow.row(of: entry, isNew: false, feed: feed).subtitle
    }
    #expect(subtitle(text: "b", author: "c", feed: "News") == "News · b")
    #expect(subtitle(text: "", author: "c", feed: "News") == "News · c")
    #expect(subtitle(text: "", author: nil, feed: "News") == "News")
    #expect(subtitle(text: "b", author: "c", feed: nil) == "b")
    #expect(subtitle(text: "", author: nil, feed: nil) == nil)
  }

  @Test("A long text has parts that end with lines or words")
  func parts() {
    #expect(EntryView.parts(of: "a\n\nb") == ["a\n\nb"])
    let line = String(repeating: "a", count: 750)
    #expect(
      EntryView.parts(of: "\(line)\n\n\(line) \(line)") == ["\(line)\n", line[...], line[...]])
    #expect(EntryView.parts(of: line + line).map(\.count) == [1_000, 500])
    #expect(EntryView.parts(of: "\n" + line + line).map(\.count) == [0, 1_000, 500])
  }

  @Test("A file is never said to be a broken connection")
  func sentences() {
    let connection = FeedSentence.sentence(of: FetchError.cutOff)
    #expect(FeedSentence.sentence(of: FeedError.cutOff) != connection)
    let missing = FetchError.unreadable(path: "/x", reason: "")
    #expect(FeedSentence.sentence(of: missing) != connection)
  }

  @Test("The sentence of an update names failures, cut off feeds and skipped ones")
  func update() {
    var update = FeedUpdate()
    #expect(FeedSentence.sentence(of: update, skipped: []) == nil)
    let cut = FeedFailure(address: "b", title: "Cut", reason: FeedError.cutOff)
    update.failures = [FeedFailure(address: "a", title: "Bad", reason: FetchError.timedOut)]
    update.cutOff = [cut]
    let sentence = FeedSentence.sentence(of: update, skipped: ["p", "q", "r", "s"]) ?? ""
    #expect(sentence.contains("Bad:") && sentence.contains("Cut:"))
    #expect(sentence.hasSuffix("(4): p, q, r…"))
    update = FeedUpdate()
    update.cutOff = [cut, cut]
    #expect(FeedSentence.sentence(of: update, skipped: [])?.hasSuffix(": 2") == true)
  }
}
