import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

/// A motion fires a control where it crosses the firing offset, regardless of the ticks.
@Suite("Places where motions fire")
struct FiringPlaceTests {
  /// The numbers of ticks that divide a motion.
  private static let tickCounts = [1, 2, 3, 7, 20, 50]

  /// Returns a policy that fires at the content's edge, also by a glide.
  private func atEdge(_ policy: RefreshPolicy) -> RefreshPolicy {
    var policy = policy
    policy.origin = .contentEdge
    policy.firesByFling = true
    return policy
  }

  @Test("A glide that ends at the edge fires there", arguments: tickCounts)
  func glide(ticks: Int) throws {
    var header = atEdge(.mj)
    header.restingInset = 114
    header.heldInset = 114
    for offset in [599.385_300_878_266_1, 303.092_278_092_436_4, 100.1] {
      var list = try SceneDriver(header: header, inset: EdgeInsets(top: 188.892_586_011_469_72)) {
        $0.bounces = false
      }
      try list.send(.setOffset(offset, animated: false))
      try list.send(.glide(velocity: -9000))
      for _ in 0..<ticks { list.advance(by: 0.2 / Double(ticks)) }
      #expect(list.scene.header?.state == .refreshing, "from \(offset)")
      #expect(list.offset == list.scene.container.minimumOffset, "the list does not bounce")
    }
  }

  @Test("A wheel step that ends at the edge fires", arguments: tickCounts)
  func step(ticks: Int) throws {
    for offset in [-24.939_468_490_662_82, -6.240_000_000_000_164, -13.37] {
      var list = try SceneDriver(
        rows: 8, footer: atEdge(.mjBack), inset: EdgeInsets(bottom: 390.1))
      try list.send(.setOffset(offset, animated: false))
      try list.send(.wheel(notches: -1))
      for _ in 0..<ticks { list.advance(by: 0.5 / Double(ticks)) }
      #expect(list.scene.footer?.state == .refreshing, "from \(offset)")
    }
  }
}
