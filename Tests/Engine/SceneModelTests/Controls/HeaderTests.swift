import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("MJ header")
struct MJHeaderTests {
  /// Returns a list with T = 64 and h = 54: at rest at −64, with the trigger at −118.
  private func list(isShown: Bool = true) throws -> SceneDriver {
    try SceneDriver(header: .mj, inset: EdgeInsets(top: 64), isShown: isShown)
  }

  @Test("Pull and state match the offsets of the vectors")
  func vectors() throws {
    var list = try list()
    #expect(list.offset == -64)
    try list.press()
    try list.drag(to: -91)
    #expect(list.scene.pull(of: .header) == 0.5)
    try list.drag(to: -118)
    #expect(list.scene.header?.state == .idle)
    try list.drag(to: -118.5)
    #expect(list.scene.header?.state == .pulling)
    try list.drag(to: -118)
    #expect(list.scene.header?.state == .idle)
    try list.drag(to: -145)
    #expect(list.scene.pull(of: .header) == 1.5)
    #expect(list.scene.header?.state == .pulling)
    try list.drag(to: -63.9)
    #expect(list.scene.pull(of: .header) == 0)
    #expect(list.scene.header?.state == .idle)
    try list.drag(to: -64)
    #expect(list.scene.pull(of: .header) == 0)
  }

  @Test("A release past the trigger refreshes and rests at −118")
  func refreshes() throws {
    var list = try list()
    try list.pull(through: -100, -119)
    #expect(
      list.takeEffects() == [
        .willBeginDragging, .stateChanged(.header, from: .idle, to: .pulling),
        .scroll(.willEndDragging(velocity: 0, target: -118)), .didEndDragging(willDecelerate: true),
        .stateChanged(.header, from: .pulling, to: .refreshing),
      ])
    #expect(list.scene.container.contentInset.top == 118)
    #expect(list.phase == .animating)
    list.advance(by: 0.2499)
    let effects = list.takeEffects()
    #expect(effects == [])
    list.advance(by: 0.0002)
    let laterEffects = list.takeEffects()
    #expect(laterEffects == [.didEndScrollingAnimation, .requested(.header)])
    #expect(list.offset == -118)
    #expect(list.scene.pull(of: .header) == 1)
  }

  @Test("Offsets after the release do not change its decision")
  func decidesInTheRelease() throws {
    var list = try list()
    try list.press()
    try list.drag(to: -119)
    list.advance(by: 0.01)
    try list.release()
    #expect(list.scene.header?.state == .refreshing)
    list.advance(by: 0.24)
    #expect(list.scene.header?.state == .refreshing)
  }

  @Test("A release's own move counts, so a move back fires nothing")
  func releaseMovesBack() throws {
    var list = try list()
    try list.press()
    try list.drag(to: -130)
    let y = list.scene.viewport.height / 2 + 66 - 20
    try list.send(.release(Point(x: 100, y: y)))
    #expect(list.scene.header?.state == .idle)
    #expect(!list.effects.contains(.requested(.header)))
    #expect(list.phase == .bouncing)
  }

  @Test("The sticky inset of a refresh follows the scroll")
  func stickyInset() throws {
    var list = try list()
    try list.pull(through: -119)
    list.advance(by: 1)
    for (offset, inset) in [(-30.0, 64.0), (-100, 100), (-118, 118)] {
      try list.send(.setOffset(offset, animated: false))
      #expect(list.offset == offset)
      list.advance(by: 0)
      #expect(list.scene.stickyInset.top == inset)
      #expect(list.scene.container.contentInset.top == 118, "the header keeps its inset")
    }
    try list.press()
    try list.drag(to: -300)
    #expect(list.scene.stickyInset.top == 118)
  }

  @Test(
    "An end removes exactly the header's inset at any offset",
    arguments: [-118.0, -100, -30, 500])
  func givesBack(offset: Double) throws {
    var list = try list()
    try list.pull(through: -119)
    list.advance(by: 1)
    try list.send(.setOffset(offset, animated: false))
    try list.send(.setInset(.top, 70, duration: 0))
    _ = list.takeEffects()
    try list.send(.end(.header, .success))
    #expect(list.scene.container.contentInset.top == 70)
    let effects = list.takeEffects()
    #expect(
      effects == [.stateChanged(.header, from: .refreshing, to: .idle), .ended(.header, .success)])
    #expect(list.scene.pull(of: .header) == 0)
    list.advance(by: 0.5)
    #expect(list.offset == max(offset, -70))
    let laterEffects = list.takeEffects()
    #expect(laterEffects.contains(.closed(.header)))
  }

  @Test("The closing ends 0.4 s after the end")
  func closes() throws {
    var list = try list()
    try list.pull(through: -119)
    list.advance(by: 1)
    try list.send(.end(.header, .success))
    _ = list.takeEffects()
    list.advance(by: 0.3999)
    let effects = list.takeEffects()
    #expect(effects == [])
    #expect(list.phase == .animating)
    list.advance(by: 0.0002)
    let laterEffects = list.takeEffects()
    #expect(laterEffects == [.didEndScrollingAnimation, .closed(.header)])
    #expect(list.offset == -64)
  }

  @Test("A pull short of the trigger springs back and fires nothing")
  func tooShort() throws {
    var list = try list()
    try list.pull(through: -118)
    #expect(list.phase == .bouncing)
    list.advance(by: 2)
    #expect(list.offset == -64)
    #expect(
      list.takeEffects() == [
        .willBeginDragging, .scroll(.willEndDragging(velocity: 0, target: -64)),
        .didEndDragging(willDecelerate: true), .scroll(.willBeginDecelerating), .didEndDecelerating,
      ])
  }

  @Test("A finger that catches the opening does not delay the handler")
  func caughtOpening() throws {
    var list = try list()
    try list.pull(through: -160)
    list.advance(by: 0.1)
    try list.press()
    let held = list.offset
    list.advance(by: 0.1499)
    #expect(!list.effects.contains(.requested(.header)))
    list.advance(by: 0.0002)
    #expect(list.effects.contains(.requested(.header)))
    #expect(list.offset == held)
    try list.releaseAtRest()
    list.advance(by: 2)
    #expect(list.offset == -118)
  }
}

@Suite("Fg header")
struct FgHeaderTests {
  @Test("A release at exactly 65 fires, although it was never armed")
  func exactly() throws {
    var list = try SceneDriver(header: .fg)
    try list.press()
    try list.drag(to: -65)
    #expect(list.scene.header?.state == .idle)
    try list.releaseAtRest()
    #expect(
      list.takeEffects() == [
        .willBeginDragging, .scroll(.willEndDragging(velocity: 0, target: -60)),
        .didEndDragging(willDecelerate: true), .stateChanged(.header, from: .idle, to: .refreshing),
        .requested(.header),
      ])
    #expect(list.scene.container.contentInset.top == 60)
    list.advance(by: 0.2)
    #expect(list.offset == -60)
    #expect(list.phase == .idle)
  }

  @Test("It disarms strictly inside 65, and past the rest too")
  func zone() throws {
    var list = try SceneDriver(header: .fg)
    try list.press()
    try list.drag(to: -65.5)
    #expect(list.scene.header?.state == .pulling)
    try list.drag(to: -65)
    #expect(list.scene.header?.state == .pulling)
    try list.drag(to: -64.5)
    #expect(list.scene.header?.state == .idle)
    try list.drag(to: -70)
    #expect(list.scene.header?.state == .pulling)
    try list.drag(to: 40)
    #expect(list.scene.header?.state == .idle)
    try list.releaseAtRest()
    #expect(!list.effects.contains(.requested(.header)))
  }

  @Test(
    "A release just inside 65 never fires", arguments: [[-64.9], [-80, -64.9]])
  func short(targets: [Double]) throws {
    var list = try SceneDriver(header: .fg)
    try list.press()
    for target in targets { try list.drag(to: target) }
    try list.releaseAtRest()
    #expect(list.scene.header?.state == .idle)
    #expect(!list.effects.contains(.requested(.header)))
  }

  @Test("A begin scrolls to the header from the top, and not from elsewhere")
  func program() throws {
    var list = try SceneDriver(header: .fg)
    try list.send(.begin(.header))
    list.advance(by: 0.2)
    #expect(list.offset == -60)
    list = try SceneDriver(header: .fg)
    try list.send(.setOffset(500, animated: false))
    try list.send(.begin(.header))
    list.advance(by: 1)
    #expect(list.offset == 500)
    #expect(list.scene.container.contentInset.top == 60)
  }

  @Test("An open header at the top stays fully visible when it grows")
  func longer() throws {
    var policy = RefreshPolicy.mj
    policy.heldInset = 80
    for offset in [-54.0, 0, 300] {
      var list = try SceneDriver(header: .mj)
      try list.send(.begin(.header))
      list.advance(by: 2)
      #expect(list.offset == -54)
      try list.send(.setOffset(offset, animated: false))
      try list.send(.tune(.header, policy))
      #expect(list.scene.container.contentInset.top == 80)
      list.advance(by: 2)
      #expect(list.offset == (offset == -54 ? -80 : offset))
    }
    var held = try SceneDriver(header: .mj)
    try held.send(.begin(.header))
    held.advance(by: 2)
    try held.press()
    try held.send(.tune(.header, policy))
    #expect(held.offset == -54)
    try held.releaseAtRest()
    held.advance(by: 2)
    #expect(held.scene.header?.state == .refreshing)
  }
}
