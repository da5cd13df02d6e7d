import CGtk
import CairoDrawing
import Glibc
import GtkBridge
import SceneModel
import Tug

/// Lists that are shown while the user changes the size of text.
@MainActor let textScaleProbes = [
  Probe(name: "text-scale-controls") { controls($0) },
  Probe(name: "text-scale-open-header") { openHeader($0) },
  Probe(name: "text-scale-grid") { grid($0) },
  Probe(name: "text-scale-content-width") { contentWidth($0) },
]

/// Sets the user's text scale for this process: the resolution of fonts, in 1/1024 of GTK's unit.
@MainActor private func setTextScale(_ scale: Double) {
  var value = GValue()
  g_value_init(&value, g_type_from_name("gint"))
  g_value_set_int(&value, gint(clamping: Int64(scale * 96 * 1024)))
  g_object_set_property(
    UnsafeMutableRawPointer(gtk_settings_get_default()).of(GObject.self), "gtk-xft-dpi", &value)
  g_value_unset(&value)
}

extension TestWindow {
  /// The rows of the picture in which words of the header, at most `height` points high, have their
  /// colour.
  fileprivate func words(height: Int) -> ClosedRange<Int>? {
    guard let picture = picture() else { return nil }
    return picture.part(columns: 0..<picture.width, rows: 0..<height).extent {
      $0.green > 150 && $0.red < 120 && $0.blue < 120
    }?.rows
  }

  /// Changes the text scale, and waits for the next frame.
  fileprivate func drawAtTextScale(_ scale: Double) {
    let before = draws
    setTextScale(scale)
    Loop.run { draws > before }
  }
}

/// The words of a header are as many times larger, in the next frame.
///
/// If the words need it, the header is longer: its pull and inset grow, and a recording replays equally. A
/// footer that is always visible grows, too.
@MainActor private func controls(_ report: Report) {
  setTextScale(1)
  let base = "\(String(cString: g_get_tmp_dir()))/tug-probe-\(getpid())"
  let test = TestWindow()
  test.stopAnimations()
  test.list.rubberBand = nil
  test.list.header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(60)) }
  test.list.header?.style.parts.colors.all = Color(rgb: 0, 255, 0)
  test.list.header?.style.parts.showsLastUpdated = false
  test.list.header?.style.parts.showsSpinner = false
  test.list.footer = LoadMoreFooter(.mjAuto) { true }
  do {
    try test.list.writeTrace(to: "\(base).csv")
    try test.list.writeRecording(to: "\(base).replay")
  } catch {
    return report.expect(false, "files")
  }
  test.show()
  report.expect(test.list.peer?.scene.header?.policy.triggerDistance, is: 54, "documented")
  report.expect(test.list.adjustedContentInset.bottom, is: 44, "documented-footer")
  test.list.beginRefreshing()
  test.settle()
  report.expect(test.list.adjustedContentInset.top, is: 54, "documented-held")
  let usual = test.words(height: 54)
  test.list.endRefreshing()
  test.settle()

  let row = test.list.rowHeight
  test.drawAtTextScale(2)
  report.expect(test.list.peer?.scene.header?.policy.triggerDistance, is: 80, "longer")
  report.expect(test.list.adjustedContentInset.bottom, is: 80, "longer-footer")
  report.expect(test.list.header?.policy.triggerDistance, is: 54, "the-program's-own")
  report.expect(test.list.rowHeight > row * 1.4, "rows")
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 60, to: 60 + 8 + 79)
  report.expect(test.list.refreshState, is: .idle, "not-armed")
  input.touchUpdate(x: 50, y: 60 + 8 + 82)
  report.expect(test.list.refreshState, is: .pulling, "armed")
  input.touchEnd(x: 50, y: 60 + 8 + 82)
  test.settle()
  report.expect(test.list.adjustedContentInset.top, is: 80, "held")
  if let usual, let larger = test.words(height: 80) {
    let growth = Double(larger.count) / Double(usual.count)
    report.expect(abs(growth - 2) < 0.3, "words \(growth)")
    report.expect(larger.lowerBound > 0 && larger.upperBound < 79, "inside \(larger)")
  } else {
    report.expect(false, "words")
  }
  test.list.endRefreshing()
  test.settle()

  test.drawAtTextScale(1.5)
  report.expect(test.list.peer?.scene.header?.policy.triggerDistance, is: 60, "one-and-a-half")
  test.drawAtTextScale(1)
  report.expect(test.list.peer?.scene.header?.policy.triggerDistance, is: 54, "documented-again")
  report.expect(test.list.rowHeight, is: row, "rows-again")
  // A font of a fixed size changes nothing but its resolution.
  _ = Stylesheet("tuglist { font-size: 15px; }")
  Loop.run { test.list.rowHeight != row }
  test.drawAtTextScale(2)
  report.expect(test.list.peer?.scene.header?.policy.triggerDistance, is: 80, "fixed-font")
  test.settle()
  test.destroy()
  expectReplay(of: base, saying: "trigger-distance=80", report)
}

/// A header that is held open grows with its words at once; numbers that its program has changed wait.
@MainActor private func openHeader(_ report: Report) {
  setTextScale(1)
  let test = TestWindow()
  test.stopAnimations()
  test.list.header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(60)) }
  test.list.header?.style.parts.colors.all = Color(rgb: 0, 255, 0)
  test.list.header?.style.parts.showsLastUpdated = false
  test.list.header?.style.parts.showsSpinner = false
  test.show()
  test.list.beginRefreshing()
  test.settle()
  test.list.header?.policy.heldInset = 70
  for (scale, inset) in [(2.0, 80.0), (1, 54), (1.5, 60)] {
    test.drawAtTextScale(scale)
    test.settle()
    report.expect(test.list.adjustedContentInset.top, is: inset, "inset at \(scale)")
    report.expect(test.list.contentOffset, is: -inset, "offset at \(scale)")
    let words = test.words(height: Int(inset))
    report.expect(
      words.map { $0.lowerBound > 0 && $0.upperBound < Int(inset) - 1 } ?? false,
      "inside at \(scale): \(String(describing: words))")
  }
  test.list.endRefreshing()
  test.settle()
  report.expect(test.list.peer?.scene.header?.policy.heldInset, is: 76, "the-program's")
  setTextScale(1)
}

/// The least width of a grid's columns is multiplied by the text scale, and the cells' height follows.
@MainActor private func grid(_ report: Report) {
  setTextScale(1)
  let test = TestWindow()
  test.stopAnimations()
  test.list.columns = .minimumWidth(100)
  test.show()
  let height = test.list.rowHeight
  for (scale, columns) in [(1.0, 3), (1.25, 2), (1.5, 2), (2, 1), (1, 3)] {
    if scale != 1 || test.list.rowHeight != height { test.drawAtTextScale(scale) }
    report.expect(test.list.peer?.scene.columns, is: columns, "columns at \(scale)")
    report.expect(test.list.columns, is: .minimumWidth(100), "the-program's-own at \(scale)")
    if scale > 1 { report.expect(test.list.rowHeight > height, "height at \(scale)") }
  }
  report.expect(test.list.rowHeight, is: height, "height-again")
  // A width set while text is large is also for text of the usual size.
  test.drawAtTextScale(2)
  test.list.columns = .minimumWidth(80)
  report.expect(test.list.peer?.scene.columns, is: 2, "set-while-large")
  test.list.columns = .count(4)
  report.expect(test.list.peer?.scene.columns, is: 4, "counted")
  test.drawAtTextScale(1)
  report.expect(test.list.peer?.scene.columns, is: 4, "counted-again")

  let one = test.list.rowHeight
  test.list.cellLines = 3
  report.expect(test.list.rowHeight > one + 20, "room-for-three-lines")
  test.list.cellLines = 99
  report.expect(test.list.cellLines, is: 3, "at-most-three")
  test.list.cellLines = -1
  report.expect(test.list.cellLines, is: 1, "at-least-one")
  report.expect(test.list.rowHeight, is: one, "room-for-one-line")
}

/// The maximum content width is multiplied by the text scale; `nil` changes nothing.
@MainActor private func contentWidth(_ report: Report) {
  setTextScale(1)
  let test = TestWindow()
  test.stopAnimations()
  test.list.maximumContentWidth = 100
  test.show()
  for (scale, width) in [(1.5, 150.0), (2, 200), (1, 100)] {
    test.drawAtTextScale(scale)
    report.expect(test.list.contentSize.width, is: width, "width at \(scale)")
    report.expect(test.list.maximumContentWidth, is: 100, "the-program's-own at \(scale)")
  }
  for bad in [0, -1, Double.nan, .infinity, 1e300] {
    test.list.maximumContentWidth = bad
    report.expect(test.list.maximumContentWidth, is: 100, "kept for \(bad)")
  }
  test.list.maximumContentWidth = nil
  report.expect(test.list.contentSize.width, is: test.list.viewportSize.width, "none")
}
