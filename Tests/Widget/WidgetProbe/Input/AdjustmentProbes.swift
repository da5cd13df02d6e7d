import CGtk
import GtkBridge
import SceneModel
import Tug

@MainActor let adjustmentProbes = [
  Probe(name: "adjustment") { adjustment($0) },
  Probe(name: "adjustment-feedback") { feedback($0) },
  Probe(name: "adjustment-tug-of-war") { tugOfWar($0) },
  Probe(name: "scrollbar") { scrollbar($0) },
  Probe(name: "scrollbar-first") { destroyScrollbarFirst($0) },
  Probe(name: "scrollbar-last") { destroyScrollbarLast($0) },
]

/// The adjustment has the list's numbers, in every phase.
@MainActor private func adjustment(_ report: Report) {
  let test = TestWindow()
  test.show()
  let list = UnsafeMutableRawPointer(test.list.widget).of(TugListView.self)
  guard let adjustment = test.list.adjustment else { return report.expect(false, "adjustment") }
  report.expect(tug_list_view_get_adjustment(list) == adjustment, "same-in-c")
  func compare(_ key: String) {
    guard let container = test.list.peer?.scene.container else { return }
    let range = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    report.expect(abs(range - container.maximumOffset) < 1e-6, "range-\(key)")
    report.expect(gtk_adjustment_get_lower(adjustment), is: container.minimumOffset, "lower-\(key)")
    let value = min(max(container.contentOffset, container.minimumOffset), container.maximumOffset)
    report.expect(abs(gtk_adjustment_get_value(adjustment) - value) < 1e-6, "value-\(key)")
  }
  compare("at-first")
  report.expect(gtk_adjustment_get_page_size(adjustment), is: test.list.viewportSize.height, "page")
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 100, to: 250)
  report.expect(test.list.contentOffset < 0, "stretched")
  compare("stretched")
  input.touchEnd(x: 50, y: 250)
  test.settle()
  test.list.setContentOffset(500, animated: true)
  report.expect(Loop.run { test.list.contentOffset > 100 }, "moves")
  compare("moving")
  test.settle()
  report.expect(test.list.contentOffset, is: 500, "arrives")
  test.list.contentInset = EdgeInsets(top: 20, bottom: 30)
  compare("inset")
  test.store.removeAll()
  compare("empty")
  test.settle()
  test.store.append(contentsOf: Array(0..<50))
  compare("filled")
  gtk_adjustment_set_value(adjustment, 123.25)
  report.expect(test.list.contentOffset, is: 123.25, "list-follows")
  gtk_adjustment_clamp_page(adjustment, 900, 950)
  report.expect(test.list.contentOffset > 400, "clamp-page")
  compare("clamped")
  test.list.setContentOffset(0, animated: true)
  report.expect(Loop.run { test.list.contentOffset < 300 }, "moves-back")
  gtk_adjustment_set_value(adjustment, 200)
  report.expect(test.list.peer?.scene.container.phase, is: .idle, "motion-stopped")
  report.expect(test.list.contentOffset, is: 200, "value-in-motion")
}

/// Each change is reported once, and never reflected by the other side.
@MainActor private func feedback(_ report: Report) {
  let test = TestWindow()
  test.show()
  guard let adjustment = test.list.adjustment else { return report.expect(false, "adjustment") }
  var (values, changes, scrolls) = (0, 0, 0)
  SignalConnection.connect(adjustment, "value-changed") { values += 1 }
  SignalConnection.connect(adjustment, "changed") { changes += 1 }
  test.list.didScroll = { scrolls += 1 }
  gtk_adjustment_set_value(adjustment, 77.7)
  report.expect([values, changes, scrolls], is: [1, 0, 1], "by-adjustment")
  test.list.contentOffset = 88.8
  report.expect([values, changes, scrolls], is: [2, 0, 2], "by-list")
  test.list.contentOffset = 88.8
  gtk_adjustment_set_value(adjustment, 88.8)
  report.expect([values, changes, scrolls], is: [2, 0, 2], "without-change")
  test.settle()
  Loop.run(milliseconds: 50)
  report.expect([values, changes, scrolls], is: [2, 0, 2], "later")
  gtk_adjustment_set_value(adjustment, 1e300)
  let end = test.list.peer?.scene.container.maximumOffset ?? 0
  report.expect(abs(test.list.contentOffset - end) < 1e-6, "clamped")
  gtk_adjustment_set_upper(adjustment, 5)
  test.list.contentOffset = 0
  report.expect(
    abs(gtk_adjustment_get_upper(adjustment) - end - gtk_adjustment_get_page_size(adjustment))
      < 1e-6,
    "range-is-the-lists")
}

/// A handler that always wants the list elsewhere stops nothing, and ends.
@MainActor private func tugOfWar(_ report: Report) {
  let test = TestWindow()
  test.show()
  guard let adjustment = test.list.adjustment else { return report.expect(false, "adjustment") }
  var calls = 0
  SignalConnection.connect(adjustment, "value-changed") {
    calls += 1
    test.list.contentOffset = test.list.contentOffset == 100 ? 200 : 100
  }
  test.list.contentOffset = 50
  report.expect(calls > 0, "told")
  report.expect(calls < 100, "ends")
  let before = calls
  Loop.run(milliseconds: 100)
  report.expect(calls < before + 200, "ends-in-frames-too")
  report.expect([100, 200].contains(test.list.contentOffset), "where-the-handler-put-it")
  var inner = 0
  let other = TestWindow()
  other.show()
  guard let second = other.list.adjustment else { return }
  SignalConnection.connect(second, "value-changed") {
    inner += 1
    if inner < 50 { gtk_adjustment_set_value(second, Double(inner)) }
  }
  other.list.contentOffset = 300
  report.expect(other.list.contentOffset, is: 49, "host-wins")
}

/// A window with a list and a scrollbar beside it.
@MainActor private func withScrollbar() -> (
  test: TestWindow, scrollbar: UnsafeMutablePointer<GtkWidget>
) {
  let test = TestWindow()
  g_object_ref(test.list.widget)
  gtk_container_remove(test.window.raw.of(GtkContainer.self), test.list.widget)
  let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
  gtk_box_pack_start(box.raw.of(GtkBox.self), test.list.widget, 1, 1, 0)
  g_object_unref(test.list.widget)
  let scrollbar: UnsafeMutablePointer<GtkWidget> = gtk_scrollbar_new(
    GTK_ORIENTATION_VERTICAL, test.list.adjustment)
  gtk_box_pack_start(box.raw.of(GtkBox.self), scrollbar, 0, 0, 0)
  gtk_container_add(test.window.raw.of(GtkContainer.self), box)
  test.show()
  return (test, scrollbar)
}

/// GTK's scrollbar moves the list, and follows it.
@MainActor private func scrollbar(_ report: Report) {
  let (test, scrollbar) = withScrollbar()
  let range = scrollbar.raw.of(GtkRange.self)
  gtk_range_set_value(range, 250)
  report.expect(test.list.contentOffset, is: 250, "list-follows")
  test.list.contentOffset = 400
  report.expect(gtk_range_get_value(range), is: 400, "scrollbar-follows")
  SyntheticInput(on: scrollbar).wheel(1)
  report.expect(Loop.run { test.list.contentOffset > 410 }, "wheel-on-the-scrollbar")
  test.settle()
  SyntheticInput(on: test.list.widget).wheel(1)
  test.settle()
  report.expect(abs(gtk_range_get_value(range) - test.list.contentOffset) < 1e-9, "in-step")
  let frames = test.draws
  Loop.run(milliseconds: 2500)
  let later = test.draws
  Loop.run(milliseconds: 200)
  report.expect(test.draws, is: later, "no-frames-at-rest")
  report.note("frames-until-the-indicator-is-gone", later - frames)
}

@MainActor private func destroyScrollbarFirst(_ report: Report) {
  let (test, scrollbar) = withScrollbar()
  test.list.setContentOffset(800, animated: true)
  Loop.run { test.list.contentOffset > 50 }
  gtk_widget_destroy(scrollbar)
  report.expect(test.settle(), "settled")
  report.expect(test.list.contentOffset, is: 800, "offset")
  guard let adjustment = test.list.adjustment else { return report.expect(false, "adjustment") }
  report.expect(gtk_adjustment_get_value(adjustment), is: 800, "value")
  test.destroy()
  Loop.run(milliseconds: 20)
  report.expect(ListPeer.liveCount, is: 0, "peers")
}

@MainActor private func destroyScrollbarLast(_ report: Report) {
  let (test, scrollbar) = withScrollbar()
  let boxes = ClosureBoxes.liveCount
  test.list.setContentOffset(800, animated: true)
  Loop.run { test.list.contentOffset > 50 }
  gtk_widget_destroy(test.list.widget)
  report.expect(test.list.adjustment == nil, "gone")
  report.expect(ListPeer.liveCount, is: 0, "peers")
  report.expect(ClosureBoxes.liveCount < boxes, "boxes")
  let range = scrollbar.raw.of(GtkRange.self)
  gtk_range_set_value(range, 10)
  report.expect(gtk_range_get_value(range), is: 10, "scrollbar-lives")
  Loop.run(milliseconds: 50)
  gtk_widget_destroy(test.window)
}
