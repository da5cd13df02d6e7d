import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel
import Tug

@MainActor let ghostFingerProbes = [
  Probe(name: "ghost-finger-arms") { ghostFingerArms($0) },
  Probe(name: "ghost-finger-leaves") { ghostFingerLeaves($0) },
  Probe(name: "ghost-finger-without-list") { ghostFingerWithoutList($0) },
]

/// Runs `body`, and the main loop until it returns; returns whether it has.
@MainActor private func run(_ body: @escaping @MainActor () async -> Void) -> Bool {
  var hasEnded = false
  Task {
    await body()
    hasEnded = true
  }
  return Loop.run { hasEnded }
}

/// A pull to a part of the trigger distance is exact, and one beyond it arms every control.
@MainActor private func ghostFingerArms(_ report: Report) {
  for name in HeaderName.allCases {
    let test = TestWindow()
    test.list.header = RefreshHeader(name) {}
    test.show()
    let finger = GhostFinger(test.list, side: .header)
    report.expect(finger.armingPull != nil, "\(name)-can-arm")
    report.expect(run { await finger.pull(to: 0.6, in: 0) }, "\(name)-pulls")
    let pull = test.list.peer?.scene.pull(of: .header) ?? 0
    report.expect(abs(pull - 0.6) < 0.01, "\(name)-part-\(pull)")
    report.expect(run { await finger.pull(to: 1.15, in: 0.1) }, "\(name)-pulls-on")
    report.expect(run { await finger.armed(within: 2) }, "\(name)-waits")
    let state = test.list.peer?.scene.header?.state
    report.expect(state != .idle, "\(name)-armed-\(String(describing: state))")
    finger.cancel()
    report.expect(!finger.isTouching && finger.place == nil, "\(name)-leaves")
    test.destroy()
  }
}

/// A real finger takes the list over where the ghost has left it, and pulls on from there.
@MainActor private func ghostFingerLeaves(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader(.native) {}
  test.show()
  let finger = GhostFinger(test.list, side: .header)
  var replaced = 0
  finger.onReplaced = { replaced += 1 }
  let trigger = test.list.header?.policy.triggerDistance ?? 0
  report.expect(abs((finger.armingPull ?? 0) - trigger) < 0.01, "arms-at-trigger-distance")
  report.expect(run { await finger.pull(to: 0.6, in: 0) }, "pulls")
  let held = test.list.contentOffset
  let input = SyntheticInput(on: test.list.widget)
  input.touchBegin(x: 100, y: 100)
  report.expect(!finger.isTouching && replaced == 1, "leaves")
  report.expect(test.list.contentOffset, is: held, "no-jump")
  input.touchUpdate(x: 100, y: 110)
  input.touchUpdate(x: 100, y: 130)
  report.expect(test.list.contentOffset < held, "pulls-on")
  input.touchEnd(x: 100, y: 130)
  report.expect(run { await finger.closed() }, "closed")
  report.expect(test.list.contentOffset, is: 0, "at-rest")
}

/// Without its list the finger does nothing, and no wait goes on.
@MainActor private func ghostFingerWithoutList(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader(.native) {}
  test.show()
  let finger = GhostFinger(test.list, side: .header)
  var ended = 0
  Task {
    await finger.pull(to: 1, in: 60)
    ended += 1
  }
  report.expect(Loop.run { finger.isTouching }, "touches")
  test.destroy()
  report.expect(Loop.run { ended == 1 }, "ends")
  finger.release()
  finger.cancel()
  report.expect(run { await finger.pull(to: 1, in: 1) }, "pulls-nothing")
  report.expect(run { await finger.closed() }, "closed")
  report.expect(finger.place == nil && finger.armingPull == nil, "no-place")
}
