import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Press, click and drag")
struct PressTests {
  private func list() throws -> SceneDriver {
    try SceneDriver { $0.dragThreshold = 8 }
  }

  @Test("A click activates the row under it")
  func click() throws {
    var list = try list()
    try list.send(.setOffset(100, animated: false))
    try list.send(.press(Point(x: 10, y: 33)))
    #expect(list.scene.pressedRow == 3)
    try list.send(.move(Point(x: 12, y: 30)))
    #expect(list.scene.pressedRow == 3)
    try list.send(.release(Point(x: 12, y: 30)))
    #expect(list.scene.focusedRow == 3)
    #expect(list.effects == [.rowActivated(3)])
    #expect(list.scene.pressedRow == nil)
  }

  @Test("A button lights its row at once, a finger after a delay")
  func lit() throws {
    var list = try list()
    try list.send(.press(Point(x: 10, y: 33)))
    #expect(list.scene.litRow == 0)
    try list.send(.cancel)
    try list.send(.press(Point(x: 10, y: 33), .touch))
    #expect(list.scene.pressedRow == 0)
    for _ in 0..<14 {
      #expect(list.scene.litRow == nil)
      #expect(list.scene.nextWake != nil)
      list.advance(by: 0.01)
    }
    list.advance(by: 0.02)
    #expect(list.scene.litRow == 0)
    try list.send(.cancel)
    #expect(list.scene.litRow == nil)
    // Starts a scroll slowly: the finger moves past the threshold after 0.14 seconds.
    try list.send(.press(Point(x: 10, y: 100), .touch))
    for step in 0..<60 {
      list.advance(by: 0.01)
      try list.send(.move(Point(x: 10, y: 100 - Double(step) * 0.65)))
      #expect(list.scene.litRow == nil)
    }
  }

  @Test("A drag never activates a row, even when it returns")
  func drag() throws {
    var list = try list()
    try list.send(.press(Point(x: 10, y: 100)))
    try list.send(.move(Point(x: 10, y: 90)))
    #expect(list.scene.pressedRow == nil)
    try list.send(.move(Point(x: 10, y: 100)))
    try list.send(.release(Point(x: 10, y: 100)))
    #expect(!list.effects.contains { if case .rowActivated = $0 { true } else { false } })
  }

  @Test("A sideways or cancelled press activates nothing")
  func ignored() throws {
    var list = try list()
    try list.send(.press(Point(x: 10, y: 100)))
    try list.send(.move(Point(x: 30, y: 100)))
    #expect(list.scene.pressedRow == nil)
    try list.send(.release(Point(x: 10, y: 100)))
    try list.send(.press(Point(x: 10, y: 100)))
    try list.send(.cancel)
    #expect(list.effects == [])
  }

  @Test("A press that stops a fast list is not a click")
  func stops() throws {
    var list = try list()
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: -30))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    try list.send(.press(Point(x: 10, y: 100)))
    #expect(list.scene.pressedRow == nil)
    try list.send(.release(Point(x: 10, y: 100)))
    #expect(!list.effects.contains { if case .rowActivated = $0 { true } else { false } })
  }

  @Test("The pressed row follows insertions and removals before it")
  func rowsChange() throws {
    var list = try list()
    try list.send(.press(Point(x: 10, y: 100)))
    #expect(list.scene.pressedRow == 2)
    try list.send(.insertRows(at: 1, count: 3))
    #expect(list.scene.pressedRow == 5)
    try list.send(.removeRows(at: 0, count: 2))
    #expect(list.scene.pressedRow == 3)
    try list.send(.removeRows(at: 3, count: 1))
    #expect(list.scene.pressedRow == nil)
    try list.send(.release(Point(x: 10, y: 100)))
    #expect(list.effects == [])
  }

  @Test("A press activates nothing if its row is removed")
  func shrinks() throws {
    var list = try list()
    try list.send(.press(Point(x: 10, y: 100)))
    try list.send(.setRows(count: 1))
    try list.send(.release(Point(x: 10, y: 100)))
    #expect(list.effects == [])
  }

  @Test("A press takes over from a touchpad without triggering")
  func pressWhilePanning() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.pan(dx: 0, dy: 100))
    try list.press()
    #expect(list.phase == .tracking)
    #expect(!list.scene.container.isPanning)
    #expect(list.offset == -100)
    #expect(list.scene.header?.state == .idle)
  }

  @Test("A press that catches a bounce at its turn is not a click", arguments: [-100.0, -30])
  func catchAtTheTurn(offset: Double) throws {
    var list = try SceneDriver(header: .fg)
    try list.send(.setOffset(offset, animated: false))
    #expect(list.phase == .bouncing && list.scene.container.velocity == 0)
    try list.press()
    try list.releaseAtRest()
    #expect(!list.effects.contains { if case .rowActivated = $0 { true } else { false } })
  }

  @Test("A press near the end of a bounce is a click")
  func clickAtTheEndOfABounce() throws {
    var list = try SceneDriver()
    try list.send(.setOffset(-5, animated: false))
    #expect(list.phase == .bouncing)
    try list.press()
    try list.releaseAtRest()
    #expect(list.effects.contains { if case .rowActivated = $0 { true } else { false } })
  }

  @Test(
    "An unmoved release after the refresh's end fires nothing",
    arguments: [RefreshPolicy.mj, .fg])
  func unmovedRelease(policy: RefreshPolicy) throws {
    var list = try SceneDriver(header: policy)
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.press()
    list.advance(by: 0.1)
    try list.drag(to: -90)
    try list.send(.end(.header, .success))
    list.advance(by: 1)
    #expect(list.offset == -90 && list.scene.header?.state == .idle)
    _ = list.takeEffects()
    try list.releaseAtRest()
    #expect(list.effects.contains(.didEndDragging(willDecelerate: true)))
    #expect(!list.effects.contains(.requested(.header)))
    list.advance(by: 2)
    #expect(list.offset == 0)
  }

  @Test("A drag from during a refresh fires only after returning inside")
  func movedRelease() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.press()
    list.advance(by: 0.1)
    try list.drag(to: -90)
    try list.send(.end(.header, .success))
    try list.drag(to: -91)
    #expect(list.scene.header?.state == .idle, "a tremor is not a new pull")
    try list.drag(to: -54)
    try list.drag(to: -90)
    #expect(list.scene.header?.state == .pulling)
    try list.releaseAtRest()
    #expect(list.scene.header?.state == .refreshing)
  }
}
