import RefreshModel
import SceneModel
import ScrollModel
import Testing

@testable import random_events

/// Checks that `random-events` notices a control that fires without a request, or twice in one
/// approach.
@Suite("The invariant that a control fires once for each approach")
struct FiringInvariantTests {
  private static let fired = SceneEffect.stateChanged(.footer, from: .idle, to: .refreshing)
  private static let drop = SceneEffect.stateChanged(.footer, from: .refreshing, to: .idle)

  /// Returns a list in the zone of its footer, which `trigger` fires.
  private static func list(_ trigger: RefreshPolicy.Trigger) -> Observation {
    var now = Observation()
    now.footer = Observation.Control(trigger: trigger, mayBeInside: true, isScrolledTo: true)
    return now
  }

  private static let approach = RefreshPolicy.Trigger.approach(RefreshPolicy.Approach())

  /// A sequence of steps, each an event or a passage of time, with its effects on the footer.
  private struct Run {
    var account = FiringAccount()
    var now: Observation

    mutating func happen(
      _ event: SceneEvent, _ effects: SceneEffect..., becoming next: Observation? = nil
    ) throws(Violation) {
      let before = now
      now = next ?? now
      account.begin(event, isScrollEnabled: true, from: before, to: now)
      for effect in effects {
        try account.note(effect, of: .event(event), from: before, to: now)
      }
      account.observe(now)
    }

    mutating func pass(
      _ effects: SceneEffect..., becoming next: Observation? = nil
    ) throws(Violation) {
      let before = now
      now = next ?? now
      for effect in effects { try account.note(effect, of: .time, from: before, to: now) }
      account.observe(now)
    }
  }

  private func isBroken(_ play: () throws(Violation) -> Void) -> Bool {
    do {
      try play()
      return false
    } catch {
      return error.invariant == .firesOnce
    }
  }

  /// Returns a list under a finger.
  private static func held(_ trigger: RefreshPolicy.Trigger) -> Observation {
    var now = list(trigger)
    now.phase = .dragging
    now.isHeld = true
    return now
  }

  /// Returns a list that glides.
  private static func gliding(_ trigger: RefreshPolicy.Trigger) -> Observation {
    var now = list(trigger)
    now.phase = .decelerating
    now.motion = Observation.Motion(
      end: 9, destination: 500, halfway: 400, engineSpeedLimit: .infinity)
    return now
  }

  @Test("A release fires only after a pull, and only once")
  func release() {
    let pull = SceneEvent.move(Point(x: 0, y: -90))
    let releaseHold = SceneEvent.release(Point(x: 0, y: -90))
    let sound = isBroken { () throws(Violation) in
      var run = Run(now: Self.held(.release))
      try run.happen(pull)
      try run.happen(releaseHold, Self.fired)
    }
    #expect(!sound)
    let twice = isBroken { () throws(Violation) in
      var run = Run(now: Self.held(.release))
      try run.happen(pull)
      try run.happen(.panEnd, Self.fired, Self.drop)
      try run.happen(.panEnd, Self.fired)
    }
    #expect(twice)
    for event in [pull, .cancel, .wheel(notches: 1), .setRows(count: 3)] {
      let early = isBroken { () throws(Violation) in
        var run = Run(now: Self.held(.release))
        try run.happen(pull)
        try run.happen(event, Self.fired)
      }
      #expect(early, "\(event)")
    }
    let short = isBroken { () throws(Violation) in
      var run = Run(now: Self.held(.release))
      run.now.footer?.mayBeInside = false
      try run.happen(pull)
      try run.happen(releaseHold, Self.fired)
    }
    #expect(short)
  }

  @Test("Reach and hold fire once until the zone is left")
  func reachAndHold() {
    for trigger in [RefreshPolicy.Trigger.reach, .hold(0.5)] {
      func fire(_ run: inout Run) throws(Violation) {
        if trigger == .reach {
          try run.happen(.move(Point(x: 0, y: 0)), Self.fired, Self.drop)
        } else {
          try run.pass(Self.fired, Self.drop)
        }
      }
      let twice = isBroken { () throws(Violation) in
        var run = Run(now: Self.held(trigger))
        try fire(&run)
        try fire(&run)
      }
      #expect(twice)
      let left = isBroken { () throws(Violation) in
        var run = Run(now: Self.held(trigger))
        try fire(&run)
        var outside = run.now
        outside.footer?.mayBeOutside = true
        try run.happen(.move(Point(x: 0, y: 0)), becoming: outside)
        run.now = Self.held(trigger)
        try fire(&run)
      }
      #expect(!left)
      let lifted = isBroken { () throws(Violation) in
        var run = Run(now: Self.list(trigger))
        try fire(&run)
      }
      #expect(lifted)
    }
  }

  @Test("An approach fires once, only by the user, until a new gesture")
  func approach() {
    let gesture = SceneEffect.willBeginDragging
    let pan = SceneEvent.pan(dx: 0, dy: -9)
    func run(_ again: @escaping (inout Run) throws(Violation) -> Void) -> Bool {
      isBroken { () throws(Violation) in
        var run = Run(now: Self.held(Self.approach))
        try run.happen(pan, gesture, Self.fired, Self.drop)
        try again(&run)
      }
    }
    #expect(run { (run) throws(Violation) in try run.happen(pan, Self.fired) })
    #expect(!run { (run) throws(Violation) in try run.happen(pan, gesture, Self.fired) })
    for event in [
      SceneEvent.setRows(count: 9), .end(.footer, .success),
      .setOffset(9, animated: false),
    ] {
      #expect(run { (run) throws(Violation) in try run.happen(event, gesture, Self.fired) })
    }
    let programs = isBroken { () throws(Violation) in
      var run = Run(now: Self.list(Self.approach))
      try run.happen(.setOffset(9, animated: true), becoming: Self.gliding(Self.approach))
      try run.pass(Self.fired)
    }
    #expect(programs)
    let flung = isBroken { () throws(Violation) in
      var run = Run(now: Self.held(Self.approach))
      try run.happen(.panEnd, becoming: Self.gliding(Self.approach))
      try run.pass(Self.fired)
    }
    #expect(!flung)
    let short = isBroken { () throws(Violation) in
      var run = Run(now: Self.held(Self.approach))
      run.now.footer?.isScrolledTo = false
      try run.happen(pan, Self.fired)
    }
    #expect(short)
  }

  @Test("Wheel steps are one gesture until a pause")
  func wheel() {
    for (pause, isTwice) in [(0.2, true), (0.4, false)] {
      let broken = isBroken { () throws(Violation) in
        var run = Run(now: Self.gliding(Self.approach))
        try run.happen(.wheel(notches: 1), Self.fired, Self.drop)
        run.now.time += pause
        try run.happen(.wheel(notches: 1), Self.fired)
      }
      #expect(broken == isTwice)
    }
  }
}
