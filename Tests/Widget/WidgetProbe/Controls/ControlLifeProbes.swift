import CGtk
import GtkBridge
import SceneModel
import Tug

/// The life of a refresh: its begin, stages and end, and the reports to the program.
@MainActor let controlLifeProbes = [
  Probe(name: "stages") { stages($0) },
  Probe(name: "end-later") { endLater($0) },
  Probe(name: "begin-quietly") { beginQuietly($0) },
  Probe(name: "watchdog") { watchdog($0) },
  Probe(name: "push-back") { pushBack($0) },
  Probe(name: "removed-while-working") { removedWhileWorking($0) },
  Probe(name: "hidden-header") { hiddenHeader($0) },
  Probe(name: "hidden-footer") { hiddenFooter($0) },
  Probe(name: "defaults") { defaults($0) },
  Probe(name: "announcements") { announcements($0) },
  Probe(name: "refresh-keys") { refreshKeys($0) },
]

/// Work that says whether it was cancelled.
@MainActor private final class Work {
  private(set) var begun = 0
  private(set) var cancelled = 0

  func run() async throws {
    begun += 1
    do {
      try await Task.sleep(for: .seconds(60))
    } catch {
      cancelled += 1
      throw error
    }
  }
}

/// Opening, refreshing and closing are told apart, each once and in order.
@MainActor private func stages(_ report: Report) {
  let test = TestWindow()
  var reported: [String] = []
  var header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(60)) }
  header.endAnimationBegin = { reported.append("closing") }
  header.endCompletion = { reported.append("closed") }
  header.policy.successDwell = 0.05
  test.list.header = header
  test.list.onRefreshStageChanged = { reported.append("\($0.rawValue)>\($1.rawValue)") }
  test.list.onRefreshStateChanged = { reported.append("\($0.rawValue)-\($1.rawValue)") }
  test.show()
  test.list.beginRefreshing()
  report.expect(test.list.refreshStage, is: .settling, "settling")
  report.expect(Loop.run { test.list.refreshStage == .refreshing }, "opened")
  test.list.endRefreshing()
  report.expect(test.list.refreshStage, is: .finishing, "finishing")
  report.expect(Loop.run { reported.last == "closed" }, "closed")
  Loop.run(milliseconds: 50)
  report.expect(test.list.refreshStage, is: .idle, "idle")
  report.expect(
    reported,
    is: [
      "idle-refreshing", "idle>settling", "settling>refreshing", "refreshing-success",
      "refreshing>finishing", "success-idle", "closing", "finishing>idle", "closed",
    ], "told")
}

/// An end may wait, by its own delay or by the policy's shortest time; a new begin ends it first.
@MainActor private func endLater(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  var handled = 0
  let usual = [HeaderName.native, .ring, .mj].map { RefreshHeader($0).policy.minimumDuration }
  report.expect(usual, is: [1, 1, 0], "usual-durations")
  let travels = [HeaderName.native, .wave, .mj].map { RefreshHeader($0).policy.pullTravel }
  report.expect(travels, is: [0.45, 0.45, 0.8], "usual-travels")
  test.list.header = RefreshHeader(.native) { handled += 1 }
  test.list.header?.policy.minimumDuration = 0.3
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { handled == 1 }, "handled")
  Loop.run(milliseconds: 100)
  report.expect(test.list.isRefreshing, "shown-for-a-while")
  report.expect(Loop.run(upTo: 1000) { !test.list.isRefreshing }, "then-ended")
  report.expect(test.list.lastUpdated != nil, "updated")

  var ends = 0
  let work = Work()
  test.list.header = RefreshHeader(.native) { try await work.run() }
  test.list.header?.policy.minimumDuration = 0
  test.list.beginRefreshing()
  test.list.endRefreshing(after: 0.2) { ends += 1 }
  report.expect(work.cancelled <= 1, "task-given-up")
  report.expect(test.list.isRefreshing, "still-refreshing")
  test.list.beginRefreshing()
  report.expect(work.begun, is: 2, "begins-anew")
  Loop.run(milliseconds: 400)
  report.expect(test.list.isRefreshing, "goes-on")
  for delay in [-1, Double.nan, .infinity] {
    test.list.endRefreshing(after: delay)
    report.expect(!test.list.isRefreshing, "at-once-\(delay)")
    test.list.beginRefreshing()
  }
  test.list.endRefreshing(.failure, after: 0.1)
  report.expect(Loop.run(upTo: 1500) { test.list.refreshState == .idle }, "ended")
  report.expect(work.cancelled, is: work.begun, "all-cancelled")
}

/// A quiet refresh, and one that does not scroll the list to its header.
@MainActor private func beginQuietly(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  var handled = 0
  var signals = 0
  test.list.header = RefreshHeader { handled += 1 }
  SignalConnection.connect(test.list.widget, "refresh", pointer: { _ in signals += 1 })
  test.show()
  test.list.beginRefreshing(callsHandler: false)
  Loop.run(milliseconds: 100)
  report.expect(test.list.isRefreshing, "refreshes")
  report.expect(handled + signals, is: 0, "nobody-called")
  test.list.endRefreshing()
  expectHeaderClosed(test, report, "quiet")
  test.list.contentOffset = 500
  test.list.beginRefreshing(reveals: false)
  report.expect(test.list.contentOffset, is: 500, "stays")
  report.expect(Loop.run { handled == 1 && !test.list.isRefreshing }, "handled")
  report.expect(signals, is: 1, "signal")
}

/// The watchdog: a refresh without an end fails automatically, with one warning each time.
@MainActor private func watchdog(_ report: Report) {
  let warnings = SpokenWarnings()
  let test = TestWindow()
  test.stopAnimations()
  gtk_widget_set_name(test.list.widget, "orders")
  let (refresh, load) = (Work(), Work())
  test.list.header = RefreshHeader { try await refresh.run() }
  test.list.header?.policy.watchdog = 0.1
  test.list.footer = LoadMoreFooter {
    try await load.run()
    return true
  }
  test.list.footer?.policy.watchdog = 0.1
  test.show()
  for count in 1...2 {
    test.list.beginRefreshing()
    report.expect(Loop.run { test.list.refreshState == .failure }, "failed-\(count)")
    report.expect(Loop.run { refresh.cancelled == count }, "cancelled-\(count)")
    let said = warnings.take()
    report.expect(said.count, is: 1, "said-\(count)")
    report.expect(
      said.first?.contains("\"orders\"") == true && said.first?.contains("of the header") == true,
      "names-\(count)")
    report.expect(Loop.run { test.list.refreshState == .idle }, "closed-\(count)")
  }
  test.list.beginLoading()
  report.expect(Loop.run { load.cancelled == 1 }, "load-cancelled")
  report.expect(warnings.take().first?.contains("of the footer") == true, "load-said")
}

/// A push back during a refresh cancels its task without a warning.
@MainActor private func pushBack(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  let work = Work()
  var errors = 0
  test.list.onError = { _ in errors += 1 }
  test.list.header = RefreshHeader { try await work.run() }
  test.list.header?.policy.cancelsByPushBack = true
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { test.list.refreshStage == .refreshing }, "refreshes")
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 300, to: 200)
  report.expect(test.list.isRefreshing, "not-before-it-is-let-go")
  input.touchEnd(x: 50, y: 200)
  report.expect(Loop.run { work.cancelled == 1 }, "cancelled")
  report.expect(!test.list.isRefreshing, "ended")
  report.expect(errors, is: 0, "no-error")
  report.expect(test.list.lastUpdated == nil, "not-updated")
}

/// Work is cancelled with the control it is for, and with the widget; a second begin is the same work.
@MainActor private func removedWhileWorking(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  let (refresh, load) = (Work(), Work())
  func give() {
    test.list.header = RefreshHeader { try await refresh.run() }
    test.list.footer = LoadMoreFooter {
      try await load.run()
      return true
    }
    test.list.beginRefreshing()
    test.list.beginRefreshing()
    test.list.beginLoading()
    test.list.beginLoading()
  }
  test.show()
  give()
  report.expect(refresh.begun == 1 && load.begun == 1, "begun-once")
  test.list.header = nil
  test.list.footer = nil
  report.expect(Loop.run { refresh.cancelled == 1 && load.cancelled == 1 }, "removed")
  report.expect(test.list.adjustedContentInset, is: EdgeInsets(), "inset")
  give()
  give()
  report.expect(Loop.run { refresh.cancelled == 2 && load.cancelled == 2 }, "replaced")
  test.destroy()
  report.expect(Loop.run { refresh.cancelled == 3 && load.cancelled == 3 }, "destroyed")
  report.expect(refresh.begun == 3 && load.begun == 3, "each-once")
}

/// A hidden header takes no room, ends its work, and comes back as it was.
@MainActor private func hiddenHeader(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  let work = Work()
  test.list.header = RefreshHeader(.mj) { try await work.run() }
  test.show()
  test.list.lastUpdated = 1_000
  test.list.beginRefreshing()
  report.expect(test.list.adjustedContentInset.top, is: 54, "held")
  test.list.header?.isHidden = true
  report.expect(test.list.adjustedContentInset, is: EdgeInsets(), "inset")
  report.expect(Loop.run { work.cancelled == 1 }, "cancelled")
  test.list.beginRefreshing()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 60, to: 300)
  input.touchEnd(x: 50, y: 300)
  report.expect(work.begun, is: 1, "not-pulled")
  report.expect(test.list.header != nil, "kept")
  test.settle()
  test.list.header?.isHidden = false
  report.expect(test.list.lastUpdated, is: 1_000, "updated-as-before")
  test.list.beginRefreshing()
  report.expect(Loop.run { work.begun == 2 }, "works-again")
  test.list.header?.isHidden = true
  test.list.header?.policy.heldInset = 80
  test.list.header?.isHidden = false
  test.list.beginRefreshing()
  report.expect(test.list.adjustedContentInset.top, is: 80, "tuned-while-hidden")
}

/// A footer that is hidden remembers that there is nothing more to load, and holds no inset.
@MainActor private func hiddenFooter(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.list.footer = LoadMoreFooter(.mjAuto) { true }
  test.show()
  report.expect(test.list.adjustedContentInset.bottom, is: 44, "inset")
  test.list.setNoMoreData()
  for round in 1...3 {
    test.list.footer?.isHidden = true
    report.expect(test.list.adjustedContentInset, is: EdgeInsets(), "hidden-inset-\(round)")
    test.list.beginLoading()
    report.expect(!test.list.isLoading, "hidden-not-loading-\(round)")
    test.list.footer?.isHidden = false
    report.expect(test.list.adjustedContentInset.bottom, is: 44, "inset-again-\(round)")
    report.expect(test.list.loadState, is: .noMoreData, "no-more-\(round)")
  }
  test.list.footer?.isHidden = true
  test.list.resetNoMoreData()
  test.list.footer?.isHidden = false
  report.expect(test.list.loadState, is: .idle, "reset-while-hidden")
  test.list.footer?.isHidden = true
  test.list.setNoMoreData()
  test.list.footer?.isHidden = false
  report.expect(test.list.loadState, is: .noMoreData, "said-while-hidden")
  test.list.footer = LoadMoreFooter(.mjAuto) { true }
  report.expect(test.list.loadState, is: .idle, "another")
}

/// A program's usual header, footer and lists.
@MainActor private func defaults(_ report: Report) {
  RefreshHeader.defaultMaker = {
    var header = RefreshHeader(.ego)
    header.texts[.idle] = "Usual"
    return header
  }
  let one = LoadMoreFooter(.mjAuto) { false }
  LoadMoreFooter.defaultMaker = { one }
  ListView.defaults.wheelFactor = 3
  ListView.defaults.bounces = false
  ListView.defaults.isSimultaneous = false
  ListView.defaults.placeholder = "Nothing"
  let (first, second) = (TestWindow(), TestWindow())
  for list in [first.list, second.list] {
    list.header = RefreshHeader {}
    list.footer = LoadMoreFooter()
    report.expect(list.header?.texts[.idle], is: "Usual", "header")
    report.expect(list.header?.policy.triggerDistance, is: 65, "header-policy")
    report.expect(list.footer?.policy.restingInset, is: 44, "footer")
    report.expect(list.wheelFactor, is: 3, "wheel")
    report.expect(!list.bounces && !list.isSimultaneous, "options")
    report.expect(list.placeholder, is: "Nothing", "placeholder")
  }
  first.show()
  second.show()
  // Each list has its own copy, even where a maker gives the same footer to both.
  first.list.setNoMoreData()
  report.expect(second.list.loadState, is: .idle, "two-footers")
  // A maker may read the default that it changes.
  RefreshHeader.defaultMaker = {
    var header = RefreshHeader()
    header.policy.heldInset = 99
    return header
  }
  report.expect(RefreshHeader {}.policy.heldInset, is: 99, "maker-of-itself")
  RefreshHeader.defaultMaker = nil
  LoadMoreFooter.defaultMaker = nil
  report.expect(RefreshHeader {}.policy.heldInset, is: 54, "library's-own")
  ListView.defaults = ListDefaults()
  report.expect(TestWindow().list.wheelFactor, is: 1, "library's-own-list")
}

/// Announcements of the controls, in the words of their titles, to the program and to assistive
/// technology.
@MainActor private func announcements(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.list.language = "en"
  var said: [String] = []
  var heard = 0
  test.list.onAnnouncement = { said.append($0) }
  let work = Work()
  var header = RefreshHeader { try await work.run() }
  header.texts = ControlTexts(
    idle: "pull", pulling: "let go", refreshing: "works", success: "done", failure: "failed")
  header.policy.minimumDuration = 0
  test.list.header = header
  test.list.footer = LoadMoreFooter(.mjBack) { false }
  test.list.footer?.texts[.noMoreData] = "all there"
  test.show()
  let accessible = gtk_widget_get_accessible(test.list.widget)
  let hasSignal = g_signal_lookup("announcement", atk_object_get_type()) != 0
  if hasSignal, let accessible {
    SignalConnection.connect(accessible, "announcement", pointer: { _ in heard += 1 })
  }
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 60, to: 300)
  input.touchUpdate(x: 50, y: 90)
  input.touchUpdate(x: 50, y: 300)
  input.touchEnd(x: 50, y: 300)
  report.expect(said, is: ["let go", "pull", "let go", "works"], "pulled")
  test.list.endRefreshing(.success)
  test.list.beginRefreshing()
  test.list.endRefreshing(.failure)
  Loop.run { test.list.refreshState == .idle }
  test.list.beginRefreshing()
  test.list.cancelRefreshing()
  report.expect(
    said.dropFirst(4).joined(separator: ","), is: "done,works,failed,works", "ended")
  test.list.setNoMoreData()
  report.expect(said.last, is: "all there", "no-more")
  report.expect(heard, is: hasSignal ? said.count : 0, "assistive-technology")
}

/// F5 and Control+R refresh a list that has a header and the focus; otherwise the keys are passed
/// on.
@MainActor private func refreshKeys(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  var unused = 0
  var handled = 0
  SignalConnection.connect(
    test.window, "key-press-event",
    event: { event in
      let window = test.window.raw.of(GtkWindow.self)
      let key = event?.assumingMemoryBound(to: GdkEventKey.self)
      if !gtk_window_propagate_key_event(window, key).isTrue { unused += 1 }
      return true
    })
  test.show()
  gtk_widget_grab_focus(test.list.widget)
  let input = SyntheticInput(on: test.list.widget)
  input.key(GDK_KEY_F5)
  report.expect(unused, is: 1, "without-a-header")
  test.list.header = RefreshHeader { handled += 1 }
  for (count, (key, modifier)) in [
    (GDK_KEY_F5, nil), (GDK_KEY_r, GDK_CONTROL_MASK),
  ].enumerated() {
    input.key(key, holding: modifier)
    report.expect(Loop.run { handled == count + 1 && !test.list.isRefreshing }, "key-\(count)")
  }
  report.expect(unused, is: 1, "used")
  // A letter would start a search if it were enabled.
  test.list.isSearchEnabled = false
  input.key(GDK_KEY_r)
  input.key(GDK_KEY_F5, holding: GDK_CONTROL_MASK)
  report.expect(unused, is: 3, "others")
  report.expect(handled, is: 2, "handled")
}
