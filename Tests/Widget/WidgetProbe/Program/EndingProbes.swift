import CGtk
import Glibc
import GtkBridge
import Tug

/// Ends that wait, or that come while the list is not shown: each takes effect once, with its
/// result.
@MainActor let endingProbes = [
  Probe(name: "end-unseen") { endUnseen($0) },
  Probe(name: "end-overtaken") { endOvertaken($0) },
  Probe(name: "end-covered") { endCovered($0) },
  Probe(name: "end-replaced") { endReplaced($0) },
]

/// A refresh that ends before it is shown reports its end.
@MainActor private func endUnseen(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  var (ends, closings) = (0, 0)
  test.list.header = RefreshHeader(.native) {}
  test.list.header?.endCompletion = { closings += 1 }
  test.list.beginRefreshing()
  test.list.endRefreshing { ends += 1 }
  report.expect(ends, is: 1, "at-once")
  test.list.beginRefreshing()
  test.list.endRefreshing(after: 60) { ends += 1 }
  test.list.endRefreshing { ends += 1 }
  report.expect(ends, is: 3, "both-at-once")
  test.list.beginRefreshing()
  test.list.endRefreshing(after: 60) { ends += 1 }
  test.list.header?.isHidden = true
  report.expect(ends, is: 4, "hidden")
  test.list.header?.isHidden = false
  test.list.beginRefreshing()
  test.list.endRefreshing(after: 60) { ends += 1 }
  var work = 0
  test.list.header = RefreshHeader(.native) { work += 1 }
  report.expect(ends, is: 5, "replaced")
  report.expect(closings, is: 0, "nothing-has-closed")
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { work == 1 && !test.list.isRefreshing }, "the-next")
  report.expect(ends, is: 5, "each-once")

  test.list.footer = LoadMoreFooter(.native) { true }
  gtk_widget_hide(test.window)
  var loads = 0
  test.list.beginLoading()
  test.list.endLoading(.success) { loads += 1 }
  report.expect(Loop.run { loads == 1 }, "load")
}

/// A success that a new begin overtakes lets the footer load again, whatever the result of the new
/// refresh.
@MainActor private func endOvertaken(_ report: Report) {
  let test = TestWindow()
  test.stopAnimations()
  test.list.header = RefreshHeader(.native) { try await Task.sleep(for: .seconds(60)) }
  test.list.header?.policy.minimumDuration = 30
  test.list.footer = LoadMoreFooter(.mjBack) { true }
  test.show()
  test.list.setNoMoreData()
  test.list.beginRefreshing()
  test.list.endRefreshing()
  report.expect(test.list.isRefreshing && test.list.loadState == .noMoreData, "waits")
  test.list.beginRefreshing()
  report.expect(test.list.loadState, is: .idle, "loads-again")
  test.list.setNoMoreData()
  test.list.endRefreshing(.cancelled)
  report.expect(test.list.loadState, is: .noMoreData, "given-up")
  // A call made during the first refresh keeps its effect, even where the second has begun when it
  // is reported.
  test.list.beginRefreshing()
  test.list.setNoMoreData()
  test.list.endRefreshing()
  test.list.beginRefreshing()
  report.expect(test.list.loadState, is: .noMoreData, "said-meanwhile")
}

/// In a window without frames an earlier deadline does not wait for a later one.
@MainActor private func endCovered(_ report: Report) {
  typealias Freeze = @convention(c) (OpaquePointer?) -> Void
  let test = TestWindow()
  test.stopAnimations()
  test.list.header = RefreshHeader(.native)
  test.list.header?.policy.watchdog = 60
  test.list.header?.policy.minimumDuration = 0
  test.list.header?.policy.failureDwell = 0.2
  SignalConnection.connect(test.list.widget, "refresh", pointer: { _ in })
  test.show()
  // As with a compositor that sends no frames to a covered window.
  let symbol = dlsym(nil, "gdk_window_freeze_toplevel_updates_libgtk_only")
  guard let symbol else { return report.expect(false, "freezes") }
  let freeze = unsafeBitCast(symbol, to: Freeze.self)
  freeze(gtk_widget_get_window(test.window))
  let draws = test.draws
  var ends = 0
  test.list.beginRefreshing()
  Loop.run(milliseconds: 300)
  test.list.endRefreshing(.failure) { ends += 1 }
  report.expect(test.list.refreshState, is: .failure, "failed")
  report.expect(Loop.run(upTo: 2000) { ends == 1 }, "closed-in-time")
  report.expect(test.draws, is: draws, "without-frames")
}

/// A header that is replaced or removed while its success waits has refreshed its list: its key has
/// the time, and no other.
@MainActor private func endReplaced(_ report: Report) {
  g_set_prgname("tug-probe")
  let test = TestWindow()
  test.stopAnimations()
  func header(_ key: String?) -> RefreshHeader {
    var header = RefreshHeader(.native) { try await Task.sleep(for: .seconds(60)) }
    header.lastUpdatedKey = key
    header.policy.minimumDuration = 30
    return header
  }
  func refresh(_ key: String?, then next: RefreshHeader?) {
    test.list.header = header(key)
    test.list.beginRefreshing()
    test.list.endRefreshing()
    test.list.header = next
  }
  test.show()
  refresh("inbox", then: header("archive"))
  report.expect(test.list.lastUpdated == nil, "not-the-follower's")
  test.list.header = header("inbox")
  report.expect(test.list.lastUpdated != nil, "its-key's")
  refresh("sent", then: nil)
  test.list.header = header("sent")
  report.expect(test.list.lastUpdated != nil, "removed")
  test.list.header = header(nil)
  report.expect(test.list.lastUpdated == nil, "own-before")
  refresh(nil, then: nil)
  test.list.header = header(nil)
  report.expect(test.list.lastUpdated != nil, "own")
}
