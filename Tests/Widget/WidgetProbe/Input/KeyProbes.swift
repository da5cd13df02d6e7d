import CGtk
import GtkBridge
import SceneModel
import Tug

@MainActor let keyProbes = [
  Probe(name: "keys") { keys($0) },
  Probe(name: "keypad") { keypad($0) },
  Probe(name: "keys-passed-on") { keysPassedOn($0) },
  Probe(name: "keys-at-the-end") { keysAtTheEnd($0) },
  Probe(name: "escape") { escape($0) },
  Probe(name: "menu-key") { menuKey($0) },
]

/// Keys move the focus row, which is brought into view, and activate it.
@MainActor private func keys(_ report: Report) {
  let test = TestWindow()
  var activated: [Int] = []
  test.list.onRowActivated = { activated.append($0) }
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  gtk_widget_grab_focus(test.list.widget)
  input.key(GDK_KEY_Down)
  report.expect(test.list.peer?.scene.focusedRow, is: 0, "first-row")
  input.key(GDK_KEY_Down)
  input.key(GDK_KEY_Return)
  report.expect(activated, is: [1], "activated")
  input.key(GDK_KEY_End)
  report.expect(test.settle(), "settled")
  report.expect(test.list.peer?.scene.focusedRow, is: 99, "last-row")
  let end = test.list.peer?.scene.container.maximumOffset
  report.expect(test.list.contentOffset, is: end ?? 0, "offset-at-end")
  input.key(GDK_KEY_Home, holding: GDK_CONTROL_MASK)
  test.settle()
  report.expect(test.list.contentOffset, is: 0, "offset-at-start")
  input.key(GDK_KEY_space)
  test.settle()
  let page = test.list.peer?.scene.container.pageStep ?? 0
  // The row that has the focus goes along, and shows in full.
  let pages = (page - test.list.rowHeight)...(page + test.list.rowHeight)
  report.expect(pages.contains(test.list.contentOffset), "page-on")
  input.key(GDK_KEY_space, holding: GDK_SHIFT_MASK)
  test.settle()
  report.expect(abs(test.list.contentOffset) < 1e-6, "page-back")
  input.key(GDK_KEY_Page_Down)
  test.settle()
  report.expect(pages.contains(test.list.contentOffset), "page-down")
}

/// The keypad's keys are the same keys.
@MainActor private func keypad(_ report: Report) {
  let test = TestWindow()
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  gtk_widget_grab_focus(test.list.widget)
  input.key(GDK_KEY_KP_Down)
  input.key(GDK_KEY_KP_Down)
  report.expect(test.list.peer?.scene.focusedRow, is: 1, "row-down")
  input.key(GDK_KEY_KP_Up)
  report.expect(test.list.peer?.scene.focusedRow, is: 0, "row-up")
  input.key(GDK_KEY_KP_End)
  report.expect(test.list.peer?.scene.focusedRow, is: 99, "end")
  input.key(GDK_KEY_KP_Home)
  report.expect(test.list.peer?.scene.focusedRow, is: 0, "home")
  input.key(GDK_KEY_KP_Page_Down)
  report.expect((test.list.peer?.scene.focusedRow ?? 0) > 1, "page-down")
}

/// A list next to a button, in a window that records the keys that reach it.
@MainActor private final class KeyWindow {
  let test = TestWindow()
  let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("Button")
  private(set) var unused = 0

  init() {
    let window = test.window
    g_object_ref(test.list.widget)
    gtk_container_remove(window.raw.of(GtkContainer.self), test.list.widget)
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_container_add(window.raw.of(GtkContainer.self), box)
    gtk_box_pack_start(box.raw.of(GtkBox.self), button, 0, 0, 0)
    gtk_box_pack_start(box.raw.of(GtkBox.self), test.list.widget, 1, 1, 0)
    g_object_unref(test.list.widget)
    // A key that the list does not use bubbles to the box.
    SignalConnection.connect(
      box, "key-press-event",
      event: { [weak self] _ in
        self?.unused += 1
        return false
      })
    test.show()
    gtk_widget_grab_focus(test.list.widget)
  }
}

/// Keys that the list has no use for reach the window: Tab, Alt and the like, unknown keys.
@MainActor private func keysPassedOn(_ report: Report) {
  let window = KeyWindow()
  let input = SyntheticInput(on: window.test.list.widget)
  let passed: [(Int32, GdkModifierType?)] = [
    (GDK_KEY_F7, nil), (GDK_KEY_Down, GDK_MOD1_MASK), (GDK_KEY_Home, GDK_SUPER_MASK),
    (GDK_KEY_Escape, nil), (GDK_KEY_Return, nil), (GDK_KEY_Return, GDK_CONTROL_MASK),
  ]
  for (count, (key, modifiers)) in passed.enumerated() {
    input.key(key, holding: modifiers)
    report.expect(window.unused, is: count + 1, "passed-on-\(count)")
  }
  report.expect(window.test.list.peer?.scene.focusedRow == nil, "no-row")
  input.key(GDK_KEY_Down, holding: GDK_LOCK_MASK)
  report.expect(window.test.list.peer?.scene.focusedRow, is: 0, "with-caps-lock")
  report.expect(window.unused, is: passed.count, "used")
  gtk_widget_child_focus(window.test.window, GTK_DIR_TAB_BACKWARD)
  report.expect(gtk_widget_is_focus(window.button).isTrue, "tab-leaves")
  input.key(GDK_KEY_Down)
  report.expect(window.test.list.peer?.scene.focusedRow, is: 0, "without-focus")
}

/// An arrow beyond the first row is refused by GTK's rule, or moves the focus where the program
/// says.
@MainActor private func keysAtTheEnd(_ report: Report) {
  let window = KeyWindow()
  let input = SyntheticInput(on: window.test.list.widget)
  input.key(GDK_KEY_Down)
  input.key(GDK_KEY_Up)
  report.expect(window.unused, is: 0, "refused")
  var failures: [Int32] = []
  SignalConnection.connect(
    window.test.list.widget, "keynav-failed",
    answer: { direction in
      failures.append(direction)
      return false
    })
  input.key(GDK_KEY_Up)
  report.expect(failures, is: [Int32(GTK_DIR_UP.rawValue)], "failed")
  input.key(GDK_KEY_Left)
  report.expect(window.unused > 0, "across-is-passed-on")
}

/// Escape gives up a drag, then a motion, then is passed on.
@MainActor private func escape(_ report: Report) {
  let window = KeyWindow()
  let list = window.test.list
  let input = SyntheticInput(on: list.widget)
  list.header = RefreshHeader { try await Task.sleep(for: .seconds(60)) }
  input.drag(x: 50, from: 100, to: 300)
  input.key(GDK_KEY_Escape)
  report.expect(list.peer?.scene.container.isDragging, is: false, "drag-given-up")
  report.expect(window.unused, is: 0, "drag-used-it")
  input.touchUpdate(x: 50, y: 400)
  input.touchEnd(x: 50, y: 400)
  report.expect(list.isRefreshing, is: false, "no-refresh")
  report.expect(window.test.settle(), "settled")
  report.expect(list.contentOffset, is: 0, "closed")
  list.setContentOffset(1000, animated: true)
  Loop.run { list.contentOffset > 100 }
  input.key(GDK_KEY_Escape)
  report.expect(list.peer?.scene.container.phase, is: .idle, "stopped")
  report.expect(window.unused, is: 0, "motion-used-it")
  list.contentOffset = 0
  list.beginRefreshing()
  Loop.run { list.contentOffset < -5 }
  input.key(GDK_KEY_Escape)
  report.expect(window.unused, is: 1, "opening-is-the-programs")
  report.expect(list.isRefreshing, is: true, "still-refreshing")
}

/// The menu key asks for the menu of the row that has the focus.
@MainActor private func menuKey(_ report: Report) {
  let test = TestWindow()
  var menus: [Int?] = []
  test.list.onMenuRequested = { row, _, _ in menus.append(row) }
  test.show()
  let object = test.list.widget.raw.of(GObject.self)
  gtk_bindings_activate(object, UInt32(GDK_KEY_Menu), GdkModifierType(rawValue: 0))
  report.expect(menus, is: [], "without-focus")
  test.list.focusedRow = 3
  gtk_bindings_activate(object, UInt32(GDK_KEY_Menu), GdkModifierType(rawValue: 0))
  gtk_bindings_activate(object, UInt32(GDK_KEY_F10), GDK_SHIFT_MASK)
  report.expect(menus, is: [3, 3], "menus")
}
