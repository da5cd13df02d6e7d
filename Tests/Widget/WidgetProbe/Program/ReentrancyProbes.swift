import CGtk
import GtkBridge
import Tug

/// A program's calls inside a callback, or from a wrong thread.
@MainActor let reentrancyProbes = [
  Probe(name: "end-in-change") { endInChange($0) },
  Probe(name: "end-in-signal") { endInSignal($0) },
  Probe(name: "replace-in-change") { replaceInChange($0) },
  Probe(name: "replace-before-shown") { replaceBeforeShown($0) },
  Probe(name: "nested-loop") { nestedLoop($0) },
  Probe(name: "destroy-in-row") { destroyInRow($0) },
  Probe(name: "call-from-thread") { callFromThread($0) },
  Probe(name: "row-heights") { rowHeights($0) },
]

/// A refresh that is cancelled as soon as it is reported never does its work.
@MainActor private func endInChange(_ report: Report) {
  let test = TestWindow()
  var runs = 0
  test.list.header = RefreshHeader(.fg) { runs += 1 }
  test.list.onRefreshingChanged = { if $0 { test.list.cancelRefreshing() } }
  test.show()
  test.list.beginRefreshing()
  report.expect(test.list.isRefreshing, is: false, "refreshing")
  test.settle()
  report.expect(runs, is: 0, "runs")
}

/// A handler of the GObject signal ends the refresh.
@MainActor private func endInSignal(_ report: Report) {
  let test = TestWindow()
  var (signals, runs) = (0, 0)
  test.list.header = RefreshHeader { runs += 1 }
  SignalConnection.connect(
    test.list.widget, "refresh",
    pointer: { _ in
      signals += 1
      tug_pullable_end_refresh(OpaquePointer(test.list.widget), 1)
    })
  test.show()
  test.list.beginRefreshing()
  Loop.run { signals > 0 }
  test.settle()
  report.expect(signals, is: 1, "signals")
  report.expect(runs, is: 0, "runs")
  // Work that a callback ends before it is requested needs no signal.
  test.list.cancelRefreshing()
  test.settle()
  test.list.onRefreshingChanged = { if $0 { test.list.endRefreshing() } }
  test.list.beginRefreshing()
  test.settle()
  report.expect(signals, is: 1, "signals-of-ended-work")
}

/// A header that replaces one which was about to work has nothing to do.
@MainActor private func replaceInChange(_ report: Report) {
  let test = TestWindow()
  var (old, new) = (0, 0)
  test.list.header = RefreshHeader(.fg) { old += 1 }
  test.list.onRefreshingChanged = { isRefreshing in
    if isRefreshing { test.list.header = RefreshHeader(.fg) { new += 1 } }
  }
  test.show()
  test.list.beginRefreshing()
  test.settle()
  report.expect(old, is: 0, "old")
  report.expect(new, is: 0, "new")
}

/// A refresh that was asked for before the list is shown, and removed with its header, is reported
/// as ended.
@MainActor private func replaceBeforeShown(_ report: Report) {
  let test = TestWindow()
  var changes: [Bool] = []
  test.list.onRefreshingChanged = { changes.append($0) }
  test.list.header = RefreshHeader {}
  test.list.beginRefreshing()
  test.list.header = RefreshHeader {}
  test.show()
  report.expect(test.list.isRefreshing, is: false, "refreshing")
  report.expect(changes, is: [true, false], "changes")
}

/// A main loop inside a callback, as a dialog runs one, stops nothing.
@MainActor private func nestedLoop(_ report: Report) {
  let test = TestWindow()
  var (runs, runsInside) = (0, -1)
  var changes: [Bool] = []
  test.list.header = RefreshHeader(.fg) { runs += 1 }
  test.list.onRefreshingChanged = { changes.append($0) }
  SignalConnection.connect(
    test.list.widget, "refresh",
    pointer: { _ in
      // The first refresh opens a dialog, in which a second one is asked for and ended.
      guard runsInside < 0 else { return }
      runsInside = 0
      let idle = LoopTimer()
      idle.start(milliseconds: 1) {
        test.list.endRefreshing()
        return false
      }
      Loop.run { changes.contains(false) }
      runsInside = runs
    })
  test.show()
  test.list.beginRefreshing()
  test.settle()
  report.expect(changes, is: [true, false], "changes")
  report.expect(runsInside, is: 0, "runs-inside")
}

/// A row closure that destroys the window ends the drawing, and nothing else.
@MainActor private func destroyInRow(_ report: Report) {
  var drawn = 0
  var window: UnsafeMutablePointer<GtkWidget>? = gtk_window_new(GTK_WINDOW_TOPLEVEL)
  let store = RowStore(Array(0..<100))
  var list: ListView? = ListView(rows: store) { element in
    drawn += 1
    if let shown = window { gtk_widget_destroy(shown) }
    window = nil
    return Row(title: "Row \(element)", icon: .named("folder"))
  }
  if let window, let list {
    gtk_container_add(UnsafeMutableRawPointer(window).of(GtkContainer.self), list.widget)
    gtk_widget_show_all(window)
  }
  list = nil
  Loop.run { drawn > 0 }
  Loop.run { ListPeer.liveCount == 0 }
  report.expect(drawn, is: 1, "drawn")
  report.expect(ListPeer.liveCount, is: 0, "peers")
}

/// A call from another thread is answered with a critical, and changes nothing.
@MainActor private func callFromThread(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader {}
  test.show()
  let work: @Sendable @convention(c) (gpointer?) -> gpointer? = { data in
    tug_pullable_begin_refresh(data.map { OpaquePointer($0) })
    return nil
  }
  g_thread_join(g_thread_new("other", work, UnsafeMutableRawPointer(test.list.widget)))
  report.expect(test.list.isRefreshing, is: false, "refreshing")
}

/// No height that a program asks for loses a row.
@MainActor private func rowHeights(_ report: Report) {
  let heights = [
    Double.nan, .infinity, -.infinity, -1, 0, 1e300, 1e15, 40_000, .leastNonzeroMagnitude, 30_000,
  ]
  for height in heights {
    let store = RowStore(Array(0..<100))
    let list = ListView(rows: store, rowHeight: height) { Row(title: "\($0)") }
    report.expect(list.rowCount, is: 100, "rows-\(height)")
    list.rowHeight = height
    list.rowHeight = 44
    report.expect(list.rowCount, is: 100, "rows-after-\(height)")
    report.expect(list.rowHeight, is: 44, "height-after-\(height)")
  }
}
