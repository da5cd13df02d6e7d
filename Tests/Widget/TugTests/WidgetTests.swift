import Foundation
import Testing

/// Real widgets on a virtual display, each case in a process of its own, where a trap shows.
@Suite(.waitsForPrograms) struct WidgetTests {
  private func expectSuccess(_ name: String, toleratesCriticals: Bool = false) throws {
    let run = try ProbeProcess.run(name, toleratesCriticals: toleratesCriticals)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test("A trap in a probe is detected")
  func aTrapIsSeen() throws {
    let run = try ProbeProcess.run("trap")
    guard case .killed = run.ending else {
      Issue.record("trap ended as \(run.ending):\n\(run.output)")
      return
    }
    #expect(!run.output.contains("unreachable"))
  }

  @Test("A thousand lists leave no memory in use")
  func aThousandListsLeaveNothing() throws { try expectSuccess("leak") }

  @Test(
    "A destroyed list does nothing",
    arguments: ["after-destroy", "destroy-in-handler"])
  func aDestroyedListDoesNothing(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Widgets created on another thread are inert",
    arguments: ["wrong-thread", "controls-of-wrong-thread"])
  func whatAnotherThreadCreatesIsInert(_ name: String) throws {
    try expectSuccess(name, toleratesCriticals: true)
  }

  @Test("A handler of a missing signal is released")
  func missingSignal() throws { try expectSuccess("missing-signal", toleratesCriticals: true) }

  @Test(
    "Input moves the list, or cancels cleanly",
    arguments: [
      "click", "touch-cancel", "second-finger", "insensitive-drag", "hidden-drag", "hidden-fling",
      "wheel",
      "reduced-motion",
    ])
  func inputIsFollowed(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Invalid values are harmless",
    arguments: [
      "bad-insets", "bad-offsets", "bad-sizes", "negative-count", "shrinking-store", "lying-store",
      "bad-rows",
    ])
  func badInputIsHarmless(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Handlers end their work in every order",
    arguments: [
      "throwing-handler", "throwing-footer", "no-more-data", "end-without-begin", "begin-twice",
      "begin-before-shown", "stale-result", "cancel-refresh", "replace-header",
    ])
  func handlersEndAsTheyShould(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Callbacks can change or destroy the list",
    arguments: [
      "end-in-change", "end-in-signal", "replace-in-change", "replace-before-shown", "nested-loop",
      "destroy-in-row", "row-heights",
    ])
  func callbacksMayDoAnything(_ name: String) throws { try expectSuccess(name) }

  @Test("A call from another thread is refused")
  func aCallFromAnotherThreadIsRefused() throws {
    try expectSuccess("call-from-thread", toleratesCriticals: true)
  }

  @Test("Tasks continue inside the main loop")
  func awaitGoesOnInsideTheLoop() throws { try expectSuccess("await") }

  @Test("An idle list draws no frames")
  func anIdleListMakesNoFrames() throws { try expectSuccess("idle") }
}
