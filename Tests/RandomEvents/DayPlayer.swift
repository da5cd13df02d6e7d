import ListModel
import ScrollModel

/// Plays events into a list, and checks every invariant after each event and each tick.
struct DayPlayer {
  /// The list.
  private(set) var scene: ListScene
  /// A number that stands for every state the list has been in.
  private(set) var hash = StateHash()
  /// How many events the list has taken, and refused.
  private(set) var taken = 0
  private(set) var refused = 0
  private(set) var ticks = 0

  private var now: Observation
  private var balance = EffectBalance()
  private var animator = SpeedLimit.Animator.timed
  private var rowCount: Int
  private var told: [ToldEnd] = []
  /// When an event last began or changed a motion.
  private var motionSince = 0.0

  /// A player of a list that was just made.
  init(_ configuration: SceneConfiguration) throws(Violation) {
    scene = ListScene(configuration)
    now = Observation(of: scene)
    rowCount = scene.rowCount
    try SceneChecker.check(now)
  }

  /// Lets the step's ticks pass, then its event happen.
  mutating func play(_ step: Step) throws(Violation) {
    let start = scene
    for gap in step.ticks { try tick(to: scene.time + gap) }
    if step.ticks.count > 1 {
      var ahead = start
      ahead.advance(to: scene.time)
      try SceneChecker.check(oneStep: Observation(of: ahead), manySteps: now)
    }
    try happen(step)
  }

  /// Lets everything go and end, and looks at the list a long time after.
  mutating func finish() throws(Violation) {
    let ending: [(Bool, SceneEvent)] = [
      (scene.container.isPressed, .cancel), (scene.container.isPanning, .panCancel),
      (scene.container.isIndicatorHeld, .releaseIndicator),
      (true, .endRefresh(.success)), (true, .endLoad(.success)),
    ]
    for (isDue, event) in ending where isDue {
      try play(Step(event: event, effect: .kicks))
    }
    // The scroll indicator begins to fade in the first of these, and is gone in the last.
    for _ in 0..<3 { try tick(to: scene.time + Self.longTime) }
    if scene.wasShown { try SceneChecker.check(end: now) }
  }

  private static let longTime = 200.0

  private mutating func tick(to time: Double) throws(Violation) {
    while let deadline = now.deadline, deadline > now.time, deadline < time {
      try pass(to: deadline)
    }
    try pass(to: time)
  }

  private mutating func pass(to time: Double) throws(Violation) {
    let before = now
    scene.advance(to: time)
    now = Observation(of: scene)
    try noteEffects()
    try SceneChecker.check(tickFrom: before, to: now, animator: animator, told: told)
    if now.motion?.end != before.motion?.end { animator = .timed }
    try look()
    ticks += 1
  }

  private mutating func happen(_ step: Step) throws(Violation) {
    let before = now
    let shift = ContentShift(before: scene, event: step.event)
    do {
      try scene.handle(step.event, at: scene.time)
    } catch {
      refused += 1
      return try SceneChecker.check(refusalFrom: before, to: Observation(of: scene))
    }
    taken += 1
    now = Observation(of: scene)
    try noteEffects()
    if step.animator == .spring {
      animator = .spring
    } else if now.motion?.end != before.motion?.end, step.event.beginsTimedMotion {
      animator = .timed
    }
    rowCount = step.event.rowCount(after: rowCount)
    try SceneChecker.require(
      now.rowCount == rowCount, .rowCount, "\(now.rowCount) rows, not \(rowCount)")
    var effect = step.effect
    // An offset that is asked for under a finger is there at once, animated or not.
    if step.event.asksForOffset, before.isHeld { effect = .moves }
    try SceneChecker.check(
      event: effect, from: before, to: now, shifts: shift.lengths(after: scene))
    if effect != .moves {
      try SceneChecker.check(endFrom: before, to: now, since: motionSince, told: told)
    }
    if now.motion?.end != before.motion?.end { motionSince = now.time }
    try look()
    try settle(after: before)
  }

  /// Looks again at the same moment: what the event has begun shows the same, but for rounding and
  /// for a motion as short as nothing.
  private mutating func settle(after before: Observation) throws(Violation) {
    let first = now
    scene.advance(to: scene.time)
    now = Observation(of: scene)
    try noteEffects()
    try SceneChecker.check(secondLook: now, after: first, from: before)
  }

  private mutating func noteEffects() throws(Violation) {
    told.removeAll(keepingCapacity: true)
    for effect in scene.takeEffects() {
      try balance.note(effect)
      switch effect {
      case .scroll(.didEndDecelerating): told.append(.deceleration)
      case .scroll(.didEndAnimation): told.append(.animation)
      default: break
      }
      hash.add(effect)
    }
    try balance.check(now)
  }

  private mutating func look() throws(Violation) {
    try SceneChecker.check(now)
    hash.add(now)
  }
}
