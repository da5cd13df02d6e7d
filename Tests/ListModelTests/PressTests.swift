import ListModel
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
    try list.send(.press(x: 10, y: 33))
    #expect(list.scene.pressedRow == 3)
    try list.send(.move(x: 12, y: 30))
    #expect(list.scene.pressedRow == 3)
    try list.send(.release(x: 12, y: 30))
    #expect(list.effects == [.rowActivated(3)])
    #expect(list.scene.pressedRow == nil)
  }

  @Test("A drag never activates, not even back at its start")
  func drag() throws {
    var list = try list()
    try list.send(.press(x: 10, y: 100))
    try list.send(.move(x: 10, y: 90))
    #expect(list.scene.pressedRow == nil)
    try list.send(.move(x: 10, y: 100))
    try list.send(.release(x: 10, y: 100))
    #expect(!list.effects.contains { if case .rowActivated = $0 { true } else { false } })
  }

  @Test("A press given up or taken away activates nothing")
  func givenUp() throws {
    var list = try list()
    try list.send(.press(x: 10, y: 100))
    try list.send(.move(x: 30, y: 100))
    #expect(list.scene.pressedRow == nil)
    try list.send(.release(x: 10, y: 100))
    try list.send(.press(x: 10, y: 100))
    try list.send(.cancel)
    #expect(list.effects == [])
  }

  @Test("A press that stops a fast list is no click")
  func stops() throws {
    var list = try list()
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: -30))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    try list.send(.press(x: 10, y: 100))
    #expect(list.scene.pressedRow == nil)
    try list.send(.release(x: 10, y: 100))
    #expect(!list.effects.contains { if case .rowActivated = $0 { true } else { false } })
  }

  @Test("The pressed row follows rows that come in or go away before it")
  func rowsChange() throws {
    var list = try list()
    try list.send(.press(x: 10, y: 100))
    #expect(list.scene.pressedRow == 2)
    try list.send(.insertRows(at: 1, count: 3))
    #expect(list.scene.pressedRow == 5)
    try list.send(.removeRows(at: 0, count: 2))
    #expect(list.scene.pressedRow == 3)
    try list.send(.removeRows(at: 3, count: 1))
    #expect(list.scene.pressedRow == nil)
    try list.send(.release(x: 10, y: 100))
    #expect(list.effects == [])
  }

  @Test("A list that shrinks under the press activates no row that is gone")
  func shrinks() throws {
    var list = try list()
    try list.send(.press(x: 10, y: 100))
    try list.send(.setRows(count: 1))
    try list.send(.release(x: 10, y: 100))
    #expect(list.effects == [])
  }

  @Test("A press takes the list from a touchpad, without a trigger")
  func pressWhilePanning() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.pan(dx: 0, dy: 100))
    try list.press()
    #expect(list.phase == .tracking)
    #expect(!list.scene.container.isPanning)
    #expect(list.offset == -100)
    #expect(list.scene.header?.state == .idle)
  }
}
