import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("MJ back footer")
struct FooterTests {
  /// Returns a list with H = 568, T = 64, B = 49 and content of `content` points.
  private func list(content: Double, rows: Int = 1) throws -> SceneDriver {
    try SceneDriver(
      rows: rows, rowHeight: content / Double(rows), height: 568, footer: .mjBack,
      inset: EdgeInsets(top: 64, bottom: 49))
  }

  @Test("On long content it arms strictly past 525, with inset 93")
  func long() throws {
    var list = try list(content: 1000)
    try list.press()
    try list.drag(to: 481)
    #expect(list.scene.pull(of: .footer) == 0)
    try list.drag(to: 503)
    #expect(list.scene.pull(of: .footer) == 0.5)
    try list.drag(to: 525)
    #expect(list.scene.footer?.state == .idle)
    try list.drag(to: 525.5)
    #expect(list.scene.footer?.state == .pulling)
    try list.drag(to: 525)
    #expect(list.scene.footer?.state == .idle)
    try list.drag(to: 540)
    try list.releaseAtRest()
    #expect(list.scene.footer?.state == .refreshing)
    #expect(list.scene.container.contentInset.bottom == 93)
    #expect(list.scene.footerTop + list.offset == 1000)
    list.advance(by: 0.25)
    #expect(list.offset == 525)
    #expect(list.effects.last == .requested(.footer))
  }

  @Test("On short content it lies at the viewport's end and fills it")
  func short() throws {
    var list = try list(content: 200)
    #expect(list.scene.footerTop + list.offset == 455)
    try list.pull(through: -20, -19.5)
    #expect(list.scene.footer?.state == .refreshing)
    #expect(list.scene.container.contentInset.bottom == 348)
    list.advance(by: 0.25)
    #expect(list.offset == -20)
    try list.send(.end(.footer, .success))
    #expect(list.scene.container.contentInset.bottom == 49)
    list.advance(by: 0.4)
    #expect(list.offset == -64)
  }

  @Test("Content that exactly fills the viewport counts as short")
  func exactFit() throws {
    var list = try list(content: 455)
    try list.press()
    try list.drag(to: -64 + 22)
    #expect(list.scene.pull(of: .footer) == 0.5)
  }

  @Test("Without more data a pull shows but fires only after a reset")
  func noMoreData() throws {
    var list = try list(content: 1000)
    try list.pull(through: 540)
    list.advance(by: 0.5)
    try list.send(.end(.footer, .noMore))
    #expect(list.scene.footer?.state == .noMoreData)
    #expect(list.scene.container.contentInset.bottom == 49)
    list.advance(by: 1)
    #expect(list.effects.contains(.closed(.footer)))
    _ = list.takeEffects()
    try list.press()
    try list.drag(to: 900)
    #expect(list.scene.footer?.state == .noMoreData)
    #expect(abs(list.scene.pull(of: .footer) - (900 - 481) / 44) <= 1e-12)
    try list.releaseAtRest()
    #expect(list.scene.footer?.state == .noMoreData)
    #expect(!list.effects.contains(.requested(.footer)))
    try list.send(.resetNoMoreData)
    #expect(list.scene.footer?.state == .idle)
  }

  @Test("It fires once per pull")
  func once() throws {
    var list = try list(content: 1000)
    try list.pull(through: 530, 560, 540)
    list.advance(by: 0.3)
    try list.send(.end(.footer, .success))
    list.advance(by: 3)
    #expect(list.effects.filter { $0 == .requested(.footer) }.count == 1)
    try list.pull(through: 540)
    list.advance(by: 0.3)
    #expect(list.effects.filter { $0 == .requested(.footer) }.count == 2)
  }

  @Test("A program's offset never arms it")
  func byProgram() throws {
    var list = try list(content: 1000)
    try list.send(.setOffset(600, animated: false))
    list.advance(by: 0.1)
    #expect(list.scene.footer?.state == .idle)
    list.advance(by: 2)
    #expect(list.effects == [.scroll(.willBeginDecelerating), .didEndDecelerating])
  }

  @Test("A fling into its zone neither arms nor fires it")
  func fling() throws {
    var list = try list(content: 1000)
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: -60))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    var farthest = 0.0
    for _ in 0..<200 {
      list.advance(by: 0.01)
      farthest = max(farthest, list.scene.distance(of: .footer))
      #expect(list.scene.footer?.state == .idle)
    }
    #expect(farthest > 100)
    #expect(list.offset == 481)
  }

  @Test("Rows inserted during a load keep their place when it ends")
  func rowsArrive() throws {
    var list = try list(content: 1000, rows: 10)
    try list.pull(through: 540)
    list.advance(by: 0.3)
    #expect(list.offset == 525)
    try list.send(.setRows(count: 20))
    try list.send(.end(.footer, .success))
    #expect(list.offset == 525)
    list.advance(by: 1)
    #expect(list.offset == 525)
    #expect(list.phase == .idle)
  }

  @Test("A short list that grows gives back the space that it needs")
  func growsWhileLoading() throws {
    var list = try list(content: 200, rows: 2)
    try list.pull(through: -10)
    list.advance(by: 0.3)
    try list.send(.setRows(count: 4))
    #expect(list.scene.container.contentInset.bottom == 49 + 44 + 55)
    try list.send(.setRows(count: 40))
    #expect(list.scene.container.contentInset.bottom == 93)
    try list.send(.end(.footer, .success))
    #expect(list.scene.container.contentInset.bottom == 49)
  }

  @Test(
    "CB's footer opens wholly after a short pull; SV's is open",
    arguments: [(RefreshPolicy.cbFooter, 20.0, 100.0), (.cbFooter, 55, 100), (.svPull, 61, 60)])
  func opensWholly(policy: RefreshPolicy, pull: Double, held: Double) throws {
    var list = try SceneDriver(rows: 20, height: 200, footer: policy)
    try list.send(.setOffset(680, animated: false))
    try list.pull(through: 680 + pull)
    #expect(list.scene.footer?.state == .refreshing)
    list.advance(by: 0.3)
    #expect(list.offset == 680 + held && list.phase == .idle)
    // A begin by the program opens the footer too; SV's only if the list is at its end.
    for start in [680.0, 300] {
      var list = try SceneDriver(rows: 20, height: 200, footer: policy)
      try list.send(.setOffset(start, animated: false))
      try list.send(.begin(.footer))
      list.advance(by: 0.3)
      #expect(list.offset == (policy.movesOffset || start == 680 ? 680 + held : start))
    }
  }

  @Test("On a short list, header and footer each react to their pull")
  func both() throws {
    var list = try SceneDriver(rows: 2, height: 568, header: .mj, footer: .mjBack)
    try list.pull(through: -60)
    #expect(list.scene.header?.state == .refreshing)
    #expect(list.scene.footer?.state == .idle)
    list.advance(by: 1)
    try list.send(.end(.header, .noMore))
    #expect(list.scene.header?.state == .idle)
    #expect(list.scene.footer?.state == .noMoreData)
    try list.send(.resetNoMoreData)
    list.advance(by: 1)
    try list.pull(through: 50)
    #expect(list.scene.header?.state == .idle)
    #expect(list.scene.footer?.state == .refreshing)
  }
}
