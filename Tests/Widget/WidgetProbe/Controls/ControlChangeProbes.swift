import GtkBridge
import RefreshModel
import Tug

/// Headers and footers whose numbers change while they are in use.
@MainActor let controlChangeProbes = [
  Probe(name: "footer-tuned") { footerTuned($0) },
  Probe(name: "header-tuned-under-finger") { headerTunedUnderFinger($0) },
  Probe(name: "tuned-while-closing") { tunedWhileClosing($0) },
  Probe(name: "sticky-inset") { stickyInset($0) },
]

/// A footer without more data stays so whatever is changed, and the change takes effect at once.
@MainActor private func footerTuned(_ report: Report) {
  let test = TestWindow()
  var loads = 0
  test.list.footer = LoadMoreFooter(.mjAuto) {
    loads += 1
    return false
  }
  test.show()
  test.list.contentOffset = test.list.maximumContentOffset
  test.list.beginLoading()
  report.expect(Loop.run { test.list.loadState == .noMoreData }, "no-more")
  test.settle()
  let changes: [(key: String, change: @MainActor (inout LoadMoreFooter?) -> Void)] = [
    ("ignored-inset", { $0?.ignoredInset = 3 }),
    ("trigger", { $0?.policy.triggerDistance = 30 }),
    ("percent", { $0?.policy.approach?.percent = 0.5 }),
    ("opacity", { $0?.opacityFollowsPull = true }),
    ("resting-inset", { $0?.policy.restingInset = 20 }),
    ("words", { $0?.texts[.noMoreData] = "All read" }),
    ("style", { $0?.style = MJAutoFooterStyle(symbol: .text) }),
    ("system", { $0?.policy = LoadMoreFooter.policy(of: .mjBack) }),
  ]
  for (key, change) in changes {
    change(&test.list.footer)
    report.expect(test.list.loadState, is: .noMoreData, key)
    let policy = test.list.peer?.scene.footer?.policy
    report.expect(policy == test.list.footer?.policy, "\(key)-at-once")
  }
  report.expect(test.list.adjustedContentInset.bottom, is: 0, "inset")
  test.settle()
  report.expect(loads, is: 1, "loads")
}

/// A held pull continues with changed numbers, and its release counts by them.
@MainActor private func headerTunedUnderFinger(_ report: Report) {
  let test = TestWindow()
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  func pull(_ key: String, isArmedAfter: Bool, _ change: (inout RefreshHeader?) -> Void) {
    var refreshes = 0
    var wasDisarmed = false
    test.list.header = RefreshHeader(.mj) { refreshes += 1 }
    input.drag(x: 50, from: 60, to: 400)
    report.expect(test.list.refreshState, is: .pulling, "\(key)-armed")
    test.list.onRefreshStateChanged = { wasDisarmed = wasDisarmed || $1 == .idle }
    change(&test.list.header)
    if isArmedAfter { report.expect(wasDisarmed, is: false, "\(key)-state-stays") }
    test.list.onRefreshStateChanged = nil
    input.touchUpdate(x: 50, y: 400.5)
    report.expect(test.list.refreshState == .pulling, isArmedAfter, key)
    input.touchEnd(x: 50, y: 400.5)
    if isArmedAfter { report.expect(Loop.run { refreshes == 1 }, "\(key)-refreshes") }
    expectHeaderClosed(test, report, key)
    report.expect(refreshes, is: isArmedAfter ? 1 : 0, "\(key)-count")
  }
  pull("opacity", isArmedAfter: true) { $0?.opacityFollowsPull = true }
  pull("ignored-inset", isArmedAfter: true) { $0?.ignoredInset = 10 }
  pull("nearer", isArmedAfter: true) { $0?.policy.triggerDistance = 30 }
  pull("farther", isArmedAfter: false) { $0?.policy.triggerDistance = 5000 }
}

extension Report {
  fileprivate func expect(_ holds: Bool, _ expected: Bool, _ key: String) {
    expect(holds == expected, key)
  }
}

/// A change takes effect at once while a header closes; while its result is shown, afterwards.
@MainActor private func tunedWhileClosing(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(30)) }
  var states: [String] = []
  test.list.onRefreshStateChanged = { states.append("\($0.rawValue)>\($1.rawValue)") }
  test.show()
  func trigger() -> Double? { test.list.peer?.scene.header?.policy.triggerDistance }
  test.list.beginRefreshing()
  Loop.run { test.list.peer?.scene.header?.deadline == nil }
  test.list.endRefreshing()
  report.expect(test.list.peer?.scene.header?.isClosing, is: true, "closing")
  test.list.header?.policy.triggerDistance = 90
  report.expect(trigger(), is: 90, "at-once")
  report.expect(test.list.peer?.scene.header?.isClosing, is: true, "goes-on-closing")
  expectHeaderClosed(test, report, "closing")
  test.list.beginRefreshing()
  test.list.endRefreshing(.failure)
  test.list.header?.policy.triggerDistance = 70
  report.expect(trigger(), is: 90, "held-back")
  expectHeaderClosed(test, report, "failure")
  report.expect(trigger(), is: 70, "taken-over")
  report.expect(
    states,
    is: [
      "idle>refreshing", "refreshing>idle", "idle>refreshing", "refreshing>failure", "failure>idle",
    ], "states")
}

/// The sticky inset leaves room for the visible part of a refreshing header.
@MainActor private func stickyInset(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.list.contentInset = EdgeInsets(top: 10, bottom: 5)
  test.show()
  report.expect(test.list.stickyContentInset, is: EdgeInsets(top: 10, bottom: 5), "at-rest")
  for (name, whenScrolled) in [(HeaderName.ego, [70, 50, 10]), (.fg, [70, 70, 70.0])] {
    test.list.header = RefreshHeader(name) { try await Task.sleep(for: .seconds(30)) }
    test.list.contentOffset = test.list.minimumContentOffset
    test.list.beginRefreshing()
    for (offset, top) in zip([-70.0, -50, 200], whenScrolled) {
      test.list.contentOffset = offset
      let key = "\(name.rawValue)-\(offset)"
      report.expect(test.list.stickyContentInset, is: EdgeInsets(top: top, bottom: 5), key)
      report.expect(test.list.adjustedContentInset.top, is: 70, "\(key)-adjusted")
    }
    test.list.cancelRefreshing()
    let rest = EdgeInsets(top: 10, bottom: 5)
    report.expect(test.list.stickyContentInset, is: rest, "\(name.rawValue)-closed")
  }
  test.destroy()
  report.expect(test.list.stickyContentInset, is: EdgeInsets(), "destroyed")
}
