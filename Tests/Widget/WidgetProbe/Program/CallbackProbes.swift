import CGtk
import GtkBridge
import SceneModel
import Tug

/// Actions that a program may take inside the callbacks of input and scrolling.
@MainActor let callbackProbes = [
  Probe(name: "scroll-in-scroll") { scrollInScroll($0) },
  Probe(name: "replace-in-scroll") { replaceInScroll($0) },
  Probe(name: "destroy-in-callback") { destroyInCallback($0) },
  Probe(name: "destroy-by-key") { destroyByKey($0) },
  Probe(name: "destroy-by-adjustment") { destroyByAdjustment($0) },
  Probe(name: "destroy-last-by-adjustment") { destroyLastByAdjustment($0) },
  Probe(name: "destroy-by-focus") { destroyByFocus($0) },
  Probe(name: "unnoticed-change") { unnoticedChange($0) },
]

/// An offset that is set whenever the list has scrolled holds, and ends.
@MainActor private func scrollInScroll(_ report: Report) {
  let test = TestWindow()
  var calls = 0
  test.list.didScroll = {
    calls += 1
    if test.list.contentOffset > 100 { test.list.contentOffset = 100 }
  }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  for _ in 0..<5 { input.wheel(3) }
  test.settle()
  report.expect(test.list.contentOffset, is: 100, "offset")
  report.expect(calls < 1000, "calls")
  input.drag(x: 50, from: 400, to: 100)
  report.expect(test.list.contentOffset, is: 100, "offset-in-drag")
  input.touchEnd(x: 50, y: 100)
  report.expect(test.settle(), "settled")
  report.expect(test.list.contentOffset, is: 100, "offset-after")
}

/// A header replaced while it is pulled, and in its own refresh.
@MainActor private func replaceInScroll(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  func replace() { test.list.header = RefreshHeader { refreshes += 1 } }
  replace()
  test.list.didScroll = { if test.list.contentOffset < -20 { replace() } }
  test.list.onRefreshingChanged = { _ in replace() }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 100, to: 300)
  input.touchEnd(x: 50, y: 300)
  report.expect(Loop.run { test.list.contentOffset == 0 }, "closed")
  test.list.beginRefreshing()
  report.expect(test.settle(), "settled")
  report.expect(test.list.isRefreshing, is: false, "refreshing")
}

/// An action of the user or the program on a list, and the callback in which the list is destroyed.
@MainActor private struct Ending {
  let name: String
  let hang: (ListView, @escaping @MainActor () -> Void) -> Void
  let act: (SyntheticInput, ListView) -> Void
}

@MainActor private func fling(_ input: SyntheticInput, _: ListView) {
  input.touchBegin(x: 50, y: 400)
  for step in 1...6 {
    Loop.run(milliseconds: 16)
    input.touchUpdate(x: 50, y: 400 - Double(step) * 40)
  }
  input.touchEnd(x: 50, y: 160)
}

@MainActor private let endings = [
  Ending(name: "activated", hang: { list, end in list.onRowActivated = { _ in end() } }) {
    input, _ in input.click(x: 50, y: 100)
  },
  Ending(name: "menu", hang: { list, end in list.onMenuRequested = { _, _, _ in end() } }) {
    input, _ in input.press(x: 50, y: 100, button: GDK_BUTTON_SECONDARY)
  },
  Ending(name: "selected", hang: { list, end in list.onSelectionChanged = { end() } }) {
    input, list in
    list.selectionMode = .single
    input.click(x: 50, y: 100)
  },
  Ending(name: "scrolled", hang: { list, end in list.didScroll = { end() } }) {
    input, _ in input.wheel(1)
  },
  Ending(name: "scrolled-by-drag", hang: { list, end in list.didScroll = { end() } }) {
    input, _ in input.drag(x: 50, from: 300, to: 100)
  },
  Ending(name: "begin", hang: { list, end in list.willBeginDragging = { end() } }) {
    input, _ in input.drag(x: 50, from: 300, to: 100)
  },
  Ending(name: "will-end", hang: { list, end in list.willEndDragging = { _, _ in end() } }) {
    fling($0, $1)
  },
  Ending(name: "end", hang: { list, end in list.didEndDragging = { _ in end() } }) {
    fling($0, $1)
  },
  Ending(name: "decelerated", hang: { list, end in list.didEndDecelerating = { end() } }) {
    fling($0, $1)
  },
  Ending(
    name: "by-indicator", hang: { list, end in list.willBeginDragging = { end() } }
  ) { input, list in
    input.wheel(1)
    Loop.run { list.peer?.isTicking == false }
    guard let frame = list.peer?.scene.indicator?.frame else { return }
    input.press(x: frame.x + 1, y: frame.y + frame.height / 2)
    input.moveHeld(x: frame.x + 1, y: 400)
    input.release(x: frame.x + 1, y: 400)
  },
]

/// A window destroyed in each callback, in the middle of what its user does.
@MainActor private func destroyInCallback(_ report: Report) {
  for ending in endings {
    let test = TestWindow()
    var ends = 0
    ending.hang(test.list) {
      ends += 1
      test.destroy()
    }
    test.show()
    // The widget is alive as long as events go to it, as GDK sees to with a window of its own.
    g_object_ref(test.list.widget)
    ending.act(SyntheticInput(on: test.list.widget), test.list)
    report.expect(Loop.run { ends > 0 }, "ended-\(ending.name)")
    Loop.run(milliseconds: 20)
    report.expect(ends, is: 1, "ends-\(ending.name)")
    report.expect(test.list.peer == nil, "gone-\(ending.name)")
    g_object_unref(test.list.widget)
  }
  report.expect(ListPeer.liveCount, is: 0, "peers")
}

@MainActor private func destroyByKey(_ report: Report) {
  let test = TestWindow()
  test.list.onRowActivated = { _ in test.destroy() }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  gtk_widget_grab_focus(test.list.widget)
  input.key(GDK_KEY_Down)
  input.key(GDK_KEY_Return)
  report.expect(ListPeer.liveCount, is: 0, "by-return")
  let other = TestWindow()
  other.show()
  SignalConnection.connect(
    other.list.widget, "keynav-failed",
    answer: { _ in
      other.destroy()
      return true
    })
  gtk_widget_grab_focus(other.list.widget)
  other.list.focusedRow = 0
  SyntheticInput(on: other.list.widget).key(GDK_KEY_Up)
  report.expect(ListPeer.liveCount, is: 0, "by-failed-key")
}

@MainActor private func destroyByAdjustment(_ report: Report) {
  for isByUser in [true, false] {
    let test = TestWindow()
    test.show()
    guard let adjustment = test.list.adjustment else { return report.expect(false, "adjustment") }
    g_object_ref(adjustment)
    SignalConnection.connect(adjustment, "value-changed") { test.destroy() }
    if isByUser {
      gtk_adjustment_set_value(adjustment, 100)
    } else {
      test.list.contentOffset = 100
    }
    Loop.run(milliseconds: 20)
    report.expect(ListPeer.liveCount, is: 0, "peers")
    g_object_unref(adjustment)
  }
}

/// A list that only its window keeps, destroyed in a callback of its adjustment.
@MainActor private func destroyLastByAdjustment(_ report: Report) {
  let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new(GTK_WINDOW_TOPLEVEL)
  let store = RowStore(Array(0..<100))
  var list: ListView? = ListView(rows: store) { Row(title: "Row \($0)") }
  guard let widget = list?.widget, let adjustment = list?.adjustment else {
    return report.expect(false, "list")
  }
  gtk_container_add(window.raw.of(GtkContainer.self), widget)
  list = nil
  gtk_widget_show_all(window)
  Loop.run(milliseconds: 100)
  report.expect(ListPeer.liveCount, is: 1, "peers-before")
  g_object_ref(adjustment)
  SignalConnection.connect(adjustment, "value-changed") { gtk_widget_destroy(window) }
  tug_pullable_set_content_offset(OpaquePointer(widget), 100)
  report.expect(ListPeer.liveCount, is: 0, "peers")
  report.expect(gtk_adjustment_get_value(adjustment), is: 100, "value")
  g_object_unref(adjustment)
}

/// A list that is destroyed because it gets the focus.
@MainActor private func destroyByFocus(_ report: Report) {
  for isTouch in [false, true] {
    let test = TestWindow()
    test.show()
    gtk_window_set_focus(test.window.raw.of(GtkWindow.self), nil)
    SignalConnection.connect(test.list.widget, "grab-focus") { test.destroy() }
    let input = SyntheticInput(on: test.list.widget)
    g_object_ref(test.list.widget)
    if isTouch {
      input.touchBegin(x: 50, y: 100)
      input.touchEnd(x: 50, y: 100)
    } else {
      input.click(x: 50, y: 100)
    }
    Loop.run(milliseconds: 20)
    report.expect(ListPeer.liveCount, is: 0, "peers-\(isTouch)")
    g_object_unref(test.list.widget)
  }
}

/// A store that does not report its changes.
private final class SilentStore: RowStore<Int> {
  var held = 100
  override var count: Int { held }
  override func element(at index: Int) -> Int? { index >= 0 && index < held ? index : nil }
}

/// Rows that went away unnoticed are neither shown nor activated, and the list finds out.
@MainActor private func unnoticedChange(_ report: Report) {
  let store = SilentStore()
  let test = TestWindow(store: store)
  var activated: [Int] = []
  test.list.onRowActivated = { activated.append($0) }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  store.held = 1
  input.click(x: 50, y: 2.5 * test.list.rowHeight)
  report.expect(activated, is: [], "no-row-that-is-gone")
  input.click(x: 50, y: 0.5 * test.list.rowHeight)
  report.expect(activated, is: [0], "row-that-is-there")
  gtk_widget_queue_draw(test.list.widget)
  report.expect(Loop.run { test.list.rowCount == 1 }, "fewer-rows")
  store.held = 10_000_000
  input.wheel(1)
  report.expect(Loop.run { test.list.rowCount == 10_000_000 }, "more-rows")
  store.held = 0
  test.list.contentOffset = 1e8
  report.expect(Loop.run { test.list.rowCount == 0 }, "no-rows")
  report.expect(test.settle(), "settled")
  report.expect(test.list.contentOffset, is: 0, "offset")
}
