import CGtk
import GtkBridge
import SceneModel
import Tug

@MainActor let pointerProbes = [
  Probe(name: "modifiers") { modifiers($0) },
  Probe(name: "focus-by-click") { focusByClick($0) },
  Probe(name: "hover") { hover($0) },
  Probe(name: "secondary-click") { secondaryClick($0) },
  Probe(name: "long-press") { longPress($0) },
  Probe(name: "indicator-drag") { indicatorDrag($0) },
  Probe(name: "indicator-page") { indicatorPage($0) },
  Probe(name: "indicator-by-touch") { indicatorByTouch($0) },
  Probe(name: "indicator-hidden") { indicatorHidden($0) },
  Probe(name: "grab-broken") { grabBroken($0) },
]

/// Shift and Control count as they are at the press; a tap selects and deselects.
@MainActor private func modifiers(_ report: Report) {
  let test = TestWindow()
  test.list.selectionMode = .multiple
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let height = test.list.rowHeight
  func selected() -> [Int] { test.list.selectedRows.flatMap(Array.init) }
  input.click(x: 50, y: 1.5 * height)
  report.expect(selected(), is: [1], "click")
  input.click(x: 50, y: 4.5 * height, holding: GDK_SHIFT_MASK)
  report.expect(selected(), is: [1, 2, 3, 4], "shift")
  input.click(x: 50, y: 2.5 * height, holding: GDK_CONTROL_MASK)
  report.expect(selected(), is: [1, 3, 4], "control")
  input.touchBegin(x: 50, y: 3.5 * height)
  input.touchEnd(x: 50, y: 3.5 * height)
  report.expect(selected(), is: [1, 4], "tap")
}

/// A click takes the keys, a tap does, a finger that scrolls does not.
@MainActor private func focusByClick(_ report: Report) {
  let test = TestWindow()
  test.show()
  let window = test.window.raw.of(GtkWindow.self)
  let input = SyntheticInput(on: test.list.widget)
  func focused() -> Bool {
    defer { gtk_window_set_focus(window, nil) }
    return gtk_widget_is_focus(test.list.widget).isTrue
  }
  gtk_window_set_focus(window, nil)
  input.drag(x: 50, from: 300, to: 200)
  input.touchEnd(x: 50, y: 200)
  report.expect(!focused(), "not-by-scrolling")
  test.settle()
  input.touchBegin(x: 50, y: 100)
  input.touchEnd(x: 50, y: 100)
  report.expect(focused(), "by-tap")
  input.click(x: 50, y: 100)
  report.expect(focused(), "by-click")
  input.press(x: 50, y: 100, button: GDK_BUTTON_SECONDARY)
  input.release(x: 50, y: 100, button: GDK_BUTTON_SECONDARY)
  report.expect(focused(), "by-secondary-click")
  gtk_widget_set_focus_on_click(test.list.widget, 0)
  input.click(x: 50, y: 100)
  report.expect(!focused(), "not-where-the-program-says-so")
}

/// The row under the pointer is known, also when the list scrolls under it; frames come only where
/// something changes.
@MainActor private func hover(_ report: Report) {
  let test = TestWindow()
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let height = test.list.rowHeight
  input.hover(x: 50, y: 1.1 * height)
  report.expect(test.list.peer?.scene.hoveredRow, is: 1, "hovered")
  test.settle()
  input.hover(x: 60, y: 1.2 * height)
  report.expect(test.list.peer?.isTicking, is: false, "no-frame-inside-the-row")
  input.hover(x: 60, y: 2.9 * height)
  report.expect(test.list.peer?.scene.hoveredRow, is: 2, "next-row")
  input.hover(x: 60, y: 2.2 * height)
  // The pointer is near the row's start now: the list goes by half a row.
  input.wheel(0.5 * height / (test.list.peer?.scene.container.wheelNotch ?? 1))
  test.settle()
  report.expect(test.list.peer?.scene.hoveredRow, is: 2, "row-that-came-under-it")
  input.leave()
  report.expect(test.list.peer?.scene.hoveredRow == nil, "left")
}

/// The secondary button asks for a menu and activates nothing.
@MainActor private func secondaryClick(_ report: Report) {
  let test = TestWindow()
  var menus: [String] = []
  var activated = 0
  test.list.onMenuRequested = { row, x, y in
    menus.append("\(row.map { "\($0)" } ?? "none") \(x) \(y)")
  }
  test.list.onRowActivated = { _ in activated += 1 }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let y = (2.5 * test.list.rowHeight).rounded()
  input.press(x: 50, y: y, button: GDK_BUTTON_SECONDARY)
  input.release(x: 50, y: y, button: GDK_BUTTON_SECONDARY)
  report.expect(menus, is: ["2 50.0 \(y)"], "menu")
  report.expect(activated, is: 0, "activated")
  input.press(x: 50, y: y, button: GDK_BUTTON_MIDDLE)
  input.release(x: 50, y: y, button: GDK_BUTTON_MIDDLE)
  report.expect(menus.count, is: 1, "middle-button")
}

/// A finger that stays asks for a menu, a finger that scrolls or a button that stays does not.
@MainActor private func longPress(_ report: Report) {
  let test = TestWindow()
  var menus: [Int?] = []
  var activated = 0
  test.list.onMenuRequested = { row, _, _ in menus.append(row) }
  test.list.onRowActivated = { _ in activated += 1 }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let y = 2.5 * test.list.rowHeight
  input.touchBegin(x: 50, y: y)
  report.expect(Loop.run { !menus.isEmpty }, "asked")
  report.expect(menus, is: [2], "row")
  input.touchUpdate(x: 50, y: y - 60)
  input.touchEnd(x: 50, y: y - 60)
  report.expect(test.list.contentOffset, is: 0, "no-drag-after-it")
  report.expect(activated, is: 0, "activated")
  let wait = longPressTime() + 200
  input.drag(x: 50, from: 300, to: 250)
  Loop.run(milliseconds: wait)
  input.touchEnd(x: 50, y: 250)
  input.press(x: 50, y: y)
  Loop.run(milliseconds: wait)
  input.release(x: 50, y: y)
  report.expect(menus.count, is: 1, "no-other-menu")
}

/// The user's time for a long press, in milliseconds.
@MainActor private func longPressTime() -> UInt32 {
  UInt32(clamping: _tug_integer_setting(gtk_settings_get_default(), "gtk-long-press-time", 500))
}

/// Shows the indicator of a list, and returns the middle of its thumb.
@MainActor private func showIndicator(_ test: TestWindow, _ input: SyntheticInput) -> (
  x: Double, y: Double
) {
  input.wheel(1)
  test.settle()
  guard let frame = test.list.peer?.scene.indicator?.frame else { return (-1, -1) }
  return (frame.x + frame.width / 2, frame.y + frame.height / 2)
}

/// The mouse drags the thumb, which is neither a drag of the list nor a click.
@MainActor private func indicatorDrag(_ report: Report) {
  let test = TestWindow()
  var activated = 0
  test.list.onRowActivated = { _ in activated += 1 }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let thumb = showIndicator(test, input)
  report.expect(thumb.x > 300, "at-the-end-edge")
  input.hover(x: thumb.x, y: thumb.y)
  input.press(x: thumb.x, y: thumb.y)
  report.expect(test.list.peer?.scene.container.isIndicatorHeld, is: true, "held")
  let before = test.list.contentOffset
  input.moveHeld(x: thumb.x, y: thumb.y + 50)
  report.expect(test.list.contentOffset > before + 200, "follows")
  input.moveHeld(x: thumb.x - 200, y: 5000)
  let end = test.list.peer?.scene.container.maximumOffset ?? 0
  report.expect(test.list.contentOffset, is: end, "ends-with-the-content")
  input.release(x: thumb.x, y: 470)
  report.expect(test.list.peer?.scene.container.isIndicatorHeld, is: false, "released")
  report.expect(test.settle(), "settled")
  report.expect(test.list.contentOffset, is: end, "stays")
  report.expect(activated, is: 0, "activated")
  // The place is the same as before the drag, which ended elsewhere.
  input.hover(x: thumb.x, y: thumb.y)
  report.expect(
    Loop.run { test.list.peer?.scene.indicator?.expansion == 1 }, "wide-again-under-the-pointer")
}

/// A click beside the thumb scrolls by a page.
@MainActor private func indicatorPage(_ report: Report) {
  let test = TestWindow()
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let thumb = showIndicator(test, input)
  let before = test.list.contentOffset
  input.click(x: thumb.x, y: 400)
  test.settle()
  let page = test.list.peer?.scene.container.pageStep ?? 0
  report.expect(abs(test.list.contentOffset - before - page) < 1e-6, "page")
}

/// A finger at the indicator scrolls the list like anywhere else.
@MainActor private func indicatorByTouch(_ report: Report) {
  let test = TestWindow()
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let thumb = showIndicator(test, input)
  let before = test.list.contentOffset
  input.drag(x: thumb.x, from: thumb.y, to: thumb.y + 40)
  report.expect(test.list.peer?.scene.container.isIndicatorHeld, is: false, "held")
  report.expect(test.list.contentOffset < before, "content-follows-the-finger")
  input.touchEnd(x: thumb.x, y: thumb.y + 40)
}

/// A list that is hidden, or made insensitive, lets its indicator go.
@MainActor private func indicatorHidden(_ report: Report) {
  let test = TestWindow()
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  var thumb = showIndicator(test, input)
  input.press(x: thumb.x, y: thumb.y)
  gtk_widget_hide(test.list.widget)
  report.expect(test.list.peer?.scene.container.isIndicatorHeld, is: false, "hidden")
  gtk_widget_show(test.list.widget)
  test.settle()
  thumb = showIndicator(test, input)
  input.press(x: thumb.x, y: thumb.y)
  report.expect(test.list.peer?.scene.container.isIndicatorHeld, is: true, "held-again")
  gtk_widget_set_sensitive(test.list.widget, 0)
  report.expect(test.list.peer?.scene.container.isIndicatorHeld, is: false, "insensitive")
  let offset = test.list.contentOffset
  input.moveHeld(x: thumb.x, y: thumb.y + 100)
  report.expect(test.list.contentOffset, is: offset, "offset")
}

/// A broken grab ends a drag, a pull and a hold, and triggers nothing.
@MainActor private func grabBroken(_ report: Report) {
  let test = TestWindow()
  var refreshes = 0
  test.list.header = RefreshHeader { refreshes += 1 }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.press(x: 50, y: 100)
  for step in 1...8 { input.moveHeld(x: 50, y: 100 + Double(step) * 30) }
  report.expect(test.list.peer?.scene.header?.state, is: .pulling, "pulled")
  input.breakGrab()
  report.expect(test.list.peer?.scene.container.isDragging, is: false, "dragging")
  input.release(x: 50, y: 340)
  test.settle()
  report.expect(refreshes, is: 0, "refreshes")
  report.expect(test.list.contentOffset, is: 0, "offset")
  let thumb = showIndicator(test, input)
  input.press(x: thumb.x, y: thumb.y)
  input.breakGrab()
  report.expect(test.list.peer?.scene.container.isIndicatorHeld, is: false, "indicator-held")
  input.release(x: thumb.x, y: thumb.y)
  input.click(x: 50, y: 100)
  report.expect(test.list.peer?.scene.container.isPressed, is: false, "usable")
}
