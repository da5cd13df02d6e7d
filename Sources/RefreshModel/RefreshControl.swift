import ScrollModel

/// A refresh header or load-more footer: the state machine, without looks and without place.
///
/// The table of `RefreshTransition` decides; this value keeps what the table's actions need: when
/// an opening, a closing or a dwell is over, and what there is to draw. Times are seconds.
public struct RefreshControl: Equatable, Sendable {
  /// What the control tells its owner, in the order it is to be done.
  public enum Output: Equatable, Sendable {
    /// The state went from one to the other.
    case stateChanged(from: RefreshState, to: RefreshState)
    /// Borrow the inset and move; `isAsked` where no pull has brought the control into view.
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
    /// The end that was waited for is to take effect.
    case endDue(RefreshResult)
    /// Nobody has ended the refresh in time.
    case timedOut

    /// Whether it says that the state is another.
    public var isStateChange: Bool { if case .stateChanged = self { true } else { false } }
  }

  struct Opening: Equatable, Sendable {
    let end: Double
    let callsHandler: Bool
  }

  struct PendingEnd: Equatable, Sendable {
    let result: RefreshResult
    let due: Double
  }

  /// The numbers of the system that the control follows.
  public var policy: RefreshPolicy
  /// What it is doing.
  public private(set) var state = RefreshState.idle
  /// What it did before that.
  public private(set) var previousState = RefreshState.idle
  /// How far the looks have gone from the previous state's to the state's: 0 to 1.
  public private(set) var change = Transition(at: 1)
  /// The arrow: 0 points as at rest, 1 is turned by half a circle.
  public private(set) var turn = Transition(at: 0)
  /// The closing: 0 where it begins, 1 when it is over.
  public private(set) var closing = Transition(at: 1)
  /// How the last refresh ended; nil before the first end and from a new begin on.
  public private(set) var lastResult: RefreshResult?
  /// The wall clock, in seconds since 1970 UTC, when a refresh last ended; nil before that.
  public var lastUpdated: Double?

  /// Whether the user has moved the list since the control last opened: without that, a release
  /// is none of this control's.
  public internal(set) var isPulled = false

  /// Whether the user's finger has brought the list to the trigger distance, and not back.
  ///
  /// What a program moves under the finger is no pull.
  public internal(set) var isReached = false

  /// Whether it has fired in this approach: until the user leaves its zone or begins another
  /// gesture, what does not wait for a release fires no more.
  ///
  /// Source: architecture, rule 7.
  public internal(set) var isSpent = false
  /// How often the drag may still fire it; nil does not count.
  var dragTimesLeft: Int?

  /// How the refresh that runs, or that is asked for, was begun.
  public internal(set) var manner = BeginManner()
  /// Which action the finger has chosen, from 0 on; fixed from firing on.
  public internal(set) var chosenAction = 0
  /// Where the choice is shown, in actions from the first one: it runs to the chosen one.
  public internal(set) var choice = Transition(at: 0)

  var opening: Opening?
  var closingEnd: Double?
  private var dwellEnd: Double?
  /// When a pull that has to be held has been held for long enough.
  private var holdEnd: Double?
  /// When the refresh that runs began to be shown.
  var begin: Double?
  /// The end that is waited for.
  var pendingEnd: PendingEnd?
  /// When a refresh that nobody has ended ends by itself.
  var watchdogEnd: Double?
  /// Whether what closes is the page behind the header.
  var closesFloor = false
  /// Whether the user has dragged the list since the control began to close.
  var pulledSinceClosing = true

  /// A control at rest.
  public init(policy: RefreshPolicy) {
    self.policy = policy
    chosenAction = policy.middleAction
    choice = Transition(at: Double(chosenAction))
  }

  /// Whether the control keeps its inset.
  public var holdsInset: Bool { Self.holdsInset(state) }

  private static func holdsInset(_ state: RefreshState) -> Bool {
    state == .refreshing || state == .success || state == .failure || state == .floorOpen
  }

  /// Whether it can be fired: it does nothing, or shows a result.
  public var isWaiting: Bool { state == .idle || state == .success || state == .failure }

  /// Whether it is on its way back after an end.
  public var isClosing: Bool { closingEnd != nil }

  /// When the next thing happens by itself; nil when nothing will.
  public var deadline: Double? {
    let end = min(
      nearDeadline ?? .infinity, watchdogEnd ?? .infinity, pendingEnd?.due ?? .infinity)
    return end.isFinite ? end : nil
  }

  /// The same without the watchdog and an end that waits, which no frames need to wait for.
  public var nearDeadline: Double? {
    let end = min(
      min(opening?.end ?? .infinity, closingEnd ?? .infinity),
      min(dwellEnd ?? .infinity, holdEnd ?? .infinity))
    return end.isFinite ? end : nil
  }

  /// Whether the looks change as time passes: a turning arrow, a spinner, a closing.
  public func isAnimating(at time: Double) -> Bool {
    state == .refreshing || (state == .pulling && policy.origin == .contentEdge)
      || nearDeadline != nil || time < max(turn.end, change.end, choice.end)
  }

  /// The share of the trigger distance that shows for a pull of `distance` points: 0 or more,
  /// 1 while refreshing, 0 from an end on until the closing is over or the user pulls again.
  public func pull(distance: Double) -> Double {
    switch state {
    case .refreshing, .floorOpen: return 1
    case .success, .failure, .willRefresh: return 0
    case .idle, .pulling, .floorArmed, .noMoreData: break
    }
    guard pulledSinceClosing, policy.triggerDistance > 0, Feature.pullShare.isOn else { return 0 }
    return max(distance, 0) / policy.triggerDistance
  }

  /// Takes other numbers and stays in its state; a drag that is under way counts by the new ones.
  public mutating func tune(to policy: RefreshPolicy) {
    let times = policy.approach?.timesPerDrag
    if times != self.policy.approach?.timesPerDrag { dragTimesLeft = times }
    self.policy = policy
    let last = policy.actionCount - 1
    if chosenAction > last {
      chosenAction = last
      choice = Transition(at: Double(last))
    }
  }

  /// The event that an end with `result` is for this control's policy.
  public func event(forEnd result: RefreshResult, exhausts: Bool) -> RefreshEvent {
    if result == .noMore, exhausts, Feature.noMoreData.isOn { return .exhausted }
    guard policy.dwell(after: result) > 0 else { return .ended }
    return result == .failure ? .endedInFailure : .endedInSuccess
  }

  /// Takes an end's result before its event, for what is drawn while closing.
  public mutating func noteResult(_ result: RefreshResult) {
    if state == .refreshing { lastResult = result }
  }

  /// Reacts to `event` at `time`; `instantly` where animations are off or cannot be seen.
  public mutating func react(
    to event: RefreshEvent, at time: Double, instantly: Bool
  ) -> [Output] {
    guard let transition = RefreshTransition.from(state, on: event),
      event != .armed || Feature.basicStates.isOn
    else { return [] }
    var outputs: [Output] = []
    let opens = transition.actions.contains { $0 != .finish && $0 != .close }
    if opens, closingEnd != nil { outputs.append(endClosing()) }
    // The result of a refresh makes way for the page, and is not there any more when that closes.
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

  /// The opening has begun and is over at `end`: the handler is called then, or now.
  public mutating func beginOpening(until end: Double, at time: Double) -> [Output] {
    dwellEnd = nil
    lastResult = nil
    begin = time
    let waits = policy.handlerTiming == .afterOpening && end > time
    opening = end > time ? Opening(end: end, callsHandler: waits) : nil
    return waits ? [] : callHandler(at: time)
  }

  /// The page behind the header has begun to open, and is open at `end`.
  public mutating func beginFloor(until end: Double, at time: Double) {
    dwellEnd = nil
    opening = end > time ? Opening(end: end, callsHandler: false) : nil
  }

  /// The program's work begins; its end is waited for as long as the policy says.
  ///
  /// What the program has ended already is not begun. Source: architecture, rule 5.
  private mutating func callHandler(at time: Double) -> [Output] {
    watchdogEnd = pendingEnd == nil ? policy.watchdog.map { time + $0 } : nil
    return manner.callsHandler && pendingEnd == nil ? [.callHandler] : []
  }

  /// Makes whatever is waited for due at `time`, for a list that is no longer seen.
  public mutating func hurry(to time: Double) {
    if let opening { self.opening = Opening(end: time, callsHandler: opening.callsHandler) }
    if closingEnd != nil { closingEnd = time }
    if dwellEnd != nil { dwellEnd = time }
    if let pendingEnd { self.pendingEnd = PendingEnd(result: pendingEnd.result, due: time) }
  }

  /// The closing has begun at `time` and is over at `end`.
  public mutating func beginClosing(until end: Double, at time: Double) -> [Output] {
    opening = nil
    dwellEnd = nil
    pulledSinceClosing = false
    guard end > time else { return [endClosing()] }
    closing = Transition(at: 0).redirected(to: 1, at: time, duration: end - time)
    closingEnd = end
    return []
  }

  /// Does what is due at `time`.
  public mutating func passDeadline(at time: Double, instantly: Bool) -> [Output] {
    if let opening, opening.end <= time {
      self.opening = nil
      return opening.callsHandler ? callHandler(at: time) : []
    }
    if let closingEnd, closingEnd <= time { return [endClosing()] }
    if let pendingEnd, pendingEnd.due <= time {
      self.pendingEnd = nil
      return [.endDue(pendingEnd.result)]
    }
    if let watchdogEnd, watchdogEnd <= time {
      self.watchdogEnd = nil
      return [.timedOut]
    }
    if let holdEnd, holdEnd <= time {
      self.holdEnd = nil
      isSpent = true
      return react(to: .fired, at: time, instantly: instantly)
    }
    if let dwellEnd, dwellEnd <= time {
      self.dwellEnd = nil
      return react(to: .dwellOver, at: time, instantly: instantly)
    }
    return []
  }

  private mutating func enter(_ state: RefreshState, at time: Double, instantly: Bool) {
    previousState = self.state
    self.state = state
    (begin, pendingEnd, watchdogEnd) = (nil, state == .refreshing ? pendingEnd : nil, nil)
    // Until they are known: what opens or closes does so from now on.
    if state == .refreshing || state == .floorOpen {
      opening = Opening(end: .infinity, callsHandler: false)
    }
    if Self.holdsInset(previousState), !holdsInset { closingEnd = .infinity }
    closesFloor = closingEnd != nil && (closesFloor || previousState == .floorOpen)
    let seconds = instantly ? 0 : policy.turnDuration
    change = Transition(at: 0).redirected(to: 1, at: time, duration: seconds)
    holdEnd = nil
    if state == .pulling, case .hold(let seconds) = policy.trigger, Feature.triggerAfterHold.isOn {
      holdEnd = time + seconds
    }
    turn = turn.redirected(
      to: state.isArmed ? 1 : 0, at: time, duration: seconds)
    if state == .success || state == .failure {
      opening = nil
      dwellEnd = time + policy.dwell(after: state == .success ? .success : .failure)
    }
  }

  private mutating func endClosing() -> Output {
    closing = Transition(at: 1)
    closingEnd = nil
    pulledSinceClosing = true
    defer { closesFloor = false }
    return closesFloor ? .floorClosed : .closed
  }
}
