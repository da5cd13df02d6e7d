import CGtk
import GtkBridge
import SceneModel
import Tug

@MainActor let inputProbes = [
  Probe(name: "click") { click($0) },
  Probe(name: "touch-cancel") { touchCancel($0) },
  Probe(name: "second-finger") { secondFinger($0) },
  Probe(name: "late-release") { lateRelease($0) },
  Probe(name: "insensitive-drag") { insensitiveDrag($0) },
  Probe(name: "hidden-drag") { hiddenDrag($0) },
  Probe(name: "hidden-fling") { hiddenFling($0) },
  Probe(name: "wheel") { wheel($0) },
  Probe(name: "reduced-motion") { reducedMotion($0) },
]

/// A tap activates the row under it, a drag none.
@MainActor private func click(_ report: Report) {
  let test = TestWindow()
  var activated: [Int] = []
  test.list.onRowActivated = { activated.append($0) }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let y = 2.5 * test.list.rowHeight
  input.touchBegin(x: 50, y: y)
  report.expect(test.list.peer?.scene.pressedRow, is: 2, "pressed")
  input.touchEnd(x: 50, y: y)
  report.expect(activated, is: [2], "tapped")
  input.drag(x: 50, from: 200, to: 100)
  report.expect(test.list.peer?.scene.pressedRow, is: nil, "pressed-in-drag")
  input.touchEnd(x: 50, y: 100)
  test.settle()
  report.expect(activated, is: [2], "dragged")
  report.expect(test.list.contentOffset > 0, "scrolled")
}

/// A touch that the display server takes away ends the drag at once, and triggers nothing.
@MainActor private func touchCancel(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.list.header = RefreshHeader { refreshes += 1 }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 100, to: 300)
  report.expect(test.list.peer?.scene.header?.state, is: .pulling, "state-in-drag")
  input.touchCancel(x: 50, y: 300)
  report.expect(test.list.peer?.scene.container.isDragging, is: false, "dragging")
  test.settle()
  report.expect(test.list.contentOffset, is: 0, "offset")
  report.expect(refreshes, is: 0, "refreshes")
  input.drag(x: 50, from: 100, to: 300)
  input.touchEnd(x: 50, y: 300)
  Loop.run { refreshes > 0 }
  report.expect(refreshes, is: 1, "refreshes-by-next-touch")
}

/// A quick release glides, even where a busy process gets it only after a later frame.
@MainActor private func lateRelease(_ report: Report) {
  let test = TestWindow()
  test.show()
  test.settle()
  var input = SyntheticInput(on: test.list.widget)
  let start = input.now
  // Longer than a finger may rest and still have a velocity.
  Loop.run(milliseconds: 100)
  input.eventTime = start
  input.touchBegin(x: 50, y: 300)
  for step in 1...4 {
    input.eventTime = start + UInt32(step) * 10
    input.touchUpdate(x: 50, y: 300 - Double(step) * 20)
  }
  let frames = test.list.peer?.scene.time ?? 0
  Loop.run { (test.list.peer?.scene.time ?? 0) > frames }
  input.eventTime = start + 45
  input.touchEnd(x: 50, y: 220)
  report.expect(test.list.peer?.scene.container.isDecelerating, is: true, "glides")
  test.settle()
  report.expect(test.list.contentOffset > 300, "goes-far")
}

/// The list follows only the first finger; other fingers do nothing, even after it is lifted.
@MainActor private func secondFinger(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  var activated: [Int] = []
  test.list.header = RefreshHeader { refreshes += 1 }
  test.list.onRowActivated = { activated.append($0) }
  test.show()
  let first = SyntheticInput(on: test.list.widget, finger: 7)
  let second = SyntheticInput(on: test.list.widget, finger: 8)

  first.drag(x: 50, from: 100, to: 140)
  let pulled = test.list.contentOffset
  report.expect(pulled < 0, "pulled")
  second.touchBegin(x: 60, y: 380)
  report.expect(test.list.contentOffset, is: pulled, "offset-when-a-second-finger-comes")
  second.touchUpdate(x: 60, y: 300)
  report.expect(test.list.contentOffset, is: pulled, "offset-when-the-second-moves")
  first.touchUpdate(x: 50, y: 130)
  let back = test.list.contentOffset
  report.expect(back > pulled, "offset-when-the-first-moves")
  second.touchEnd(x: 60, y: 300)
  report.expect(test.list.contentOffset, is: back, "offset-when-the-second-leaves")
  first.touchUpdate(x: 50, y: 140)
  report.expect(test.list.contentOffset, is: pulled, "offset-when-the-first-is-alone-again")

  second.touchBegin(x: 60, y: 380)
  first.touchEnd(x: 50, y: 140)
  report.expect(test.list.peer?.scene.container.isDragging, is: false, "dragging-after-the-first")
  second.touchUpdate(x: 60, y: 100)
  report.expect(test.list.peer?.scene.container.isDragging, is: false, "dragging-by-the-second")
  second.touchEnd(x: 60, y: 100)
  test.settle()
  report.expect(test.list.contentOffset, is: 0, "offset")
  report.expect(refreshes, is: 0, "refreshes")
  report.expect(activated, is: [], "activated")

  second.touchBegin(x: 60, y: 100)
  second.touchEnd(x: 60, y: 100)
  report.expect(activated.count, is: 1, "activated-by-the-next-touch")
}

/// A list made insensitive while it is dragged lets go; a refresh by program still runs.
@MainActor private func insensitiveDrag(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.list.header = RefreshHeader { refreshes += 1 }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 100, to: 300)
  report.expect(test.list.peer?.scene.container.isDragging, is: true, "dragging-before")
  gtk_widget_set_sensitive(test.list.widget, 0)
  report.expect(test.list.peer?.scene.container.isDragging, is: false, "dragging")
  input.touchUpdate(x: 50, y: 400)
  input.touchEnd(x: 50, y: 400)
  test.settle()
  report.expect(refreshes, is: 0, "refreshes-by-drag")
  report.expect(test.list.contentOffset, is: 0, "offset")
  test.list.beginRefreshing()
  Loop.run { refreshes > 0 }
  report.expect(refreshes, is: 1, "refreshes-by-program")
  report.expect(test.settle(), "settled")
  report.expect(test.list.contentOffset, is: 0, "offset-after")
}

/// A list hidden while it is dragged lets go; a refresh by program still runs.
@MainActor private func hiddenDrag(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.list.header = RefreshHeader { refreshes += 1 }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.drag(x: 50, from: 100, to: 300)
  gtk_widget_hide(test.list.widget)
  report.expect(test.list.peer?.scene.container.isDragging, is: false, "dragging")
  report.expect(test.list.peer?.isTicking, is: false, "ticking")
  test.list.beginRefreshing()
  Loop.run { refreshes > 0 && !test.list.isRefreshing }
  report.expect(refreshes, is: 1, "refreshes-while-hidden")
  gtk_widget_show(test.list.widget)
  report.expect(test.settle(), "settled")
  report.expect(test.list.contentOffset, is: 0, "offset")
  input.drag(x: 50, from: 100, to: 300)
  input.touchEnd(x: 50, y: 300)
  Loop.run { refreshes > 1 }
  report.expect(refreshes, is: 2, "refreshes-after")
}

/// A list hidden while it glides stops, and is at rest when it comes back.
@MainActor private func hiddenFling(_ report: Report) {
  let test = TestWindow()
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.touchBegin(x: 50, y: 400)
  for step in 1...6 {
    Loop.run(milliseconds: 16)
    input.touchUpdate(x: 50, y: 400 - Double(step) * 40)
  }
  input.touchEnd(x: 50, y: 160)
  report.expect(test.list.peer?.scene.container.phase.rawValue, is: "decelerating", "phase-before")
  gtk_widget_hide(test.list.widget)
  let offset = test.list.contentOffset
  report.expect(test.list.peer?.scene.container.isMoving, is: false, "moving")
  Loop.run(milliseconds: 100)
  gtk_widget_show(test.list.widget)
  report.expect(test.settle(), "settled")
  report.expect(test.list.contentOffset, is: offset, "offset-kept")
}

/// A wheel scrolls, stays inside the range, and never pulls the header.
@MainActor private func wheel(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader {}
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.wheel(1)
  test.settle()
  report.expect(test.list.contentOffset > 20, "scrolled")
  for _ in 0..<10 { input.wheel(-1) }
  report.expect(test.settle(), "settled")
  report.expect(test.list.contentOffset, is: 0, "offset")
  report.expect(test.list.peer?.scene.header?.state, is: .idle, "header")
}

/// With animations off a refresh opens and closes at once, also when they go off meanwhile.
@MainActor private func reducedMotion(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.list.header = RefreshHeader {
    refreshes += 1
    try await Task.sleep(for: .milliseconds(50))
  }
  test.show()
  report.expect(test.list.peer?.scene.animations, is: true, "animations-before")
  setAnimations(false)
  report.expect(test.list.peer?.scene.animations, is: false, "animations")
  test.list.beginRefreshing()
  report.expect(test.list.contentOffset, is: -54, "open-at-once")
  report.expect(Loop.run { refreshes == 1 && !test.list.isRefreshing }, "ended")
  report.expect(test.list.contentOffset, is: 0, "closed-at-once")
  setAnimations(true)
  test.list.beginRefreshing()
  report.expect(test.list.contentOffset, is: 0, "opens-by-motion")
}

@MainActor func setAnimations(_ areOn: Bool) {
  var value = GValue()
  g_value_init(&value, g_type_from_name("gboolean"))
  g_value_set_boolean(&value, gboolean(areOn))
  g_object_set_property(
    UnsafeMutableRawPointer(gtk_settings_get_default()).of(GObject.self), "gtk-enable-animations",
    &value)
}
