import CGtk
import Glibc
import GtkBridge
import Replay
import SceneModel
import Tug

/// Stylesheets' rules for header and footer.
@MainActor let controlStyleProbes = [
  Probe(name: "css-header") { cssHeader($0) },
  Probe(name: "css-header-room") { cssHeaderRoom($0) },
  Probe(name: "css-header-floor") { cssHeaderFloor($0) },
  Probe(name: "css-header-native") { cssHeaderNative($0) },
  Probe(name: "css-header-moved") { cssHeaderMoved($0) },
  Probe(name: "css-footer") { cssFooter($0) },
  Probe(name: "css-own-colors") { cssOwnColors($0) },
]

private let working: RefreshHeader.Handler = { try await Task.sleep(for: .seconds(60)) }

/// Ground, border and colour of a header, each of whose states is a class.
@MainActor private func cssHeader(_ report: Report) {
  _ = Stylesheet(
    """
    tuglist > header { background-color: rgb(255,0,0); border-bottom: 2px solid rgb(0,0,255);
      color: rgb(0,255,0); }
    tuglist > header:active { background-color: rgb(200,0,0); }
    tuglist > header.refreshing { background-color: rgb(100,0,0); }
    """)
  let test = TestWindow()
  test.stopAnimations()
  test.list.rubberBand = nil
  test.list.header = RefreshHeader(.mj, handler: working)
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 60, to: 98)
  test.settle()
  report.expect(test.list.contentOffset, is: -30, "pulled")
  report.expect(test.shade(2, 2), is: .red, "ground")
  report.expect(test.shade(2, 29), is: .blue, "border")
  report.expect(test.shade(2, 31), is: .white, "rows")
  report.expect(test.shows(.green, rows: 0..<30), "words")
  input.touchUpdate(x: 50, y: 180)
  test.settle()
  report.expect(test.list.refreshState, is: .pulling, "armed")
  report.expect(test.shade(2, 2), is: Shade(200, 0, 0), "armed-ground")
  input.touchEnd(x: 50, y: 180)
  test.settle()
  report.expect(test.list.isRefreshing, "refreshes")
  report.expect(test.shade(2, 2), is: Shade(100, 0, 0), "refreshing-ground")
}

/// Padding, border and a minimum height extend a header's pull, inset and drawing.
///
/// A recording contains them and replays equally.
@MainActor private func cssHeaderRoom(_ report: Report) {
  let sheet = Stylesheet(
    "tuglist > header { padding: 10px 0 20px 0; border-bottom: 4px solid red; }")
  let base = "\(String(cString: g_get_tmp_dir()))/tug-probe-\(getpid())"
  let test = TestWindow()
  test.stopAnimations()
  test.list.rubberBand = nil
  test.list.header = RefreshHeader(.mj, handler: working)
  do {
    try test.list.writeTrace(to: "\(base).csv")
    try test.list.writeRecording(to: "\(base).replay")
  } catch {
    return report.expect(false, "files")
  }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 60, to: 60 + 8 + 87)
  report.expect(test.list.refreshState, is: .idle, "not-armed")
  input.touchUpdate(x: 50, y: 60 + 8 + 90)
  report.expect(test.list.refreshState, is: .pulling, "armed")
  input.touchEnd(x: 50, y: 60 + 8 + 90)
  test.settle()
  report.expect(test.list.adjustedContentInset.top, is: 88, "held")
  report.expect(test.list.header?.policy.heldInset, is: 54, "policy")
  test.list.endRefreshing()
  test.settle()
  sheet.set("tuglist > header { min-height: 120px; }")
  report.expect(
    Loop.run { test.list.peer?.scene.header?.policy.triggerDistance == 120 }, "least-height")
  sheet.set("")
  report.expect(
    Loop.run { test.list.peer?.scene.header?.policy.triggerDistance == 54 }, "without-again")
  test.settle()
  test.destroy()
  expectReplay(of: base, saying: "trigger-distance=88", report)
}

/// A header with a page behind it keeps its distances; a header for which a sheet asks too much
/// stays unchanged.
@MainActor private func cssHeaderFloor(_ report: Report) {
  let sheet = Stylesheet("tuglist > header { padding: 50px 0; }")
  let test = TestWindow()
  test.stopAnimations()
  test.list.header = RefreshHeader(.twoLevel, handler: working)
  test.show()
  test.list.beginRefreshing()
  test.settle()
  let usual = RefreshHeader.policy(of: .twoLevel)
  report.expect(test.list.adjustedContentInset.top, is: usual.heldInset + 100, "held")
  let distance = test.list.peer?.scene.header?.policy.secondFloor?.distance
  report.expect(distance, is: usual.secondFloor.map { $0.distance + 100 }, "floor")
  test.list.endRefreshing()
  test.settle()
  sheet.set("tuglist > header { padding: 2000000px 0; }")
  report.expect(
    Loop.run { test.list.peer?.scene.header?.policy == usual }, "too-much")
}

/// A header's content stands inside its padding; a padding of a single state has no effect.
@MainActor private func cssHeaderNative(_ report: Report) {
  _ = Stylesheet(
    """
    tuglist > header { padding: 0 0 60px 0; color: rgb(255,0,0); }
    tuglist > header.refreshing { padding: 200px; }
    """)
  let test = TestWindow()
  test.stopAnimations()
  test.list.header = RefreshHeader(handler: working)
  test.show()
  test.list.beginRefreshing()
  test.settle()
  let held = test.list.adjustedContentInset.top
  report.expect(held, is: 114, "held")
  let spinner = test.picture()?.part(columns: 0..<320, rows: 0..<114).extent {
    $0.red > 150 && $0.green < 120
  }
  let middle = spinner.map { Double($0.rows.lowerBound + $0.rows.upperBound) / 2 } ?? 0
  report.expect(abs(middle - 27) < 8, "middle \(middle)")
}

/// A list that moves to another parent gets the header of the stylesheet's rules there.
@MainActor private func cssHeaderMoved(_ report: Report) {
  _ = Stylesheet("box.side tuglist > header { padding: 30px 0; }")
  let test = TestWindow()
  test.stopAnimations()
  test.list.header = RefreshHeader(.mj, handler: working)
  test.show()
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  gtk_style_context_add_class(gtk_widget_get_style_context(box), "side")
  g_object_ref(test.list.widget.raw)
  gtk_container_remove(test.window.raw.of(GtkContainer.self), test.list.widget)
  gtk_box_pack_start(box?.raw.of(GtkBox.self), test.list.widget, 1, 1, 0)
  g_object_unref(test.list.widget.raw)
  gtk_container_add(test.window.raw.of(GtkContainer.self), box)
  gtk_widget_show_all(test.window)
  report.expect(Loop.run { test.list.peer?.scene.header?.policy.heldInset == 114 }, "moved")
}

/// Expects that the recording `base` has `words`, and replays to its own trace.
@MainActor func expectReplay(of base: String, saying words: String, _ report: Report) {
  let (recorded, traced) = (takeText(of: "\(base).replay"), takeText(of: "\(base).csv"))
  report.expect(recorded.contains(words), "recorded")
  let rows = traced.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
  let times = rows.compactMap { $0.first.flatMap { Double($0) } }
  do {
    let replayed = try ScriptRun.trace(of: ScriptParser.parse(recorded), at: times)
    let same = replayed.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    report.expect(rows.count == same.count && !rows.isEmpty, "as-many-rows")
    report.expect(zip(rows, same).allSatisfy { isSame($0, $1) }, "same-trace")
  } catch {
    report.note("error", "\(error)")
    report.expect(false, "replays")
  }
}

/// Padding, border and a least height of a footer, which rests in view.
@MainActor private func cssFooter(_ report: Report) {
  _ = Stylesheet("tuglist > footer { background-color: red; padding: 3px; min-height: 60px; }")
  let test = TestWindow(rows: 1)
  test.stopAnimations()
  test.list.footer = LoadMoreFooter(.mjAuto) {
    try await Task.sleep(for: .seconds(60))
    return true
  }
  test.show()
  report.expect(test.list.adjustedContentInset.bottom, is: 66, "resting")
  let start = test.list.rowHeight
  report.expect(test.shade(2, start + 2), is: .red, "ground")
}

/// A program's own choices for a control take precedence over stylesheets.
@MainActor private func cssOwnColors(_ report: Report) {
  _ = Stylesheet("tuglist > header { color: rgb(0,255,0); font-size: 20px; }")
  let test = TestWindow()
  test.stopAnimations()
  test.list.rubberBand = nil
  test.list.header = RefreshHeader(.mj, handler: working)
  test.list.header?.style.parts.colors.all = Color(rgb: 0, 0, 255)
  test.show()
  SyntheticInput(on: test.list.widget).drag(x: 50, from: 60, to: 116)
  test.settle()
  report.expect(test.shows(.blue, rows: 0..<48), "own-colour")
  report.expect(!test.shows(.green, rows: 0..<48), "not-the-stylesheet's")
}
