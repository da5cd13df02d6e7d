import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  private static let badNumbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300]

  private static var numberEvents: [(Double) -> SceneEvent] {
    [
      { .press(Point(x: $0, y: 0)) }, { .press(Point(x: 0, y: $0)) },
      { .pan(dx: $0, dy: 0) },
      { .pan(dx: 0, dy: $0) }, { .wheel(notches: $0) },
      { .setInset(.top, $0, duration: nil) },
      { .setInset(.bottom, 0, duration: $0) }, { .setOffset($0, animated: false) },
      { .setOffset($0, animated: true) }, { .resize(width: $0, height: 1) },
      { .resize(width: 1, height: $0) }, { .end(.header, .success, after: $0) },
    ]
  }

  private static var policyPaths: [WritableKeyPath<RefreshPolicy, Double>] {
    [
      \.triggerDistance, \.heldInset, \.turnDuration, \.successDwell, \.minimumDuration,
      \.dragRate, \.springRate,
    ]
  }

  private static var optionalPolicyPaths: [WritableKeyPath<RefreshPolicy, Double?>] {
    [\.failureDwell, \.watchdog, \.expiry, \.maximumDrag]
  }

  /// Expects that the list refuses `event` with `error` and does not change.
  private func expectRefusal(
    of event: SceneEvent, at time: Double? = nil, by list: SceneDriver, with error: SceneError
  ) {
    var scene = list.scene
    let before = TraceState(scene)
    #expect(throws: error) { try scene.handle(event, at: time ?? list.time) }
    #expect(TraceState(scene) == before)
    let effects = scene.takeEffects()
    #expect(effects == [])
    #expect(scene.time == list.scene.time)
  }

  private func flung() throws -> SceneDriver {
    var list = try SceneDriver(header: .mj, footer: .mjBack)
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: -30))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    list.advance(by: 0.1)
    #expect(list.phase == .decelerating)
    return list
  }

  @Test("Every event refuses numbers that are not finite, or too large", arguments: badNumbers)
  func numbers(number: Double) throws {
    let list = try flung()
    for event in Self.numberEvents {
      expectRefusal(of: event(number), by: list, with: .numberOutOfRange)
    }
    var pressed = try SceneDriver()
    try pressed.press()
    let held: [SceneEvent] = [
      .move(Point(x: number, y: 0)), .move(Point(x: 0, y: number)),
      .release(Point(x: number, y: 0)),
      .release(Point(x: 0, y: number)),
    ]
    for event in held { expectRefusal(of: event, by: pressed, with: .numberOutOfRange) }
  }

  @Test("A policy with an invalid number is refused", arguments: badNumbers)
  func policies(number: Double) throws {
    let list = try flung()
    for path in Self.policyPaths {
      var policy = RefreshPolicy.mj
      policy[keyPath: path] = number
      expectRefusal(of: .setControl(.header, policy), by: list, with: .numberOutOfRange)
      expectRefusal(of: .setControl(.footer, policy), by: list, with: .numberOutOfRange)
    }
    for path in Self.optionalPolicyPaths {
      var policy = RefreshPolicy.mj
      policy[keyPath: path] = number
      expectRefusal(of: .tune(.header, policy), by: list, with: .numberOutOfRange)
    }
    for floor in [
      RefreshPolicy.SecondFloor(distance: number),
      RefreshPolicy.SecondFloor(distance: 100, closeDistance: number),
      RefreshPolicy.SecondFloor(distance: 100, duration: number),
    ] {
      var policy = RefreshPolicy.mj
      policy.secondFloor = floor
      expectRefusal(of: .setControl(.header, policy), by: list, with: .numberOutOfRange)
    }
  }

  @Test("Unusable floors, watchdogs and action counts are refused")
  func parts() throws {
    let list = try flung()
    let changes: [(inout RefreshPolicy) -> Void] = [
      { $0.secondFloor = RefreshPolicy.SecondFloor(distance: 54) }, { $0.watchdog = 0 },
      { $0.actionCount = 0 }, { $0.actionCount = 9 }, { $0.actionCount = .min },
    ]
    for change in changes {
      var policy = RefreshPolicy.mj
      change(&policy)
      expectRefusal(of: .setControl(.header, policy), by: list, with: .numberOutOfRange)
    }
  }

  @Test("Times that are not finite, or in the past, are refused")
  func times() throws {
    let list = try flung()
    for time in [Double.nan, .infinity, -.infinity] {
      expectRefusal(of: .wheel(notches: 1), at: time, by: list, with: .numberOutOfRange)
    }
    expectRefusal(
      of: .wheel(notches: 1), at: list.time - 1e-9, by: list, with: .timeRunsBackwards)
    var scene = list.scene
    let before = TraceState(scene)
    for time in [Double.nan, .infinity, -1, 0] { scene.advance(to: time) }
    #expect(TraceState(scene) == before)
  }

  @Test("Negative sizes, counts and durations are refused")
  func negative() throws {
    let list = try flung()
    expectRefusal(of: .resize(width: -1, height: 10), by: list, with: .numberOutOfRange)
    expectRefusal(of: .resize(width: 10, height: -1), by: list, with: .numberOutOfRange)
    expectRefusal(of: .setInset(.top, 0, duration: -1), by: list, with: .numberOutOfRange)
    expectRefusal(of: .end(.footer, .success, after: -1), by: list, with: .numberOutOfRange)
    let rowEvents: [SceneEvent] = [
      .setRows(count: -1), .setRows(count: Int.min), .setRows(count: Int.max),
      .insertRows(at: -1, count: 1), .insertRows(at: 101, count: 1),
      .insertRows(at: 0, count: -1), .insertRows(at: 0, count: Int.max),
      .removeRows(at: -1, count: 1), .removeRows(at: 100, count: 1),
      .removeRows(at: 0, count: 101),
      .removeRows(at: 99, count: Int.max), .removeRows(at: Int.max, count: Int.max),
      .removeRows(at: 0, count: -1), .insertRows(at: Int.min, count: Int.min),
    ]
    for event in rowEvents { expectRefusal(of: event, by: list, with: .rowOutOfRange) }
  }

  @Test("Events in the wrong order are refused")
  func order() throws {
    let list = try flung()
    expectRefusal(of: .move(Point(x: 0, y: 0)), by: list, with: .notPressed)
    expectRefusal(of: .release(Point(x: 0, y: 0)), by: list, with: .notPressed)
    expectRefusal(of: .cancel, by: list, with: .notPressed)
    expectRefusal(of: .panEnd, by: list, with: .notPanning)
    expectRefusal(of: .panCancel, by: list, with: .notPanning)
    var pressed = list
    try pressed.press()
    expectRefusal(of: .press(Point(x: 0, y: 0)), by: pressed, with: .alreadyPressed)
    expectRefusal(of: .pan(dx: 0, dy: 1), by: pressed, with: .alreadyHeld)
  }

  @Test("A list without controls accepts their events and does nothing")
  func withoutControls() throws {
    var list = try SceneDriver()
    let before = TraceState(list.scene)
    for event in [
      .begin(.header), .begin(.footer), .end(.header, .noMore),
      .end(.footer, .failure),
      .resetNoMoreData,
      .setControl(.header, nil), .setControl(.footer, nil),
    ] as [SceneEvent] {
      try list.send(event)
    }
    #expect(list.effects == [])
    #expect(TraceState(list.scene) == before)
  }

  @Test("The largest accepted numbers keep values finite and the list rests")
  func extremes() throws {
    let largest = RowHeights.largestTotal
    let events: [SceneEvent] = [
      .setOffset(largest, animated: false), .setOffset(-largest, animated: false),
      .pan(dx: largest, dy: largest), .wheel(notches: largest),
      .wheel(notches: -largest),
      .setInset(.top, largest, duration: nil),
      .setInset(.bottom, largest, duration: largest),
      .setInset(.top, -largest, duration: 0),
      .resize(width: largest, height: largest),
      .resize(width: 0, height: 0), .setRows(count: 0),
      .setOffset(largest, animated: true),
    ]
    for first in events {
      for second in events {
        var list = try SceneDriver(header: .mj, footer: .mjBack)
        try list.send(first)
        list.advance(by: 0.01)
        try list.send(second)
        list.advance(by: 0.01)
        if list.scene.container.isPanning { try list.send(.panEnd) }
        list.advance(by: 1e17)
        #expect(list.offset.isFinite, "\(first), \(second)")
        #expect(list.scene.container.velocity.isFinite)
        #expect(list.phase == .idle, "\(first), \(second)")
        _ = list.scene.visibleRows
      }
    }
  }
}
