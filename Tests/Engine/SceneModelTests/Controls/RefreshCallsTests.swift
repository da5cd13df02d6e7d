import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Calls by the program")
struct RefreshCallsTests {
  private static let footers = FooterName.allCases

  @Test("An end during the opening closes without calling the handler")
  func endBeforeOpen() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.begin(.header))
    list.advance(by: 0.1)
    try list.send(.end(.header, .success))
    #expect(list.scene.container.contentInset.top == 0)
    list.advance(by: 1)
    #expect(!list.effects.contains(.requested(.header)))
    #expect(list.effects.filter { $0 == .closed(.header) }.count == 1)
    #expect(list.offset == 0)
    #expect(list.phase == .idle)
    #expect(list.scene.header?.state == .idle)
  }

  @Test("End and begin in one turn end the refresh, then begin another")
  func endThenBegin() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.begin(.header))
    list.advance(by: 1)
    _ = list.takeEffects()
    try list.send(.end(.header, .success))
    try list.send(.begin(.header))
    #expect(list.scene.header?.state == .refreshing)
    #expect(list.scene.container.contentInset.top == 54)
    list.advance(by: 1)
    #expect(
      list.takeEffects().filter { $0 != .didEndScrollingAnimation } == [
        .stateChanged(.header, from: .refreshing, to: .idle), .ended(.header, .success),
        .closed(.header),
        .stateChanged(.header, from: .idle, to: .refreshing), .requested(.header),
      ])
    #expect(list.offset == -54)
  }

  @Test(
    "A delayed end applies when a begin, a cancel or another header replaces it")
  func overtaken() throws {
    var policy = RefreshPolicy.mj
    policy.minimumDuration = 5
    for event in [
      SceneEvent.begin(.header), .end(.header, .cancelled), .setControl(.header, .fg),
      .setControl(.header, nil),
    ] {
      var list = try SceneDriver(header: policy)
      try list.send(.begin(.header))
      list.advance(by: 1)
      try list.send(.end(.header, .success))
      #expect(list.scene.header?.state == .refreshing && list.scene.header?.lastUpdated == nil)
      _ = list.takeEffects()
      try list.send(event)
      #expect(list.takeEffects().contains(.ended(.header, .success)), "\(event)")
      if event != .setControl(.header, nil) {
        #expect(list.scene.header?.lastUpdated == list.scene.wallClock)
      }
    }
    // A refresh that is replaced without an end counts as cancelled, and is not recorded as an
    // update.
    var list = try SceneDriver(header: policy)
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.send(.setControl(.header, .fg))
    #expect(list.takeEffects().contains(.ended(.header, .cancelled)))
    #expect(list.scene.header?.lastUpdated == nil)
  }

  @Test("A delayed “no more” applies when another header replaces it")
  func overtakenLoad() throws {
    var list = try SceneDriver(header: .mj, footer: .mjBack)
    try list.send(.begin(.header))
    try list.send(.end(.header, .noMore, after: 3))
    list.advance(by: 1)
    try list.send(.setControl(.header, .fg))
    #expect(list.scene.footer?.state == .noMoreData)
  }

  @Test("A delayed end out of view needs only the frame when due")
  func delayedOutOfView() throws {
    var list = try SceneDriver(header: .mj) { $0.showsIndicator = false }
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.send(.setOffset(1000, animated: false))
    try list.send(.end(.header, .success, after: 60))
    list.advance(by: 1)
    #expect(!list.scene.needsFrames)
    #expect(list.scene.nextWake == 61 && list.scene.nextDeadline == 61)
    list.advance(by: 60)
    #expect(list.scene.header?.state == .idle)
  }

  @Test("A second begin does nothing")
  func beginTwice() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.begin(.header))
    try list.send(.begin(.header))
    list.advance(by: 0.1)
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.send(.begin(.header))
    #expect(list.effects.filter { $0 == .requested(.header) }.count == 1)
    #expect(list.scene.container.contentInset.top == 54)
    try list.send(.end(.header, .success))
    #expect(list.scene.container.contentInset.top == 0)
  }

  @Test("An end without a refresh does nothing", arguments: RefreshResult.allCases)
  func endWithoutBegin(result: RefreshResult) throws {
    var list = try SceneDriver(header: .mj, footer: .mjBack)
    let before = TraceState(list.scene)
    try list.send(.end(.header, result))
    try list.send(.end(.footer, result))
    #expect(list.effects == [])
    #expect(TraceState(list.scene) == before)
  }

  @Test("A begin in a hidden list waits until the list is shown")
  func beginUnseen() throws {
    var list = try SceneDriver(header: .mj, isShown: false)
    try list.send(.begin(.header))
    #expect(list.scene.header?.state == .willRefresh)
    list.advance(by: 5)
    #expect(!list.effects.contains(.requested(.header)))
    try list.send(.shown)
    #expect(list.scene.header?.state == .refreshing)
    list.advance(by: 0.25)
    #expect(list.effects.last == .requested(.header))
    #expect(list.offset == -54)
  }

  @Test("A begin and end in a hidden list have no effect")
  func endUnseen() throws {
    var list = try SceneDriver(header: .mj, isShown: false)
    try list.send(.begin(.header))
    try list.send(.end(.header, .success))
    try list.send(.shown)
    list.advance(by: 1)
    #expect(list.scene.header?.state == .idle)
    #expect(list.offset == 0)
    #expect(!list.effects.contains(.requested(.header)))
  }

  @Test("A begin scrolls to the MJ header from anywhere")
  func reveals() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.setOffset(2000, animated: false))
    try list.send(.begin(.header))
    #expect(list.phase == .animating)
    list.advance(by: 0.25)
    #expect(list.offset == -54)
  }

  @Test("A cancelled drag never triggers", arguments: [RefreshPolicy.mj, .fg])
  func cancel(policy: RefreshPolicy) throws {
    var list = try SceneDriver(header: policy, footer: .mjBack)
    try list.press()
    try list.drag(to: -200)
    #expect(list.scene.header?.state == .pulling)
    try list.send(.cancel)
    #expect(list.scene.header?.state == .idle)
    #expect(list.phase == .bouncing)
    list.advance(by: 2)
    try list.send(.pan(dx: 0, dy: 200))
    #expect(list.scene.header?.state == .pulling)
    try list.send(.panCancel)
    list.advance(by: 2)
    #expect(list.scene.header?.state == .idle)
    #expect(!list.effects.contains(.requested(.header)))
    #expect(list.offset == 0)
  }

  @Test("A dwell shows the failure, then closes; a begin refreshes again")
  func dwell() throws {
    var policy = RefreshPolicy.mj
    policy.failureDwell = 0.8
    var list = try SceneDriver(header: policy)
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.send(.end(.header, .failure))
    #expect(list.scene.header?.state == .failure)
    #expect(list.scene.container.contentInset.top == 54)
    list.advance(by: 0.5)
    try list.send(.begin(.header))
    #expect(list.scene.header?.state == .refreshing)
    list.advance(by: 0.5)
    #expect(list.scene.header?.state == .refreshing, "the old dwell no longer applies")
    try list.send(.end(.header, .failure))
    list.advance(by: 0.7999)
    #expect(list.scene.header?.state == .failure)
    list.advance(by: 0.0002)
    #expect(list.scene.header?.state == .idle)
    list.advance(by: 0.41)
    #expect(list.offset == 0)
  }

  @Test("Only a success, or a failure after it, has a recorded update")
  func lastUpdated() throws {
    var list = try SceneDriver(header: .mj) { $0.clock = 1000 }
    for (result, isRecorded) in [
      (RefreshResult.failure, false), (.cancelled, false), (.success, true), (.failure, true),
    ] {
      try list.send(.begin(.header))
      list.advance(by: 1)
      try list.send(.end(.header, result))
      #expect((list.scene.header?.lastUpdated != nil) == isRecorded)
      #expect(list.scene.header?.lastResult == result)
    }
    #expect(list.scene.header?.lastUpdated == 1003)
  }

  @Test("Without animations begin and end finish within the call")
  func withoutAnimations() throws {
    var list = try SceneDriver(header: .mj) { $0.animations = false }
    try list.send(.begin(.header))
    #expect(
      list.takeEffects() == [
        .stateChanged(.header, from: .idle, to: .refreshing), .didEndScrollingAnimation,
        .requested(.header),
      ])
    #expect(list.offset == -54)
    try list.send(.end(.header, .success))
    #expect(
      list.takeEffects() == [
        .stateChanged(.header, from: .refreshing, to: .idle), .ended(.header, .success),
        .didEndScrollingAnimation,
        .closed(.header),
      ])
    #expect(list.offset == 0)
    #expect(!list.scene.needsFrames)
  }

  @Test("Without animations a pull past the trigger still refreshes")
  func pullWithoutAnimations() throws {
    var list = try SceneDriver(header: .mj, footer: .mjBack) { $0.animations = false }
    try list.pull(through: -60)
    #expect(list.scene.header?.state == .refreshing)
    #expect(list.effects.last == .requested(.header))
    #expect(list.offset == -54)
    try list.send(.end(.header, .success))
    #expect(list.offset == 0)
    try list.pull(through: -54)
    #expect(list.scene.header?.state == .idle)
    #expect(list.offset == 0)
    try list.send(.setOffset(3760, animated: false))
    try list.pull(through: 3820)
    #expect(list.scene.footer?.state == .refreshing)
    #expect(list.offset == 3804)
  }

  @Test("A begin or end does not move a list under a finger")
  func underFinger() throws {
    var list = try SceneDriver(header: .mj)
    try list.press()
    try list.drag(to: -30)
    try list.send(.begin(.header))
    #expect(list.offset == -30)
    list.advance(by: 0.3)
    #expect(list.effects.last == .requested(.header))
    #expect(list.offset == -30)
    try list.drag(to: -80)
    try list.send(.end(.header, .success))
    #expect(list.offset == -80)
    #expect(list.scene.container.contentInset.top == 0)
    list.advance(by: 0.5)
    #expect(list.effects.last == .closed(.header))
    #expect(list.offset == -80)
    try list.send(.cancel)
    list.advance(by: 2)
    #expect(list.offset == 0)
    #expect(list.effects.filter { $0 == .requested(.header) }.count == 1)
  }

  @Test("Replacing or removing a header removes its inset in any state", arguments: [false, true])
  func replaced(isRemoved: Bool) throws {
    var policy = RefreshPolicy.mj
    policy.failureDwell = 5
    for result in [nil, RefreshResult.success, .failure] {
      var list = try SceneDriver(header: policy)
      try list.send(.begin(.header))
      list.advance(by: 1)
      if let result { try list.send(.end(.header, result)) }
      try list.send(.setControl(.header, isRemoved ? nil : .fg))
      #expect(list.scene.container.contentInset.top == 0)
      list.advance(by: 1)
      #expect(list.offset == 0)
      #expect(list.effects.filter { if case .ended = $0 { true } else { false } }.count == 1)
      #expect(list.effects.filter { $0 == .closed(.header) }.count == 1)
    }
  }

  @Test("A load without reveal opens any footer and keeps the offset", arguments: footers)
  func hiddenLoad(_ name: FooterName) throws {
    let hidden = BeginOptions(reveals: false)
    for (rows, animations) in [(100, true), (100, false), (3, true), (0, true)] {
      for fraction in [0, 0.5, 1] {
        var list = try SceneDriver(rows: rows, footer: name.policy) {
          $0.animations = animations
          if name.isSideways { $0.axis.orientation = .horizontal }
        }
        let offset = list.scene.container.maximumOffset * fraction
        try list.send(.setOffset(offset, animated: false))
        try list.send(.begin(.footer, hidden))
        list.advance(by: 2)
        #expect(list.offset == offset, "\(rows) rows, at \(fraction)")
        #expect(list.scene.footer?.state == .refreshing)
        #expect(list.scene.container.contentInset.bottom >= name.policy.heldInset)
      }
    }
  }
}
