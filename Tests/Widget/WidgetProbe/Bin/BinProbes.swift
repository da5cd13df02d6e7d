import CGtk
import GtkBridge
import Replay
import Tug

/// A bin around GTK's widgets.
@MainActor let binProbes = [
  Probe(name: "bin-recorded") { binRecorded($0) },
  Probe(name: "bin-lives-and-goes") { binLivesAndGoes($0) },
  Probe(name: "bin-and-its-adjustment") { binAndItsAdjustment($0) },
  Probe(name: "bin-is-filled") { binIsFilled($0) },
]

/// A window with a bin around a list box of GTK's.
@MainActor private final class BinWindow {
  let window: UnsafeMutablePointer<GtkWidget>
  let box = gtk_list_box_new()
  let bin: RefreshBin

  /// A bin around `rows` rows, 40 points high each.
  init(rows: Int = 100) {
    bin = RefreshBin(box)
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    gtk_window_set_default_size(UnsafeMutableRawPointer(window).of(GtkWindow.self), 320, 480)
    gtk_container_add(UnsafeMutableRawPointer(window).of(GtkContainer.self), bin.widget)
    add(rows)
  }

  /// Adds rows at the end.
  func add(_ rows: Int) {
    for number in 0..<rows {
      guard let label = gtk_label_new("Row \(number)") else { continue }
      gtk_widget_set_size_request(label, -1, 40)
      gtk_list_box_insert(box?.raw.of(GtkListBox.self), label, -1)
      gtk_widget_show(label)
    }
  }

  var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    bin.scrolledWindow.flatMap { gtk_scrolled_window_get_vadjustment($0) }
  }

  func show() {
    gtk_widget_show_all(window)
    Loop.run { bin.viewportLength > 0 && bin.peer?.isTicking == false }
  }

  @discardableResult
  func settle() -> Bool {
    Loop.run { bin.peer?.isTicking != true }
  }

  func destroy() { gtk_widget_destroy(window) }
}

extension RefreshBin {
  /// The length of the viewport, in points.
  fileprivate var viewportLength: Double { peer?.scene.container.viewportLength ?? 0 }
}

/// A recording contains input and changes by the program and the child, and replays to the same trace.
@MainActor private func binRecorded(_ report: Report) {
  let base = "\(String(cString: g_get_tmp_dir()))/tug-probe-\(getpid())"
  let test = BinWindow()
  let bin = test.bin
  bin.header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(60)) }
  bin.footer = LoadMoreFooter(.mjBack) {
    try await Task.sleep(for: .seconds(60))
    return true
  }
  do {
    try bin.writeTrace(to: "\(base).csv")
    try bin.writeRecording(to: "\(base).replay")
  } catch {
    return report.expect(false, "files")
  }
  test.show()
  let input = SyntheticInput(on: bin.widget)
  input.drag(x: 50, from: 100, to: 330)
  report.expect(bin.contentOffset < -54, "pulled")
  Loop.run(milliseconds: 150)
  input.touchEnd(x: 50, y: 330)
  test.settle()
  report.expect(bin.isRefreshing, "refreshes")
  test.add(10)
  Loop.run(milliseconds: 50)
  bin.endRefreshing()
  test.settle()
  // The child moves while a finger holds the content, and rests.
  input.drag(x: 50, from: 300, to: 100)
  guard let adjustment = test.adjustment else { return report.expect(false, "adjustment") }
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 200)
  Loop.run(milliseconds: 50)
  input.touchEnd(x: 50, y: 100)
  test.settle()
  gtk_adjustment_set_value(adjustment, 500)
  test.settle()
  report.expect(abs(bin.contentOffset - 500) < 1e-6, "follows-its-adjustment")
  bin.setContentOffset(bin.maximumContentOffset, animated: true)
  test.settle()
  bin.beginLoading()
  test.settle()
  test.add(20)
  Loop.run(milliseconds: 50)
  bin.endLoading(hasMore: true)
  test.settle()
  test.destroy()
  let (recorded, traced) = (takeText(of: "\(base).replay"), takeText(of: "\(base).csv"))
  for word in ["content", "down", "up", "set-offset", "begin-load", "end-refresh", "content-moved"]
  {
    report.expect(recorded.contains(word), "says-\(word)")
  }
  let rows = traced.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
  let times = rows.compactMap { $0.first.flatMap { Double($0) } }
  do {
    let replayed = try ScriptRun.trace(of: ScriptParser.parse(recorded), at: times)
    let same = replayed.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    report.expect(rows.count > 50 && rows.count == same.count, "as-many-rows")
    let different = zip(rows, same).first { !isSame($0, $1) }
    report.expect(different == nil, "same-trace")
    if let different { report.note("different", "\(different)") }
  } catch {
    report.note("error", "\(error)")
    report.expect(false, "replays")
  }
}

/// A child that is too short is filled; one whose rows come as it is shown is laid out first.
@MainActor private func binIsFilled(_ report: Report) {
  for rows in [100, 3] {
    let test = BinWindow(rows: 0)
    var loads = 0
    test.bin.footer = LoadMoreFooter(.native) {
      loads += 1
      test.add(100)
      return true
    }
    gtk_widget_show_all(test.window)
    test.add(rows)
    Loop.run { test.bin.maximumContentOffset > 0 }
    test.settle()
    report.note("loads-of-\(rows)", "\(loads)")
    report.expect(loads == (rows == 3 ? 1 : 0), "fills-\(rows)")
    test.destroy()
  }
  report.expect(loadsAroundText(lines: 60) == 0, "fills-long-text")
  report.expect(loadsAroundText(lines: 5) > 0, "fills-short-text")
}

/// How often a bin around a text of so many lines, which GTK measures bit by bit, loads 60 more by itself.
@MainActor private func loadsAroundText(lines: Int) -> Int {
  guard let view = gtk_text_view_new(), let window = gtk_window_new(GTK_WINDOW_TOPLEVEL) else {
    return -1
  }
  let text = view.raw.of(GtkTextView.self)
  gtk_text_view_set_wrap_mode(text, GTK_WRAP_WORD)
  gtk_window_set_default_size(window.raw.of(GtkWindow.self), 320, 320)
  let bin = RefreshBin(view)
  let buffer = gtk_text_view_get_buffer(text)
  func add(_ count: Int) {
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    let line = "A line of a text that goes on for more than a line.\n"
    gtk_text_buffer_insert(buffer, &end, String(repeating: line, count: count), -1)
  }
  var loads = 0
  bin.footer = LoadMoreFooter(.native) {
    loads += 1
    add(60)
    return true
  }
  gtk_container_add(window.raw.of(GtkContainer.self), bin.widget)
  gtk_widget_show_all(window)
  add(lines)
  Loop.run { bin.maximumContentOffset > 0 }
  Loop.run { bin.peer?.isTicking != true }
  gtk_widget_destroy(window)
  return loads
}

/// A bin gives its child its own scrolling back, and leaves nothing behind.
@MainActor private func binLivesAndGoes(_ report: Report) {
  let former = BinPeer.liveCount
  let window = gtk_scrolled_window_new(nil, nil)
  guard let window else { return report.expect(false, "window") }
  g_object_ref_sink(window.raw)
  let scroller = window.raw.of(GtkScrolledWindow.self)
  let bin = RefreshBin(window)
  report.expect(bin.scrolledWindow == scroller, "is-its-own")
  report.expect(!gtk_scrolled_window_get_kinetic_scrolling(scroller).isTrue, "is-taken-over")
  gtk_container_remove(bin.widget.raw.of(GtkContainer.self), window)
  report.expect(gtk_scrolled_window_get_kinetic_scrolling(scroller).isTrue, "is-given-back")
  report.expect(bin.scrolledWindow == nil, "has-none")
  gtk_container_add(bin.widget.raw.of(GtkContainer.self), window)
  gtk_widget_destroy(bin.widget)
  report.expect(gtk_scrolled_window_get_kinetic_scrolling(scroller).isTrue, "is-given-back-at-last")
  report.expect(BinPeer.liveCount, is: former, "peers")
  g_object_unref(window.raw)
}

/// The engine's offset is the adjustment's value, and beyond its range the child is beside its place.
@MainActor private func binAndItsAdjustment(_ report: Report) {
  let test = BinWindow()
  test.show()
  guard let adjustment = test.adjustment else { return report.expect(false, "adjustment") }
  let range = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
  report.expect(abs(test.bin.maximumContentOffset - range) < 1e-6, "range")
  test.bin.setContentOffset(321, animated: false)
  report.expect(gtk_adjustment_get_value(adjustment), is: 321, "value")
  // GTK clamps NaN to the end of the range.
  gtk_adjustment_set_value(adjustment, .nan)
  test.settle()
  report.expect(test.bin.contentOffset, is: range, "no-number")
  test.bin.header = RefreshHeader(.native) { try await Task.sleep(for: .seconds(60)) }
  test.bin.beginRefreshing()
  test.settle()
  report.expect(gtk_adjustment_get_value(adjustment), is: 0, "open-value")
  var y: gint = 0
  gtk_widget_translate_coordinates(test.box, test.bin.widget, 0, 0, nil, &y)
  report.expect(Double(y), is: -test.bin.contentOffset.rounded(), "open-place")
  report.expect(y > 20, "open-far-enough")
  test.destroy()
}
