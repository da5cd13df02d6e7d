import RefreshModel
import ScrollModel
import Testing

@testable import SceneModel

/// A scene whose content is given as a length, as in a bin.
@Suite("A scene whose content is a length")
struct ContentLengthTests {
  private func pull(
    header: RefreshPolicy? = .mj, footer: RefreshPolicy? = nil, content: Double = 2000
  ) throws -> Scene {
    var configuration = SceneConfiguration()
    configuration.header = header
    configuration.footer = footer
    configuration.dragThreshold = 0
    configuration.rubberBand = nil
    var scene = Scene(configuration)
    try scene.handle(.resize(width: 300, height: 600), at: 0)
    try scene.handle(.setContent(length: content), at: 0)
    try scene.handle(.shown, at: 0)
    return scene
  }

  private func effects(of scene: inout Scene) -> [SceneEffect] {
    var taken: [SceneEffect] = []
    while let effect = scene.takeEffect() {
      if case .stageChanged = effect { continue }
      taken.append(effect)
    }
    return taken
  }

  @Test(
    "A load fills again once its content is laid out, in any steps",
    arguments: [[400.0, 400, 400], [40], []])
  func growing(steps: [Double]) throws {
    var scene = try pull(header: nil, footer: .nativeFooter)
    try scene.handle(.setOffset(1300, animated: false), at: 0.5)
    try scene.handle(.begin(.footer), at: 1)
    // The first step precedes the end, as when a program adds rows and ends the load one frame
    // later.
    try scene.handle(.setContent(length: 2030), at: 1.1)
    try scene.handle(.end(.footer, .success), at: 1.2)
    for step in steps {
      try scene.handle(.setContent(length: scene.contentLength + step), at: 1.3)
      #expect(scene.footer?.state == .idle)
    }
    #expect(scene.wantsFilling(.footer))
    try scene.handle(.fill(.footer), at: 1.4)
    #expect(scene.footer?.state == (steps.count > 1 ? .idle : .refreshing))
    #expect(!scene.wantsFilling(.footer))
  }

  @Test("Content that is added after a load does not count as its result", arguments: [2800, 300])
  func otherContent(length: Double) throws {
    var scene = try pull(header: nil, footer: .nativeFooter)
    try scene.handle(.begin(.footer), at: 1)
    try scene.handle(.end(.footer, .success), at: 1.2)
    try scene.handle(.setContent(length: length), at: 1.3)
    try scene.handle(.fill(.footer), at: 1.4)
    if length < 600 { #expect(scene.footer?.state == .refreshing, "the load is automatic") }
    try scene.handle(.end(.footer, .cancelled), at: 1.5)
    try scene.handle(.setOffset(scene.container.maximumOffset, animated: false), at: 1.6)
    try scene.handle(.setContent(length: length + 800), at: 1.7)
    #expect(!scene.wantsFilling(.footer))
  }

  @Test("Content shorter than before the load ends the filling")
  func otherChild() throws {
    var scene = try pull(header: nil, footer: .nativeFooter, content: 700)
    try scene.handle(.begin(.footer), at: 1)
    try scene.handle(.end(.footer, .success), at: 1.2)
    try scene.handle(.setContent(length: 600), at: 1.3)
    try scene.handle(.setContent(length: 720), at: 1.4)
    #expect(!scene.wantsFilling(.footer))
  }

  @Test("A control has a pull of 1 at the offset that arms it")
  func arming() throws {
    for origin in [RefreshPolicy.Origin.rest, .contentEdge] {
      var header = RefreshPolicy.mj
      header.origin = origin
      var scene = try pull(header: header, footer: .mjBack)
      try scene.handle(.setOffset(700, animated: false), at: 0.5)
      for side in ControlSide.allCases {
        let offset = try #require(scene.armingOffset(of: side))
        var moved = scene
        try moved.handle(.setOffset(offset, animated: false), at: 1)
        #expect(moved.armingOffset(of: side) == offset)
        if origin == .rest { #expect(abs(moved.pull(of: side) - 1) < 1e-9) }
        try moved.handle(.setOffset(offset + (side == .header ? -1 : 1), animated: false), at: 1)
        #expect(moved.reach(of: side) > (moved.control(side)?.policy.armingDistance ?? 0))
      }
    }
    #expect(try pull(header: nil).armingOffset(of: .header) == nil)
    #expect(try pull(footer: .mjAuto).armingOffset(of: .footer) == nil)
  }

  @Test("The arming offset is bit-identical for any scroll offset")
  func armingPlace() throws {
    for origin in [RefreshPolicy.Origin.rest, .contentEdge] {
      var policy = RefreshPolicy.mj
      policy.origin = origin
      policy.restingInset = 11.3
      var scene = try pull(header: policy, footer: policy, content: 1234.1)
      let insets = EdgeInsets(top: 188.892_586_011_469_72, bottom: 489_296_315_483_621.2)
      try scene.handle(.setInsets(insets, duration: nil), at: 0.5)
      for side in ControlSide.allCases {
        let place = scene.armingOffset(of: side)
        for offset in stride(from: -150, through: 1200, by: 37.7) {
          try scene.handle(.setOffset(offset, animated: false), at: 0.5)
          #expect(scene.armingOffset(of: side) == place, "\(side) from \(offset)")
        }
        if side == .footer, origin == .contentEdge { #expect(place == 1234.1 - 600) }
      }
    }
  }

  /// Returns a scene whose footer fires on reach, and shows a failure for half a second.
  private func reaching() throws -> Scene {
    var footer = RefreshPolicy(triggerDistance: 60, heldInset: 140)
    footer.trigger = .reach
    footer.failureDwell = 0.5
    var scene = try pull(footer: footer)
    try scene.handle(.setOffset(1400, animated: false), at: 0.1)
    return scene
  }

  @Test("A reach footer fires again only after leaving its zone")
  func reachedOnce() throws {
    var scene = try reaching()
    try scene.handle(.pan(dx: 0, dy: -120), at: 0.2)
    #expect(scene.isRefreshing(.footer))
    try scene.handle(.end(.footer, .failure), at: 0.3)
    try scene.handle(.pan(dx: 0, dy: -60), at: 0.4)
    try scene.handle(.pan(dx: 0, dy: 100), at: 1)
    #expect(scene.footer?.state == .idle)
    // Moves inside the trigger distance, then out again.
    try scene.handle(.pan(dx: 0, dy: 30), at: 1.1)
    try scene.handle(.pan(dx: 0, dy: -30), at: 1.2)
    #expect(scene.isRefreshing(.footer))
  }

  @Test("A closing that moves the zone to the finger fires nothing")
  func closedUnderFinger() throws {
    var scene = try reaching()
    try scene.handle(.begin(.footer), at: 0.2)
    try scene.handle(.pan(dx: 0, dy: -120), at: 0.3)
    try scene.handle(.end(.footer, .failure), at: 0.4)
    try scene.handle(.pan(dx: 0, dy: 1), at: 1)
    #expect(scene.footer?.state == .idle)
    try scene.handle(.pan(dx: 0, dy: 100), at: 1.1)
    try scene.handle(.pan(dx: 0, dy: -100), at: 1.2)
    #expect(scene.isRefreshing(.footer))
  }

  @Test("A pull during a result refreshes again")
  func pulledWhileResultShows() throws {
    var policy = RefreshPolicy.ego
    policy.successDwell = 0.5
    var scene = try pull(header: policy)
    try scene.handle(.begin(.header), at: 0)
    try scene.handle(.end(.header, .success), at: 2)
    #expect(scene.header?.state == .success)
    try scene.handle(.press(Point(x: 100, y: 50)), at: 2.1)
    for step in 1...30 {
      try scene.handle(
        .move(Point(x: 100, y: 50 + Double(step) * 10)), at: 2.1 + Double(step) * 0.01)
    }
    #expect(scene.header?.state == .pulling)
    try scene.handle(.release(Point(x: 100, y: 350)), at: 2.45)
    #expect(scene.isRefreshing(.header))
  }

  @Test("A result with a smaller inset keeps the arming offset")
  func resultWithLessRoom() throws {
    for side in ControlSide.allCases {
      var policy = RefreshPolicy(triggerDistance: 20, heldInset: 30)
      policy.restingInset = 96
      policy.successDwell = 5
      var scene = try pull(header: policy, footer: policy)
      let place = try #require(scene.armingOffset(of: side))
      try scene.handle(.begin(side), at: 1)
      scene.advance(to: 3)
      try scene.handle(.end(side, .success), at: 3)
      #expect(scene.control(side)?.state == .success)
      #expect(scene.armingOffset(of: side) == place, "\(side)")
    }
  }

  @Test("A header is pulled, refreshes and closes")
  func refreshes() throws {
    var scene = try pull()
    try scene.handle(.press(Point(x: 10, y: 100)), at: 1)
    try scene.handle(.move(Point(x: 10, y: 180)), at: 1.1)
    #expect(scene.header?.state == .pulling && scene.distance(of: .header) == 80)
    try scene.handle(.release(Point(x: 10, y: 180)), at: 1.3)
    scene.advance(to: 2)
    #expect(
      effects(of: &scene) == [
        .scroll(.willBeginDragging), .stateChanged(.header, from: .idle, to: .pulling),
        .scroll(.willEndDragging(velocity: 0, target: -54)),
        .scroll(.didEndDragging(willDecelerate: true)),
        .stateChanged(.header, from: .pulling, to: .refreshing), .scroll(.didEndScrollingAnimation),
        .requested(.header),
      ])
    #expect(scene.container.contentOffset == -54)
    try scene.handle(.end(.header, .success), at: 2)
    scene.advance(to: 3)
    #expect(effects(of: &scene).last == .closed(.header))
    #expect(scene.container.contentOffset == 0)
  }

  @Test("The target of a release is where the list comes to rest")
  func reportsTarget() throws {
    for travel in stride(from: 20.0, through: 200, by: 20) {
      var scene = try pull(header: .zc)
      try scene.handle(.press(Point(x: 10, y: 100)), at: 1)
      try scene.handle(.move(Point(x: 10, y: 100 + travel)), at: 1.1)
      try scene.handle(.release(Point(x: 10, y: 100 + travel)), at: 1.3)
      let target = effects(of: &scene).compactMap { effect -> Double? in
        if case .scroll(.willEndDragging(_, let target)) = effect { target } else { nil }
      }
      scene.advance(to: 3)
      #expect(target == [scene.container.contentOffset], "\(travel)")
    }
  }

  @Test("A content change with a shift moves the offset by the shift")
  func contentMoves() throws {
    var scene = try pull()
    try scene.handle(.setOffset(500, animated: false), at: 1)
    try scene.handle(.setContent(length: 2300, shift: 300), at: 2)
    #expect(scene.container.contentOffset == 800 && scene.container.maximumOffset == 1700)
    try scene.handle(.setContent(length: 100), at: 3)
    scene.advance(to: 6)
    #expect(scene.container.contentOffset == 0)
  }

  @Test("Invalid numbers are refused without effect", arguments: [Double.nan, .infinity, 1e300])
  func refusals(number: Double) throws {
    var scene = try pull()
    for event in [
      SceneEvent.setContent(length: number), .setContent(length: 10, shift: number),
      .setClock(number), .pan(dx: 0, dy: number), .setContent(length: -1),
    ] {
      #expect(throws: SceneError.numberOutOfRange, "\(event)") {
        try scene.handle(event, at: 1)
      }
    }
    #expect(scene.contentLength == 2000 && scene.time == 0)
  }

  @Test("An infinite last-updated time counts as no record")
  func lastUpdated() throws {
    var scene = try pull()
    try scene.handle(.setLastUpdated(scene.clock - 10), at: 1)
    #expect(scene.header?.lastUpdated == scene.clock - 10 && !scene.isExpired)
    try scene.handle(.setLastUpdated(.infinity), at: 2)
    #expect(scene.header?.lastUpdated == nil && scene.isExpired)
  }

  @Test(
    "Headings stick below a panel over the content, not below a disc",
    arguments: [true, false])
  func ownBackground(hasBackground: Bool) throws {
    var policy = RefreshPolicy.mj
    policy.placement = .overlay
    policy.hasBackground = hasBackground
    var scene = try pull(header: policy)
    try scene.handle(.begin(.header), at: 1)
    scene.advance(to: 3)
    #expect(scene.stickyInset.top == (hasBackground ? 0 : 54))
  }

  /// Returns a scene at offset 500 that asks the program for its target, released at 300 points per
  /// second or at rest.
  private func requested(flung: Bool) throws -> Scene {
    var scene = try pull()
    try scene.handle(.set(.asksForTarget(true)), at: 0)
    try scene.handle(.setOffset(500, animated: false), at: 0)
    try scene.handle(.press(Point(x: 10, y: 300)), at: 1)
    for step in 1...5 {
      try scene.handle(.move(Point(x: 10, y: 300 - Double(step) * 5)), at: 1 + Double(step) / 60)
    }
    _ = effects(of: &scene)
    try scene.handle(.release(Point(x: 10, y: 275)), at: flung ? 1 + 5.0 / 60 : 1.5)
    return scene
  }

  @Test(
    "A list waits for the program's target, then scrolls to it",
    arguments: [false, true])
  func waitsForTarget(flung: Bool) throws {
    var scene = try requested(flung: flung)
    let reported = effects(of: &scene)
    guard case .scroll(.willEndDragging(_, let target)) = reported.first else {
      return #expect(reported.isEmpty, "no effect comes before the question for the target")
    }
    #expect(reported.count == 1 && scene.container.phase == .idle)
    #expect(flung ? target > 526 : target == 525)
    try scene.handle(.setTarget(900), at: 1.6)
    scene.advance(to: 4)
    #expect(scene.container.contentOffset == 900)
    #expect(
      effects(of: &scene) == [
        .scroll(.didEndDragging(willDecelerate: true)), .scroll(.willBeginDecelerating),
        .scroll(.didEndDecelerating),
      ])
  }

  @Test("A target at the current offset ends the drag at rest")
  func stopsByAnswer() throws {
    var scene = try requested(flung: false)
    #expect(scene.container.contentOffset == 525)
    #expect(scene.needsFrames, "the list waits for the target")
    try scene.handle(.setTarget(525), at: 1.5)
    #expect(effects(of: &scene).last == .scroll(.didEndDragging(willDecelerate: false)))
    #expect(!scene.container.isMoving && !scene.container.isTracking && !scene.needsFrames)
    scene.advance(to: 5)
    #expect(scene.container.contentOffset == 525)
  }

  @Test("Without a target the list continues as without the question", arguments: [false, true])
  func goesOnUnanswered(flung: Bool) throws {
    var scene = try requested(flung: flung)
    var other = scene
    let time = scene.time
    scene.advance(to: time)
    #expect(
      effects(of: &scene).contains(.scroll(.didEndDragging(willDecelerate: flung))))
    #expect(scene.container.isMoving == flung)
    // Any other event continues the motion, too.
    try other.handle(.pointer(Point(x: 10, y: 10)), at: time + 0.1)
    scene.advance(to: time + 0.1)
    #expect(other.container.contentOffset == scene.container.contentOffset)
  }

  @Test("A target does not keep a header from opening")
  func opensAllTheSame() throws {
    var scene = try pull()
    try scene.handle(.set(.asksForTarget(true)), at: 0)
    try scene.handle(.press(Point(x: 10, y: 100)), at: 1)
    try scene.handle(.move(Point(x: 10, y: 180)), at: 1.1)
    try scene.handle(.release(Point(x: 10, y: 180)), at: 1.3)
    #expect(scene.header?.state == .pulling)
    try scene.handle(.setTarget(300), at: 1.3)
    scene.advance(to: 2)
    #expect(scene.header?.state == .refreshing && scene.container.contentOffset == -54)
  }
}
