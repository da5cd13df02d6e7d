import GtkBridge
import Tug

/// A footer with nothing more to load.
@MainActor let noMoreDataProbes = [
  Probe(name: "set-no-more-data") { setNoMoreData($0) },
  Probe(name: "no-more-data-in-refresh") { noMoreDataInRefresh($0) },
  Probe(name: "no-more-data-of-signals") { noMoreDataOfSignals($0) },
]

/// Any state leads there, by one call or by the end of a load that does not run.
@MainActor private func setNoMoreData(_ report: Report) {
  let test = TestWindow()
  var reported: [String] = []
  var (hasBegun, wasCancelled) = (false, false)
  test.list.setNoMoreData()
  test.list.endLoading(hasMore: false)
  report.expect(test.list.loadState, is: .idle, "without-footer")
  test.list.footer = LoadMoreFooter(.mjBack) {
    hasBegun = true
    do {
      try await Task.sleep(for: .seconds(30))
    } catch {
      wasCancelled = true
    }
    return true
  }
  func expectNoMore(_ key: String) {
    report.expect(test.list.loadState, is: .noMoreData, key)
    test.list.resetNoMoreData()
    report.expect(test.list.loadState, is: .idle, "\(key)-reset")
  }
  test.list.beginLoading { reported.append("begun unseen") }
  test.list.setNoMoreData()
  expectNoMore("unseen")
  test.show()
  test.list.setNoMoreData()
  expectNoMore("at-rest")
  test.list.endLoading(hasMore: false) { reported.append("at rest") }
  expectNoMore("end-at-rest")
  test.list.endLoading(.noMore)
  expectNoMore("end-with-a-result")
  report.expect(reported, is: ["at rest"], "told-at-once")
  for other in [RefreshResult.success, .failure, .cancelled] {
    test.list.endLoading(other)
    report.expect(test.list.loadState, is: .idle, "end-\(other)")
  }
  // While it loads, it is the end of the load.
  test.list.onLoadStateChanged = { reported.append("\($0.rawValue)>\($1.rawValue)") }
  reported = []
  test.list.beginLoading()
  report.expect(
    Loop.run { hasBegun && test.list.peer?.scene.footer?.deadline == nil }, "begins")
  test.list.setNoMoreData()
  report.expect(reported, is: ["idle>refreshing", "refreshing>no-more-data"], "ends-the-load")
  report.expect(Loop.run { wasCancelled }, "task-cancelled")
  report.expect(test.settle(), "settled")
  expectNoMore("loading")
  // While its failure is shown.
  test.list.contentOffset = 0
  test.list.beginLoading()
  test.list.endLoading(.failure)
  report.expect(test.list.loadState, is: .failure, "failure")
  test.list.endLoading(hasMore: false)
  expectNoMore("after-failure")
}

/// "No more" that is set during a refresh stays when it succeeds; one set before does not.
@MainActor private func noMoreDataInRefresh(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.list.footer = LoadMoreFooter(.mjBack) { true }
  test.show()
  func refresh(_ key: String, leadsTo state: RefreshState, _ say: @escaping @MainActor () -> Void) {
    var hasWorked = false
    test.list.header = RefreshHeader(.native) {
      try await Task.sleep(for: .milliseconds(10))
      say()
      hasWorked = true
    }
    test.list.beginRefreshing()
    report.expect(Loop.run { hasWorked && test.list.refreshState == .idle }, "\(key)-refreshed")
    report.expect(test.list.loadState, is: state, key)
  }
  refresh("set", leadsTo: .noMoreData) { test.list.setNoMoreData() }
  refresh("next", leadsTo: .idle) {}
  refresh("end", leadsTo: .noMoreData) { test.list.endLoading(hasMore: false) }
  refresh("taken-back", leadsTo: .idle) {
    test.list.setNoMoreData()
    test.list.resetNoMoreData()
  }
  test.list.setNoMoreData()
  refresh("before", leadsTo: .idle) {}
  test.list.onRefreshingChanged = { if !$0 { test.list.setNoMoreData() } }
  refresh("told-of-the-end", leadsTo: .noMoreData) {}
  test.list.onRefreshingChanged = nil
  refresh("end-of-the-refresh", leadsTo: .noMoreData) { test.list.endRefreshing(.noMore) }

  // The end of a refresh without more ends a load, too.
  var wasCancelled = false
  test.list.footer = LoadMoreFooter(.mjBack) {
    try? await Task.sleep(for: .seconds(30))
    wasCancelled = Task.isCancelled
    return true
  }
  test.list.header = RefreshHeader(.native) { try await Task.sleep(for: .seconds(30)) }
  test.list.header?.policy.minimumDuration = 0
  test.list.beginLoading()
  test.list.beginRefreshing()
  test.list.endRefreshing(.noMore)
  report.expect(test.list.loadState, is: .noMoreData, "of-a-load")
  report.expect(Loop.run { wasCancelled }, "load-cancelled")
}

/// The same by the functions of the C interface.
@MainActor private func noMoreDataOfSignals(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader(.mj)
  test.list.footer = LoadMoreFooter(.mjBack)
  SignalConnection.connect(
    test.list.widget, "refresh",
    pointer: { _ in
      test.list.endLoading(hasMore: false)
      test.list.endRefreshing()
    })
  test.show()
  test.list.beginRefreshing()
  expectHeaderClosed(test, report, "refreshed")
  report.expect(test.list.loadState, is: .noMoreData, "no-more")
}
