import RefreshModel
import Testing

@Suite("Stages of a control")
struct StageTests {
  @Test("A refresh passes through all stages in order")
  func way() {
    var policy = RefreshPolicy.mj
    policy.successDwell = 0.5
    var control = RefreshControl(policy: policy)
    #expect(control.stage == .idle)
    _ = control.react(to: .armed, at: 1, instantly: false)
    #expect(control.stage == .pulling)
    _ = control.react(to: .fired, at: 1.1, instantly: false)
    #expect(control.stage == .settling, "the stage changes before the opening has an end time")
    #expect(control.deadline == nil)
    _ = control.beginOpening(until: 1.35, at: 1.1)
    #expect(control.stage == .settling && !control.isOpen)
    _ = control.passDeadline(at: 1.35, instantly: false)
    #expect(control.stage == .refreshing && control.isOpen)
    _ = control.react(to: .endedInSuccess, at: 2, instantly: false)
    #expect(control.stage == .finishing)
    _ = control.passDeadline(at: 2.5, instantly: false)
    #expect(control.stage == .finishing, "the stage stays before the closing has an end time")
    _ = control.beginClosing(until: 2.9, at: 2.5)
    #expect(control.stage == .finishing)
    _ = control.passDeadline(at: 2.9, instantly: false)
    #expect(control.stage == .idle)
  }

  @Test("A refresh that is not visible settles; an exhausted footer is idle")
  func others() {
    var control = RefreshControl(policy: .mj)
    _ = control.react(to: .begunHidden, at: 1, instantly: false)
    #expect(control.stage == .settling)
    var footer = RefreshControl(policy: .mjBack)
    _ = footer.react(to: .exhausted, at: 1, instantly: false)
    #expect(footer.stage == .idle)
  }

  @Test("An opening floor settles, an open one is idle, a closing one finishes")
  func floor() {
    var control = RefreshControl(policy: .mj)
    _ = control.react(to: .armed, at: 1, instantly: false)
    _ = control.react(to: .floorArmed, at: 1, instantly: false)
    #expect(control.stage == .pulling && control.turn.to == 1)
    _ = control.react(to: .floorOpened, at: 1, instantly: false)
    control.beginFloor(until: 2, at: 1)
    #expect(control.stage == .settling && control.holdsInset)
    let open = control.passDeadline(at: 2, instantly: false)
    #expect(open == [] && control.stage == .idle)
    _ = control.react(to: .floorClosed, at: 3, instantly: false)
    _ = control.beginClosing(until: 4, at: 3)
    #expect(control.isFloorClosing && control.stage == .finishing)
    let again = control.react(to: .begun, at: 3.5, instantly: false)
    #expect(again.first == .floorClosed, "a new opening first ends the closing of the floor")
    #expect(!control.isFloorClosing)
  }

  @Test("The finger's place selects one of equal parts, or the middle")
  func actions() {
    var policy = RefreshPolicy.mj
    let chosen = { (fraction: Double) in policy.action(at: fraction) }
    #expect([0, 0.5, 1].map(chosen) == [0, 0, 0])
    policy.actionCount = 3
    #expect(
      [-1, 0, 0.33, 0.34, 0.66, 0.67, 1, 9].map { policy.action(at: $0) } == [
        0, 0, 0, 1, 1, 2, 2, 2,
      ])
    #expect(policy.action(at: .nan) == 1 && policy.middleAction == 1)
    policy.actionCount = 4
    #expect(policy.middleAction == 1)
    var control = RefreshControl(policy: policy)
    #expect(control.chosenAction == 1)
    let isSame = control.choose(at: 0.3)
    let isOther = control.choose(at: 0.9)
    #expect(!isSame && isOther && control.chosenAction == 3)
    policy.actionCount = 2
    control.tune(to: policy)
    #expect(control.chosenAction == 1, "an action beyond the new count falls back to the last")
    #expect(control.choice.value(at: 0) == 1)
  }

  @Test("A choice applies at once and animates from its current value")
  func choice() {
    var policy = RefreshPolicy.actions
    policy.turnDuration = 0.2
    var control = RefreshControl(policy: policy)
    #expect(control.choice.value(at: 0) == 1)
    let isOther = control.choose(at: 0.9, time: 1, instantly: false)
    #expect(isOther && control.chosenAction == 2)
    #expect(control.choice.value(at: 1) == 1 && control.choice.value(at: 1.2) == 2)
    #expect(abs(control.choice.value(at: 1.1) - 1.5) < 1e-12)
    #expect(control.isAnimating(at: 1.1) && !control.isAnimating(at: 1.2))
    _ = control.choose(at: 0.1, time: 1.1, instantly: false)
    #expect(
      abs(control.choice.value(at: 1.1) - 1.5) < 1e-12,
      "the animation continues from its current value")
    #expect(control.choice.value(at: 1.3) == 0)
    control.chooseMiddle(at: 1.15, instantly: true)
    #expect(control.choice.value(at: 1.15) == 1 && control.chosenAction == 1)
    control.choose(action: 2, at: 1.2)
    #expect(control.choice.value(at: 1.2) == 2 && control.chosenAction == 2)
    control.choose(action: 3, at: 1.3)
    #expect(control.chosenAction == 1, "an invalid action falls back to the middle")
  }
}
