import CGtk
import GtkBridge
import SceneModel
import Synchronization
import Tug

/// Pages behind a header, actions, wheels that pull, sections, and lists that begin at their bottom.
@MainActor let controlPlaceProbes = [
  Probe(name: "second-floor") { secondFloor($0) },
  Probe(name: "actions") { actions($0) },
  Probe(name: "wheel-pull") { wheelPull($0) },
  Probe(name: "overlay") { overlay($0) },
  Probe(name: "sections") { sections($0) },
  Probe(name: "reversed") { reversed($0) },
  Probe(name: "snapshot") { snapshot($0) },
]

/// The number of times that the page behind a header was drawn.
private let pageDraws = Atomic<Int>(0)

/// A longer pull opens the page behind the header, which a push or the program closes.
@MainActor private func secondFloor(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.list.rubberBand = nil
  var reported: [Bool] = []
  var refreshes = 0
  test.list.onSecondFloorChanged = { reported.append($0) }
  var header = RefreshHeader { refreshes += 1 }
  header.drawSecondFloor = { _, _, _, _ in pageDraws.add(1, ordering: .relaxed) }
  report.expect(header.policy.secondFloor?.distance, is: 54 * 1.9, "distance")
  test.list.header = header
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 60, to: 260)
  report.expect(test.list.refreshState, is: .floorArmed, "armed")
  report.expect(test.list.secondFloorProgress, is: 1, "progress")
  input.touchEnd(x: 50, y: 260)
  report.expect(test.list.isSecondFloorOpen, "open")
  report.expect(reported, is: [true], "told-open")
  let height = test.list.viewportSize.height
  report.expect(Loop.run { test.list.contentOffset == -height }, "whole-viewport")
  report.expect(Loop.run { pageDraws.load(ordering: .relaxed) > 0 }, "drawn")
  report.expect(test.list.secondFloorFraction, is: 1, "share")
  input.drag(x: 50, from: 300, to: 150)
  input.touchEnd(x: 50, y: 150)
  report.expect(Loop.run { reported == [true, false] }, "told-closed")
  expectHeaderClosed(test, report, "pushed")
  test.list.openSecondFloor()
  report.expect(test.list.isSecondFloorOpen, "by-program")
  // A refresh closes the page, and runs.
  test.list.beginRefreshing()
  report.expect(Loop.run { refreshes == 1 && !test.list.isRefreshing }, "refreshed")
  test.list.openSecondFloor()
  test.list.header?.policy.heldInset = 70
  test.list.closeSecondFloor()
  report.expect(Loop.run { reported == [true, false, true, false, true, false] }, "told-all")
  expectHeaderClosed(test, report, "closed")
  report.expect(test.list.peer?.scene.header?.policy.heldInset, is: 70, "tuned-while-open")
  test.list.header?.policy.secondFloor = nil
  test.list.openSecondFloor()
  report.expect(!test.list.isSecondFloorOpen, "without")
}

/// The finger's place chooses what a refresh does.
@MainActor private func actions(_ report: Report) {
  let warnings = SpokenWarnings()
  let test = TestWindow()
  test.stopAnimations()
  test.list.rubberBand = nil
  var done: [Int] = []
  var chosen: [Int] = []
  var said: [String] = []
  test.list.header = RefreshHeader(
    actions: [.init("New", .add), .init("Reload", .refresh), .init("Find", .search)]
  ) { done.append($0) }
  test.list.onActionChanged = { chosen.append($0) }
  test.list.onAnnouncement = { said.append($0) }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  for (x, action) in [(20.0, 0), (160, 1), (300, 2)] {
    input.drag(x: x, from: 60, to: 260)
    report.expect(test.list.chosenAction, is: action, "chosen-\(action)")
    input.touchEnd(x: x, y: 260)
    report.expect(Loop.run { done.last == action && !test.list.isRefreshing }, "done-\(action)")
    test.settle()
  }
  chosen = []
  input.drag(x: 20, from: 60, to: 260)
  input.touchUpdate(x: 160, y: 260)
  input.touchUpdate(x: 300, y: 260)
  input.touchEnd(x: 300, y: 260)
  report.expect(chosen, is: [1, 2], "changed")
  report.expect(Loop.run { done == [0, 1, 2, 2] && !test.list.isRefreshing }, "done")
  report.expect(said.contains("Find"), "said")
  test.settle()
  test.list.beginRefreshing()
  report.expect(Loop.run { done.last == 1 }, "by-program")
  _ = warnings.take()
  let many = RefreshHeader(actions: (0..<9).map { .init("\($0)", .add) }) { _ in }
  report.expect(many.policy.actionCount, is: 3, "too-many")
  let none = RefreshHeader(actions: []) { _ in }
  report.expect(none.policy.actionCount, is: 3, "none")
  let criticals = warnings.take()
  report.expect(criticals.count, is: 2, "criticals")
  report.expect(criticals.allSatisfy { $0.contains("number of actions") }, "named")
}

/// A wheel that turns on at the start pulls, and lets go when it pauses: never half open.
@MainActor private func wheelPull(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.list.header = RefreshHeader { refreshes += 1 }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.wheel(-1)
  Loop.run(milliseconds: 50)
  report.expect(test.list.contentOffset, is: 0, "off-by-default")
  test.list.header?.policy.wheelPulls = true
  input.wheel(-1)
  report.expect(Loop.run { test.list.contentOffset < 0 }, "pulls")
  report.expect(Loop.run { test.list.contentOffset == 0 && test.settle() }, "springs-back")
  report.expect(refreshes, is: 0, "too-short")
  for _ in 0..<12 { input.wheel(-1) }
  report.expect(test.list.refreshState, is: .pulling, "armed")
  report.expect(Loop.run { refreshes == 1 }, "let-go")
  expectHeaderClosed(test, report, "wheel")
  input.wheel(3)
  report.expect(Loop.run { test.list.contentOffset > 0 && test.settle() }, "scrolls")
}

/// A disc over the content leaves it where it is.
@MainActor private func overlay(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  var offsets: Set<Double> = []
  var (refreshes, notices) = (0, 0)
  test.list.header = RefreshHeader(.material) { refreshes += 1 }
  report.expect(
    test.list.peer?.scene.header?.policy.hasBackground, is: true, "ground-known-before-it-is-drawn")
  test.list.didScroll = { offsets.insert(test.list.contentOffset) }
  test.show()
  SignalConnection.connect(
    test.list.widget, "notify::content-offset", pointer: { _ in notices += 1 })
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 60, to: 400)
  report.expect(test.list.refreshState, is: .pulling, "armed")
  report.expect(test.list.contentOffset, is: 0, "stays")
  input.touchEnd(x: 50, y: 400)
  report.expect(test.list.adjustedContentInset, is: EdgeInsets(), "inset")
  report.expect(Loop.run { refreshes == 1 && test.list.refreshState == .idle }, "refreshed")
  test.settle()
  report.expect(offsets.allSatisfy { $0 == 0 }, "never-moved")
  report.expect(notices, is: 0, "not-notified")
}

/// Headings stay in view, and move with rows that come and go.
@MainActor private func sections(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.show()
  test.list.sectionHeaders = [50, 0, 20, 20]
  report.expect(test.list.sectionHeaders, is: [0, 20, 50], "in-order")
  report.expect(test.list.stickyRow, is: nil, "at-rest")
  test.list.contentOffset = 30 * test.list.rowHeight
  report.expect(test.list.stickyRow, is: 20, "held")
  test.store.insert(contentsOf: [1000, 1001], at: 10)
  report.expect(test.list.sectionHeaders, is: [0, 22, 52], "inserted")
  test.store.remove(at: 22)
  report.expect(test.list.sectionHeaders, is: [0, 51], "removed")
  for rows in [[-1], [0, 5000], [Int.max]] {
    test.list.sectionHeaders = rows
    report.expect(test.list.sectionHeaders, is: [0, 51], "refused-\(rows.count)")
  }
  var activated: [Int] = []
  test.list.onRowActivated = { activated.append($0) }
  SyntheticInput(on: test.list.widget).click(x: 50, y: 10)
  report.expect(activated, is: [], "a-click-on-the-heading-is-none-on-a-row")
  test.list.sectionHeaders = []
  report.expect(test.list.stickyRow, is: nil, "none")
  SyntheticInput(on: test.list.widget).click(x: 50, y: 10)
  report.expect(activated.count, is: 1, "a-click-where-it-was")
}

/// A list that begins at its bottom: wheel and finger move the content as seen on the screen.
@MainActor private func reversed(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.list.isReversed = true
  var refreshes = 0
  var loads = 0
  test.list.header = RefreshHeader { refreshes += 1 }
  test.list.footer = LoadMoreFooter(.mjBack) {
    loads += 1
    return true
  }
  test.show()
  let height = test.list.viewportSize.height
  report.expect(test.list.frame(ofRow: 0).map { $0.y + $0.height }, is: height, "at-the-bottom")
  let input = SyntheticInput(on: test.list.widget)
  input.wheel(1)
  test.settle()
  report.expect(test.list.contentOffset, is: 0, "no-farther-down")
  input.wheel(-2)
  report.expect(Loop.run { test.list.contentOffset > 0 }, "wheel-up")
  let (offset, seen) = (test.list.contentOffset, test.list.visibleRows)
  test.store.insert(contentsOf: [7, 8, 9], at: 0)
  report.expect(
    test.list.contentOffset, is: offset + 3 * test.list.rowHeight, "rows-keep-their-place")
  report.expect(test.list.visibleRows.lowerBound, is: seen.lowerBound + 3, "same-rows")
  test.list.contentOffset = 0
  input.drag(x: 50, from: 400, to: 100)
  input.touchEnd(x: 50, y: 100)
  report.expect(Loop.run { refreshes == 1 && !test.list.isRefreshing }, "pulled-up-to-refresh")
  test.settle()
  test.list.contentOffset = test.list.maximumContentOffset
  input.drag(x: 50, from: 60, to: 400)
  input.touchEnd(x: 50, y: 400)
  report.expect(Loop.run { loads == 1 && !test.list.isLoading }, "pulled-down-to-load")
}

/// A restored list shows the same row, and continues its refresh.
@MainActor private func snapshot(_ report: Report) {
  let first = TestWindow()
  first.stopAnimations()
  var handled = 0
  let work: RefreshHeader.Handler = {
    handled += 1
    try await Task.sleep(for: .seconds(60))
  }
  first.list.header = RefreshHeader(handler: work)
  first.list.footer = LoadMoreFooter(.mjBack) { true }
  first.show()
  first.list.setNoMoreData()
  first.list.beginRefreshing()
  first.list.contentOffset = 777
  let kept = first.list.snapshot
  let row = first.list.visibleRows.lowerBound
  first.destroy()
  report.expect(kept.isRefreshing && kept.hasNoMoreData, "kept")
  handled = 0
  let second = TestWindow()
  second.list.contentInset = EdgeInsets(top: 30)
  second.list.header = RefreshHeader(.mj, handler: work)
  second.list.footer = LoadMoreFooter(.mjBack) { true }
  second.show()
  second.list.restore(kept)
  report.expect(second.list.isRefreshing, "refreshes")
  report.expect(second.list.loadState, is: .noMoreData, "no-more")
  report.expect(second.list.contentOffset, is: 777 - 30, "same-place-below-the-inset")
  report.expect(second.list.row(atX: 20, y: 31), is: row, "same-row")
  Loop.run(milliseconds: 50)
  report.expect(handled, is: 0, "goes-on-by-itself")
  second.list.endRefreshing()
  second.list.restore(kept, callsHandler: true)
  report.expect(Loop.run { handled == 1 }, "or-anew")
  let before = second.list.contentOffset
  var bad = kept
  bad.offsetInRow = .nan
  second.list.restore(bad)
  report.expect(second.list.contentOffset, is: before, "bad-input")
}
