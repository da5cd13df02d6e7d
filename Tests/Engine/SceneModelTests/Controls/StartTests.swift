import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Expired data")
struct StartTests {
  private func list(
    _ start: RefreshPolicy.StartRefresh, expiry: Double?, age: Double?
  ) throws -> SceneDriver {
    var policy = RefreshPolicy.fg
    policy.start = start
    policy.expiry = expiry
    var list = try SceneDriver(header: policy, isShown: false) { $0.clock = 10_000 }
    list.setLastUpdated(age.map { 10_000 - $0 })
    return list
  }

  @Test("Data without record, too old or from the future is expired")
  func expired() throws {
    for (expiry, age, isExpired) in [
      (nil, nil, true), (60, nil, true), (nil, 1e6, false), (60, 59, false), (60, 60, false),
      (60, 60.1, true), (60, -30, false), (60, -3600, true), (0, 1, true),
    ] as [(Double?, Double?, Bool)] {
      let list = try list(.never, expiry: expiry, age: age)
      #expect(list.scene.isExpired == isExpired, "\(String(describing: (expiry, age)))")
    }
    #expect(try !SceneDriver().scene.isExpired, "a list without a header has no expired data")
  }

  @Test("Data expires as time passes")
  func ageing() throws {
    var list = try list(.never, expiry: 60, age: 50)
    #expect(!list.scene.isExpired)
    list.advance(by: 11)
    #expect(list.scene.isExpired)
  }

  @Test("The first showing refreshes never, always or if expired, by policy")
  func start() throws {
    for (start, age, refreshes) in [
      (.never, nil, false), (.always, 1, true), (.ifExpired, 1, false), (.ifExpired, 61, true),
      (.ifExpired, nil, true),
    ] as [(RefreshPolicy.StartRefresh, Double?, Bool)] {
      var list = try list(start, expiry: 60, age: age)
      try list.send(.shown)
      #expect(list.effects.contains(.requested(.header)) == refreshes, "\(start) \(age ?? -1)")
      try list.send(.end(.header, .failure))
      try list.send(.hidden)
      try list.send(.shown)
      #expect(list.effects.filter { $0 == .requested(.header) }.count == (refreshes ? 1 : 0))
    }
  }

  @Test("A begin before the first showing starts only one refresh")
  func once() throws {
    var list = try list(.always, expiry: nil, age: nil)
    try list.send(.begin(.header))
    try list.send(.shown)
    #expect(list.effects.filter { $0 == .requested(.header) }.count == 1)
  }
}
