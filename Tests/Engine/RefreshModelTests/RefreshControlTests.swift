import RefreshModel
import Testing

@Suite("Refresh control")
struct RefreshControlTests {
  private func refreshing(_ policy: RefreshPolicy = .mj) -> RefreshControl {
    var control = RefreshControl(policy: policy)
    _ = control.react(to: .begun, at: 1, instantly: false)
    _ = control.beginOpening(until: 1.25, at: 1)
    return control
  }

  @Test("A state change is reported before its consequences")
  func order() {
    var control = RefreshControl(policy: .mj)
    let outputs = control.react(to: .fired, at: 2, instantly: false)
    #expect(outputs == [.stateChanged(from: .idle, to: .refreshing), .open(isUnseen: false)])
    #expect(control.change.start == 2)
    #expect(control.holdsInset)
  }

  @Test("The handler is called after the opening, or at once, by policy")
  func timing() {
    var mj = RefreshControl(policy: .mj)
    _ = mj.react(to: .fired, at: 1, instantly: false)
    let atOnce = mj.beginOpening(until: 1.25, at: 1)
    #expect(atOnce == [])
    #expect(mj.deadline == 1.25)
    let early = mj.passDeadline(at: 1.2, instantly: false)
    #expect(early == [])
    let due = mj.passDeadline(at: 1.25, instantly: false)
    #expect(due == [.callHandler])
    #expect(mj.deadline == nil)
    var fg = RefreshControl(policy: .fg)
    _ = fg.react(to: .fired, at: 1, instantly: false)
    let fired = fg.beginOpening(until: 1.2, at: 1)
    #expect(fired == [.callHandler])
    let over = fg.passDeadline(at: 1.2, instantly: false)
    #expect(over == [])
  }

  @Test("An end during the opening closes without calling the handler")
  func endedBeforeOpen() {
    var control = refreshing()
    let outputs = control.react(to: .ended, at: 1.1, instantly: false)
    #expect(outputs == [.stateChanged(from: .refreshing, to: .idle), .ended, .close])
    _ = control.beginClosing(until: 1.5, at: 1.1)
    #expect(control.isClosing)
    let between = control.passDeadline(at: 1.3, instantly: false)
    #expect(between == [])
    let over = control.passDeadline(at: 1.5, instantly: false)
    #expect(over == [.closed])
    #expect(!control.isClosing)
    #expect(control.deadline == nil)
  }

  @Test("A begin during the closing reports the closing's end first")
  func beginWhileClosing() {
    var control = refreshing()
    _ = control.react(to: .ended, at: 2, instantly: false)
    _ = control.beginClosing(until: 2.4, at: 2)
    let outputs = control.react(to: .begun, at: 2.1, instantly: false)
    #expect(
      outputs == [
        .closed, .stateChanged(from: .idle, to: .refreshing), .open(isUnseen: true),
      ])
    #expect(!control.isClosing)
  }

  @Test("A success or failure stays for its dwell time, then closes")
  func dwell() {
    for (result, state) in [(RefreshResult.success, RefreshState.success), (.failure, .failure)] {
      var policy = RefreshPolicy.mj
      policy.successDwell = 0.5
      policy.failureDwell = 0.5
      var control = refreshing(policy)
      _ = control.passDeadline(at: 1.25, instantly: false)
      let event = control.event(forEnd: result, exhausts: false)
      let outputs = control.react(to: event, at: 3, instantly: false)
      #expect(outputs == [.stateChanged(from: .refreshing, to: state), .ended])
      #expect(control.holdsInset)
      #expect(control.deadline == 3.5)
      #expect(control.pull(distance: 54) == 0)
      let over = control.passDeadline(at: 3.5, instantly: false)
      #expect(over == [.stateChanged(from: state, to: .idle), .close])
      #expect(!control.holdsInset)
    }
  }

  @Test("Without a dwell time a success or failure closes at once")
  func noDwell() {
    let control = refreshing()
    #expect(control.event(forEnd: .failure, exhausts: true) == .ended)
    #expect(control.event(forEnd: .success, exhausts: true) == .ended)
    #expect(control.event(forEnd: .noMore, exhausts: true) == .exhausted)
    #expect(control.event(forEnd: .noMore, exhausts: false) == .ended)
  }

  @Test("A pull is relative to the trigger, 1 in a refresh, 0 after")
  func pull() {
    var control = RefreshControl(policy: .mj)
    #expect(control.pull(distance: 0) == 0)
    #expect(control.pull(distance: -9) == 0)
    #expect(control.pull(distance: 27) == 0.5)
    #expect(control.pull(distance: 81) == 1.5)
    control = refreshing()
    #expect(control.pull(distance: 0) == 1)
    #expect(control.pull(distance: 300) == 1)
    _ = control.react(to: .ended, at: 2, instantly: false)
    _ = control.beginClosing(until: 2.4, at: 2)
    #expect(control.pull(distance: 54) == 0)
    control.notePull()
    #expect(control.pull(distance: 27) == 0.5, "a new pull counts again")
  }

  @Test("The arrow turns from its current angle when the control (dis)arms")
  func turn() {
    var control = RefreshControl(policy: .mj)
    #expect(control.turn.value(at: 0) == 0)
    _ = control.react(to: .armed, at: 1, instantly: false)
    #expect(control.turn.value(at: 1) == 0)
    #expect(abs(control.turn.value(at: 1.125) - 0.5) <= 1e-12)
    _ = control.react(to: .disarmed, at: 1.125, instantly: false)
    #expect(abs(control.turn.value(at: 1.125) - 0.5) <= 1e-12)
    #expect(control.turn.value(at: 1.375) == 0)
    #expect(!control.isAnimating(at: 1.375))
    _ = control.react(to: .armed, at: 2, instantly: true)
    #expect(control.turn.value(at: 2) == 1)
  }
}
