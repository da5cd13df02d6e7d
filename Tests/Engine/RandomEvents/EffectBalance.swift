import RefreshModel
import SceneModel

/// An account of a list's effects: all that begins ends once, and states follow each other.
struct EffectBalance {
  private struct Work {
    var state = RefreshState.idle
    var isRequested = false
    var isOpen = false
    var isClosing = false
    var stage = RefreshStage.idle
    /// True between the effect that the watchdog has fired and the effect of the end.
    var isTimedOut = false
  }

  private var header = Work()
  private var footer = Work()
  private var isFloorOpen = false
  private var isDragging = false
  private var isEndingDrag = false
  /// True where the next effect must be that the list decelerates.
  private var hasToDecelerate = false

  /// Takes an effect into account.
  mutating func note(_ effect: SceneEffect) throws(Violation) {
    switch effect {
    case .stateChanged(.header, let from, let to):
      // A release that opens or closes a control moves the list there, without a glide.
      if Self.leads(from, to) { hasToDecelerate = false }
      return try change(&header, from, to, effect)
    case .stateChanged(.footer, let from, let to):
      if Self.leads(from, to) { hasToDecelerate = false }
      return try change(&footer, from, to, effect)
    case .requested(.header): try request(&header, effect)
    case .requested(.footer): try request(&footer, effect)
    case .ended(.header, _): try end(&header, effect)
    case .ended(.footer, _): try end(&footer, effect)
    // A control that opens again has closed first.
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
      hasToDecelerate = false
    case .floorClosed:
      try check(isFloorOpen, effect)
      isFloorOpen = false
      // A control that opens again has closed first.
      return
    case .scroll(.willBeginDragging):
      try check(!isDragging, effect)
      isDragging = true
    case .scroll(.willEndDragging):
      try check(isDragging && !isEndingDrag, effect)
      isEndingDrag = true
    case .scroll(.didEndDragging(let decelerates)):
      try check(isDragging && isEndingDrag, effect)
      isDragging = false
      isEndingDrag = false
      hasToDecelerate = decelerates
      return
    case .scroll(.willBeginDecelerating): hasToDecelerate = false
    default: break
    }
    try check(!hasToDecelerate, effect)
  }

  private static func leads(_ from: RefreshState, _ to: RefreshState) -> Bool {
    [from, to].contains { $0 == .refreshing || $0 == .floorOpen }
  }

  /// Checks that the account agrees with the list.
  func check(_ now: Observation) throws(Violation) {
    for (work, control) in [(header, now.header), (footer, now.footer)] {
      try SceneChecker.require(
        work.state == control?.state ?? .idle, .effects,
        "told \(work.state), is \(control?.state.rawValue ?? "none")")
      try SceneChecker.require(
        work.stage == control?.stage ?? .idle, .effects,
        "told to be \(work.stage), is \(control?.stage.rawValue ?? "none")")
      try SceneChecker.require(
        control?.isDue != true || work.isRequested, .effects, "a handler was not called: \(work)")
      try SceneChecker.require(!work.isTimedOut, .effects, "timed out without an end")
    }
    try SceneChecker.require(!hasToDecelerate, .effects, "a list moves on unsaid")
    try SceneChecker.require(
      isDragging == (now.phase == .dragging), .effects,
      "told \(isDragging ? "" : "not ")to drag, is \(now.phase)")
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

  /// Checks that all that has begun has ended, a long time after everything was ended.
  func checkEnd() throws(Violation) {
    // A failure that waits to be tried again has not closed.
    let isOver = [header, footer].allSatisfy {
      !$0.isOpen && !$0.isRequested && (!$0.isClosing || $0.state == .failure)
    }
    try SceneChecker.require(isOver && !isFloorOpen, .effects, "\(self) is left")
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
    try SceneChecker.require(holds, .effects, "\(effect) after \(self)")
  }
}
