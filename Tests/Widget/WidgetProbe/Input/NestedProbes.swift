import CGtk
import GtkBridge
import SceneModel
import Tug

@MainActor let nestedProbes = [
  Probe(name: "sideways") { sideways($0) },
  Probe(name: "right-to-left") { rightToLeft($0) },
  Probe(name: "orientation") { orientation($0) },
  Probe(name: "sideways-inside") { sidewaysInside($0) },
  Probe(name: "upright-inside") { uprightInside($0) },
  Probe(name: "touch-inside") { touchInside($0) },
  Probe(name: "moved-out") { movedOut($0) },
]

/// A list of 300 points inside a scrolled window with 1,000 points more below it.
@MainActor private final class NestedWindow {
  let test = TestWindow()
  let scroller: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
  let touchpad: SyntheticTouchpad?
  var input: SyntheticInput { SyntheticInput(on: test.list.widget) }

  init(_ orientation: Tug.Orientation) {
    touchpad = SyntheticTouchpad()
    let list = test.list.widget
    g_object_ref(list)
    gtk_container_remove(test.window.raw.of(GtkContainer.self), list)
    test.list.orientation = orientation
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_size_request(list, -1, 300)
    gtk_box_pack_start(box.raw.of(GtkBox.self), list, 0, 0, 0)
    let filler: UnsafeMutablePointer<GtkWidget> = gtk_drawing_area_new()
    gtk_widget_set_size_request(filler, -1, 1000)
    gtk_box_pack_start(box.raw.of(GtkBox.self), filler, 0, 0, 0)
    gtk_container_add(scroller.raw.of(GtkContainer.self), box)
    gtk_container_add(test.window.raw.of(GtkContainer.self), scroller)
    g_object_unref(list)
    test.show()
  }

  /// The scrolled window's offset.
  var outer: Double {
    get {
      gtk_adjustment_get_value(
        gtk_scrolled_window_get_vadjustment(scroller.raw.of(GtkScrolledWindow.self)))
    }
    set {
      gtk_adjustment_set_value(
        gtk_scrolled_window_get_vadjustment(scroller.raw.of(GtkScrolledWindow.self)), newValue)
    }
  }
}

/// A horizontal list takes wheels of both axes, and the touchpad along its own.
@MainActor private func sideways(_ report: Report) {
  let test = TestWindow()
  test.list.orientation = .horizontal
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let notch = test.list.peer?.scene.container.wheelNotch ?? 0
  func turn(_ notches: Double, sideways: Double = 0, holding: GdkModifierType? = nil) -> Double {
    let before = test.list.contentOffset
    input.wheel(notches, sideways: sideways, holding: holding)
    test.settle()
    return ((test.list.contentOffset - before) / notch * 1000).rounded() / 1000
  }
  report.expect(turn(0, sideways: 1), is: 1, "horizontal-wheel")
  report.expect(turn(1), is: 1, "vertical-wheel")
  report.expect(turn(1, holding: GDK_SHIFT_MASK), is: 1, "shift-and-wheel")
  report.expect(turn(-1), is: -1, "back")
  let before = test.list.contentOffset
  input.drag(x: 200, from: 100, to: 200)
  input.touchEnd(x: 200, y: 200)
  report.expect(test.list.contentOffset, is: before, "drag-across")
  input.touchBegin(x: 250, y: 100)
  for step in 1...10 { input.touchUpdate(x: 250 - Double(step) * 10, y: 100) }
  report.expect(test.list.contentOffset > before + 80, "drag-along")
  input.touchEnd(x: 150, y: 100)
  let upright = TestWindow()
  upright.show()
  SyntheticInput(on: upright.list.widget).wheel(1, holding: GDK_SHIFT_MASK)
  upright.settle()
  report.expect(upright.list.contentOffset, is: 0, "shift-is-sideways-for-the-others")
}

/// With right-to-left text a list begins at the right, also after a change of the direction.
@MainActor private func rightToLeft(_ report: Report) {
  let test = TestWindow()
  test.list.orientation = .horizontal
  test.show()
  gtk_widget_set_direction(test.list.widget, GTK_TEXT_DIR_RTL)
  report.expect(test.list.peer?.scene.axis.direction, is: .rightToLeft, "direction")
  let input = SyntheticInput(on: test.list.widget)
  input.wheel(0, sideways: -1)
  test.settle()
  let offset = test.list.contentOffset
  report.expect(offset > 10, "wheel-to-the-left-goes-on")
  input.wheel(0, sideways: 0.5)
  test.settle()
  report.expect(test.list.contentOffset < offset, "wheel-to-the-right-goes-back")
  guard let touchpad = SyntheticTouchpad() else { return report.expect(false, "touchpad") }
  let before = test.list.contentOffset
  input.pan(dx: -1, on: touchpad)
  report.expect(test.list.contentOffset, is: before + 15, "touchpad")
  input.panStop(on: touchpad)
  gtk_widget_set_direction(test.list.widget, GTK_TEXT_DIR_LTR)
  report.expect(test.list.peer?.scene.axis.direction, is: .leftToRight, "direction-after")
  gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
  let other = TestWindow()
  report.expect(other.list.peer?.scene.axis.direction, is: .rightToLeft, "direction-at-birth")
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
}

/// The orientation is also GTK's property, and notifies of changes.
@MainActor private func orientation(_ report: Report) {
  let test = TestWindow()
  var notes = 0
  SignalConnection.connect(
    test.list.widget, "notify::orientation", pointer: { _ in notes += 1 })
  let orientable = OpaquePointer(test.list.widget)
  report.expect(gtk_orientable_get_orientation(orientable), is: GTK_ORIENTATION_VERTICAL, "default")
  gtk_orientable_set_orientation(orientable, GTK_ORIENTATION_HORIZONTAL)
  report.expect(test.list.orientation, is: .horizontal, "by-gtk")
  report.expect(notes, is: 1, "notes")
  test.list.orientation = .vertical
  report.expect(gtk_orientable_get_orientation(orientable), is: GTK_ORIENTATION_VERTICAL, "by-list")
  report.expect(notes, is: 2, "notes-after")
  test.list.orientation = .vertical
  report.expect(notes, is: 2, "no-note-without-change")
}

/// A horizontal list passes vertical scrolling to the scrolled window around it.
@MainActor private func sidewaysInside(_ report: Report) {
  let nested = NestedWindow(.horizontal)
  guard let touchpad = nested.touchpad else { return report.expect(false, "touchpad") }
  let list = nested.test.list
  nested.input.wheel(1)
  report.expect(Loop.run { nested.outer > 0 }, "wheel-outside")
  nested.test.settle()
  report.expect(list.contentOffset, is: 0, "wheel-inside")
  nested.outer = 0
  nested.input.pan(dy: 1, on: touchpad)
  report.expect(Loop.run { nested.outer > 0 }, "pan-outside")
  for _ in 0..<3 { nested.input.pan(dx: 2, on: touchpad) }
  report.expect(list.contentOffset, is: 0, "pan-inside")
  nested.input.panStop(on: touchpad)
  nested.outer = 0
  nested.input.pan(dx: 1, on: touchpad)
  report.expect(list.contentOffset, is: 15, "pan-along")
  let before = nested.outer
  for _ in 0..<3 { nested.input.pan(dy: 2, on: touchpad) }
  report.expect(nested.outer, is: before, "held-by-the-list")
  nested.input.panStop(on: touchpad)
  nested.test.settle()
  list.contentOffset = 0
  nested.input.touchBegin(x: 200, y: 200)
  for step in 1...10 { nested.input.touchUpdate(x: 200, y: 200 - Double(step) * 10) }
  report.expect(list.contentOffset, is: 0, "drag-inside")
  report.expect(nested.outer > 40, "drag-outside")
  nested.input.touchEnd(x: 200, y: 100)
  Loop.run(milliseconds: 50)
  nested.outer = 0
  Loop.run(milliseconds: 50)
  nested.input.touchBegin(x: 250, y: 100)
  for step in 1...12 { nested.input.touchUpdate(x: 250 - Double(step) * 10, y: 100) }
  report.expect(list.contentOffset > 50, "drag-along")
  nested.input.touchEnd(x: 130, y: 100)
}

/// A vertical list scrolls first, and hands on what it cannot use at its edges.
@MainActor private func uprightInside(_ report: Report) {
  let nested = NestedWindow(.vertical)
  guard let touchpad = nested.touchpad else { return report.expect(false, "touchpad") }
  let list = nested.test.list
  nested.input.wheel(1)
  nested.test.settle()
  report.expect(list.contentOffset > 10, "wheel-inside")
  report.expect(nested.outer, is: 0, "wheel-not-outside")
  let end = list.peer?.scene.container.maximumOffset ?? 0
  list.contentOffset = end
  nested.input.wheel(1)
  report.expect(Loop.run { nested.outer > 0 }, "wheel-at-the-end")
  nested.outer = 0
  nested.input.pan(dy: 1, on: touchpad)
  report.expect(Loop.run { nested.outer > 0 }, "pan-at-the-end")
  report.expect(list.contentOffset, is: end, "pan-does-not-stretch")
  nested.input.panStop(on: touchpad)
  nested.outer = 0
  nested.input.pan(dy: -1, on: touchpad)
  report.expect(list.contentOffset, is: end - 15, "pan-back")
  report.expect(nested.outer, is: 0, "pan-back-not-outside")
  nested.input.panStop(on: touchpad)
  nested.test.settle()
  list.contentOffset = end
  nested.input.press(x: 100, y: 200)
  for step in 1...6 { nested.input.moveHeld(x: 100, y: 200 - Double(step) * 10) }
  report.expect(list.contentOffset, is: end, "drag-at-the-end")
  report.expect(list.peer?.scene.container.isPressed, is: false, "given-up")
  nested.input.release(x: 100, y: 140)
  nested.input.press(x: 100, y: 100)
  for step in 1...6 { nested.input.moveHeld(x: 100, y: 100 + Double(step) * 10) }
  report.expect(list.contentOffset < end - 30, "drag-back")
  nested.input.release(x: 100, y: 160)
}

/// A scrolled window takes a finger along its own axis before anything in it, as it does from GTK's
/// lists; one that leaves fingers alone leaves them to the list.
@MainActor private func touchInside(_ report: Report) {
  let nested = NestedWindow(.vertical)
  let list = nested.test.list
  nested.input.drag(x: 100, from: 250, to: 150)
  report.expect(list.contentOffset, is: 0, "inside")
  report.expect(nested.outer > 40, "outside")
  nested.input.touchEnd(x: 100, y: 150)
  nested.outer = 0
  Loop.run(milliseconds: 50)
  gtk_scrolled_window_set_kinetic_scrolling(nested.scroller.raw.of(GtkScrolledWindow.self), 0)
  nested.outer = 0
  nested.input.drag(x: 100, from: 250, to: 150)
  report.expect(list.contentOffset > 80, "inside-without-kinetic-scrolling")
  report.expect(nested.outer, is: 0, "outside-without-kinetic-scrolling")
  nested.input.touchEnd(x: 100, y: 150)
}

/// A list taken out of a scrolled window bounces at its edges again.
@MainActor private func movedOut(_ report: Report) {
  let nested = NestedWindow(.vertical)
  let list = nested.test.list
  func isNested() -> Bool { list.peer?.scene.options.contains(.isNested(true)) ?? false }
  nested.input.press(x: 50, y: 100)
  nested.input.moveHeld(x: 50, y: 160)
  report.expect(list.contentOffset, is: 0, "no-bounce-inside")
  nested.input.release(x: 50, y: 160)
  report.expect(isNested(), "nested")
  g_object_ref(list.widget)
  if let parent = gtk_widget_get_parent(list.widget) {
    gtk_container_remove(parent.raw.of(GtkContainer.self), list.widget)
  }
  gtk_container_remove(nested.test.window.raw.of(GtkContainer.self), nested.scroller)
  gtk_container_add(nested.test.window.raw.of(GtkContainer.self), list.widget)
  g_object_unref(list.widget)
  report.expect(!isNested(), "not-nested")
  nested.test.settle()
  nested.input.drag(x: 50, from: 100, to: 200)
  report.expect(list.contentOffset < -10, "bounces")
  nested.input.touchEnd(x: 50, y: 200)
}
