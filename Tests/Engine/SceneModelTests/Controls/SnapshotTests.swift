import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Snapshot")
struct SnapshotTests {
  private func list(
    inset: Double = 0, rowHeight: Double = 44, isShown: Bool = true
  ) throws -> SceneDriver {
    try SceneDriver(
      rowHeight: rowHeight, header: .mj, footer: .mjBack,
      inset: EdgeInsets(top: inset, bottom: 0), isShown: isShown)
  }

  @Test("A restored list shows its row in place despite new insets")
  func place() throws {
    var list = try list(inset: 10)
    try list.send(.setOffset(500, animated: false))
    let snapshot = list.scene.snapshot
    #expect(snapshot == SceneSnapshot(firstRow: 11, offsetInRow: 26))

    var anew = try self.list(inset: 60, rowHeight: 100)
    try anew.send(.restore(snapshot, callsHandler: false))
    #expect(anew.scene.snapshot == snapshot)
    #expect(anew.scene.rowFrame(11).y == 60 - 26)
  }

  @Test("A snapshot at the start restores the start")
  func start() throws {
    let snapshot = try list(inset: 10).scene.snapshot
    #expect(snapshot == SceneSnapshot())
    var anew = try list(inset: 60)
    try anew.send(.restore(snapshot, callsHandler: false))
    #expect(anew.offset == -60)
  }

  @Test("A restored refresh calls the handler only if asked to")
  func refresh() throws {
    var list = try list()
    try list.pull(through: -40, -90)
    list.advance(by: 1)
    let snapshot = list.scene.snapshot
    #expect(snapshot.isRefreshing)
    for calls in [false, true] {
      var anew = try self.list()
      try anew.send(.restore(snapshot, callsHandler: calls))
      anew.advance(by: 1)
      #expect(anew.scene.header?.state == .refreshing)
      #expect(anew.offset == -54)
      #expect(anew.effects.contains(.requested(.header)) == calls)
      try anew.send(.end(.header, .success))
      anew.advance(by: 1)
      #expect(anew.offset == 0)
      #expect(anew.effects.filter { if case .ended = $0 { true } else { false } }.count == 1)
    }
  }

  @Test("A restore keeps an offset away from the open header")
  func refreshOutOfView() throws {
    var list = try list()
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.send(.setOffset(700, animated: false))
    var anew = try self.list(isShown: false)
    try anew.send(.restore(list.scene.snapshot, callsHandler: false))
    try anew.send(.shown)
    anew.advance(by: 1)
    #expect(anew.scene.header?.state == .refreshing)
    #expect(anew.offset == 700)
    #expect(anew.scene.container.contentInset.top == 54)
  }

  @Test("Restoring the current state changes nothing, even with an open floor")
  func unchanged() throws {
    var policy = RefreshPolicy.mj
    policy.secondFloor = RefreshPolicy.SecondFloor(distance: 104)
    for event in [SceneEvent.openFloor, .begin(.header)] {
      var list = try SceneDriver(header: policy)
      try list.send(event)
      list.advance(by: 2)
      let (offset, state) = (list.offset, list.scene.header?.state)
      #expect(offset < 0)
      _ = list.takeEffects()
      try list.send(.restore(list.scene.snapshot, callsHandler: false))
      #expect(list.offset == offset, "\(event)")
      list.advance(by: 2)
      #expect(list.offset == offset && list.scene.header?.state == state, "\(event)")
      #expect(list.takeEffects().isEmpty, "\(event)")
      // Restoring a snapshot of the start scrolls to the start, and closes the floor.
      try list.send(.restore(SceneSnapshot(), callsHandler: false))
      #expect(list.offset == 0, "\(event)")
    }
  }

  @Test("A snapshot keeps “no more data” and the last update")
  func footerAndTime() throws {
    var list = try list()
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.send(.end(.header, .noMore))
    list.advance(by: 1)
    let snapshot = list.scene.snapshot
    #expect(snapshot.hasNoMoreData && !snapshot.isRefreshing)
    #expect(snapshot.lastUpdated == list.scene.header?.lastUpdated)
    var anew = try self.list()
    try anew.send(.restore(snapshot, callsHandler: false))
    #expect(anew.scene.footer?.state == .noMoreData)
    #expect(anew.scene.header?.lastUpdated == snapshot.lastUpdated)
  }

  @Test("A snapshot past the end scrolls there; an invalid one is refused")
  func badInput() throws {
    var list = try list()
    try list.send(.restore(SceneSnapshot(firstRow: 5000), callsHandler: false))
    #expect(list.offset == list.scene.container.maximumOffset)
    let offset = list.offset
    for snapshot in [
      SceneSnapshot(firstRow: -1), SceneSnapshot(offsetInRow: .nan),
      SceneSnapshot(offsetInRow: .infinity), SceneSnapshot(lastUpdated: .nan),
    ] {
      #expect(throws: SceneError.self) { try list.send(.restore(snapshot, callsHandler: false)) }
      #expect(list.offset == offset)
    }
    try list.send(.setRows(count: 0))
    #expect(list.scene.snapshot.firstRow == 0)
    try list.send(.restore(SceneSnapshot(firstRow: 3), callsHandler: false))
  }
}
