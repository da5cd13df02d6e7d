import CGtk
import GtkBridge
import Tug

/// A list with a `TugPager`, and pagers with other work or without a list.
@MainActor let pagerListProbes = [
  Probe(name: "c-pager-refreshes-by-itself") { refreshesByItself($0) },
  Probe(name: "c-pager-lets-go") { letsGo($0) },
  Probe(name: "pager-task-after-destroy") { taskAfterDestroy($0) },
  Probe(name: "pager-over-actions") { overActions($0) },
]

/// A `TugPager` on a list with a header and a footer, and its last request.
@MainActor private final class PagedList {
  private final class Asked {
    var request: guint64 = 0
    var fetches = 0
  }

  let test = TestWindow(rows: 40)
  private(set) var pager: OpaquePointer?
  private let requested = Asked()

  init() {
    let data = Unmanaged.passRetained(requested).toOpaque()
    pager = tug_pager_new(
      TUG_PAGER_MODE_REPLACE,
      { _, request, _, data in
        guard let data else { return }
        let requested = Unmanaged<Asked>.fromOpaque(data).takeUnretainedValue()
        requested.request = request
        requested.fetches += 1
      }, data, { data in data.map { Unmanaged<Asked>.fromOpaque($0).release() } })
    test.stopAnimations()
    test.list.header = RefreshHeader(.native)
    test.list.footer = LoadMoreFooter(.native)
    setList(true)
    test.show()
  }

  var fetches: Int { requested.fetches }

  func setList(_ isSet: Bool) {
    tug_pager_set_pullable(pager, isSet ? OpaquePointer(test.list.widget) : nil)
  }

  func answer(_ id: String, next: String?) -> Bool {
    id.withCString { id in
      let ids = [id, nil]
      return tug_pager_answer(pager, requested.request, ids, next).isTrue
    }
  }

  func free() {
    pager.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    pager = nil
  }
}

/// A refresh by the program fetches the first page again, as the header's does.
@MainActor private func refreshesByItself(_ report: Report) {
  let paged = PagedList()
  let list = paged.test.list
  list.header?.policy.minimumDuration = 0
  list.beginRefreshing()
  report.expect(Loop.run { paged.fetches == 1 }, "asked")
  report.expect(paged.answer("a", next: nil), "answered")
  report.expect(!list.isRefreshing && list.loadState == .noMoreData, "at-its-end")
  tug_pager_refresh(paged.pager)
  report.expect(paged.fetches, is: 2, "asked-by-program")
  report.expect(paged.answer("b", next: "2"), "answered-again")
  report.expect(list.loadState, is: .idle, "loads-again")
  list.beginLoading()
  report.expect(Loop.run { paged.fetches == 3 }, "asked-by-footer")
  report.expect(paged.answer("c", next: nil), "loaded")
  report.expect(list.loadState, is: .noMoreData, "at-its-end-again")
  tug_pager_refresh(paged.pager)
  report.expect(paged.answer("d", next: nil), "answered-at-last")
  report.expect(list.loadState, is: .noMoreData, "still-at-its-end")
  paged.free()
}

/// The list's control closes when the pager cancels the request, gets another list, or is freed.
@MainActor private func letsGo(_ report: Report) {
  for isLoad in [false, true] {
    let paged = PagedList()
    let list = paged.test.list
    var states: [RefreshState] = []
    list.onRefreshStateChanged = { states.append($1) }
    list.onLoadStateChanged = { states.append($1) }
    func expectGivenUp(_ key: String, _ releaseHold: () -> Void) {
      states = []
      let fetches = paged.fetches
      if isLoad { list.beginLoading() } else { list.beginRefreshing() }
      report.expect(Loop.run { paged.fetches == fetches + 1 }, "\(key)-asked-\(isLoad)")
      releaseHold()
      report.expect(!list.isRefreshing && !list.isLoading, "\(key)-ended-\(isLoad)")
      report.expect(states, is: [.refreshing, .idle], "\(key)-states-\(isLoad)")
      Loop.run { !list.isRefreshing && !list.isLoading }
    }
    expectGivenUp("cancel") { tug_pager_cancel(paged.pager) }
    report.expect(!paged.answer("a", next: "2"), "dropped-\(isLoad)")
    expectGivenUp("other-list") { paged.setList(false) }
    report.expect(paged.answer("a", next: "2"), "goes-on-\(isLoad)")
    paged.setList(true)
    expectGivenUp("freed") { paged.free() }
    report.expect(list.lastUpdated == nil, "nothing-new-\(isLoad)")
  }
}

/// A refresh that the program began itself is dropped, too, when the list is gone; none begins then.
@MainActor private func taskAfterDestroy(_ report: Report) {
  let test = TestWindow(rows: 0)
  var waiting: [CheckedContinuation<FetchedPage<Int, Int>, any Error>] = []
  var fetches = 0
  let pager = ListPager(test.list, rows: test.store, id: { $0 }) { (_: Int?) in
    fetches += 1
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }
  test.show()
  var ends: [String] = []
  func note(_ work: @escaping @MainActor () async throws -> Void) {
    Task {
      do {
        try await work()
        ends.append("done")
      } catch {
        ends.append(error is CancellationError ? "dropped" : "\(error)")
      }
    }
  }
  note { try await pager.refresh() }
  report.expect(Loop.run { waiting.count == 1 }, "asked")
  test.destroy()
  waiting.removeFirst().resume(returning: FetchedPage([1, 2], next: 1))
  report.expect(Loop.run { ends == ["dropped"] }, "dropped")
  report.expect(test.store.count, is: 0, "no-rows")
  note { try await pager.refresh() }
  note { _ = try await pager.loadMore() }
  report.expect(Loop.run { ends.count == 3 }, "ended")
  report.expect(ends, is: ["dropped", "dropped", "dropped"], "all-dropped")
  report.expect(fetches, is: 1, "nobody-asked")
}

/// A pager does the work of a header whose actions another handler did, and so does a handler set
/// later.
@MainActor private func overActions(_ report: Report) {
  let test = TestWindow(rows: 0)
  test.stopAnimations()
  var (acted, fetched, handled) = (0, 0, 0)
  let actions = [RefreshHeader.Action("New", .add), RefreshHeader.Action("Reload", .refresh)]
  let header = RefreshHeader(actions: actions) { _ in acted += 1 }
  test.list.header = header
  let pager = ListPager(test.list, rows: test.store, id: { $0 }) { (_: Int?) in
    fetched += 1
    return FetchedPage([1, 2], next: Int?.none)
  }
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { fetched == 1 && !test.list.isRefreshing }, "fetched")
  RefreshHeader.defaultMaker = { header }
  test.list.header = RefreshHeader { handled += 1 }
  report.expect(test.list.header?.actions.count, is: 2, "actions-stay")
  test.list.beginRefreshing()
  report.expect(Loop.run { handled == 1 && !test.list.isRefreshing }, "handled")
  report.expect(acted, is: 0, "not-acted")
  test.list.header = RefreshHeader()
  test.list.beginRefreshing()
  report.expect(Loop.run { acted == 1 && !test.list.isRefreshing }, "the-maker's")
  withExtendedLifetime(pager) {}
}
