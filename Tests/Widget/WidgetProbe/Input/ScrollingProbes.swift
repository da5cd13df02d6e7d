import CGtk
import GtkBridge
import Tug

/// The scroll container's public properties and callbacks, in a real window.
@MainActor let scrollingProbes = [
  Probe(name: "scroll-callbacks") { scrollCallbacks($0) },
  Probe(name: "scroll-stream") { scrollStream($0) },
  Probe(name: "scroll-target") { scrollTarget($0) },
  Probe(name: "scroll-vocabulary") { scrollVocabulary($0) },
  Probe(name: "endless") { endless($0) },
  Probe(name: "content-blocks") { contentBlocks($0) },
  Probe(name: "measured-rows") { measuredRows($0) },
  Probe(name: "measured-on-the-way") { measuredOnTheWay($0) },
  Probe(name: "run-and-close") { runAndClose($0) },
  Probe(name: "too-many-rows") { tooManyRows($0) },
]

extension TestWindow {
  /// Flings the list upwards with a finger.
  fileprivate func fling() {
    let input = SyntheticInput(on: list.widget)
    input.drag(x: 50, from: 400, to: 200)
    input.touchEnd(x: 50, y: 200)
  }
}

/// A log of a list's callbacks, by name.
@MainActor private final class CallbackLog {
  var names: [String] = []

  init(of list: ListView) {
    list.didScroll = { self.note("didScroll") }
    list.willBeginDragging = { self.note("willBeginDragging") }
    list.willEndDragging = { _, _ in self.note("willEndDragging") }
    list.didEndDragging = { self.note("didEndDragging:\($0)") }
    list.willBeginDecelerating = { self.note("willBeginDecelerating") }
    list.didEndDecelerating = { self.note("didEndDecelerating") }
    list.didEndScrollingAnimation = { self.note("didEndScrollingAnimation") }
  }

  /// Appends `name`, unless it equals the last name.
  private func note(_ name: String) {
    if names.last != name { names.append(name) }
  }
}

@MainActor private let flingNames = [
  "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging:true",
  "willBeginDecelerating", "didScroll", "didEndDecelerating",
]

@MainActor private func scrollCallbacks(_ report: Report) {
  let test = TestWindow()
  let log = CallbackLog(of: test.list)
  test.show()
  log.names = []
  // The list's own release tracker needs time between the samples to see a fling.
  let input = SyntheticInput(on: test.list.widget)
  flingSlowly(input)
  report.expect(Loop.run { log.names.last == "didEndDecelerating" }, "came to rest")
  report.expect(log.names, is: flingNames, "fling")
  log.names = []
  test.list.setContentOffset(0, animated: true)
  report.expect(Loop.run { log.names.last == "didEndScrollingAnimation" }, "animation ended")
  report.expect(log.names, is: ["didScroll", "didEndScrollingAnimation"], "animation")
  log.names = []
  setAnimations(false)
  test.list.setContentOffset(50, animated: true)
  report.expect(log.names, is: ["didScroll", "didEndScrollingAnimation"], "without animations")
  log.names = []
  flingSlowly(input)
  report.expect(log.names, is: flingNames, "fling without animations")
}

/// Drags upwards in steps 10 ms apart, and lets go in motion.
@MainActor private func flingSlowly(_ input: SyntheticInput) {
  input.touchBegin(x: 50, y: 400)
  for step in 1...6 {
    Loop.run(milliseconds: 10)
    input.touchUpdate(x: 50, y: 400 - 20 * Double(step))
  }
  input.touchEnd(x: 50, y: 280)
}

@MainActor private func scrollStream(_ report: Report) {
  let test = TestWindow()
  var events: [ScrollEvent] = []
  var isOver = false
  let stream = test.list.scrollEvents
  Task { @MainActor in
    for await event in stream { events.append(event) }
    isOver = true
  }
  test.show()
  test.list.setContentOffset(300, animated: true)
  report.expect(Loop.run { events.last == .didEndScrollingAnimation }, "streamed")
  let offsets = events.compactMap { event -> Double? in
    if case .didScroll(let offset) = event { offset } else { nil }
  }
  report.expect(offsets.last, is: 300, "last offset")
  report.expect(offsets == offsets.sorted() && offsets.count > 5, "each frame")
  test.destroy()
  report.expect(Loop.run { isOver }, "ends with the widget")
}

@MainActor private func scrollTarget(_ report: Report) {
  let test = TestWindow()
  var announced = 0.0
  test.list.willEndDragging = { velocity, target in
    announced = target
    target = (target / 100).rounded() * 100 + 7
  }
  var willDecelerate: Bool?
  test.list.didEndDragging = { willDecelerate = $0 }
  test.show()
  flingSlowly(SyntheticInput(on: test.list.widget))
  let wanted = (announced / 100).rounded() * 100 + 7
  report.expect(test.list.isDecelerating, "decelerates")
  report.expect(Loop.run { !test.list.isDecelerating }, "came to rest")
  report.expect(test.list.contentOffset, is: wanted, "offset")
  // A release at rest also moves on to its target, and reports it.
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 300, to: 260)
  Loop.run(milliseconds: 60)
  input.touchEnd(x: 50, y: 260)
  report.expect(willDecelerate, is: true, "moves on from rest")
  report.expect(Loop.run { !test.list.isDecelerating }, "came to rest again")
  let rest = (announced / 100).rounded() * 100 + 7
  report.expect(test.list.contentOffset, is: rest, "offset from rest")
}

@MainActor private func scrollVocabulary(_ report: Report) {
  let test = TestWindow()
  let list = test.list
  test.show()
  list.contentInset = EdgeInsets(top: 10, bottom: 20)
  report.expect(list.adjustedContentInset, is: EdgeInsets(top: 10, bottom: 20), "insets")
  report.expect(list.contentSize.height, is: 100 * list.rowHeight, "content")
  report.expect(list.contentSize.width, is: list.viewportSize.width, "width")
  list.scrollToRow(50, at: .top, animated: false)
  report.expect(list.contentOffset, is: 50 * list.rowHeight - 10, "row")
  list.scrollRectToVisible(
    ContentRect(x: 0, y: 0, width: 1, height: 5), animated: false)
  report.expect(list.contentOffset, is: -10, "rect")
  list.scrollToRow(1000, animated: false)
  list.scrollRectToVisible(ContentRect(x: 0, y: .nan, width: 0, height: -1), animated: false)
  report.expect(list.contentOffset, is: -10, "nonsense")
  list.setContentOffset(500, animated: false)
  list.scrollToTop()
  report.expect(Loop.run { list.contentOffset == -10 }, "top")
  list.rubberBand = 7
  report.expect(list.rubberBand, is: 0.55, "band")
  list.rubberBand = nil
  list.bounces = false
  list.alwaysBounce = false
  list.isPagingEnabled = true
  list.decelerationRate = .fast
  report.expect(list.rubberBand == nil && !list.bounces && !list.alwaysBounce, "set")
  report.expect(list.isPagingEnabled && list.decelerationRate == .fast, "set too")
  list.isScrollEnabled = false
  let offset = list.contentOffset
  test.fling()
  report.expect(list.contentOffset, is: offset, "disabled")
  list.isScrollEnabled = true
  let input = SyntheticInput(on: list.widget)
  input.touchBegin(x: 50, y: 300)
  report.expect(list.isTracking && !list.isDragging, "tracking")
  input.touchUpdate(x: 50, y: 250)
  report.expect(list.isTracking && list.isDragging, "dragging")
  input.touchEnd(x: 50, y: 250)
  test.destroy()
  report.expect(list.contentSize.height, is: 0, "after the end")
  list.scrollToTop()
  list.orientation = .horizontal
  report.expect(list.orientation, is: .vertical, "nothing after the end")
}

/// The second document's way to an endless list: the insets are set from the offset as it scrolls.
@MainActor private func endless(_ report: Report) {
  let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new(GTK_WINDOW_TOPLEVEL)
  var starts: [Double] = []
  let list = ListView(contentLength: 0) { _, start, _ in starts.append(start) }
  gtk_window_set_default_size(window.raw.of(GtkWindow.self), 320, 480)
  gtk_container_add(window.raw.of(GtkContainer.self), list.widget)
  let space = 50_000.0
  func makeRoom() {
    let offset = list.contentOffset
    list.contentInset = EdgeInsets(
      top: space - offset, bottom: space + offset + list.viewportSize.height)
  }
  list.didScroll = { makeRoom() }
  gtk_widget_show_all(window)
  Loop.run { list.peer?.isTicking == false }
  makeRoom()
  list.contentOffset = 0
  // It must equal a fling in an ordinary list with enough room.
  let test = TestWindow(rows: 10_000)
  test.show()
  test.list.contentOffset = 20_000
  for direction in [1.0, 1, -1, -1, -1] {
    for one in [list, test.list] {
      let start = one.contentOffset
      one.willEndDragging = { _, target in target = start + direction * 12_000 }
      let input = SyntheticInput(on: one.widget)
      input.touchBegin(x: 50, y: 200)
      input.touchUpdate(x: 50, y: 200 - 100 * direction)
      input.touchEnd(x: 50, y: 200 - 100 * direction)
      let wanted = start + direction * 12_000
      report.expect(Loop.run(upTo: 15_000) { one.contentOffset == wanted }, "goes to \(wanted)")
    }
    report.expect(list.contentOffset, is: test.list.contentOffset - 20_000, "no drift")
  }
  report.expect(list.contentOffset, is: -12_000, "beyond the start")
  report.expect(Loop.run { starts.last == -12_000 }, "drawn")
}

@MainActor private func contentBlocks(_ report: Report) {
  let test = TestWindow(rows: 20)
  var drawn: [String] = []
  test.list.headerView = ContentBlock(length: 70) { _, width, height in
    drawn.append("header \(width)x\(height)")
  }
  test.list.footerView = ContentBlock(length: 40) { _, width, height in
    drawn.append("footer \(width)x\(height)")
  }
  test.show()
  report.expect(drawn.contains("header \(test.list.viewportSize.width)x70.0"), "header")
  report.expect(!drawn.contains { $0.hasPrefix("footer") }, "footer out of view")
  report.expect(test.list.contentSize.height, is: 20 * test.list.rowHeight + 110, "content")
  test.list.contentOffset = 1e9
  test.settle()
  report.expect(Loop.run { drawn.contains { $0.hasPrefix("footer") } }, "footer in view")
  test.list.headerView = ContentBlock(length: .nan) { _, _, _ in }
  report.expect(test.list.contentSize.height, is: 20 * test.list.rowHeight + 40, "no block")
  test.list.headerView = nil
  var rows: Set<Int> = []
  test.list.drawRow = { row, _, _, _ in rows.insert(row) }
  test.list.columns = .count(2)
  test.list.contentOffset = 0
  report.expect(Loop.run { rows.contains(1) }, "own cells")
  test.list.columns = .count(0)
  report.expect(test.list.columns, is: .count(2), "bad columns")
}

@MainActor private func measuredRows(_ report: Report) {
  let test = TestWindow(rows: 1000)
  let list = test.list
  var requested: Set<Int> = []
  list.estimatedRowHeight = 40
  list.measureRow = { row, _ in
    requested.insert(row)
    return row == 3 ? .nan : row == 4 ? -5 : 20 + Double(row % 7) * 15
  }
  test.show()
  report.expect(requested.count < 60, "only visible rows")
  report.expect(list.estimatedRowHeight, is: 40, "estimate")
  let seen = requested.count
  list.scrollToRow(500, at: .top)
  report.expect(Loop.run { test.list.peer?.isTicking == false }, "there")
  let scene = list.peer?.scene
  report.expect(abs(scene?.rowFrame(500).y ?? 1) < 1e-6, "exactly")
  report.expect(requested.contains(500) && requested.count > seen, "measured there")
  report.expect(scene?.rows.height(of: 3), is: 40, "no number counts as the estimate")
  let first = requested.filter { $0 < 480 }
  test.store.insert(contentsOf: Array(repeating: 0, count: 50), at: 0)
  report.expect(abs(list.peer?.scene.rowFrame(550).y ?? 1) < 1e-6, "kept when rows come in before")
  report.note("rows measured", first.count)
  list.estimatedRowHeight = nil
  report.expect(list.peer?.scene.rows.estimatedHeight == nil, "one height again")
}

/// A wheel leads to the same place and rows, whether a machine makes all frames on the way or one.
@MainActor private func measuredOnTheWay(_ report: Report) {
  func way(from offset: Double, by notches: Double, inStepsOf seconds: Double) -> [Double] {
    let test = TestWindow(rows: 1000)
    defer { test.destroy() }
    let list = test.list
    list.estimatedRowHeight = 40
    list.measureRow = { row, _ in 20 + Double(row % 7) * 15 }
    test.show()
    list.contentOffset = offset
    test.settle()
    list.pace = 0
    test.settle()
    SyntheticInput(on: list.widget).wheel(notches)
    test.settle()
    let start = list.reading?.time ?? 0
    while let time = list.reading?.time, time < start + 3 {
      list.step(by: seconds)
      Loop.run { list.reading?.time != time }
    }
    let rows = list.peer?.scene.rows
    return [list.contentOffset, rows?.total ?? 0, Double(rows?.index(at: list.contentOffset) ?? 0)]
  }
  for (start, notches) in [(0.0, 14.0), (20_000, -14)] {
    let smooth = way(from: start, by: notches, inStepsOf: 0.05)
    let halting = way(from: start, by: notches, inStepsOf: 0.5)
    report.expect(smooth[1] != 40_000, "measured")
    report.expect(zip(smooth, halting).allSatisfy { abs($0 - $1) < 1e-6 }, "\(smooth) \(halting)")
  }
}

/// The whole program of the README, whose window is closed.
@MainActor private func runAndClose(_ report: Report) {
  let list = ListView(rows: RowStore([1, 2, 3])) { Row(title: "\($0)") }
  let timer = LoopTimer()
  timer.start(milliseconds: 50) {
    gtk_widget_destroy(gtk_widget_get_toplevel(list.widget))
    return false
  }
  list.run(title: "Probe")
  report.expect(list.rowCount, is: 0, "the list is gone with its window")
}

/// A store that says it has more rows than there can be.
private final class EndlessStore: RowStore<Int> {
  override var count: Int { .max }
}

/// Such a store is refused, and asks for no frames for ever.
@MainActor private func tooManyRows(_ report: Report) {
  let test = TestWindow(rows: 10, store: EndlessStore())
  test.list.estimatedRowHeight = 40
  gtk_widget_show_all(test.window)
  report.expect(Loop.run { test.list.peer?.isTicking == false }, "comes to rest")
  report.expect(test.list.rowCount, is: 0, "rows")
  test.list.contentOffset = 10
  report.expect(test.settle(), "and again")
}
