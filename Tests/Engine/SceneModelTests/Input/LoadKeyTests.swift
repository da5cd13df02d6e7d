import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("The key that loads more")
struct LoadKeyTests {
  private static let key = SceneEvent.key(KeyStroke(.refresh, isShift: true))
  private static let footers: [FooterName] = [.zc, .zcImages, .svPull]

  private func list(
    _ name: FooterName, animations: Bool = true, inset: Double = 0
  ) throws -> SceneDriver {
    try SceneDriver(footer: name.policy, inset: EdgeInsets(bottom: inset)) {
      $0.animations = animations
    }
  }

  @Test("Near or moving to the end, the key scrolls to the footer", arguments: footers)
  func atTheEnd(_ name: FooterName) throws {
    for missing in [0.0, 0.5, 30, 59] {
      var list = try list(name)
      try list.send(.setOffset(3760 - missing, animated: false))
      try list.send(Self.key)
      list.advance(by: 2)
      #expect(list.offset == 3820, "\(missing)")
    }
    var moving = try list(name)
    try moving.send(.key(KeyStroke(.end)))
    moving.advance(by: 0.1)
    #expect(moving.offset < 3000)
    try moving.send(Self.key)
    moving.advance(by: 3)
    #expect(moving.offset == 3820)
    var covered = try list(name, inset: 40)
    try covered.send(.setOffset(3765, animated: false))
    try covered.send(Self.key)
    covered.advance(by: 2)
    #expect(covered.offset == 3860)
    var still = try list(name, animations: false)
    try still.send(.setOffset(3740, animated: false))
    try still.send(Self.key)
    #expect(still.offset == 3820)
  }

  @Test("Elsewhere, or by program, a load keeps the offset", arguments: footers)
  func elsewhere(_ name: FooterName) throws {
    var list = try list(name)
    try list.send(.setOffset(3690, animated: false))
    try list.send(Self.key)
    list.advance(by: 2)
    #expect(list.scene.footer?.state == .refreshing && list.offset == 3690)
    var begun = try self.list(name)
    try begun.send(.setOffset(3740, animated: false))
    try begun.send(.begin(.footer))
    begun.advance(by: 2)
    #expect(begun.scene.footer?.state == .refreshing && begun.offset == 3740)
  }
}
