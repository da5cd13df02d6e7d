public import ScrollModel

/// A refresh header or load-more footer: the state machine, without looks and without place.
///
/// The table of `RefreshTransition` decides. This value keeps the values for the table's actions:
/// the ends of an opening, a closing or a dwell, and the values to draw. Times are seconds.
public struct RefreshControl: Equatable, Sendable {
  /// The outputs of the control for its owner, to be done in order.
  public enum Output: Equatable, Sendable {
    /// The state has changed.
    case stateChanged(from: RefreshState, to: RefreshState)
    /// Take the inset and move; `isAsked` where no pull has brought the control into view.
    case open(isAsked: Bool)
    /// Call the handler.
    case callHandler
    /// The end took effect.
    case ended
    /// Give the inset back and move.
    case close
    /// The closing is over.
    case closed
    /// Make room for the page behind the header, and move.
    case openFloor
    /// The page behind the header has closed.
    case floorClosed
    /// The pending end takes effect now.
    case endDue(RefreshResult)
    /// Nobody has ended the refresh in time.
    case timedOut

    /// True for a change of the state.
    public var isStateChange: Bool { if case .stateChanged = self { true } else { false } }
  }

  /// The numbers of the system that the control follows.
  @inlinable public var policy: RefreshPolicy { boxedPolicy.value }
  @usableFromInline var boxedPolicy: Boxed<RefreshPolicy>
  /// What it is doing.
  public private(set) var state = RefreshState.idle
  /// The state before that.
  public private(set) var previousState = RefreshState.idle
  /// The progress of the looks from the previous state to the state: 0 to 1.
  public private(set) var change = Transition(at: 1)
  /// The arrow: 0 points as at rest, 1 is turned by half a circle.
  public private(set) var turn = Transition(at: 0)
  /// The closing: 0 where it begins, 1 when it is over.
  public private(set) var closing = Transition(at: 1)
  /// The result of the last refresh; nil before the first end and from a new begin on.
  public private(set) var lastResult: RefreshResult?
  /// The wall clock, in seconds since 1970 UTC, when a refresh last ended; nil before that.
  public private(set) var lastUpdated: Double?

  /// True where the user has moved the list since the control last opened.
  ///
  /// Without this a release leaves the control alone.
  public internal(set) var isPulled = false

  /// True where the user's finger has brought the list to the trigger distance, and not back.
  ///
  /// A motion by the program under the finger is not a pull.
  public internal(set) var isReached = false

  /// True where the user's finger has armed it, and has not disarmed it since.
  ///
  /// What the program moves under a finger that is held may disarm it, and arms it again.
  public internal(set) var isArmedByHand = false

  /// True where it has fired in this approach.
  ///
  /// Until the user leaves its zone or begins another gesture, a control that does not wait for a
  /// release does not fire again.
  ///
  /// Source: architecture, rule 7.
  public internal(set) var isSpent = false
  /// The number of times that the drag may still fire it; nil for any number.
  var dragTimesLeft: Int?

  /// The manner in which the running or requested refresh was begun.
  public internal(set) var manner = BeginManner()
  /// The index of the action that the finger has chosen, from 0 on; fixed from firing on.
  public internal(set) var chosenAction = 0
  /// The place of the mark of the choice, in actions from the first one, on its way to the chosen
  /// one.
  public internal(set) var choice = Transition(at: 0)

  /// When the next things happen to it by themselves.
  var schedule = RefreshSchedule()
  /// The time at which the running refresh began to be shown.
  var begin: Double?
  /// True where the page behind the header closes.
  var closesFloor = false
  /// True where the user has dragged the list since the control began to close.
  var pulledSinceClosing = true

  /// A control at rest.
  public init(policy: RefreshPolicy) {
    boxedPolicy = Boxed(policy)
    chosenAction = policy.middleAction
    choice = Transition(at: Double(chosenAction))
  }

  /// True while the control keeps its inset.
  public var holdsInset: Bool { Self.holdsInset(state) }

  private static func holdsInset(_ state: RefreshState) -> Bool {
    state == .refreshing || state == .success || state == .failure || state == .floorOpen
  }

  /// True while it can be fired: it is idle, or shows a result.
  public var isWaiting: Bool { state == .idle || state == .success || state == .failure }

  /// True while it closes after an end.
  public var isClosing: Bool { schedule.isClosing }

  /// The time of the next deadline; nil for none.
  public var deadline: Double? { schedule.next }

  /// The next deadline without the watchdog and a pending end, which need no frames.
  public var nearDeadline: Double? { schedule.near }

  /// True while the looks change with time: a turning arrow, a spinner, a closing.
  public func isAnimating(at time: Double) -> Bool {
    state == .refreshing || (state == .pulling && policy.origin == .contentEdge)
      || nearDeadline != nil || time < max(turn.end, change.end, choice.end)
  }

  /// The shown share of the trigger distance for a pull of `distance` points: 0 or more, 1 while
  /// refreshing, 0 from an end on until the closing is over or the user pulls again.
  ///
  /// The distance is asked for only where it counts.
  public func pull(distance: @autoclosure () -> Double) -> Double {
    switch state {
    case .refreshing, .floorOpen: return 1
    case .success, .failure, .willRefresh: return 0
    case .idle, .pulling, .floorArmed, .noMoreData: break
    }
    guard pulledSinceClosing, policy.triggerDistance > 0 else { return 0 }
    return max(distance(), 0) / policy.triggerDistance
  }

  /// Takes another policy and stays in its state; a present drag counts by the new numbers.
  public mutating func tune(to policy: RefreshPolicy) {
    let times = policy.approach?.timesPerDrag
    if times != self.policy.approach?.timesPerDrag { dragTimesLeft = times }
    boxedPolicy.value = policy
    let last = policy.actionCount - 1
    if chosenAction > last {
      chosenAction = last
      choice = Transition(at: Double(last))
    }
  }

  /// It was last refreshed at `seconds` since 1970 UTC; nil for no record.
  public mutating func setLastUpdated(_ seconds: Double?) {
    lastUpdated = seconds
  }

  /// The event that an end with `result` is for this control's policy.
  public func event(forEnd result: RefreshResult, exhausts: Bool) -> RefreshEvent {
    if result == .noMore, exhausts { return .exhausted }
    guard policy.dwell(after: result) > 0 else { return .ended }
    return result == .failure ? .endedInFailure : .endedInSuccess
  }

  /// Takes an end's result before its event, for the drawing while it closes.
  public mutating func noteResult(_ result: RefreshResult) {
    if state == .refreshing { lastResult = result }
  }

  /// Reacts to `event` at `time`; `instantly` where animations are off or cannot be seen.
  public mutating func react(
    to event: RefreshEvent, at time: Double, instantly: Bool
  ) -> [Output] {
    guard let transition = RefreshTransition.from(state, on: event)
    else { return [] }
    var outputs: [Output] = []
    let opens = transition.actions.contains { $0 != .finish && $0 != .close }
    if opens, isClosing { outputs.append(endClosing()) }
    // The result of a refresh gives way to the page, and is gone when the page closes.
    if transition.state == .floorOpen, holdsInset { outputs.append(.closed) }
    if opens { isPulled = false }
    if event == .fired { manner = BeginManner() }
    outputs.append(.stateChanged(from: state, to: transition.state))
    enter(transition.state, at: time, instantly: instantly)
    for action in transition.actions {
      switch action {
      case .open: outputs.append(.open(isAsked: false))
      case .reveal: outputs.append(.open(isAsked: true))
      case .finish: outputs.append(.ended)
      case .close: outputs.append(.close)
      case .openFloor: outputs.append(.openFloor)
      }
    }
    return outputs
  }

  /// Begins the opening, which is over at `end`: the handler is called then, or now.
  public mutating func beginOpening(until end: Double, at time: Double) -> [Output] {
    schedule.dwell(until: nil)
    lastResult = nil
    begin = time
    let waits = policy.handlerTiming == .afterOpening && end > time
    schedule.open(until: end > time ? end : nil, callsHandler: waits)
    return waits ? [] : callHandler(at: time)
  }

  /// Begins to open the page behind the header, which is open at `end`.
  public mutating func beginFloor(until end: Double, at time: Double) {
    schedule.dwell(until: nil)
    schedule.open(until: end > time ? end : nil)
  }

  /// Begins the program's work, and waits for its end as long as the policy says.
  ///
  /// Work that the program has ended already does not begin. Source: architecture, rule 5.
  private mutating func callHandler(at time: Double) -> [Output] {
    let isEnded = pendingResult != nil
    schedule.watch(until: isEnded ? nil : policy.watchdog.map { time + $0 })
    return manner.callsHandler && !isEnded ? [.callHandler] : []
  }

  /// Makes every deadline due at `time`, for a list that is no longer seen.
  public mutating func hurry(to time: Double) {
    schedule.hurry(to: time)
  }

  /// Begins the closing at `time`, which is over at `end`.
  public mutating func beginClosing(until end: Double, at time: Double) -> [Output] {
    schedule.open(until: nil)
    schedule.dwell(until: nil)
    pulledSinceClosing = false
    guard end > time else { return [endClosing()] }
    closing = Transition(at: 0).redirected(to: 1, at: time, duration: end - time)
    schedule.close(until: end)
    return []
  }

  /// Handles the deadlines that are due at `time`.
  public mutating func passDeadline(at time: Double, instantly: Bool) -> [Output] {
    switch schedule.pass(at: time) {
    case nil, .opened(callsHandler: false): return []
    case .opened(callsHandler: true): return callHandler(at: time)
    case .closed: return [endClosing()]
    case .ended(let result): return [.endDue(result)]
    case .timedOut: return [.timedOut]
    case .held:
      isSpent = true
      return react(to: .fired, at: time, instantly: instantly)
    case .dwelt: return react(to: .dwellOver, at: time, instantly: instantly)
    }
  }

  private mutating func enter(_ state: RefreshState, at time: Double, instantly: Bool) {
    previousState = self.state
    self.state = state
    begin = nil
    if state == .refreshing { isArmedByHand = false }
    if state != .refreshing { schedule.takeEnd() }
    schedule.watch(until: nil)
    // As long as their ends are not known: an opening or closing begins now.
    if state == .refreshing || state == .floorOpen {
      schedule.open(until: .infinity)
    }
    if Self.holdsInset(previousState), !holdsInset { schedule.close(until: .infinity) }
    closesFloor = isClosing && (closesFloor || previousState == .floorOpen)
    let seconds = instantly ? 0 : policy.turnDuration
    change = Transition(at: 0).redirected(to: 1, at: time, duration: seconds)
    schedule.hold(until: nil)
    if state == .pulling, case .hold(let seconds) = policy.trigger {
      schedule.hold(until: time + seconds)
    }
    turn = turn.redirected(
      to: state.isArmed ? 1 : 0, at: time, duration: seconds)
    if state == .success || state == .failure {
      schedule.open(until: nil)
      schedule.dwell(
        until: time + policy.dwell(after: state == .success ? .success : .failure))
    }
  }

  private mutating func endClosing() -> Output {
    closing = Transition(at: 1)
    schedule.close(until: nil)
    pulledSinceClosing = true
    defer { closesFloor = false }
    return closesFloor ? .floorClosed : .closed
  }
}
