import CGtk
import GtkBridge
import Tug

/// Rows of `docs/features.md` about what is around a list, in a window.
@MainActor let environmentProbes = [
  Probe(name: "inset-adjusted") { insetAdjusted($0) },
  Probe(name: "resized-while-refreshing") { resizedWhileRefreshing($0) },
  Probe(name: "wheel-and-touchpad") { wheelAndTouchpad($0) },
]

/// A finger's pull counts from the rest, which is where the program's inset puts it.
@MainActor private func insetAdjusted(_ report: Report) {
  let test = TestWindow()
  test.list.contentInset = EdgeInsets(top: 64)
  test.list.header = RefreshHeader(.mj) {}
  test.list.rubberBand = nil
  test.show()
  report.expect(test.list.contentOffset, is: -64, "rest")
  let input = SyntheticInput(on: test.list.widget)
  input.touchBegin(x: 100, y: 150)
  for y in stride(from: 160.0, through: 200, by: 10) { input.touchUpdate(x: 100, y: y) }
  report.expect(test.list.refreshState, is: .idle, "short")
  let travelled = -64 - test.list.contentOffset
  report.expect((1..<54).contains(travelled), "travelled")
  report.expect(abs(test.list.refreshPull - travelled / 54) < 1e-9, "pull")
  input.touchUpdate(x: 100, y: 200 + 55 - travelled)
  report.expect(test.list.refreshState, is: .pulling, "armed")
  input.touchEnd(x: 100, y: 200 + 55 - travelled)
  report.expect(Loop.run { test.list.refreshState == .idle && test.settle() }, "closed")
  report.expect(test.list.contentOffset, is: -64, "offset")
}

/// A list that is resized while it refreshes stays open, and closes to its rest.
@MainActor private func resizedWhileRefreshing(_ report: Report) {
  let test = TestWindow(rows: 3)
  test.list.header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(60)) }
  test.show()
  test.list.beginRefreshing()
  report.expect(Loop.run { test.list.contentOffset == -54 }, "open")
  gtk_window_resize(UnsafeMutableRawPointer(test.window).of(GtkWindow.self), 600, 200)
  let isResized = Loop.run { gtk_widget_get_allocated_width(test.list.widget) == 600 }
  report.expect(isResized, "resized")
  report.expect(Loop.run { test.list.peer?.scene.container.viewportLength == 200 }, "viewport")
  report.expect(test.list.contentOffset, is: -54, "still-open")
  test.list.endRefreshing()
  expectHeaderClosed(test, report, "end")
}

/// A wheel and a touchpad pull, let go when they pause, and leave nothing half open.
@MainActor private func wheelAndTouchpad(_ report: Report) {
  guard let touchpad = SyntheticTouchpad() else { return report.expect(false, "touchpad") }
  let test = TestWindow()
  var refreshes = 0
  test.list.header = RefreshHeader(.mj) { refreshes += 1 }
  test.list.header?.policy.wheelPulls = true
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  input.wheel(-0.5)
  report.expect(Loop.run { test.list.contentOffset < 0 }, "wheel-pulls")
  report.expect(Loop.run { test.list.contentOffset == 0 && test.settle() }, "wheel-too-short")
  for _ in 0..<12 { input.wheel(-1) }
  report.expect(Loop.run { refreshes == 1 }, "wheel-lets-go")
  expectHeaderClosed(test, report, "wheel")
  for _ in 0..<30 { input.pan(dy: -1, on: touchpad) }
  report.expect(test.list.refreshState, is: .pulling, "touchpad-pulls")
  input.panStop(on: touchpad)
  report.expect(Loop.run { refreshes == 2 }, "touchpad-lets-go")
  expectHeaderClosed(test, report, "touchpad")
}
