import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Stages as a list reports them")
struct StageEffectTests {
  @Test("Each stage is reported once, in order")
  func order() throws {
    var policy = RefreshPolicy.mj
    policy.failureDwell = 0.5
    var list = try SceneDriver(header: policy)
    try list.pull(through: -30, -60)
    list.advance(by: 1)
    #expect(list.headerStages == [.pulling, .settling, .refreshing])
    try list.send(.end(.header, .failure))
    list.advance(by: 2)
    #expect(list.headerStages == [.pulling, .settling, .refreshing, .finishing, .idle])
  }

  @Test("Without animations each stage is reported within its call")
  func instant() throws {
    var list = try SceneDriver(footer: .mjBack) { $0.animations = false }
    try list.send(.begin(.footer))
    try list.send(.end(.footer, .success))
    #expect(list.footerStages == [.settling, .refreshing, .finishing, .idle])
  }

  @Test("A stage is reported after its state, before further effects")
  func place() throws {
    var configuration = SceneConfiguration()
    configuration.header = .fg
    var scene = Scene(configuration)
    try scene.handle(.resize(width: 480, height: 640), at: 0)
    try scene.handle(.shown, at: 0)
    _ = scene.takeEffects()
    try scene.handle(.begin(.header), at: 0)
    #expect(
      scene.takeEffects() == [
        .stateChanged(.header, from: .idle, to: .refreshing),
        .stageChanged(.header, from: .idle, to: .settling), .requested(.header),
      ])
    try scene.handle(.end(.header, .success), at: 0.1)
    #expect(
      scene.takeEffects() == [
        .stateChanged(.header, from: .refreshing, to: .idle),
        .stageChanged(.header, from: .settling, to: .finishing), .ended(.header, .success),
      ])
    scene.advance(to: 9)
    #expect(scene.takeEffects().contains(.stageChanged(.header, from: .finishing, to: .idle)))
  }

  @Test("Replacing or removing a busy control reports the idle stage")
  func replaced() throws {
    var list = try SceneDriver(header: .mj)
    try list.send(.begin(.header))
    try list.send(.setControl(.header, .fg))
    #expect(list.headerStages.last == .idle)
    try list.send(.begin(.header))
    try list.send(.setControl(.header, nil))
    #expect(list.headerStages.last == .idle)
  }
}
