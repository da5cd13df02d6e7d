import CGtk
import GtkBridge
import SceneModel
import Tug

/// Calls before a list is shown, frames of other widgets, and the focus by Tab.
@MainActor let firstUseProbes = [
  Probe(name: "ticks-of-others") { ticksOfOthers($0) },
  Probe(name: "asked-before-shown") { askedBeforeShown($0) },
  Probe(name: "asked-by-adjustment") { askedByAdjustment($0) },
  Probe(name: "focus-by-tab") { focusByTab($0) },
]

/// A change that another widget's tick makes in a frame is drawn in that frame, each time.
@MainActor private func ticksOfOthers(_ report: Report) {
  let frames = 40
  let changes: KeyValuePairs<String, @MainActor (ListView, Int) -> Void> = [
    "offset": { $0.contentOffset = Double($1 * 7) },
    "adjustment": { list, number in
      if let adjustment = list.adjustment { gtk_adjustment_set_value(adjustment, Double(number)) }
    },
    "row-height": { $0.rowHeight = 40 + Double($1 % 3) },
    "inset": { $0.contentInset = EdgeInsets(top: Double($1 % 5), bottom: 0) },
  ]
  for (name, change) in changes {
    let test = TestWindow(rows: 1000)
    test.show()
    test.settle()
    var (number, late, draws) = (0, 0, test.draws)
    let tick = FrameTick(widget: test.window) { _ in
      // The change of the frame before was drawn in it.
      if number > 0, test.draws == draws { late += 1 }
      draws = test.draws
      number += 1
      change(test.list, number)
      return number < frames
    }
    tick.start()
    report.expect(Loop.run { number == frames }, "\(name)-frames")
    report.expect(late, is: 0, "\(name)-late")
    test.destroy()
  }
}

/// The list's place when it is shown is the one that was asked for before, by the list's own measures.
@MainActor private func askedBeforeShown(_ report: Report) {
  let rows = 1000
  func place(_ ask: (ListView) -> Void) -> (offset: Double, list: ListView, window: TestWindow) {
    let test = TestWindow(rows: rows)
    ask(test.list)
    test.show()
    test.settle()
    return (test.list.contentOffset, test.list, test)
  }
  let positions: KeyValuePairs<String, RowPosition> = [
    "top": .top, "middle": .middle, "bottom": .bottom,
  ]
  for (name, position) in positions {
    let (offset, list, test) = place { $0.scrollToRow(500, at: position, animated: false) }
    list.scrollToRow(500, at: position, animated: false)
    report.expect(offset, is: list.contentOffset, name)
    report.expect(offset > 0, "\(name)-scrolled")
    test.destroy()
  }
  let (offset, _, test) = place { $0.contentOffset = 5000 }
  report.expect(offset, is: 5000, "offset")
  test.destroy()
  let (end, list, last) = place { $0.contentOffset = 1e9 }
  report.expect(end, is: Double(rows) * list.rowHeight - list.viewportSize.height, "end")
  last.destroy()
}

/// The value of an adjustment before the first frame is applied.
@MainActor private func askedByAdjustment(_ report: Report) {
  let test = TestWindow(rows: 1000)
  guard let adjustment = test.list.adjustment else { return report.expect(false, "adjustment") }
  gtk_adjustment_set_value(adjustment, 4000)
  test.show()
  test.settle()
  report.expect(test.list.contentOffset, is: 4000, "offset")
  report.expect(gtk_adjustment_get_value(adjustment), is: 4000, "value")
}

/// Tab into a list shows the focus on the row where it was, or the first in view.
@MainActor private func focusByTab(_ report: Report) {
  let test = TestWindow()
  test.show()
  test.settle()
  test.list.contentOffset = 300
  test.settle()
  let window = UnsafeMutableRawPointer(test.window).of(GtkWindow.self)
  func enter() {
    gtk_window_set_focus(window, nil)
    // As GTK does when Tab goes down.
    gtk_window_set_focus_visible(window, gboolean(true))
    _ = gtk_widget_child_focus(test.window, GTK_DIR_TAB_FORWARD)
  }
  report.expect(test.list.focusedRow, is: nil, "none-by-showing")
  enter()
  let scene = test.list.peer?.scene
  let first = Int((300 / test.list.rowHeight).rounded(.up))
  report.expect(scene?.focusedRow, is: first, "first-in-view")
  report.expect(scene?.isFocusVisible, is: true, "ring")
  test.list.focusedRow = 9
  enter()
  report.expect(test.list.focusedRow, is: 9, "where-it-was")
  report.expect(test.list.selectedRows.isEmpty, "selects-nothing")
}
