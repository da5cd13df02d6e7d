import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("A hidden list")
struct VisibilityTests {
  @Test("Hiding cancels a drag, which triggers nothing")
  func drag() throws {
    var list = try SceneDriver(header: .mj)
    try list.press()
    try list.drag(to: -100)
    try list.send(.hidden)
    #expect(list.phase == .idle)
    #expect(list.offset == 0)
    #expect(list.scene.header?.state == .idle)
    #expect(!list.effects.contains(.requested(.header)))
    #expect(
      list.effects.contains { if case .scroll(.didEndDragging) = $0 { true } else { false } }
    )
    #expect(!list.scene.needsFrames)
    #expect(throws: SceneError.notPressed) { try list.send(.release(Point(x: 0, y: 0))) }
  }

  @Test("Hiding ends a touchpad's pan")
  func pan() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.pan(dx: 0, dy: 100))
    try list.send(.hidden)
    #expect(list.offset == 0)
    #expect(!list.scene.container.isPanning)
    #expect(throws: SceneError.notPanning) { try list.send(.panEnd) }
  }

  @Test("Hiding stops a fling where it is")
  func fling() throws {
    var list = try SceneDriver()
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: -30))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    list.advance(by: 0.1)
    let shown = list.offset
    try list.send(.hidden)
    #expect(list.phase == .idle)
    #expect(list.offset == shown)
    #expect(list.effects.last == .didEndDecelerating)
    list.advance(by: 3)
    #expect(list.offset == shown)
    #expect(!list.scene.needsFrames)
  }

  @Test("Hiding completes an opening and calls the handler")
  func opening() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.begin(.header))
    list.advance(by: 0.1)
    _ = list.takeEffects()
    try list.send(.hidden)
    #expect(list.effects.contains(.requested(.header)))
    #expect(list.scene.header?.state == .refreshing)
    #expect(list.scene.container.presentedContentInset.top == 54)
    #expect(!list.scene.needsFrames)
    try list.send(.end(.header, .success))
    #expect(list.effects.contains(.closed(.header)))
    #expect(list.scene.container.contentInset.top == 0)
    try list.send(.shown)
    #expect(list.offset == 0)
    #expect(list.scene.header?.state == .idle)
  }

  @Test("Hiding completes a closing or a dwell", arguments: [0, 1.0])
  func closing(dwell: Double) throws {
    var policy = RefreshPolicy.mj
    policy.successDwell = dwell
    var list = try SceneDriver(header: policy)
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.send(.end(.header, .success))
    list.advance(by: 0.1)
    try list.send(.hidden)
    #expect(list.scene.header?.state == .idle)
    #expect(list.scene.container.contentInset.top == 0)
    #expect(list.offset == 0)
    #expect(list.effects.last == .closed(.header))
    #expect(!list.scene.needsFrames)
  }

  @Test("A hidden list refreshes when the program begins one")
  func programWhileHidden() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.hidden)
    try list.send(.begin(.header))
    #expect(list.effects.last == .requested(.header))
    try list.send(.end(.header, .success))
    #expect(list.effects.last == .closed(.header))
    #expect(!list.scene.needsFrames)
    try list.send(.shown)
    #expect(list.offset == 0)
  }

  @Test("Only a moving list or a visible spinner needs frames")
  func frames() throws {
    var list = try SceneDriver(header: .mj)
    #expect(!list.scene.needsFrames)
    try list.send(.begin(.header))
    #expect(list.scene.needsFrames)
    list.advance(by: 5)
    #expect(list.scene.needsFrames, "the spinner turns in view")
    try list.send(.setOffset(1000, animated: false))
    #expect(!list.scene.needsFrames, "the spinner is out of view")
    try list.send(.end(.header, .success))
    list.advance(by: 1)
    #expect(!list.scene.needsFrames)
    #expect(list.scene.nextWake == nil)
  }
}
