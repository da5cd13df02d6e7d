import RefreshModel
import Testing

@Suite("Delayed ends, and ends by time limits")
struct PendingEndTests {
  /// Returns a control that has been refreshing since second 1, fully open.
  private func refreshing(
    _ beginOptions: BeginOptions = BeginOptions(),
    _ adjust: (inout RefreshPolicy) -> Void = { _ in }
  ) -> RefreshControl {
    var policy = RefreshPolicy.fg
    adjust(&policy)
    var control = RefreshControl(policy: policy)
    control.noteBeginOptions(beginOptions)
    _ = control.react(to: .begun, at: 1, instantly: false)
    _ = control.beginOpening(until: 1, at: 1)
    return control
  }

  @Test("An end waits for its delay or the minimum, whichever is later")
  func due() {
    for (delay, minimum, due) in [
      (0.0, 0.0, nil), (0.5, 0, 2.5), (0, 0.5, nil), (0, 1.5, 2.5), (0.5, 1.2, 2.5), (0.1, 3, 4.0),
    ] as [(Double, Double, Double?)] {
      var control = refreshing { $0.minimumDuration = minimum }
      let isNow = control.takeEnd(.success, after: delay, at: 2)
      #expect(isNow == (due == nil), "\(delay) \(minimum)")
      #expect(control.deadline == due, "\(delay) \(minimum)")
      #expect(control.pendingResult == (due == nil ? nil : .success))
    }
  }

  @Test("A delayed end needs no frames until it is due")
  func needsNoFrames() {
    var control = refreshing()
    _ = control.takeEnd(.success, after: 60, at: 2)
    #expect(control.deadline == 62 && control.nearDeadline == nil)
  }

  @Test("The earlier of two ends counts, and the first of a tie")
  func two() {
    var control = refreshing()
    _ = control.takeEnd(.failure, after: 1, at: 2)
    let later = control.takeEnd(.success, after: 2, at: 2)
    #expect(!later && control.pendingResult == .failure)
    let same = control.takeEnd(.success, after: 1, at: 2)
    #expect(!same && control.pendingResult == .failure)
    let earlier = control.takeEnd(.success, after: 0.5, at: 2)
    #expect(!earlier && control.pendingResult == .success)
    #expect(control.deadline == 2.5)
    let now = control.takeEnd(.noMore, after: 0, at: 2.1)
    #expect(now && control.pendingResult == nil)
  }

  @Test("A cancel skips the minimum duration but keeps its own delay")
  func cancelled() {
    var control = refreshing { $0.minimumDuration = 5 }
    let delayed = control.takeEnd(.cancelled, after: 1, at: 2)
    #expect(!delayed && control.deadline == 3)
    let now = control.takeEnd(.cancelled, after: 0, at: 2)
    #expect(now)
  }

  @Test("A due end is reported once")
  func passes() {
    var control = refreshing()
    _ = control.takeEnd(.failure, after: 1, at: 2)
    let early = control.passDeadline(at: 2.9, instantly: false)
    let due = control.passDeadline(at: 3, instantly: false)
    let late = control.passDeadline(at: 3, instantly: false)
    #expect(early == [] && due == [.endDue(.failure)] && late == [])
  }

  @Test("An end is ignored if no refresh is running")
  func nothing() {
    var control = RefreshControl(policy: .mj)
    let isNow = control.takeEnd(.success, after: 0, at: 1)
    let isLater = control.takeEnd(.success, after: 1, at: 1)
    #expect(!isNow && !isLater && control.deadline == nil)
  }

  @Test("A refresh that waits to be shown can get a delayed end")
  func willRefresh() {
    var control = RefreshControl(policy: .fg)
    _ = control.react(to: .begunHidden, at: 1, instantly: true)
    let isNow = control.takeEnd(.success, after: 2, at: 1)
    #expect(!isNow && control.deadline == 3)
    _ = control.react(to: .shown, at: 2, instantly: true)
    _ = control.beginOpening(until: 2, at: 2)
    #expect(control.deadline == 3, "the refresh keeps its delayed end when it is shown")
  }

  @Test("The end of a refresh drops its delayed end and its watchdog")
  func ended() {
    var control = refreshing { $0.watchdog = 9 }
    _ = control.takeEnd(.success, after: 5, at: 2)
    _ = control.react(to: .ended, at: 3, instantly: false)
    _ = control.beginClosing(until: 3, at: 3)
    #expect(control.deadline == nil && control.pendingResult == nil)
  }

  @Test("The watchdog starts at the handler's call and needs no frames")
  func watchdog() {
    var policy = RefreshPolicy.mj
    policy.watchdog = 2
    var control = RefreshControl(policy: policy)
    _ = control.react(to: .fired, at: 1, instantly: false)
    _ = control.beginOpening(until: 1.25, at: 1)
    #expect(control.deadline == 1.25)
    let called = control.passDeadline(at: 1.25, instantly: false)
    #expect(called == [.callHandler])
    #expect(control.deadline == 3.25 && control.nearDeadline == nil)
    let early = control.passDeadline(at: 3.24, instantly: false)
    let due = control.passDeadline(at: 3.25, instantly: false)
    #expect(early == [] && due == [.timedOut])
    #expect(control.deadline == nil)
  }

  @Test("A begin without handler calls none; a later pull calls it")
  func quiet() {
    var control = RefreshControl(policy: .fg)
    control.noteBeginOptions(BeginOptions(callsHandler: false))
    _ = control.react(to: .begun, at: 1, instantly: false)
    let quiet = control.beginOpening(until: 1, at: 1)
    #expect(quiet == [])
    _ = control.react(to: .ended, at: 2, instantly: false)
    _ = control.beginClosing(until: 2, at: 2)
    _ = control.react(to: .fired, at: 3, instantly: false)
    let pulled = control.beginOpening(until: 3, at: 3)
    #expect(pulled == [.callHandler])
  }

  @Test("Hurrying a hidden control ends all waits except the watchdog")
  func hurried() {
    var control = refreshing { $0.watchdog = 9 }
    _ = control.takeEnd(.success, after: 5, at: 2)
    control.makeDeadlinesDue(to: 2.5)
    #expect(control.deadline == 2.5)
    var forgotten = refreshing { $0.watchdog = 9 }
    forgotten.makeDeadlinesDue(to: 2.5)
    #expect(forgotten.deadline == 10)
  }
}
