import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("The finger's position")
struct FingerTests {
  @Test("The position runs from 0 to 1 along a line during a hold")
  func place() throws {
    var list = try SceneDriver(header: .mj)
    #expect(list.scene.fingerPosition == nil && list.scene.lastFingerPosition == 0.5)
    try list.send(.press(Point(x: 120, y: 100)))
    #expect(list.scene.fingerPosition == 0.25)
    try list.send(.move(Point(x: 360, y: 130)))
    #expect(list.scene.fingerPosition == 0.75)
    try list.send(.move(Point(x: 700, y: 140)))
    #expect(list.scene.fingerPosition == 1, "a finger outside the list is at the edge")
    try list.send(.release(Point(x: 0, y: 140)))
    #expect(list.scene.fingerPosition == nil && list.scene.lastFingerPosition == 0)
    try list.send(.set(.direction(.rightToLeft)))
    try list.send(.press(Point(x: 120, y: 100)))
    #expect(list.scene.fingerPosition == 0.75)
  }

  @Test("A touchpad's pull uses the pointer's place, or the middle")
  func touchpad() throws {
    var policy = RefreshPolicy.mj
    policy.actionCount = 3
    var list = try SceneDriver(header: policy)
    try list.send(.pan(dx: 0, dy: 80))
    #expect(list.scene.fingerPosition == nil && list.scene.header?.chosenAction == 1)
    try list.send(.panEnd)
    try list.send(.end(.header, .success))
    list.advance(by: 2)
    try list.send(.pointer(Point(x: 470, y: 50)))
    try list.send(.pan(dx: 0, dy: 80))
    #expect(list.scene.fingerPosition != nil && list.scene.header?.chosenAction == 2)
  }

  @Test("Firing fixes the chosen action; a begin chooses the middle")
  func fixed() throws {
    var policy = RefreshPolicy.mj
    policy.actionCount = 3
    var list = try SceneDriver(header: policy)
    try list.send(.press(Point(x: 10, y: 100)))
    try list.send(.move(Point(x: 10, y: 200)))
    #expect(list.scene.header?.chosenAction == 0)
    try list.send(.move(Point(x: 470, y: 200)))
    #expect(list.effects.contains(.actionChanged(2)))
    try list.send(.release(Point(x: 470, y: 200)))
    try list.send(.press(Point(x: 10, y: 300)))
    try list.send(.move(Point(x: 10, y: 310)))
    #expect(list.scene.header?.chosenAction == 2)
    try list.send(.cancel)
    try list.send(.end(.header, .success))
    try list.send(.begin(.header))
    #expect(list.scene.header?.chosenAction == 1)
  }
}
