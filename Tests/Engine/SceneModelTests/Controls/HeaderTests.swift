import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("MJ header")
struct MJHeaderTests {
  /// T = 64, h = 54: at rest at −64, critical at −118.
  private func list(isShown: Bool = true) throws -> SceneDriver {
    try SceneDriver(header: .mj, inset: EdgeInsets(top: 64), isShown: isShown)
  }

  @Test("The pull's share and the state follow the offsets of the vectors")
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

  @Test("A release past the trigger refreshes, and rests with an inset of 118 at −118")
  func refreshes() throws {
    var list = try list()
    try list.pull(through: -100, -119)
    #expect(
      list.takeEffects() == [
        .willBeginDragging, .stateChanged(.header, from: .idle, to: .pulling),
        .scroll(.willEndDragging(velocity: 0, target: -118)), .didEndDragging(decelerates: true),
        .stateChanged(.header, from: .pulling, to: .refreshing),
      ])
    #expect(list.scene.container.contentInset.top == 118)
    #expect(list.phase == .animating)
    list.advance(by: 0.2499)
    let effects = list.takeEffects()
    #expect(effects == [])
    list.advance(by: 0.0002)
    let laterEffects = list.takeEffects()
    #expect(laterEffects == [.didEndAnimation, .requested(.header)])
    #expect(list.offset == -118)
    #expect(list.scene.pull(of: .header) == 1)
  }

  @Test("The first offset after the release does not decide any more")
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

  @Test("The release's own move counts: back inside it fires nothing")
  func releaseMovesBack() throws {
    var list = try list()
    try list.press()
    try list.drag(to: -130)
    let y = list.scene.viewport.height / 2 + 66 - 20
    try list.send(.release(x: 100, y: y))
    #expect(list.scene.header?.state == .idle)
    #expect(!list.effects.contains(.requested(.header)))
    #expect(list.phase == .bouncing)
  }

  @Test("While it refreshes, the inset of sticky content follows the scroll as in the vectors")
  func stickyInset() throws {
    var list = try list()
    try list.pull(through: -119)
    list.advance(by: 1)
    for (offset, inset) in [(-30.0, 64.0), (-100, 100), (-118, 118)] {
      try list.send(.setOffset(offset, animated: false))
      #expect(list.offset == offset)
      list.advance(by: 0)
      #expect(list.scene.stickyInset.top == inset)
      #expect(list.scene.container.contentInset.top == 118, "the borrowed inset stays")
    }
    try list.press()
    try list.drag(to: -300)
    #expect(list.scene.stickyInset.top == 118)
  }

  @Test(
    "An end gives back exactly what was borrowed, wherever the list is",
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

  @Test("The closing is over 0.4 s after the end")
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
    #expect(laterEffects == [.didEndAnimation, .closed(.header)])
    #expect(list.offset == -64)
  }

  @Test("A pull short of the trigger returns by the spring and calls nothing")
  func tooShort() throws {
    var list = try list()
    try list.pull(through: -118)
    #expect(list.phase == .bouncing)
    list.advance(by: 2)
    #expect(list.offset == -64)
    #expect(
      list.takeEffects() == [
        .willBeginDragging, .scroll(.willEndDragging(velocity: 0, target: -64)),
        .didEndDragging(decelerates: true), .scroll(.willBeginDecelerating), .didEndDecelerating,
      ])
  }

  @Test("A finger that catches the opening neither delays the handler nor undoes the refresh")
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
  @Test("A release at exactly 65 fires though it was never armed")
  func exactly() throws {
    var list = try SceneDriver(header: .fg)
    try list.press()
    try list.drag(to: -65)
    #expect(list.scene.header?.state == .idle)
    try list.releaseAtRest()
    #expect(
      list.takeEffects() == [
        .willBeginDragging, .scroll(.willEndDragging(velocity: 0, target: -60)),
        .didEndDragging(decelerates: true), .stateChanged(.header, from: .idle, to: .refreshing),
        .requested(.header),
      ])
    #expect(list.scene.container.contentInset.top == 60)
    list.advance(by: 0.2)
    #expect(list.offset == -60)
    #expect(list.phase == .idle)
  }

  @Test("The zone in which it disarms is strict at 65, and passing the rest counts as in it")
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
    "Just short of 65 it does not fire, armed before or not", arguments: [[-64.9], [-80, -64.9]])
  func short(targets: [Double]) throws {
    var list = try SceneDriver(header: .fg)
    try list.press()
    for target in targets { try list.drag(to: target) }
    try list.releaseAtRest()
    #expect(list.scene.header?.state == .idle)
    #expect(!list.effects.contains(.requested(.header)))
  }

  @Test("A begin by program shows it from the top, and writes no offset from elsewhere")
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

  @Test("An open header that becomes longer at the top is still seen as a whole")
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
