import RefreshModel
import SceneModel

/// An account of a list's effects, which checks that they come in pairs and in order.
struct EffectBalance {
  private struct Work {
    var state = RefreshState.idle
    var isRequested = false
    var isOpen = false
    var isClosing = false
    var stage = RefreshStage.idle
    /// Whether the watchdog's effect has been taken, and the effect of the end not yet.
    var isTimedOut = false
  }

  private var header = Work()
  private var footer = Work()
  private var isFloorOpen = false
  private var isDragging = false
  private var isEndingDrag = false
  /// Whether the next effect must be the beginning of a deceleration.
  private var hasToDecelerate = false
  private var isDecelerating = false
  /// Whether the last drag ended with a report that the list stays, at the current time.
  private var stays = false

  /// Adds `effect` to the account.
  mutating func note(_ effect: SceneEffect) throws(Violation) {
    switch effect {
    case .stateChanged(.header, let from, let to):
      // A release that opens or closes a control scrolls the list there without a glide.
      if Self.leads(from, to) { (hasToDecelerate, stays) = (false, false) }
      return try change(&header, from, to, effect)
    case .stateChanged(.footer, let from, let to):
      if Self.leads(from, to) { (hasToDecelerate, stays) = (false, false) }
      return try change(&footer, from, to, effect)
    case .requested(.header): try request(&header, effect)
    case .requested(.footer): try request(&footer, effect)
    case .ended(.header, _): try end(&header, effect)
    case .ended(.footer, _): try end(&footer, effect)
    // A control that reopens closes first.
    case .closed(.header): return try close(&header, effect)
    case .closed(.footer): return try close(&footer, effect)
    case .stageChanged(.header, let from, let to):
      return try change(&header, from, to, effect)
    case .stageChanged(.footer, let from, let to):
      return try change(&footer, from, to, effect)
    case .timedOut(.header): try timeOut(&header, effect)
    case .timedOut(.footer): try timeOut(&footer, effect)
    case .floorOpened:
      try check(!isFloorOpen, effect)
      isFloorOpen = true
      (hasToDecelerate, stays) = (false, false)
    case .floorClosed:
      try check(isFloorOpen, effect)
      isFloorOpen = false
      // A control that reopens closes first.
      return
    case .scroll(.willBeginDragging):
      try check(!isDragging && !isDecelerating, effect)
      isDragging = true
    case .scroll(.willEndDragging):
      try check(isDragging && !isEndingDrag, effect)
      isEndingDrag = true
    case .scroll(.didEndDragging(let decelerates)):
      try check(isDragging && isEndingDrag, effect)
      isDragging = false
      isEndingDrag = false
      hasToDecelerate = decelerates
      stays = !decelerates
      return
    case .scroll(.willBeginDecelerating):
      try check(!isDragging && !isDecelerating, effect)
      hasToDecelerate = false
      isDecelerating = true
    case .scroll(.didEndDecelerating):
      try check(isDecelerating, effect)
      isDecelerating = false
    default: break
    }
    try check(!hasToDecelerate, effect)
  }

  private static func leads(_ from: RefreshState, _ to: RefreshState) -> Bool {
    [from, to].contains { $0 == .refreshing || $0 == .floorOpen }
  }

  /// Checks that the account agrees with the list.
  ///
  /// `turns` is whether the event has turned the list's axis, which ends a drag and then moves the
  /// list.
  mutating func check(_ now: Observation, turns: Bool = false) throws(Violation) {
    for (work, control) in [(header, now.header), (footer, now.footer)] {
      try SceneChecker.require(
        work.state == control?.state ?? .idle, .effects,
        "the effects report \(work.state), but the control is \(control?.state.rawValue ?? "none")")
      try SceneChecker.require(
        work.stage == control?.stage ?? .idle, .effects,
        "the effects report \(work.stage), but the control is \(control?.stage.rawValue ?? "none")")
      try SceneChecker.require(
        control?.isDue != true || work.isRequested, .effects, "a handler was not called: \(work)")
      try SceneChecker.require(!work.isTimedOut, .effects, "the watchdog fired without an end")
    }
    try SceneChecker.require(!hasToDecelerate, .effects, "the list decelerates without a report")
    try SceneChecker.require(
      isDragging == (now.phase == .dragging), .effects,
      "the effects report \(isDragging ? "a" : "no") drag, but the phase is \(now.phase)")
    let decelerates = now.phase == .decelerating || now.phase == .bouncing
    try SceneChecker.require(
      isDecelerating == decelerates, .effects,
      "the effects report \(isDecelerating ? "a" : "no") deceleration, but the phase is \(now.phase)"
    )
    try SceneChecker.require(
      !stays || turns || isFloorOpen || header.isOpen || footer.isOpen
        || !decelerates && now.phase != .animating, .effects,
      "the list was to stay, but the phase is \(now.phase)")
    stays = false
  }

  private func change(
    _ work: inout Work, _ from: RefreshState, _ to: RefreshState, _ effect: SceneEffect
  ) throws(Violation) {
    try check(work.state == from && from != to, effect)
    work.state = to
    if to == .refreshing { work.isOpen = true }
  }

  private func change(
    _ work: inout Work, _ from: RefreshStage, _ to: RefreshStage, _ effect: SceneEffect
  ) throws(Violation) {
    try check(work.stage == from && from != to, effect)
    work.stage = to
  }

  private func timeOut(_ work: inout Work, _ effect: SceneEffect) throws(Violation) {
    try check(work.isOpen && !work.isTimedOut, effect)
    work.isTimedOut = true
  }

  /// Checks that everything has ended, a long time after the test ended it.
  func checkEnd() throws(Violation) {
    // A failure that waits for a retry has not closed.
    let isOver = [header, footer].allSatisfy {
      !$0.isOpen && !$0.isRequested && (!$0.isClosing || $0.state == .failure)
    }
    try SceneChecker.require(isOver && !isFloorOpen, .effects, "not everything has ended: \(self)")
  }

  private func request(_ work: inout Work, _ effect: SceneEffect) throws(Violation) {
    try check(work.isOpen && !work.isRequested, effect)
    work.isRequested = true
  }

  private func end(_ work: inout Work, _ effect: SceneEffect) throws(Violation) {
    try check(work.isOpen, effect)
    work.isOpen = false
    work.isRequested = false
    work.isTimedOut = false
    work.isClosing = true
  }

  private func close(_ work: inout Work, _ effect: SceneEffect) throws(Violation) {
    try check(work.isClosing, effect)
    work.isClosing = false
  }

  private func check(_ holds: Bool, _ effect: SceneEffect) throws(Violation) {
    try SceneChecker.require(holds, .effects, "unexpected effect \(effect) after \(self)")
  }
}
