import CGtk
import GtkBridge
import SceneModel
import Tug

/// Headers and footers as programs create, follow and replace them.
@MainActor let controlProbes = [
  Probe(name: "unheard-header") { unheardHeader($0) },
  Probe(name: "unheard-footer") { unheardFooter($0) },
  Probe(name: "heard-by-signal") { heardBySignal($0) },
  Probe(name: "target") { target($0) },
  Probe(name: "completions") { completions($0) },
  Probe(name: "end-before-open") { endBeforeOpen($0) },
  Probe(name: "completion-of-replaced") { completionOfReplaced($0) },
  Probe(name: "completion-of-unseen") { completionOfUnseen($0) },
  Probe(name: "states-and-pulls") { statesAndPulls($0) },
  Probe(name: "changed-in-place") { changedInPlace($0) },
  Probe(name: "two-lists") { twoLists($0) },
  Probe(name: "every-preset") { everyPreset($0) },
]

@MainActor func expectHeaderClosed(_ test: TestWindow, _ report: Report, _ key: String) {
  let isClosed = Loop.run {
    test.list.refreshState == .idle && test.list.peer?.isTicking == false
  }
  report.expect(isClosed, "\(key)-closed")
  report.expect(test.list.contentOffset, is: 0, "\(key)-offset")
  // The default footer is always there.
  let rest = EdgeInsets(top: 0, bottom: test.list.footer?.policy.restingInset ?? 0)
  report.expect(test.list.adjustedContentInset, is: rest, "\(key)-inset")
}

// MARK: Who does the work

/// A header without a handler closes, and one warning names the list.
@MainActor private func unheardHeader(_ report: Report) {
  let warnings = SpokenWarnings()
  let test = TestWindow()
  gtk_widget_set_name(test.list.widget, "orders")
  test.show()
  for name in HeaderName.allCases {
    test.list.header = RefreshHeader(name)
    for _ in 0..<2 {
      test.list.beginRefreshing()
      expectHeaderClosed(test, report, name.rawValue)
    }
    let said = warnings.take()
    report.expect(said.count, is: 1, "\(name.rawValue)-warnings")
    report.expect(
      said.allSatisfy { $0.hasPrefix("warning: TugListView \"orders\": the header") },
      "\(name.rawValue)-names-the-list")
  }
  report.expect(test.list.lastUpdated == nil, "not-updated")
}

@MainActor private func unheardFooter(_ report: Report) {
  let warnings = SpokenWarnings()
  let test = TestWindow()
  gtk_buildable_set_name(OpaquePointer(test.list.widget), "from-a-builder")
  test.show()
  for name in FooterName.allCases where !name.isSideways {
    test.list.footer = LoadMoreFooter(name)
    for _ in 0..<2 {
      test.list.beginLoading()
      let isClosed = Loop.run {
        test.list.loadState == .idle && test.list.peer?.isTicking == false
      }
      report.expect(isClosed, "\(name.rawValue)-closed")
    }
    let said = warnings.take()
    report.expect(said.count, is: 1, "\(name.rawValue)-warnings")
    report.expect(
      said.allSatisfy {
        $0.hasPrefix("warning: TugListView \"from-a-builder\": the footer")
      }, "\(name.rawValue)-names-the-list")
  }
}

/// A handler of the signal alone is enough, and has to end the refresh.
@MainActor private func heardBySignal(_ report: Report) {
  let warnings = SpokenWarnings()
  let test = TestWindow()
  var signals: [String] = []
  test.list.header = RefreshHeader(.mj)
  test.list.footer = LoadMoreFooter(.mjBack)
  SignalConnection.connect(test.list.widget, "refresh", pointer: { _ in signals.append("refresh") })
  SignalConnection.connect(
    test.list.widget, "load-more", pointer: { _ in signals.append("load-more") })
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { signals == ["refresh"] }, "refresh")
  Loop.run(milliseconds: 100)
  report.expect(test.list.isRefreshing, "goes-on")
  test.list.endRefreshing()
  expectHeaderClosed(test, report, "header")
  test.list.beginLoading()
  report.expect(Loop.run { signals == ["refresh", "load-more"] }, "load-more")
  test.list.endLoading(hasMore: false)
  report.expect(test.list.loadState, is: .noMoreData, "no-more")
  report.expect(warnings.take(), is: [], "warnings")
}

@MainActor private final class Worker {
  var refreshes = 0
  var loads = 0
}

/// A target does the work as long as it lives, is not kept alive, and its absence closes the
/// control.
@MainActor private func target(_ report: Report) {
  let warnings = SpokenWarnings()
  let test = TestWindow()
  var worker: Worker? = Worker()
  if let worker {
    test.list.header = RefreshHeader(target: worker) { $0.refreshes += 1 }
    test.list.footer = LoadMoreFooter(style: MJBackFooterStyle(), target: worker) {
      $0.loads += 1
      return true
    }
  }
  test.show()
  test.list.beginRefreshing()
  expectHeaderClosed(test, report, "alive")
  test.list.beginLoading()
  report.expect(Loop.run { test.list.loadState == .idle }, "loaded")
  report.expect(worker?.refreshes, is: 1, "refreshes")
  report.expect(worker?.loads, is: 1, "loads")
  test.list.contentOffset = 0
  test.settle()
  let updated = test.list.lastUpdated
  weak let gone = worker
  worker = nil
  report.expect(gone == nil, "not-kept")
  test.list.beginRefreshing()
  expectHeaderClosed(test, report, "gone")
  report.expect(test.list.lastUpdated == updated, "not-updated")
  report.expect(warnings.take(), is: [], "warnings")
}

// MARK: Completions

/// Handler or signal, the header's own completion, the call's; and the same at the end.
@MainActor private func completions(_ report: Report) {
  for name in [HeaderName.mj, .native, .cj] {
    let test = TestWindow()
    var reported: [String] = []
    var header = RefreshHeader(name) {
      reported.append("handler")
      try? await Task.sleep(for: .seconds(30))
    }
    header.beginCompletion = { reported.append("own begin") }
    header.endCompletion = { reported.append("own end") }
    test.list.header = header
    SignalConnection.connect(
      test.list.widget, "refresh", pointer: { _ in reported.append("signal") })
    test.show()
    test.list.beginRefreshing { reported.append("begin \(test.list.refreshPull)") }
    report.expect(Loop.run { reported.count == 4 }, "\(name.rawValue)-begun")
    let isOpen = test.list.contentOffset == -test.list.adjustedContentInset.top
    report.expect(isOpen, "\(name.rawValue)-open")
    // While it refreshes it is the same refresh, and open.
    test.list.beginRefreshing { reported.append("again") }
    test.list.endRefreshing { reported.append("end \(test.list.refreshState.rawValue)") }
    report.expect(Loop.run { reported.count == 7 }, "\(name.rawValue)-ended")
    // A closed control calls the completion at once.
    test.list.endRefreshing { reported.append("late") }
    report.expect(
      reported.sorted(),
      is: [
        "again", "begin 1.0", "end idle", "handler", "late", "own begin", "own end", "signal",
      ], "\(name.rawValue)-all")
    report.expect(
      ["signal", "begin 1.0", "own begin", "again", "end idle", "own end", "late"]
        == reported.filter { $0 != "handler" }, "\(name.rawValue)-order")
    let begun = reported.firstIndex(of: "begin 1.0") ?? 0
    report.expect(
      (reported.firstIndex(of: "handler") ?? 99) < begun, "\(name.rawValue)-handler-first")
    test.destroy()
  }
}

/// An end before the opening is over closes cleanly: no begin completion, one end completion, and a
/// handler only where the policy had called it.
@MainActor private func endBeforeOpen(_ report: Report) {
  for name in HeaderName.allCases {
    let test = TestWindow()
    var reported: [String] = []
    var handled = 0
    test.list.header = RefreshHeader(name) {
      handled += 1
      try await Task.sleep(for: .seconds(30))
    }
    test.show()
    test.list.beginRefreshing { reported.append("begin") }
    test.list.endRefreshing(.cancelled) { reported.append("end") }
    report.expect(test.list.refreshState, is: .idle, "\(name.rawValue)-state")
    expectHeaderClosed(test, report, name.rawValue)
    report.expect(reported, is: ["end"], "\(name.rawValue)-told")
    // In call order: a begin after an end refreshes.
    test.list.beginRefreshing()
    test.list.endRefreshing()
    test.list.beginRefreshing { reported.append("begin") }
    report.expect(test.list.isRefreshing, "\(name.rawValue)-begins-again")
    report.expect(
      Loop.run { reported == ["end", "begin"] && handled > 0 }, "\(name.rawValue)-opens")
    test.list.endRefreshing()
    expectHeaderClosed(test, report, "\(name.rawValue)-again")
    test.destroy()
  }
}

/// A header that is replaced while it refreshes or closes has its end told, and not its follower's.
@MainActor private func completionOfReplaced(_ report: Report) {
  let test = TestWindow()
  var reported: [String] = []
  func header(_ name: String) -> RefreshHeader {
    var header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(30)) }
    header.endCompletion = { reported.append(name) }
    return header
  }
  test.list.header = header("first")
  test.show()
  test.list.beginRefreshing()
  test.list.header = header("second")
  report.expect(reported, is: ["first"], "while-opening")
  test.list.beginRefreshing()
  Loop.run { !test.list.isRefreshing || test.list.peer?.scene.header?.deadline == nil }
  test.list.endRefreshing(.success) { reported.append("call") }
  test.list.header = nil
  report.expect(reported, is: ["first", "call", "second"], "while-closing")
  report.expect(test.settle(), "settled")
  report.expect(reported.count, is: 3, "once")
  report.expect(test.list.adjustedContentInset, is: EdgeInsets(), "inset")
}

/// The completion of a refresh that ended or was removed before the list was shown is not called
/// for another one.
@MainActor private func completionOfUnseen(_ report: Report) {
  let test = TestWindow()
  var reported: [String] = []
  let header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(30)) }
  test.list.header = header
  test.list.beginRefreshing { reported.append("ended") }
  test.list.endRefreshing()
  test.list.beginRefreshing { reported.append("replaced") }
  test.list.header = RefreshHeader(.native) { try await Task.sleep(for: .seconds(30)) }
  test.list.footer = LoadMoreFooter(.mjBack) {
    try await Task.sleep(for: .seconds(30))
    return true
  }
  test.list.beginLoading { reported.append("load ended") }
  test.list.cancelLoading()
  test.list.beginLoading { reported.append("load without more") }
  test.list.endLoading(hasMore: false)
  test.show()
  test.list.beginRefreshing { reported.append("begun") }
  report.expect(Loop.run { !reported.isEmpty }, "told")
  report.expect(reported, is: ["begun"], "header")
  test.list.beginLoading { reported.append("load begun") }
  report.expect(Loop.run { reported.count > 1 }, "load-told")
  report.expect(reported, is: ["begun", "load begun"], "footer")
}

/// States and pulls are reported, and can be read.
@MainActor private func statesAndPulls(_ report: Report) {
  let test = TestWindow()
  var states: [String] = []
  test.list.onRefreshStateChanged = { states.append("\($0.rawValue)>\($1.rawValue)") }
  test.list.onLoadStateChanged = { states.append("load \($0.rawValue)>\($1.rawValue)") }
  report.expect(test.list.refreshState, is: .idle, "without-header")
  report.expect(test.list.refreshPull, is: 0, "pull-without-header")
  struct Failure: Error {}
  var refreshes = 0
  test.list.header = RefreshHeader(.mj) {
    refreshes += 1
    if refreshes == 2 { throw Failure() }
  }
  test.list.footer = LoadMoreFooter(.mjBack) { false }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 100, to: 260)
  report.expect(test.list.refreshPull > 1, "pulled")
  report.expect(test.list.refreshState, is: .pulling, "pulling")
  input.touchUpdate(x: 50, y: 110)
  report.expect(test.list.refreshState, is: .idle, "taken-back")
  report.expect(test.list.refreshPull > 0 && test.list.refreshPull < 1, "pulled-less")
  input.touchUpdate(x: 50, y: 260)
  input.touchEnd(x: 50, y: 260)
  expectHeaderClosed(test, report, "refreshed")
  report.expect(test.list.lastUpdated != nil, "updated")
  test.list.beginRefreshing()
  report.expect(Loop.run { test.list.refreshState == .failure }, "failure")
  expectHeaderClosed(test, report, "failed")
  test.list.beginLoading()
  report.expect(Loop.run { test.list.loadState == .noMoreData }, "no-more")
  test.list.resetNoMoreData()
  report.expect(
    states,
    is: [
      "idle>pulling", "pulling>idle", "idle>pulling", "pulling>refreshing", "refreshing>idle",
      "idle>refreshing", "refreshing>failure", "failure>idle",
      "load idle>refreshing", "load refreshing>no-more-data", "load no-more-data>idle",
    ], "states")
}

// MARK: Changes

/// A property that is changed leaves a running refresh alone; a policy holds from its end on.
@MainActor private func changedInPlace(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.list.header = RefreshHeader(.mj) {
    refreshes += 1
    try await Task.sleep(for: .milliseconds(400))
  }
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { refreshes == 1 }, "runs")
  test.list.header?.texts[.refreshing] = "Working"
  test.list.header?.style = FgHeaderStyle()
  test.list.header?.policy.triggerDistance = 90
  test.list.header?.ignoredInset = 10
  test.list.header?.opacityFollowsPull = true
  report.expect(test.list.isRefreshing, "goes-on")
  report.expect(test.list.peer?.scene.header?.policy.triggerDistance, is: 54, "held-back")
  expectHeaderClosed(test, report, "changed")
  report.expect(refreshes, is: 1, "refreshes")
  report.expect(test.list.lastUpdated != nil, "succeeded")
  report.expect(test.list.peer?.scene.header?.policy.triggerDistance, is: 90, "taken-over")
  report.expect(test.list.peer?.scene.header?.policy.ignoredInset, is: 10, "ignored-inset")
  report.expect(test.list.peer?.scene.header?.policy.opacityFollowsPull, is: true, "opacity")
  test.list.header?.policy.triggerDistance = 70
  report.expect(test.list.peer?.scene.header?.policy.triggerDistance, is: 70, "at-rest-at-once")
  test.list.beginRefreshing()
  report.expect(Loop.run { refreshes == 2 }, "runs-again")
}

/// Two lists of one process have insets, controls and work of their own.
@MainActor private func twoLists(_ report: Report) {
  let (first, second) = (TestWindow(), TestWindow())
  first.list.contentInset = EdgeInsets(top: 64, bottom: 0)
  second.list.contentInset = EdgeInsets(top: 47.5, bottom: 20)
  for test in [first, second] {
    test.list.header = RefreshHeader(.zc) { try await Task.sleep(for: .milliseconds(200)) }
    test.show()
  }
  report.expect(first.list.contentOffset, is: -64, "first-rest")
  report.expect(second.list.contentOffset, is: -47.5, "second-rest")
  for round in 1...2 {
    first.list.beginRefreshing()
    second.list.beginRefreshing()
    report.expect(first.list.adjustedContentInset.top, is: 124, "first-held-\(round)")
    report.expect(second.list.adjustedContentInset.top, is: 107.5, "second-held-\(round)")
    report.expect(
      Loop.run {
        first.list.peer?.isTicking == false && second.list.peer?.isTicking == false
          && !first.list.isRefreshing && !second.list.isRefreshing
      }, "closed-\(round)")
    report.expect(first.list.contentOffset, is: -64, "first-offset-\(round)")
    report.expect(second.list.contentOffset, is: -47.5, "second-offset-\(round)")
  }
}

/// Each preset is pulled by a finger past its distance, works, and closes.
@MainActor private func everyPreset(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  for (number, name) in HeaderName.allCases.enumerated() {
    test.list.header = RefreshHeader(name) { refreshes += 1 }
    input.drag(x: 50, from: 60, to: 400)
    report.expect(test.list.refreshState, is: .pulling, "\(name.rawValue)-armed")
    // A header that has to be held fires during the hold.
    if case .hold? = test.list.header?.policy.trigger { Loop.run { refreshes == number + 1 } }
    input.touchEnd(x: 50, y: 400)
    report.expect(Loop.run { refreshes == number + 1 }, "\(name.rawValue)-refreshed")
    expectHeaderClosed(test, report, name.rawValue)
  }
  var loads = 0
  for (number, name) in FooterName.allCases.filter({ !$0.isSideways }).enumerated() {
    test.list.footer = LoadMoreFooter(name) {
      loads += 1
      return true
    }
    test.list.contentOffset = test.list.maximumContentOffset
    test.settle()
    let rest = test.list.contentOffset
    input.drag(x: 50, from: 440, to: 100)
    input.touchEnd(x: 50, y: 100)
    report.expect(Loop.run { loads == number + 1 }, "\(name.rawValue)-loaded")
    report.expect(
      Loop.run { test.list.loadState == .idle && test.list.peer?.isTicking == false },
      "\(name.rawValue)-closed")
    report.expect(test.list.contentOffset, is: rest, "\(name.rawValue)-offset")
  }
}
