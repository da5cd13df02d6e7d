import CGtk
import GtkBridge
import PageModel
import Tug

/// Lists whose rows come page by page.
@MainActor let pagerProbes = [
  Probe(name: "pager-pages") { pagerPages($0) },
  Probe(name: "pager-fails") { pagerFails($0) },
  Probe(name: "pager-gives-up") { pagerGivesUp($0) },
  Probe(name: "pager-after-destroy") { pagerAfterDestroy($0) },
  Probe(name: "pager-rows-of-program") { pagerRowsOfProgram($0) },
  Probe(name: "pager-same-rows") { pagerSameRows($0) },
  Probe(name: "pager-sequence") { pagerSequence($0) },
  Probe(name: "pager-large-pages") { pagerLargePages($0) },
]

private struct BrokenSource: Error {}

/// Pages of ten numbers that come, or fail, on request of the test.
@MainActor private final class Numbers {
  private(set) var requested: [Int?] = []
  private(set) var waiting: [CheckedContinuation<FetchedPage<Int, Int>, any Error>] = []
  /// Pages that come at once; the last one is the end.
  var pages: [[Int]]?
  /// Called once, when the reader of the next page is suspended.
  var afterNext: (@MainActor () -> Void)?

  /// Fetches the page at a cursor, however its task is cancelled.
  func fetch(_ cursor: Int?) async throws -> FetchedPage<Int, Int> {
    requested.append(cursor)
    if let after = afterNext {
      afterNext = nil
      Task { after() }
    }
    if let pages {
      let index = cursor ?? 0
      return FetchedPage(
        index < pages.count ? pages[index] : [], next: index + 1 < pages.count ? index + 1 : nil)
    }
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func answer(_ items: [Int], next: Int?) {
    waiting.removeFirst().resume(returning: FetchedPage(items, next: next))
  }

  func fail() { waiting.removeFirst().resume(throwing: BrokenSource()) }
}

extension TestWindow {
  @MainActor fileprivate func page(
    _ numbers: Numbers, _ mode: PageRefreshMode = .replaces
  ) -> ListPager<Int, Int, Int> {
    ListPager(list, rows: store, refreshMode: mode, id: { $0 }) { try await numbers.fetch($0) }
  }

  @MainActor fileprivate var rows: [Int] { (0..<store.count).compactMap { store[$0] } }

  @MainActor fileprivate func refresh(_ report: Report, _ key: String) {
    list.beginRefreshing()
    report.expect(Loop.run { list.refreshState == .idle }, "\(key)-refreshed")
  }

  @MainActor fileprivate func load(_ report: Report, _ key: String) {
    list.beginLoading()
    report.expect(Loop.run { !list.isLoading }, "\(key)-loaded")
  }
}

/// Header and footer go through the pages, the end is shown, and a refresh starts again.
@MainActor private func pagerPages(_ report: Report) {
  let test = TestWindow(rows: 0)
  test.stopAnimations()
  let numbers = Numbers()
  numbers.pages = [Array(0..<40), Array(35..<60), Array(0..<5), Array(60..<70)]
  let pager = test.page(numbers)
  test.show()
  test.refresh(report, "first")
  report.expect(test.rows, is: Array(0..<40), "first-rows")
  test.load(report, "second")
  report.expect(test.rows, is: Array(0..<60), "second-rows")
  report.expect(test.list.loadState, is: .idle, "more")
  test.load(report, "third")
  report.expect(test.rows, is: Array(0..<70), "third-rows")
  report.expect(numbers.requested, is: [nil, 1, 2, 3], "asked")
  report.expect(test.list.loadState, is: .noMoreData, "no-more")
  report.expect(pager.end, is: .reported, "end")
  test.refresh(report, "again")
  report.expect(test.rows, is: Array(0..<40), "again-rows")
  report.expect(test.list.loadState, is: .idle, "more-again")
  // A refresh that brings all there is leaves nothing to load.
  numbers.pages = [[1, 2]]
  test.refresh(report, "short")
  report.expect(test.rows, is: [1, 2], "short-rows")
  report.expect(test.list.loadState, is: .noMoreData, "short-no-more")
}

/// A failing source is asked only as often as the user asks, and continues where it failed.
@MainActor private func pagerFails(_ report: Report) {
  let test = TestWindow(rows: 0)
  test.stopAnimations()
  let numbers = Numbers()
  let pager = test.page(numbers)
  var errors = 0
  test.list.onError = { if $0 is BrokenSource { errors += 1 } }
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { !numbers.waiting.isEmpty }, "asked")
  numbers.answer(Array(0..<40), next: 7)
  report.expect(Loop.run { !test.list.isRefreshing }, "refreshed")
  for count in 1...5 {
    test.list.beginLoading()
    report.expect(Loop.run { !numbers.waiting.isEmpty }, "asked-\(count)")
    numbers.fail()
    report.expect(Loop.run { test.list.loadState == .failure }, "shown-\(count)")
    report.expect(numbers.requested.count, is: count + 1, "once-\(count)")
    report.expect(pager.failures, is: count, "failures-\(count)")
  }
  Loop.run(milliseconds: 1500)
  report.expect(numbers.requested, is: [nil, 7, 7, 7, 7, 7], "never-by-itself")
  report.expect(errors, is: 5, "errors")
  report.expect(test.store.count, is: 40, "rows-stay")
  test.list.beginLoading()
  report.expect(Loop.run { !numbers.waiting.isEmpty }, "asked-at-last")
  numbers.answer([40], next: nil)
  report.expect(Loop.run { test.list.loadState == .noMoreData }, "loaded-at-last")
  report.expect(test.store.count, is: 41, "rows-at-last")
}

/// The answer to a cancelled request is ignored, whenever it comes.
@MainActor private func pagerGivesUp(_ report: Report) {
  let test = TestWindow(rows: 0)
  test.stopAnimations()
  let numbers = Numbers()
  let pager = test.page(numbers, .merges)
  test.show()
  test.list.beginRefreshing()
  Loop.run { numbers.waiting.count == 1 }
  numbers.answer(Array(0..<40), next: 1)
  report.expect(Loop.run { !test.list.isRefreshing }, "refreshed")
  // A refresh by the program cancels the running load.
  test.list.beginLoading()
  report.expect(Loop.run { numbers.waiting.count == 1 }, "load-asked")
  let refresh = Task { try await pager.refresh() }
  report.expect(Loop.run { numbers.waiting.count == 2 }, "refresh-asked")
  report.expect(!test.list.isLoading, "load-ended")
  numbers.answer([1000], next: 2)
  Loop.run(milliseconds: 50)
  report.expect(test.rows, is: Array(0..<40), "load-dropped")
  numbers.answer([50, 0], next: 1)
  report.expect(Loop.run { test.rows == [50] + Array(0..<40) }, "merged")
  _ = refresh
  // The user cancels it, and it answers all the same.
  test.list.beginRefreshing()
  report.expect(Loop.run { numbers.waiting.count == 1 }, "asked-again")
  test.list.cancelRefreshing()
  numbers.answer([2000], next: nil)
  Loop.run(milliseconds: 50)
  report.expect(test.rows, is: [50] + Array(0..<40), "refresh-dropped")
  report.expect(pager.hasMore, "has-more")
  test.list.beginLoading()
  report.expect(Loop.run { numbers.waiting.count == 1 }, "goes-on")
  report.expect(numbers.requested.last == 1, "same-page")
  numbers.answer([60], next: 2)
  report.expect(Loop.run { test.store.count == 42 }, "loaded")
}

/// A pager ends with its list, and its source may answer later.
@MainActor private func pagerAfterDestroy(_ report: Report) {
  let test = TestWindow(rows: 0)
  let numbers = Numbers()
  weak let pager = test.page(numbers)
  report.expect(pager != nil, "kept-by-the-list")
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { numbers.waiting.count == 1 }, "asked")
  test.destroy()
  numbers.answer([1, 2], next: nil)
  report.expect(Loop.run { pager == nil }, "gone")
  report.expect(test.store.count, is: 0, "dropped")
}

/// Rows that the program takes out or puts in are noticed by their ids.
@MainActor private func pagerRowsOfProgram(_ report: Report) {
  let test = TestWindow(rows: 0)
  test.stopAnimations()
  let numbers = Numbers()
  numbers.pages = [[0, 1, 2, 3], [3, 4, 5]]
  let pager = test.page(numbers, .merges)
  test.show()
  test.refresh(report, "first")
  test.store.remove(at: 1)
  test.store.insert(99, at: 0)
  test.load(report, "second")
  report.expect(test.rows, is: [99, 0, 2, 3, 4, 5], "rows")
  numbers.pages = [[7, 2, 3], [3, 4, 5]]
  test.refresh(report, "merged")
  report.expect(test.rows, is: [7, 99, 0, 2, 3, 4, 5], "merged")
  withExtendedLifetime(pager) {}
}

/// A refresh keeps rows of equal items, and updates rows of changed items.
@MainActor private func pagerSameRows(_ report: Report) {
  var made: [Int] = []
  let test = TestWindow(rows: 0) { item in
    made.append(item)
    return Row(title: "Row \(item)")
  }
  test.stopAnimations()
  let numbers = Numbers()
  numbers.pages = [[0, 1, 2], [3]]
  // Items a hundred apart are versions of one.
  let pager = ListPager(test.list, rows: test.store, refreshMode: .merges, id: { $0 % 100 }) {
    try await numbers.fetch($0)
  }
  test.show()
  test.refresh(report, "first")
  test.settle()
  made = []
  test.refresh(report, "same")
  test.settle()
  report.expect(made, is: [], "kept")
  numbers.pages = [[0, 101, 2], [3]]
  test.refresh(report, "other")
  test.settle()
  report.expect(Array(test.rows.prefix(3)), is: [0, 101, 2], "rows")
  report.expect(made.contains(101), "shown")
  withExtendedLifetime(pager) {}
}

/// A source is a sequence of pages, too, without a list.
@MainActor private func pagerSequence(_ report: Report) {
  MainQueue.attach()
  let numbers = Numbers()
  numbers.pages = [[0, 1], [1, 0], [1, 2], [3]]
  var pages: [[Int]] = []
  var failures = 0
  var isOver = false
  Task {
    let source = PagedSource(id: { (item: Int) in item }) { (cursor: Int?) in
      if cursor == 3, failures == 0 { throw BrokenSource() }
      return try await numbers.fetch(cursor)
    }
    var iterator = source.pages.makeAsyncIterator()
    while true {
      do {
        guard let page = try await iterator.next(isolation: #isolation) else { break }
        pages.append(page)
      } catch {
        failures += 1
      }
    }
    isOver = true
  }
  report.expect(Loop.run { isOver }, "over")
  report.expect(pages, is: [[0, 1], [2], [3]], "pages")
  report.expect(failures, is: 1, "failures")
  // Numbered pages end with a page that is not full.
  var numbered: [Int] = []
  isOver = false
  Task {
    let source = PagedSource(numberedFrom: 1, size: 3, id: { (item: Int) in item }) { number in
      number < 3 ? Array((number * 10)..<(number * 10 + 3)) : [30]
    }
    for try await page in source.pages { numbered += page }
    isOver = true
  }
  report.expect(Loop.run { isOver }, "numbered-over")
  report.expect(numbered, is: [10, 11, 12, 20, 21, 22, 30], "numbered")
}

/// Large pages are matched in the background with the current rows, and dropped if they were cancelled.
@MainActor private func pagerLargePages(_ report: Report) {
  let test = TestWindow(rows: 0)
  test.stopAnimations()
  let numbers = Numbers()
  numbers.pages = [
    Array(0..<5000), Array(4000..<9000), Array(8000..<12_000) + [0, 12_000, 12_000],
  ]
  let pager = test.page(numbers)
  test.show()
  test.refresh(report, "first")
  report.expect(test.rows == Array(0..<5000), "first-rows")
  test.load(report, "second")
  report.expect(test.rows == Array(0..<9000), "second-rows")
  // Rows that the program takes away are new again, though it does so while the page is matched.
  test.store.remove(in: 0..<1)
  numbers.afterNext = { test.store.remove(in: 7999..<8999) }
  test.load(report, "third")
  report.expect(test.rows == Array(1..<8000) + Array(8000..<12_000) + [0, 12_000], "third-rows")
  // A cancelled page is dropped, and the pages start again after it.
  numbers.afterNext = { test.list.endRefreshing(.cancelled) }
  test.refresh(report, "fourth")
  report.expect(test.rows.count, is: 12_001, "fourth-rows")
  test.refresh(report, "fifth")
  report.expect(test.rows == Array(0..<5000), "fifth-rows")
  report.expect(pager.hasMore, "has-more")
  test.destroy()
}
