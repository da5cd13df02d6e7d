import CGtk
import GtkBridge
import SceneModel
import Tug

@MainActor let touchpadProbes = [
  Probe(name: "pan") { pan($0) },
  Probe(name: "pan-without-stop") { panWithoutStop($0) },
  Probe(name: "pan-across") { panAcross($0) },
  Probe(name: "pan-stops-glide") { panStopsGlide($0) },
  Probe(name: "pan-insensitive") { panInsensitive($0) },
  Probe(name: "pan-and-escape") { panAndEscape($0) },
  Probe(name: "factors") { factors($0) },
]

/// Points of finger travel for a delta of 1 on X11.
private let unit = 15.0

/// A window with a list, a new touchpad, and input for both.
@MainActor private func prepare(
  _ report: Report, header: RefreshHeader? = nil
) -> (test: TestWindow, input: SyntheticInput, touchpad: SyntheticTouchpad)? {
  let test = TestWindow()
  test.list.header = header
  test.show()
  guard let touchpad = SyntheticTouchpad() else {
    report.expect(false, "touchpad")
    return nil
  }
  return (test, SyntheticInput(on: test.list.widget), touchpad)
}

/// Two fingers move the list point for point, and their stop lets it glide.
@MainActor private func pan(_ report: Report) {
  guard let (test, timedInput, touchpad) = prepare(report) else { return }
  var input = timedInput
  input.panStop(on: touchpad)
  report.expect(test.list.peer?.scene.container.phase, is: .idle, "stray-stop")
  input.now = timedInput.now
  input.pan(dy: 2, on: touchpad)
  report.expect(test.list.contentOffset, is: 2 * unit, "point-for-point")
  for _ in 0..<6 {
    Loop.run(milliseconds: 16)
    input.now += 16
    input.pan(dy: 2, on: touchpad)
  }
  report.expect(test.list.contentOffset, is: 14 * unit, "travel")
  Loop.run(milliseconds: 10)
  input.now += 10
  input.panStop(on: touchpad)
  report.expect(test.list.peer?.scene.container.phase, is: .decelerating, "glides")
  input.panStop(on: touchpad)
  report.expect(test.list.peer?.scene.container.phase, is: .decelerating, "stray-stop-in-glide")
}

/// A header that a pan has pulled half open closes without a stop, too, and triggers nothing more.
@MainActor private func panWithoutStop(_ report: Report) {
  var refreshes = 0
  let header = RefreshHeader { refreshes += 1 }
  guard let (test, input, touchpad) = prepare(report, header: header) else { return }
  for _ in 0..<4 { input.pan(dy: -1, on: touchpad) }
  report.expect(test.list.contentOffset < -10, "half-open")
  report.expect(Loop.run { test.list.contentOffset == 0 }, "closed")
  report.expect(refreshes, is: 0, "refreshes")
  // A device that sends stops, and loses one where the pointer leaves.
  input.pan(dy: -1, on: touchpad)
  input.panStop(on: touchpad)
  test.settle()
  for _ in 0..<4 { input.pan(dy: -1, on: touchpad) }
  Loop.run(milliseconds: 400)
  report.expect(test.list.contentOffset < -10, "waits-for-the-stop")
  input.leave()
  report.expect(Loop.run { test.list.contentOffset == 0 }, "closed-by-leaving")
  for _ in 0..<4 { input.pan(dy: -1, on: touchpad) }
  report.expect(Loop.run(upTo: 8000) { test.list.contentOffset == 0 }, "closed-by-silence")
  report.expect(refreshes, is: 0, "refreshes-after")
}

/// A pan that begins across the list does not move it until the fingers leave, whatever they do.
@MainActor private func panAcross(_ report: Report) {
  guard let (test, input, touchpad) = prepare(report) else { return }
  input.pan(dx: 1, dy: 0.4, on: touchpad)
  for _ in 0..<5 { input.pan(dy: 2, on: touchpad) }
  report.expect(test.list.contentOffset, is: 0, "across")
  input.panStop(on: touchpad)
  input.pan(dx: 0.4, dy: 1, on: touchpad)
  for _ in 0..<5 { input.pan(dx: 2, on: touchpad) }
  report.expect(test.list.contentOffset, is: unit, "along")
  input.panStop(on: touchpad)
}

/// Fingers that come to the pad stop a glide, whichever way they go.
@MainActor private func panStopsGlide(_ report: Report) {
  guard let (test, input, touchpad) = prepare(report) else { return }
  func fling(_ key: String) {
    test.list.contentOffset = 0
    for _ in 0..<6 {
      input.pan(dy: 3, on: touchpad)
      Loop.run(milliseconds: 16)
    }
    input.pan(dy: 3, on: touchpad)
    input.panStop(on: touchpad)
    report.expect(test.list.peer?.scene.container.phase, is: .decelerating, "glides-\(key)")
  }
  fling("along")
  input.pan(dy: 0.1, on: touchpad)
  report.expect(test.list.peer?.scene.container.phase, is: .dragging, "along")
  Loop.run(milliseconds: 100)
  input.panStop(on: touchpad)
  report.expect(test.list.peer?.scene.container.phase, is: .idle, "rests")
  fling("across")
  input.pan(dx: 1, on: touchpad)
  report.expect(test.list.peer?.scene.container.phase, is: .idle, "across")
  input.panStop(on: touchpad)
  fling("resting")
  input.pan(on: touchpad)
  report.expect(test.list.peer?.scene.container.phase, is: .dragging, "resting")
  input.panStop(on: touchpad)
}

/// A list made insensitive lets go of a pan; a glide goes on to its end.
@MainActor private func panInsensitive(_ report: Report) {
  var refreshes = 0
  let header = RefreshHeader { refreshes += 1 }
  guard let (test, input, touchpad) = prepare(report, header: header) else { return }
  for _ in 0..<15 { input.pan(dy: -1, on: touchpad) }
  report.expect(test.list.peer?.scene.header?.state, is: .pulling, "pulled")
  gtk_widget_set_sensitive(test.list.widget, 0)
  report.expect(test.list.peer?.scene.container.isPanning, is: false, "panning")
  report.expect(Loop.run { test.list.contentOffset == 0 }, "closed")
  report.expect(refreshes, is: 0, "refreshes")
  gtk_widget_set_sensitive(test.list.widget, 1)
  for _ in 0..<6 {
    input.pan(dy: 3, on: touchpad)
    Loop.run(milliseconds: 16)
  }
  input.pan(dy: 3, on: touchpad)
  input.panStop(on: touchpad)
  let offset = test.list.contentOffset
  gtk_widget_set_sensitive(test.list.widget, 0)
  report.expect(test.settle(), "settled")
  report.expect(test.list.contentOffset > offset + 10, "glided-on")
}

/// Fingers whose pan a key has given up do nothing until they leave.
@MainActor private func panAndEscape(_ report: Report) {
  guard let (test, input, touchpad) = prepare(report) else { return }
  gtk_widget_grab_focus(test.list.widget)
  input.pan(dy: 4, on: touchpad)
  input.key(GDK_KEY_Escape)
  report.expect(test.list.peer?.scene.container.isPanning, is: false, "given-up")
  input.pan(dy: 4, on: touchpad)
  report.expect(test.list.contentOffset, is: 4 * unit, "ignored")
  input.panStop(on: touchpad)
  input.pan(dy: 1, on: touchpad)
  report.expect(test.list.contentOffset, is: 5 * unit, "next")
  input.panStop(on: touchpad)
}

/// Each device's factor is the list's to set, and unusable ones are ignored.
@MainActor private func factors(_ report: Report) {
  guard let (test, input, touchpad) = prepare(report) else { return }
  for number in [Double.nan, .infinity, 0, -1, 100.5, 1e300] {
    test.list.wheelFactor = number
    test.list.touchpadFactor = number
    report.expect(test.list.wheelFactor, is: 1, "wheel-\(number)")
    report.expect(test.list.touchpadFactor, is: 1, "touchpad-\(number)")
  }
  let notch = test.list.peer?.scene.container.wheelNotch ?? 0
  test.list.wheelFactor = 2.5
  test.list.touchpadFactor = 0.5
  input.wheel(1)
  test.settle()
  report.expect(abs(test.list.contentOffset - 2.5 * notch) < 1e-6, "wheel")
  let before = test.list.contentOffset
  input.pan(dy: 2, on: touchpad)
  report.expect(abs(test.list.contentOffset - before - unit) < 1e-6, "touchpad")
  input.panStop(on: touchpad)
}
