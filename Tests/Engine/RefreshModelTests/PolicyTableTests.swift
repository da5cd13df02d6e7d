import RefreshModel
import Testing

/// Sends every event to a control in every state, with every documented policy.
///
/// Rules of this test compute the expected result of each cell, independently of the engine's
/// table.
@Suite("Every state and event of every policy")
struct PolicyTableTests {
  private static let policies: [(name: String, policy: RefreshPolicy)] =
    HeaderName.allCases.map { ("header \($0.rawValue)", $0.policy) }
    + FooterName.allCases.map { ("footer \($0.rawValue)", $0.policy) }

  private static let now = 10.0
  private static let held: Set<RefreshState> = [.refreshing, .success, .failure, .floorOpen]
  private static let floorDuration = 1.0

  /// Returns the policy with dwell times, because without them a control shows no results.
  private static func dwelling(_ policy: RefreshPolicy) -> RefreshPolicy {
    var policy = policy
    policy.successDwell = 0.5
    policy.failureDwell = 0.75
    return policy
  }

  /// Returns a control that reached `state` in the fewest events, all at `now`.
  private func control(in state: RefreshState, _ policy: RefreshPolicy) throws -> RefreshControl {
    var control = RefreshControl(policy: policy)
    func react(_ event: RefreshEvent) {
      for output in control.react(to: event, at: Self.now, instantly: false) {
        switch output {
        case .open:
          _ = control.beginOpening(until: Self.now + (policy.openingDuration ?? 0), at: Self.now)
        case .openFloor: control.beginFloor(until: Self.now + Self.floorDuration, at: Self.now)
        default: break
        }
      }
    }
    switch state {
    case .idle: break
    case .pulling: react(.armed)
    case .willRefresh: react(.begunHidden)
    case .refreshing: react(.fired)
    case .success:
      react(.fired)
      react(.endedInSuccess)
    case .failure:
      react(.fired)
      react(.endedInFailure)
    case .noMoreData: react(.exhausted)
    case .floorArmed:
      react(.armed)
      react(.floorArmed)
    case .floorOpen: react(.floorOpened)
    }
    try #require(control.state == state)
    return control
  }

  /// Returns the state after `event` in `state`, or `nil` if nothing changes.
  ///
  /// The rules: a control that is not running cannot end, a running one cannot begin, and only the
  /// program ends “no more data”.
  private func destination(_ state: RefreshState, _ event: RefreshEvent) -> RefreshState? {
    let isAtRest = state == .idle || state == .pulling
    let isShowingResult = state == .success || state == .failure
    switch event {
    case .armed: return state == .idle || isShowingResult ? .pulling : nil
    case .disarmed, .dropped: return state.isArmed ? .idle : nil
    case .fired: return isAtRest || isShowingResult ? .refreshing : nil
    case .begun: return state == .refreshing || state == .floorOpen ? nil : .refreshing
    case .begunHidden:
      return isAtRest || state == .floorArmed || state == .noMoreData ? .willRefresh : nil
    case .shown: return state == .willRefresh ? .refreshing : nil
    case .ended: return state == .refreshing || state == .willRefresh ? .idle : nil
    case .endedInSuccess:
      return state == .refreshing ? .success : state == .willRefresh ? .idle : nil
    case .endedInFailure:
      return state == .refreshing ? .failure : state == .willRefresh ? .idle : nil
    // The other states of a second floor belong to headers, which never run out of data.
    case .exhausted:
      return [.noMoreData, .floorArmed, .floorOpen].contains(state) ? nil : .noMoreData
    case .reset: return state == .noMoreData || state == .failure ? .idle : nil
    case .dwellOver: return isShowingResult ? .idle : nil
    case .floorArmed: return state == .pulling ? .floorArmed : nil
    case .floorDisarmed: return state == .floorArmed ? .pulling : nil
    case .floorOpened: return isAtRest || isShowingResult || state == .floorArmed ? .floorOpen : nil
    case .floorClosed: return state == .floorOpen ? .idle : nil
    }
  }

  /// Returns the control's outputs, in order, when `event` changes `state` to `new`.
  private func outputs(
    _ state: RefreshState, _ event: RefreshEvent, to new: RefreshState
  ) -> [RefreshControl.Output] {
    var outputs = [RefreshControl.Output.stateChanged(from: state, to: new)]
    if new == .floorOpen, Self.held.contains(state) { outputs.insert(.closed, at: 0) }
    if state == .refreshing { outputs.append(.ended) }
    if new == .refreshing {
      // A pull has scrolled the control into view, or a result still holds it there.
      let isInView = event == .fired || [.pulling, .floorArmed, .success, .failure].contains(state)
      outputs.append(.open(isUnseen: !isInView))
    }
    if new == .floorOpen { outputs.append(.openFloor) }
    if Self.held.contains(state), !Self.held.contains(new) { outputs.append(.close) }
    return outputs
  }

  /// Returns the time of the next deadline of a control that entered `state` at `now`, or `nil` if
  /// it has no deadline.
  private func deadline(_ state: RefreshState, _ policy: RefreshPolicy) -> Double? {
    switch state {
    case .success: return Self.now + policy.successDwell
    case .failure: return policy.failureDwell.map { Self.now + $0 }
    case .pulling:
      if case .hold(let seconds) = policy.trigger { return Self.now + seconds }
      return nil
    case .refreshing:
      let duration = policy.openingDuration ?? 0
      return duration > 0 ? Self.now + duration : nil
    case .floorOpen: return Self.now + Self.floorDuration
    case .idle, .willRefresh, .noMoreData, .floorArmed: return nil
    }
  }

  @Test("Each cell gives its state, outputs and deadline")
  func cells() throws {
    var count = 0
    for (name, documented) in Self.policies {
      for policy in [documented, Self.dwelling(documented)] {
        for state in RefreshState.allCases {
          for event in RefreshEvent.allCases {
            try check(state, event, policy, "\(name): \(state) on \(event)")
            count += 1
          }
        }
      }
    }
    #expect(count == Self.policies.count * 2 * 9 * 17)
  }

  private func check(
    _ state: RefreshState, _ event: RefreshEvent, _ policy: RefreshPolicy, _ cell: Comment
  ) throws {
    let before = try control(in: state, policy)
    var control = before
    let found = control.react(to: event, at: Self.now, instantly: false)
    guard let new = destination(state, event) else {
      #expect(found == [], cell)
      #expect(control == before, cell)
      return
    }
    #expect(control.state == new, cell)
    #expect(control.previousState == state, cell)
    #expect(found == outputs(state, event, to: new), cell)
    #expect(control.holdsInset == Self.held.contains(new), cell)
    if found.contains(where: { if case .open = $0 { true } else { false } }) {
      let end = Self.now + (policy.openingDuration ?? 0)
      let called = control.beginOpening(until: end, at: Self.now)
      let waits = policy.handlerTiming == .afterOpening
      #expect(called == (waits ? [] : [.callHandler]), cell)
    }
    if found.contains(.openFloor) {
      control.beginFloor(until: Self.now + Self.floorDuration, at: Self.now)
    }
    if found.contains(.close) {
      let duration = policy.closingDuration ?? 0
      let closed = control.beginClosing(until: Self.now + duration, at: Self.now)
      let reported = state == .floorOpen ? RefreshControl.Output.floorClosed : .closed
      #expect(closed == (duration > 0 ? [] : [reported]), cell)
      #expect(control.isClosing == (duration > 0), cell)
      #expect(control.deadline == (duration > 0 ? Self.now + duration : nil), cell)
    } else {
      #expect(control.deadline == deadline(new, policy), cell)
    }
  }

  @Test("Only handlers of MJ and derived controls wait for the opening")
  func handlerTiming() {
    let others = ["header material", "header two-level", "footer bounce-dots"]
    for (name, policy) in Self.policies {
      let isMJ = name.contains("mj") && !name.contains("mj-auto")
      let waits = isMJ || others.contains(name)
      #expect((policy.handlerTiming == .afterOpening) == waits, "\(name)")
    }
  }

  @Test("Documented policies are usable; only automatic footers arm without a pull")
  func usable() {
    for (name, policy) in Self.policies {
      #expect(policy.isUsable, "\(name)")
      let isAutomatic = name.contains("mj-auto") || name == "footer native"
      #expect((policy.approach != nil) == isAutomatic, "\(name)")
      #expect(policy.arms(at: 1e6) == (policy.approach == nil), "\(name)")
    }
  }
}
