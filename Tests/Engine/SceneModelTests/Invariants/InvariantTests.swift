import Replay
import SceneModel
import ScrollModel
import Testing

@testable import random_events

/// Checks that the invariants of `random-events` can fail: made-up observations break each of them.
@Suite("Invariants of random events")
struct InvariantTests {
  private static var resting: Observation {
    var now = Observation()
    now.time = 3
    now.offset = 500
    now.maximumOffset = 3760
    now.contentLength = 4400
    now.partsLength = 4400
    now.rowCount = 100
    now.lineCount = 100
    now.viewportLength = 640
    return now
  }

  private static var gliding: Observation {
    var now = resting
    now.phase = .decelerating
    now.velocity = 100
    now.needsFrames = true
    now.motion = Observation.Motion(
      end: 5.3, destination: 549.45, halfway: 544.9, engineSpeedLimit: 100)
    return now
  }

  private static func changed(
    _ observation: Observation, _ change: (inout Observation) -> Void
  ) -> Observation {
    var changed = observation
    change(&changed)
    return changed
  }

  private func broken(_ check: () throws(Violation) -> Void) -> Invariant? {
    do {
      try check()
      return nil
    } catch {
      return error.invariant
    }
  }

  private func state(_ now: Observation) -> Invariant? {
    broken { () throws(Violation) in try SceneChecker.check(now) }
  }

  private func tick(
    _ before: Observation, _ after: Observation, reported: [ReportedEnd] = [],
    by animator: SpeedLimit.Animator = .timed
  ) -> Invariant? {
    broken { () throws(Violation) in
      try SceneChecker.check(tickFrom: before, to: after, animator: animator, reported: reported)
    }
  }

  private func event(
    _ before: Observation, _ after: Observation, _ effect: SceneChecker.Effect,
    shifts: [Double] = [0]
  ) -> Invariant? {
    broken { () throws(Violation) in
      try SceneChecker.check(event: effect, from: before, to: after, shifts: shifts)
    }
  }

  private func effects(
    _ effects: [SceneEffect], at now: Observation = InvariantTests.resting
  ) -> Invariant? {
    broken { () throws(Violation) in
      var balance = EffectBalance()
      for effect in effects { try balance.note(effect) }
      try balance.check(now)
    }
  }

  @Test("A list at rest, gliding or held breaks no invariant")
  func sound() {
    #expect(state(Self.resting) == nil)
    #expect(state(Self.gliding) == nil)
    let held = Self.changed(Self.resting) {
      $0.phase = .dragging
      $0.isHeld = true
      $0.offset = -90
      $0.velocity = 300
    }
    #expect(state(held) == nil)
  }

  @Test("A number that is not finite breaks the invariant")
  func finite() {
    let paths: [WritableKeyPath<Observation, Double>] = [
      \.offset, \.velocity, \.maximumOffset, \.presentedInset.top, \.inset.bottom,
    ]
    for path in paths {
      for bad in [Double.nan, .infinity, -.infinity] {
        #expect(state(Self.changed(Self.resting) { $0[keyPath: path] = bad }) == .finite)
      }
    }
  }

  @Test("Rest out of range, or with a velocity, breaks the invariant")
  func rest() {
    for offset in [-0.01, 3760.01] {
      #expect(state(Self.changed(Self.resting) { $0.offset = offset }) == .restsInRange)
    }
    #expect(state(Self.changed(Self.resting) { $0.velocity = 0.1 }) == .restsWithoutVelocity)
  }

  @Test("Insets that differ from their owners' break the ledger")
  func ledger() {
    #expect(state(Self.changed(Self.resting) { $0.inset.top = 54 }) == .ledger)
    let open = Self.changed(Self.resting) {
      $0.header = Observation.Control(state: .refreshing, heldInset: 54, entry: 54)
      $0.inset.top = 54
    }
    #expect(state(open) == nil)
    #expect(state(Self.changed(open) { $0.header?.state = .idle }) == .ledger)
    #expect(state(Self.changed(open) { $0.header?.entry = 53 }) == .ledger)
    #expect(state(Self.changed(open) { $0.header?.foreignEntry = 1 }) == .ledger)
    #expect(state(Self.changed(open) { $0.inset.top = 55 }) == .ledger)
    let short = Self.changed(Self.resting) {
      $0.contentLength = 440
      $0.partsLength = 440
      $0.rowCount = 10
      $0.lineCount = 10
      $0.offset = 0
      $0.footer = Observation.Control(state: .refreshing, heldInset: 44, entry: 244)
      $0.inset.bottom = 244
    }
    #expect(state(short) == nil)
    #expect(state(Self.changed(short) { $0.footer?.entry = 44 }) == .ledger)
    #expect(state(Self.changed(short) { $0.footer?.fillsSpace = false }) == .ledger)
    let always = Self.changed(Self.resting) {
      $0.footer = Observation.Control(restingInset: 44, entry: 44)
      $0.inset.bottom = 44
    }
    #expect(state(always) == nil)
    #expect(state(Self.changed(always) { $0.footer?.entry = 0 }) == .ledger)
    #expect(state(Self.changed(always) { $0.footer?.restingInset = 0 }) == .ledger)
  }

  @Test("Wrong content lengths, lines and marked rows are reported")
  func rows() {
    #expect(state(Self.changed(Self.resting) { $0.contentLength = 4356 }) == .rowCount)
    #expect(state(Self.changed(Self.resting) { $0.lineCount = 99 }) == .rowCount)
    #expect(state(Self.changed(Self.resting) { $0.columns = 3 }) == .rowCount)
    #expect(state(Self.changed(Self.resting) { $0.lastMarkedRow = 101 }) == .marksInRange)
  }

  @Test("A tick faster than its curve is reported in each phase")
  func bound() {
    let after = Self.changed(Self.gliding) {
      $0.time += 0.1
      $0.offset += 10.04
    }
    #expect(tick(Self.gliding, after) == nil)
    #expect(tick(Self.gliding, Self.changed(after) { $0.offset += 0.02 }) == .withinBound)
    let slowEngine = Self.changed(Self.gliding) { $0.motion?.engineSpeedLimit = 90 }
    #expect(tick(slowEngine, after) == .withinBound)
    for (phase, limit) in [(ScrollPhase.bouncing, 36.787), (.animating, 50)] {
      let before = Self.changed(Self.resting) {
        $0.phase = phase
        $0.needsFrames = true
        $0.motion = Observation.Motion(
          end: 6, destination: 510, halfway: 507, engineSpeedLimit: .infinity)
        if phase == .animating { $0.motion?.end = 3.3 }
      }
      for (way, expected) in [(0.99, nil), (1.01, Invariant.withinBound)] {
        let after = Self.changed(before) {
          $0.time += 1
          $0.offset += limit * way + 0.05
        }
        #expect(tick(before, after) == expected, "\(phase)")
      }
    }
  }

  @Test("A wheel spring's speed limit is above a timed motion's")
  func firmSpring() {
    let before = Self.changed(Self.resting) {
      $0.phase = .animating
      $0.motion = Observation.Motion(
        end: 3.1, destination: 510, halfway: 509, engineSpeedLimit: .infinity)
    }
    let limit = SpeedLimit.speed(from: before, animator: .spring)
    // Computed from ω·t at which a spring of 10 points rests within 0.05 points and one point per
    // second.
    #expect(limit > SpeedLimit.speed(from: before, animator: .timed))
    #expect(limit < 500)
  }

  @Test("Motion without a phase, a curve or frames is reported")
  func phase() {
    let moved = Self.changed(Self.resting) {
      $0.time += 0.1
      $0.offset += 0.01
    }
    #expect(tick(Self.resting, moved) == .motionHasPhase)
    for phase in [ScrollPhase.tracking, .dragging] {
      #expect(tick(Self.changed(Self.resting) { $0.phase = phase }, moved) == .motionHasPhase)
    }
    let frameless = Self.changed(Self.gliding) { $0.needsFrames = false }
    #expect(tick(frameless, moved) == .motionHasPhase)
    #expect(state(frameless) == .motionHasPhase)
  }

  @Test("A motion that ends without a report is noticed")
  func reported() {
    let after = Self.changed(Self.resting) { $0.time += 0.1 }
    #expect(tick(Self.gliding, after) == .endIsReported)
    #expect(tick(Self.gliding, after, reported: [.animation]) == .endIsReported)
    #expect(tick(Self.gliding, after, reported: [.deceleration]) == nil)
    let ended = broken { () throws(Violation) in
      try SceneChecker.check(endFrom: Self.gliding, to: Self.resting, since: 2, reported: [])
    }
    #expect(ended == .endIsReported)
    let animating = Self.changed(Self.gliding) { $0.phase = .animating }
    for (start, expected) in [(2.99, Invariant.endIsReported), (3, nil)] {
      let taken = broken { () throws(Violation) in
        try SceneChecker.check(endFrom: animating, to: Self.resting, since: start, reported: [])
      }
      #expect(taken == expected)
    }
  }

  @Test("A motion that is undone at once needs no reported end")
  func takenBackAtOnce() {
    var configuration = SceneConfiguration()
    configuration.rows = RowHeights(count: 100, height: 44)
    configuration.header = .native
    configuration.header?.openingDuration = 0.2
    configuration.header?.closingDuration = 0.3
    let end = SceneEvent.end(.header, .success)
    let snapshot = SceneSnapshot(firstRow: 0, offsetInRow: 0, isRefreshing: true)
    let day = RandomDay(
      configuration,
      [
        Step(event: .shown, effect: .moves),
        Step(event: .resize(width: 480, height: 640), effect: .nothing),
        Step(event: .begin(.header), effect: .nothing),
        Step(event: end, effect: .nothing, ticks: [1]),
        Step(event: .restore(snapshot, callsHandler: true), effect: .moves, ticks: [0.1]),
        Step(event: end, effect: .nothing),
      ])
    #expect(day.played().violation == nil)
  }

  @Test("A forbidden change of offset or velocity is reported")
  func continuity() {
    let moved = Self.changed(Self.gliding) { $0.offset += 0.01 }
    #expect(event(Self.gliding, moved, .nothing) == .continuousOffset)
    #expect(event(Self.gliding, moved, .kicks) == .continuousOffset)
    #expect(event(Self.gliding, moved, .moves) == nil)
    #expect(event(Self.gliding, moved, .nothing, shifts: [44]) == .continuousOffset)
    #expect(event(Self.gliding, moved, .nothing, shifts: [44, 0.01]) == nil)
    let kicked = Self.changed(Self.gliding) { $0.velocity += 0.01 }
    #expect(event(Self.gliding, kicked, .nothing) == .continuousVelocity)
    #expect(event(Self.gliding, kicked, .kicks) == nil)
    #expect(event(Self.gliding, Self.resting, .nothing) == .continuousVelocity)
    // If content is removed before the viewport, the list may arrive at its edge, and no spring can
    // stop it there.
    let led = Self.changed(Self.gliding) { $0.velocity = -100 }
    for (offset, expected) in [(0.0, Invariant?.none), (1, .continuousVelocity)] {
      let stopped = Self.changed(Self.resting) { $0.offset = offset }
      #expect(event(led, stopped, .nothing, shifts: [offset - led.offset]) == expected)
    }
    let slow = Self.changed(Self.gliding) { $0.velocity = 0.9 }
    #expect(event(slow, Self.resting, .nothing) == nil)
    let still = Self.changed(Self.gliding) { $0.animates = false }
    #expect(event(still, moved, .nothing) == nil)
    let second = broken { () throws(Violation) in
      try SceneChecker.check(
        secondLook: Self.changed(Self.gliding) { $0.offset += 0.06 }, after: Self.gliding,
        from: Self.gliding)
    }
    #expect(second == .continuousOffset)
  }

  @Test("A refused event that changed something is reported")
  func refusal() {
    for change: (inout Observation) -> Void in [
      { $0.offset += 1 }, { $0.rowCount += 1 }, { $0.needsFrames = true }, { $0.time += 1 },
    ] {
      let after = Self.changed(Self.resting, change)
      let found = broken { () throws(Violation) in
        try SceneChecker.check(refusalFrom: Self.resting, to: after)
      }
      #expect(found == .refusalChangesNothing)
    }
  }

  @Test("One step and many steps to different states are reported")
  func steps() {
    for change: (inout Observation) -> Void in [
      { $0.offset += 1e-4 }, { $0.velocity += 1 }, { $0.phase = .bouncing },
      { $0.presentedInset.top = 0.01 }, { $0.header?.state = .refreshing },
      { $0.header?.entry = 54 }, { $0.header?.waits = true },
    ] {
      let one = Self.changed(Self.gliding) { $0.header = Observation.Control() }
      let other = Self.changed(one, change)
      let found = broken { () throws(Violation) in
        try SceneChecker.check(oneStep: one, manySteps: other)
      }
      #expect(found == .stepIndependence)
    }
  }

  @Test("Open controls and moving lists at the end are reported")
  func end() {
    for change: (inout Observation) -> Void in [
      { $0.phase = .decelerating }, { $0.needsFrames = true }, { $0.inset.top = 54 },
      { $0.presentedInset.bottom = 1 }, { $0.footer = Observation.Control(waits: true) },
      { $0.header = Observation.Control(state: .pulling) },
      { $0.footer = Observation.Control(restingInset: 44) },
    ] {
      let now = Self.changed(Self.resting, change)
      let found = broken { () throws(Violation) in try SceneChecker.check(end: now) }
      #expect(found == .closesInTheEnd)
    }
  }

  @Test("Unpaired, repeated and missing effects are reported")
  func balance() {
    let open = SceneEffect.stateChanged(.header, from: .idle, to: .refreshing)
    let closed = SceneEffect.stateChanged(.header, from: .refreshing, to: .idle)
    let releaseHold = SceneEffect.scroll(.willEndDragging(velocity: 0, target: 0))
    #expect(
      effects([open, .requested(.header), closed, .ended(.header, .success), .closed(.header)])
        == nil)
    let broken: [[SceneEffect]] = [
      [.requested(.header)], [open, .requested(.header), .requested(.header)], [open],
      [.ended(.header, .success)], [.closed(.header)],
      [open, closed, .ended(.header, .success), .ended(.header, .success)],
      [open, closed, .ended(.header, .success), .closed(.header), .closed(.header)], [closed],
      [.ended(.footer, .success)],
      [.willBeginDragging], [.willBeginDragging, .willBeginDragging],
      [.didEndDragging(willDecelerate: false)],
      [.willBeginDragging, .didEndDragging(willDecelerate: false)],
      [.willBeginDragging, releaseHold, releaseHold],
      [.willBeginDragging, releaseHold, .didEndDragging(willDecelerate: true)],
      [
        .willBeginDragging, releaseHold, .didEndDragging(willDecelerate: true), .didEndDecelerating,
      ],
    ]
    for broken in broken { #expect(effects(broken) == .effects, "\(broken)") }
    let drag: [SceneEffect] = [
      .willBeginDragging, releaseHold, .didEndDragging(willDecelerate: true),
      .scroll(.willBeginDecelerating),
    ]
    #expect(effects(drag, at: Self.gliding) == nil)
  }

  @Test("A replay with other states is reported")
  func repeatable() {
    var random = RandomSource(seed: 5)
    let (one, other) = (
      RandomDay.live(&random, eventCount: 8), RandomDay.live(&random, eventCount: 8)
    )
    #expect(one.violation == nil && other.violation == nil)
    var report = RunReport()
    #expect(report.add(one, one.day.played()) == nil)
    #expect(report.add(one, other)?.invariant == .repeatable)
    #expect(report.days == 2)
  }

  @Test("A broken day is shortened to the steps that break it")
  func shortened() throws {
    // No list breaks this invariant, so the step declares a false effect.
    let lie = Step(event: .setOffset(300, animated: false), effect: .nothing)
    let padding = [
      Step(event: .shown, effect: .moves),
      Step(event: .wheel(notches: 1), effect: .moves),
      Step(event: .resize(width: 480, height: 640), effect: .moves),
    ]
    var configuration = SceneConfiguration()
    configuration.rows = RowHeights(count: 100, height: 44)
    let day = RandomDay(configuration, padding + [lie] + padding)
    #expect(day.played().violation?.invariant == .continuousOffset)
    let short = day.shortened(keeping: .continuousOffset)
    #expect(short.played().violation?.invariant == .continuousOffset)
    #expect(short.steps.count == 2)
    #expect(
      DayScript(short).lines == [
        "rows 100 44.0", "drag-threshold 8.0", "0.0 show", "0.0 set-offset 300.0",
      ])
    configuration.header = .fg
    configuration.header?.heldInset = 50
    configuration.footer = .mjBack
    configuration.footer?.closingDuration = nil
    let lines = DayScript(RandomDay(configuration, [])).lines
    #expect(lines.contains { $0.hasPrefix("header ") && $0.contains("held-inset=50") })
    #expect(lines.contains { $0.hasPrefix("footer ") && $0.contains("opening-duration=0.25") })
  }

  @Test("A day's script can be parsed and keeps its controls")
  func scripts() throws {
    var random = RandomSource(seed: 12)
    for _ in 0..<200 {
      var configuration = SceneConfiguration()
      configuration.axis.orientation = .horizontal
      configuration.header = EventTable.policy(&random, of: .header)
      configuration.footer = EventTable.policy(&random, of: .footer)
      let lines = DayScript(RandomDay(configuration, [])).lines
      let script = try ScriptParser.parse(lines.joined(separator: "\n"))
      for (policy, control) in [
        (configuration.header, script.header), (configuration.footer, script.footer),
      ] {
        #expect(policy?.trigger == control?.policy.trigger)
        #expect(policy?.triggerDistance == control?.policy.triggerDistance)
        #expect(policy?.closingDuration == control?.policy.closingDuration)
        #expect(policy?.restingInset == control?.policy.restingInset)
      }
    }
  }
}
