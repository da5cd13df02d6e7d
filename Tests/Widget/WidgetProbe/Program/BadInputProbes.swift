import CGtk
import GtkBridge
import Tug

@MainActor let badInputProbes = [
  Probe(name: "bad-insets") { badInsets($0) },
  Probe(name: "bad-offsets") { badOffsets($0) },
  Probe(name: "bad-sizes") { badSizes($0) },
  Probe(name: "negative-count") { negativeCount($0) },
  Probe(name: "shrinking-store") { shrinkingStore($0) },
  Probe(name: "lying-store") { lyingStore($0) },
  Probe(name: "bad-rows") { badRows($0) },
  Probe(name: "trap") { trap($0) },
]

private let strangeNumbers: [Double] = [
  .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
  -1e300, 1e18, -1e18, .leastNonzeroMagnitude, -0.0,
]

@MainActor private func expectUsable(_ test: TestWindow, _ report: Report, rows: Int = 100) {
  test.list.contentInset = EdgeInsets()
  test.list.contentOffset = 0
  report.expect(test.settle(), "settled")
  gtk_widget_queue_draw(test.list.widget)
  let draws = test.draws
  report.expect(Loop.run { test.draws > draws }, "draws")
  report.expect(test.list.contentOffset, is: 0, "offset")
  report.expect(test.list.rowCount, is: rows, "rows")
}

@MainActor private func badInsets(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader {}
  test.show()
  for number in strangeNumbers {
    test.list.contentInset = EdgeInsets(top: number, bottom: 0)
    test.list.contentInset = EdgeInsets(top: 0, bottom: number)
    test.list.setContentInset(EdgeInsets(top: 10, bottom: 10), duration: number)
    test.list.setContentInset(EdgeInsets(top: number, bottom: number), duration: -1)
    Loop.run(milliseconds: 20)
    report.expect(test.list.contentOffset.isFinite, "finite-after-\(number)")
  }
  expectUsable(test, report)
}

@MainActor private func badOffsets(_ report: Report) {
  let test = TestWindow()
  test.show()
  for number in strangeNumbers {
    test.list.contentOffset = number
    Loop.run(milliseconds: 20)
    test.list.setContentOffset(number, animated: true)
    Loop.run(milliseconds: 20)
    report.expect(test.list.contentOffset.isFinite, "finite-after-\(number)")
  }
  expectUsable(test, report)
}

@MainActor private func badSizes(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader {}
  test.show()
  for (width, height) in [(1, 1), (1, 480), (320, 1), (30000, 30000), (Int32.max, Int32.max)] {
    var allocation = GtkAllocation(x: 0, y: 0, width: Int32(width), height: Int32(height))
    gtk_widget_size_allocate(test.list.widget, &allocation)
    test.list.beginRefreshing()
    Loop.run(milliseconds: 30)
  }
  var allocation = GtkAllocation(x: 0, y: 0, width: 320, height: 480)
  gtk_widget_size_allocate(test.list.widget, &allocation)
  Loop.run { !test.list.isRefreshing }
  expectUsable(test, report)
}

/// A store that says it has fewer than no rows.
private final class NegativeStore: RowStore<Int> {
  override var count: Int { -5 }
  override func element(at index: Int) -> Int? { nil }
}

@MainActor private func negativeCount(_ report: Report) {
  let test = TestWindow(store: NegativeStore())
  test.show()
  test.store.didReplaceAll()
  test.store.didInsert(at: -3, count: -7)
  test.store.didRemove(at: 5, count: .max)
  expectUsable(test, report, rows: 0)
}

/// A store that loses rows while they are drawn.
@MainActor private func shrinkingStore(_ report: Report) {
  let store = RowStore(Array(0..<100))
  var drawn = 0
  let list = ListView(rows: store) { element in
    drawn += 1
    store.remove(in: 1..<store.count)
    return Row(title: "Row \(element)")
  }
  let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new(GTK_WINDOW_TOPLEVEL)
  gtk_window_set_default_size(UnsafeMutableRawPointer(window).of(GtkWindow.self), 320, 480)
  gtk_container_add(UnsafeMutableRawPointer(window).of(GtkContainer.self), list.widget)
  gtk_widget_show_all(window)
  report.expect(Loop.run { drawn > 0 }, "drawn")
  Loop.run { list.peer?.isTicking == false }
  report.expect(store.count, is: 1, "store")
  report.expect(list.rowCount, is: 1, "rows")
}

/// A store whose reports differ from its changes.
private final class LyingStore: RowStore<Int> {
  var reported = 100
  override var count: Int { reported }
  override func element(at index: Int) -> Int? { index < reported ? index : nil }
}

@MainActor private func lyingStore(_ report: Report) {
  let store = LyingStore()
  let test = TestWindow(store: store)
  test.show()
  store.reported = 7
  store.didInsert(at: 500, count: 3)
  report.expect(test.list.rowCount, is: 7, "rows-after-insert")
  store.reported = 9
  store.didRemove(at: -1, count: 100)
  report.expect(test.list.rowCount, is: 9, "rows-after-remove")
  store.reported = .max
  store.didReplaceAll()
  report.expect(test.list.rowCount, is: 9, "rows-beyond-the-largest-list")
  store.reported = 3
  store.didInsert(at: .max, count: .max)
  expectUsable(test, report, rows: 3)
}

/// Rows with unusable content.
@MainActor private func badRows(_ report: Report) {
  let texts = [
    "", "\0", "line\nbreak", String(repeating: "long ", count: 20_000), "\u{202E}right to left",
    "👩‍👩‍👧‍👦", String(repeating: "\u{301}", count: 500),
  ]
  let store = RowStore(texts)
  let list = ListView(rows: store) {
    Row(title: $0, subtitle: $0, icon: .named($0))
  }
  list.placeholder = texts.joined()
  let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new(GTK_WINDOW_TOPLEVEL)
  gtk_container_add(UnsafeMutableRawPointer(window).of(GtkContainer.self), list.widget)
  gtk_window_set_default_size(UnsafeMutableRawPointer(window).of(GtkWindow.self), 320, 480)
  gtk_widget_show_all(window)
  Loop.run(milliseconds: 200)
  store.removeAll()
  Loop.run(milliseconds: 200)
  report.expect(list.rowCount, is: 0, "rows")
}

/// Stops the process, to prove that its parent would see it.
@MainActor private func trap(_ report: Report) {
  let none: [Int] = []
  report.note("unreachable", none[CommandLine.arguments.count])
}
