import RefreshModel
import SceneModel
import ScrollModel

/// A player that sends events to a list, and checks every invariant after each event and each tick.
struct DayPlayer {
  private(set) var scene: Scene
  /// A hash of every state that the list has been in.
  private(set) var hash = StateHash()
  /// The number of events that the list has accepted.
  private(set) var taken = 0
  private(set) var refused = 0
  private(set) var ticks = 0
  /// The number of times that the user has fired a control, by the way of firing.
  var firings: [FiringAccount.Way: Int] { account.firings }

  private var now: Observation
  private var balance = EffectBalance()
  private var account = FiringAccount()
  private let drawnRows = DrawnRows()
  private var animator = SpeedLimit.Animator.timed
  private var rowCount: Int
  private var reported: [ReportedEnd] = []
  /// The time at which an event last began or changed a motion.
  private var motionSince = 0.0

  /// Creates a player of a new list.
  init(_ configuration: SceneConfiguration) throws(Violation) {
    scene = Scene(configuration)
    now = Observation(of: scene)
    rowCount = scene.rowCount
    try SceneChecker.check(now)
  }

  /// Plays the step's ticks, then its event.
  mutating func play(_ step: Step) throws(Violation) {
    let start = scene
    for gap in step.ticks { try tick(to: scene.time + gap) }
    if step.ticks.count > 1 {
      var ahead = start
      ahead.advance(to: scene.time)
      try SceneChecker.check(oneStep: Observation(of: ahead), manySteps: now)
    }
    try passInstant()
    try happen(step)
  }

  /// Releases and ends everything, then checks the list a long time later.
  mutating func finish() throws(Violation) {
    let releases: [(Bool, SceneEvent)] = [
      (scene.container.isPressed, .cancel), (scene.container.isPanning, .panCancel),
      (scene.container.isIndicatorHeld, .releaseIndicator),
    ]
    for (isDue, event) in releases where isDue {
      try play(Step(event: event, effect: .kicks))
    }
    try endAll()
    // The motion of the user's last gesture may fire once more.
    try tick(to: scene.time + Self.longTime)
    try endAll()
    // The scroll indicator begins to fade in the first of these ticks, and has disappeared by the
    // last.
    for _ in 0..<3 { try tick(to: scene.time + Self.longTime) }
    if scene.wasShown {
      try SceneChecker.check(end: now)
      try balance.checkEnd()
    }
  }

  private mutating func endAll() throws(Violation) {
    for event in [
      SceneEvent.end(.header, .success), .end(.footer, .success), .closeFloor,
      // Ends a failure that stays until it is retried.
      .resetNoMoreData,
    ] {
      try play(Step(event: event, effect: .kicks))
    }
  }

  private static let longTime = 200.0

  private mutating func tick(to time: Double) throws(Violation) {
    while let deadline = now.deadline, deadline > now.time, deadline < time {
      try pass(to: deadline)
    }
    try pass(to: time)
  }

  private mutating func pass(to time: Double) throws(Violation) {
    while let firing = nextFiring(before: time) {
      lookOnTheWay(to: firing)
      try passSegment(to: firing)
    }
    try passSegment(to: time)
  }

  /// Observes the motion before it fires a control at `firing`.
  ///
  /// The list may have left the zone and come back since the last observation.
  private mutating func lookOnTheWay(to firing: Double) {
    var ahead = scene
    for observation in 1..<Self.observations {
      let fraction = Double(observation) / Double(Self.observations)
      ahead.advance(to: scene.time + (firing - scene.time) * fraction)
      account.observe(Observation(of: ahead))
    }
  }

  /// The number of parts into which observations divide the way to a firing.
  private static let observations = 8

  /// Returns the next time before `end` at which a motion fires a control, or `nil` if none fires.
  ///
  /// The list moves differently after that time.
  private func nextFiring(before end: Double) -> Double? {
    guard firesByMotion, now.motion != nil, end > scene.time else { return nil }
    func fires(at time: Double) -> Bool {
      var ahead = scene
      ahead.advance(to: time)
      // The work may have ended automatically by then, so look at the effects and not at the state.
      return ahead.takeEffects().contains { effect in
        switch effect {
        case .stateChanged(_, _, .refreshing): true
        default: false
        }
      }
    }
    guard fires(at: end) else { return nil }
    var (low, high) = (scene.time, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if fires(at: middle) { high = middle } else { low = middle }
    }
    return high < end ? high : nil
  }

  private var firesByMotion: Bool {
    ControlSide.allCases.contains { side in
      scene.control(side).map { $0.policy.approach != nil || $0.policy.firesByFling } ?? false
    }
  }

  /// Processes firings that the motion causes at this instant, so that they do not count as an
  /// effect of the next event.
  ///
  /// A list that turns at the end of a tick scrolls to a control only just after that tick.
  private mutating func passInstant() throws(Violation) {
    if firesByMotion, now.motion != nil { try passSegment(to: scene.time) }
  }

  private mutating func passSegment(to time: Double) throws(Violation) {
    let before = now
    scene.advance(to: time)
    now = Observation(of: scene, after: before)
    try noteEffects(of: .time, from: before)
    try SceneChecker.check(tickFrom: before, to: now, animator: animator, reported: reported)
    if now.motion?.end != before.motion?.end { animator = .timed }
    try observe()
    ticks += 1
  }

  private mutating func happen(_ step: Step) throws(Violation) {
    let before = now
    let former = scene
    let seen = SeenRows(before: former, event: step.event)
    var cause = FiringAccount.Cause.event(step.event)
    do {
      try scene.handle(step.event, at: scene.time)
      // A list that has lost the rows in view waits for the next frame.
      if scene.rowBurst?.isWaiting == true {
        scene.advance(to: scene.time)
        cause = .time
      }
    } catch {
      refused += 1
      var refusing = Observation(of: scene)
      refusing.farthestOffset = before.farthestOffset
      refusing.springRate = before.springRate
      return try SceneChecker.check(refusalFrom: before, to: refusing)
    }
    taken += 1
    try drawnRows.follow(step.event, from: former, to: scene)
    now = Observation(of: scene, after: before)
    account.begin(
      step.event, isScrollEnabled: scene.container.isScrollEnabled, from: before, to: now)
    try noteEffects(of: cause, from: before)
    if step.animator == .spring {
      animator = .spring
    } else if now.motion?.end != before.motion?.end, step.event.beginsTimedMotion {
      animator = .timed
    }
    rowCount = step.event.rowCount(after: rowCount)
    try SceneChecker.require(
      now.rowCount == rowCount, .rowCount, "\(now.rowCount) rows, not \(rowCount)")
    var effect = step.effect
    // While a finger holds the list, a requested offset takes effect at once, animated or not.
    if step.event.asksForOffset, before.isHeld { effect = .moves }
    // A wheel that pulls counts as a hand, even if the pull ends in the same event.
    let mayPull = before.header?.wheelPulls == true || before.footer?.wheelPulls == true
    if before.isWheelPulling || now.isWheelPulling { effect = .moves }
    if mayPull, case .wheel = step.event { effect = .moves }
    try SceneChecker.check(
      event: effect, from: before, to: now, shifts: seen.shifts(after: scene))
    if effect != .moves {
      try SceneChecker.check(endFrom: before, to: now, since: motionSince, reported: reported)
    }
    // A motion may begin at the moment at which the motion that it replaces ends.
    if now.motion?.end != before.motion?.end || !reported.isEmpty { motionSince = now.time }
    try observe()
    try settle(after: before)
  }

  /// Observes the same moment a second time.
  ///
  /// The event's effect must be equal, except for rounding errors and motions too short to see.
  private mutating func settle(after before: Observation) throws(Violation) {
    let first = now
    scene.advance(to: scene.time)
    now = Observation(of: scene, after: first)
    try noteEffects(of: .time, from: first)
    account.observe(now)
    try SceneChecker.check(secondLook: now, after: first, from: before)
  }

  private mutating func noteEffects(
    of cause: FiringAccount.Cause, from before: Observation
  ) throws(Violation) {
    reported.removeAll(keepingCapacity: true)
    for effect in scene.takeEffects() {
      try balance.note(effect)
      try account.note(effect, of: cause, from: before, to: now)
      switch effect {
      case .scroll(.didEndDecelerating): reported.append(.deceleration)
      case .scroll(.didEndScrollingAnimation): reported.append(.animation)
      default: break
      }
      hash.add(effect)
    }
    let turns = if case .event(.set(.orientation)) = cause { true } else { false }
    try balance.check(now, turns: turns)
  }

  private mutating func observe() throws(Violation) {
    try SceneChecker.check(now)
    account.observe(now)
    hash.add(now)
  }
}
