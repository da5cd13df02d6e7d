public import ScrollModel

/// The state machine of a refresh header or load-more footer, without appearance and position.
///
/// The table in `RefreshTransition` decides the transitions. This type stores the data for the
/// table's actions: the ends of an opening, a closing or a dwell, and the values to draw. Times are
/// seconds.
public struct RefreshControl: Equatable, Sendable {
  /// An instruction to the owner of the control.
  ///
  /// Instructions must be executed in order.
  public enum Output: Equatable, Sendable {
    /// The state changed.
    case stateChanged(from: RefreshState, to: RefreshState)
    /// Add the control's inset and move the list.
    ///
    /// `isUnseen` is `true` if no pull has brought the control into view.
    case open(isUnseen: Bool)
    /// Call the handler.
    case callHandler
    /// The end took effect.
    case ended
    /// Remove the control's inset and move the list.
    case close
    /// The closing ended.
    case closed
    /// Open the page behind the header.
    case openFloor
    /// The page behind the header closed.
    case floorClosed
    /// The pending end takes effect now.
    case endDue(RefreshResult)
    /// The refresh timed out.
    case timedOut

    /// Whether this is a change of the state.
    public var isStateChange: Bool { if case .stateChanged = self { true } else { false } }
  }

  /// The pull from which a refresh began: released, held long enough, or taken over by the program.
  package struct Release: Equatable, Sendable {
    /// The time in seconds.
    package var time: Double
    /// The distance by which the content was pulled beyond its rest position, in points.
    package var distance: Double

    /// Creates the end of a pull by `distance` points at `time` seconds.
    package init(time: Double, distance: Double) {
      (self.time, self.distance) = (time, distance)
    }
  }

  /// The policy: the numbers that control when and how the control fires, opens and closes.
  @inlinable public var policy: RefreshPolicy { boxedPolicy.value }
  @usableFromInline var boxedPolicy: Boxed<RefreshPolicy>
  /// The current state.
  public private(set) var state = RefreshState.idle
  /// The state before the current one.
  public private(set) var previousState = RefreshState.idle
  /// The progress of the change of appearance from the previous state to the current one, from 0 to
  /// 1.
  public private(set) var change = EasedValue(at: 1)
  /// The rotation of the arrow: 0 at rest, 1 turned by half a circle.
  public private(set) var turn = EasedValue(at: 0)
  /// The progress of the closing, from 0 to 1; 1 when the control is not closing.
  public private(set) var closing = EasedValue(at: 1)
  /// The result of the last refresh, or `nil` before the first end and from the next begin on.
  public private(set) var lastResult: RefreshResult?
  /// The time of the last successful refresh in seconds since 1970 UTC, or `nil` for no record.
  ///
  /// The program can also set it.
  public private(set) var lastUpdated: Double?
  /// ``lastUpdated`` when the last work began.
  package private(set) var updatedBeforeWork: Double?

  /// Whether the user has moved the list since the control last opened.
  ///
  /// Moves during a refresh or on an open page do not count. A release fires the control only if
  /// this is `true`.
  public internal(set) var isPulled = false

  /// Whether the user's finger has pulled the list to the trigger distance and not back since.
  ///
  /// A scroll by the program during the drag is not a pull.
  public internal(set) var isReached = false

  /// Whether the user's finger has armed the control and not disarmed it since.
  ///
  /// If the program moves the list under a held finger, the control may be disarmed, and is armed
  /// again when the list returns.
  public internal(set) var isArmedByFinger = false

  /// Whether the control has fired in the current approach.
  ///
  /// A control that fires without a release does not fire again until the user leaves its zone or
  /// begins another gesture.
  ///
  /// Source: architecture, rule 7.
  public internal(set) var hasFired = false
  /// The number of times that the current drag may still fire the control, or `nil` if unlimited.
  var dragTimesLeft: Int?

  /// The options with which the running or requested refresh was begun.
  public internal(set) var beginOptions = BeginOptions()
  /// The index of the action that the finger has chosen, from 0.
  ///
  /// Does not change once the control has fired.
  public internal(set) var chosenAction = 0
  /// The position of the mark of the chosen action, in actions from the first one, animated to
  /// ``chosenAction``.
  public internal(set) var choice = EasedValue(at: 0)

  /// The change to the running or last refresh, from 0 to 1, which continues after its end.
  package private(set) var lastWorkChange = EasedValue(at: 1)

  /// The armed pull from which the running or last refresh began, or `nil` if there was none.
  ///
  /// Drawings continue from the pull's appearance.
  package var release: Release?

  /// The deadlines of the control.
  var schedule = RefreshSchedule()
  /// The time at which the control began to show the running refresh, in seconds.
  var begin: Double?
  /// Whether the page behind the header is closing.
  var closesFloor = false
  /// Whether the user has dragged the list since the control began to close.
  var pulledSinceClosing = true

  /// Creates a control at rest.
  public init(policy: RefreshPolicy) {
    boxedPolicy = Boxed(policy)
    chosenAction = policy.middleAction
    choice = EasedValue(at: Double(chosenAction))
  }

  /// Whether the control keeps its inset open.
  public var holdsInset: Bool { Self.holdsInset(state) }

  private static func holdsInset(_ state: RefreshState) -> Bool {
    state == .refreshing || state == .success || state == .failure || state == .floorOpen
  }

  /// Whether the control can be fired: it is idle, or shows a result.
  public var isWaiting: Bool { state == .idle || state == .success || state == .failure }

  /// Whether the control is closing.
  public var isClosing: Bool { schedule.isClosing }

  /// The time of the next deadline, or `nil` if there is none.
  public var deadline: Double? { schedule.next }

  /// The next deadline that needs a frame, or `nil` if there is none.
  ///
  /// Excludes the watchdog and a pending end.
  public var nearDeadline: Double? { schedule.near }

  /// Returns whether the appearance changes with time: a turning arrow, a spinner or a closing.
  public func isAnimating(at time: Double) -> Bool {
    state == .refreshing || (state == .pulling && policy.origin == .contentEdge)
      || nearDeadline != nil || time < max(turn.end, change.end, choice.end)
  }

  /// Returns the fraction of the trigger distance to draw for a pull of `distance` points, 0 or
  /// more.
  ///
  /// It is 1 while refreshing or while the page behind the header is open. It is 0 before a
  /// requested refresh is shown, and from an end on until the closing has ended or the user pulls
  /// again. `distance` is evaluated only if it is needed.
  public func pull(distance: @autoclosure () -> Double) -> Double {
    switch state {
    case .refreshing, .floorOpen: return 1
    case .success, .failure, .willRefresh: return 0
    case .idle, .pulling, .floorArmed, .noMoreData: break
    }
    guard pulledSinceClosing, policy.triggerDistance > 0 else { return 0 }
    return max(distance(), 0) / policy.triggerDistance
  }

  /// Replaces the policy and keeps the state.
  ///
  /// A drag in progress counts by the new policy.
  public mutating func tune(to policy: RefreshPolicy) {
    let times = policy.approach?.timesPerDrag
    if times != self.policy.approach?.timesPerDrag { dragTimesLeft = times }
    boxedPolicy.value = policy
    let last = policy.actionCount - 1
    if chosenAction > last {
      chosenAction = last
      choice = EasedValue(at: Double(last))
    }
  }

  /// Sets the time of the last refresh in seconds since 1970 UTC, or `nil` for no record.
  public mutating func setLastUpdated(_ seconds: Double?) {
    lastUpdated = seconds
  }

  /// Returns the event to react to when the work ends with `result`.
  ///
  /// It depends on how long the policy shows the result. If `exhausts` is `true`,
  /// ``RefreshResult/noMore`` leads to the state `noMoreData`.
  public func event(forEnd result: RefreshResult, exhausts: Bool) -> RefreshEvent {
    if result == .noMore, exhausts { return .exhausted }
    guard policy.dwell(after: result) > 0 else { return .ended }
    return result == .failure ? .endedInFailure : .endedInSuccess
  }

  /// Stores the result of an end before its event, so that it can be drawn during the closing.
  public mutating func noteResult(_ result: RefreshResult) {
    if state == .refreshing { lastResult = result }
  }

  /// Reacts to `event` at `time` and returns the instructions for the owner.
  ///
  /// Pass `instantly` if animations are off or the list is not visible.
  public mutating func react(
    to event: RefreshEvent, at time: Double, instantly: Bool
  ) -> [Output] {
    guard let transition = RefreshTransition.from(state, on: event)
    else { return [] }
    var outputs: [Output] = []
    let opens = transition.actions.contains { $0 != .finish && $0 != .close }
    if opens, isClosing { outputs.append(endClosing()) }
    // The page replaces a shown result, which does not return when the page closes.
    if transition.state == .floorOpen, holdsInset { outputs.append(.closed) }
    if opens { isPulled = false }
    if event == .fired { beginOptions = BeginOptions() }
    outputs.append(.stateChanged(from: state, to: transition.state))
    enter(transition.state, at: time, instantly: instantly)
    for action in transition.actions {
      switch action {
      case .open: outputs.append(.open(isUnseen: false))
      case .reveal: outputs.append(.open(isUnseen: true))
      case .finish: outputs.append(.ended)
      case .close: outputs.append(.close)
      case .openFloor: outputs.append(.openFloor)
      }
    }
    return outputs
  }

  /// Begins the opening, which ends at `end`.
  ///
  /// The handler is called at `end` or now, depending on the policy.
  public mutating func beginOpening(until end: Double, at time: Double) -> [Output] {
    schedule.dwellEnd = nil
    lastResult = nil
    updatedBeforeWork = lastUpdated
    begin = time
    let waits = policy.handlerTiming == .afterOpening && end > time
    schedule.open(until: end > time ? end : nil, callsHandler: waits)
    return waits ? [] : callHandler(at: time)
  }

  /// Begins to open the page behind the header.
  ///
  /// The opening ends at `end`.
  public mutating func beginFloor(until end: Double, at time: Double) {
    schedule.dwellEnd = nil
    schedule.open(until: end > time ? end : nil)
  }

  /// Begins the program's work, and starts the watchdog if the policy has one.
  ///
  /// If the program has already ended the work, the handler is not called. Source: architecture,
  /// rule 5.
  private mutating func callHandler(at time: Double) -> [Output] {
    let isEnded = pendingResult != nil
    schedule.watchdogEnd = isEnded ? nil : policy.watchdog.map { time + $0 }
    return beginOptions.callsHandler && !isEnded ? [.callHandler] : []
  }

  /// Makes the opening, closing, dwell and pending end due at `time`, for a list that is no longer
  /// visible.
  public mutating func makeDeadlinesDue(to time: Double) {
    schedule.makeDeadlinesDue(to: time)
  }

  /// Begins the closing at `time`, which ends at `end`.
  public mutating func beginClosing(until end: Double, at time: Double) -> [Output] {
    schedule.open(until: nil)
    schedule.dwellEnd = nil
    pulledSinceClosing = false
    guard end > time else { return [endClosing()] }
    closing = EasedValue(at: 0).redirected(to: 1, at: time, duration: end - time)
    schedule.closingEnd = end
    return []
  }

  /// Handles one deadline that is due at `time` and returns the instructions for the owner.
  public mutating func passDeadline(at time: Double, instantly: Bool) -> [Output] {
    switch schedule.pass(at: time) {
    case nil, .opened(callsHandler: false): return []
    case .opened(callsHandler: true): return callHandler(at: time)
    case .closed: return [endClosing()]
    case .ended(let result): return [.endDue(result)]
    case .timedOut: return [.timedOut]
    case .held:
      hasFired = true
      return react(to: .fired, at: time, instantly: instantly)
    case .dwelt: return react(to: .dwellOver, at: time, instantly: instantly)
    }
  }

  private mutating func enter(_ state: RefreshState, at time: Double, instantly: Bool) {
    previousState = self.state
    self.state = state
    begin = nil
    if state == .refreshing { isArmedByFinger = false }
    if state != .refreshing { schedule.takeEnd() }
    schedule.watchdogEnd = nil
    // The owner reports the end of an opening or closing afterwards, so it is infinite until then.
    if state == .refreshing || state == .floorOpen {
      schedule.open(until: .infinity)
    }
    if Self.holdsInset(previousState), !holdsInset { schedule.closingEnd = .infinity }
    closesFloor = isClosing && (closesFloor || previousState == .floorOpen)
    let seconds = instantly ? 0 : policy.turnDuration
    change = EasedValue(at: 0).redirected(to: 1, at: time, duration: seconds)
    if state == .refreshing { lastWorkChange = change }
    schedule.holdEnd = nil
    if state == .pulling, case .hold(let seconds) = policy.trigger {
      schedule.holdEnd = time + seconds
    }
    turn = turn.redirected(
      to: state.isArmed ? 1 : 0, at: time, duration: seconds)
    if state == .success || state == .failure {
      schedule.open(until: nil)
      schedule.dwellEnd = time + policy.dwell(after: state == .success ? .success : .failure)
    }
  }

  private mutating func endClosing() -> Output {
    closing = EasedValue(at: 1)
    schedule.closingEnd = nil
    pulledSinceClosing = true
    defer { closesFloor = false }
    return closesFloor ? .floorClosed : .closed
  }
}
