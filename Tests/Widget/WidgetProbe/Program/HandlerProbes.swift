import CGtk
import GtkBridge
import Tug

@MainActor let handlerProbes = [
  Probe(name: "throwing-handler") { throwingHandler($0) },
  Probe(name: "throwing-footer") { throwingFooter($0) },
  Probe(name: "no-more-data") { noMoreData($0) },
  Probe(name: "end-without-begin") { endWithoutBegin($0) },
  Probe(name: "begin-twice") { beginTwice($0) },
  Probe(name: "begin-before-shown") { beginBeforeShown($0) },
  Probe(name: "stale-result") { staleResult($0) },
  Probe(name: "cancel-refresh") { cancelRefresh($0) },
  Probe(name: "replace-header") { replaceHeader($0) },
  Probe(name: "destroy-in-handler") { destroyInHandler($0) },
]

private struct Failure: Error {}

/// Waits until the header is closed and the list at rest.
@MainActor private func expectClosed(_ test: TestWindow, _ report: Report) {
  let isClosed = Loop.run {
    test.list.peer?.scene.header?.state == .idle && test.list.peer?.isTicking == false
  }
  report.expect(isClosed, "closed")
  report.expect(test.list.contentOffset, is: 0, "offset")
  // The default footer is always there.
  let rest = EdgeInsets(top: 0, bottom: test.list.footer?.policy.restingInset ?? 0)
  report.expect(test.list.peer?.scene.container.contentInset, is: rest, "inset")
  report.expect(test.list.rowCount, is: 100, "rows")
}

/// An error is shown for a while, told once, and the header closes.
@MainActor private func throwingHandler(_ report: Report) {
  let test = TestWindow()
  var errors = 0
  test.list.header = RefreshHeader { throw Failure() }
  test.list.onError = { errors += $0 is Failure ? 1 : 0 }
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { test.list.peer?.scene.header?.state == .failure }, "shown")
  expectClosed(test, report)
  report.expect(errors, is: 1, "errors")
  report.expect(test.list.peer?.scene.header?.lastUpdated == nil, "not-updated")
}

@MainActor private func throwingFooter(_ report: Report) {
  let test = TestWindow()
  var errors = 0
  var loads = 0
  test.list.footer = LoadMoreFooter {
    loads += 1
    throw Failure()
  }
  test.list.onError = { _ in errors += 1 }
  test.show()
  for _ in 0..<2 {
    test.list.beginLoading()
    report.expect(Loop.run { test.list.peer?.scene.footer?.state == .failure }, "fails")
    test.settle()
    report.expect(test.list.peer?.scene.footer?.state, is: .failure, "stays-until-tried-again")
  }
  report.expect(loads, is: 2, "loads")
  report.expect(errors, is: 2, "errors")
}

/// A footer without more data loads again after a refresh that succeeds.
@MainActor private func noMoreData(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader {}
  test.list.footer = LoadMoreFooter { false }
  test.show()
  test.list.beginLoading()
  report.expect(Loop.run { test.list.peer?.scene.footer?.state == .noMoreData }, "no-more")
  test.list.beginRefreshing()
  report.expect(Loop.run { test.list.peer?.scene.footer?.state == .idle }, "reset")
}

@MainActor private func endWithoutBegin(_ report: Report) {
  let test = TestWindow()
  test.list.endRefreshing()
  test.list.header = RefreshHeader {}
  test.list.footer = LoadMoreFooter { true }
  for isShown in [false, true] {
    if isShown { test.show() }
    test.list.endRefreshing()
    test.list.endRefreshing(.failure)
    test.list.cancelRefreshing()
    test.list.endLoading(hasMore: true)
    test.list.cancelLoading()
    test.list.resetNoMoreData()
  }
  expectClosed(test, report)
  report.expect(test.list.peer?.scene.footer?.state, is: .idle, "footer")
}

/// A second begin while one runs is the same refresh.
@MainActor private func beginTwice(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  var changes: [Bool] = []
  test.list.header = RefreshHeader {
    refreshes += 1
    try await Task.sleep(for: .milliseconds(100))
  }
  test.list.onRefreshingChanged = { changes.append($0) }
  test.show()
  test.list.beginRefreshing()
  test.list.beginRefreshing()
  Loop.run { refreshes > 0 }
  test.list.beginRefreshing()
  expectClosed(test, report)
  report.expect(refreshes, is: 1, "refreshes")
  report.expect(changes, is: [true, false], "changes")
}

/// A refresh asked for before the list is shown runs when it is.
@MainActor private func beginBeforeShown(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.list.beginRefreshing()
  test.list.header = RefreshHeader { refreshes += 1 }
  test.list.beginRefreshing()
  report.expect(test.list.isRefreshing, "waits")
  Loop.run(milliseconds: 50)
  report.expect(refreshes, is: 0, "refreshes-before")
  test.show()
  Loop.run { refreshes > 0 }
  report.expect(refreshes, is: 1, "refreshes")
  expectClosed(test, report)
}

/// A handler's result after its refresh was ended by hand is ignored.
@MainActor private func staleResult(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  var errors = 0
  var wasCancelled = false
  test.list.header = RefreshHeader {
    refreshes += 1
    let isFirst = refreshes == 1
    try? await Task.sleep(for: .milliseconds(isFirst ? 150 : 600))
    if isFirst {
      wasCancelled = Task.isCancelled
      throw Failure()
    }
  }
  test.list.onError = { _ in errors += 1 }
  test.show()
  test.list.beginRefreshing()
  Loop.run { refreshes == 1 }
  test.list.endRefreshing()
  test.list.beginRefreshing()
  Loop.run { refreshes == 2 }
  Loop.run(milliseconds: 250)
  report.expect(wasCancelled, "cancelled")
  report.expect(test.list.isRefreshing, "second-still-runs")
  expectClosed(test, report)
  report.expect(errors, is: 0, "errors")
  report.expect(refreshes, is: 2, "refreshes")
}

/// Cancelling a refresh cancels its task, shows no result and records none.
@MainActor private func cancelRefresh(_ report: Report) {
  let test = TestWindow()
  var wasCancelled = false
  var errors = 0
  test.list.header = RefreshHeader {
    do {
      try await Task.sleep(for: .seconds(60))
    } catch {
      wasCancelled = true
      throw error
    }
  }
  test.list.onError = { _ in errors += 1 }
  test.show()
  test.list.beginRefreshing()
  Loop.run(milliseconds: 400)
  test.list.cancelRefreshing()
  report.expect(test.list.peer?.scene.header?.state, is: .idle, "state")
  expectClosed(test, report)
  report.expect(wasCancelled, "cancelled")
  report.expect(errors, is: 0, "errors")
  report.expect(test.list.peer?.scene.header?.lastUpdated == nil, "not-updated")
}

/// Replacing a refreshing header closes it and cancels its task.
@MainActor private func replaceHeader(_ report: Report) {
  let test = TestWindow()
  var wasCancelled = false
  test.list.header = RefreshHeader {
    try? await Task.sleep(for: .seconds(60))
    wasCancelled = Task.isCancelled
  }
  test.show()
  test.list.beginRefreshing()
  Loop.run(milliseconds: 400)
  test.list.header = RefreshHeader(.fg) {}
  expectClosed(test, report)
  report.expect(wasCancelled, "cancelled")
  test.list.header = nil
  test.settle()
  report.expect(test.list.peer?.scene.header == nil, "removed")
}

/// A handler may destroy the window that its list is in.
@MainActor private func destroyInHandler(_ report: Report) {
  var test: TestWindow? = TestWindow()
  test?.list.onRowActivated = { _ in
    test?.destroy()
    test = nil
  }
  test?.show()
  if let widget = test?.list.widget {
    let input = SyntheticInput(on: widget)
    input.touchBegin(x: 50, y: 100)
    input.touchEnd(x: 50, y: 100)
  }
  Loop.run(milliseconds: 50)
  report.expect(test == nil, "destroyed")
  report.expect(ListPeer.liveCount, is: 0, "peers")
}
