import Recording
import RefreshModel
import Replay
import SceneModel
import ScrollModel
import ScrollPhysics
import Testing

@Suite("Script")
struct ScriptParserTests {
  @Test("An empty script has the default scene and lasts a second")
  func defaults() throws {
    let script = try ScriptParser.parse("")
    #expect(script.viewport == Size(width: 480, height: 640))
    #expect(script.scale == 1)
    #expect(script.configuration.rows == RowHeights(count: 100, height: 44))
    #expect(script.header == nil && script.footer == nil)
    #expect(script.configuration.dragThreshold == 8)
    #expect(script.configuration.rubberBand == 0.55)
    #expect(script.configuration.decelerationRate == .normal)
    #expect(script.configuration.bounces && script.configuration.animations)
    #expect(script.configuration.clock == 1_767_268_800)
    #expect(script.ticks == .rate(60))
    #expect(script.end == 1)
  }

  @Test("Every scene word is read")
  func scene() throws {
    let script = try ScriptParser.parse(
      """
      viewport 320 480.5
      scale 2
      row-heights 10 20.5 30
      inset top 64
      inset bottom -3
      orientation vertical
      header mj trigger-distance=60 held-inset=50 idle-title="Pull # \\"down\\" \\\\"
      footer mj-back
      drag-threshold 0
      rubber-band none
      deceleration-rate fast
      bounces off
      animations off
      theme dark
      direction ltr
      locale en
      clock 2000-02-29T23:59:59Z
      ticks irregular 18446744073709551615
      until 2.5
      """)
    #expect(script.viewport == Size(width: 320, height: 480.5))
    #expect(script.scale == 2)
    #expect(script.configuration.rows == RowHeights(heights: [10, 20.5, 30], defaultHeight: 44))
    #expect(script.configuration.inset.top == 64 && script.configuration.inset.bottom == -3)
    #expect(script.header?.policy.triggerDistance == 60)
    #expect(script.header?.policy.heldInset == 50)
    #expect(script.header?.titles == [.idle: "Pull # \"down\" \\"])
    #expect(script.footer == ControlDescription(.mjBack))
    #expect(script.configuration.dragThreshold == 0)
    #expect(script.configuration.rubberBand == nil)
    #expect(script.configuration.decelerationRate == .fast)
    #expect(!script.configuration.bounces && !script.configuration.animations)
    #expect(script.theme == .dark)
    #expect(script.configuration.clock == 951_868_799)
    #expect(script.ticks == .irregular(seed: .max))
    #expect(script.end == 2.5)
  }

  @Test("Every event word is read")
  func events() throws {
    let text = """
      header mj
      footer mj-back
      0 down 1 2 # a finger
      0 move 3 4
      0.5 up 5 6
      0.5 down 1 2
      1 cancel
      1 pan 1 -2.5
      1e0 pan-end
      1 wheel -3
      1 begin-refresh
      1 end-refresh
      1 end-refresh failure
      1 end-refresh no-more
      1 begin-load
      1 end-load success
      1 reset-no-more
      1 set-inset top 5
      1 set-inset bottom 5 animated 0.3
      1 set-offset -5
      1 set-offset 5 animated
      1 set-rows 7
      1 insert-rows 7 2
      1 remove-rows 9 0
      2 resize 0 100
      """
    let expected: [SceneEvent] = [
      .press(Point(x: 1, y: 2)), .move(Point(x: 3, y: 4)), .release(Point(x: 5, y: 6)),
      .press(Point(x: 1, y: 2)), .cancel,
      .pan(dx: 1, dy: -2.5), .panEnd, .wheel(notches: -3),
      .begin(.header), .end(.header, .success),
      .end(.header, .failure), .end(.header, .noMore), .begin(.footer),
      .end(.footer, .success),
      .resetNoMoreData,
      .setInset(.top, 5, duration: nil), .setInset(.bottom, 5, duration: 0.3),
      .setOffset(-5, animated: false), .setOffset(5, animated: true),
      .setRows(count: 7),
      .insertRows(at: 7, count: 2), .removeRows(at: 9, count: 0),
      .resize(width: 0, height: 100),
    ]
    let script = try ScriptParser.parse(text)
    #expect(script.events.map(\.event) == expected)
    #expect(script.events.map(\.line) == Array(3...25))
    #expect(script.end == 3)
    let withReturns = try ScriptParser.parse(
      text.split(separator: "\n").joined(separator: "\r\n") + "\r\n")
    #expect(withReturns == script)
  }

  @Test("Blanks, tabs and comments separate words")
  func blanks() throws {
    let script = try ScriptParser.parse("  fps\t30 # fast\n#\n   \n 0.25   wheel  1#one\n")
    #expect(script.ticks == .rate(30))
    #expect(script.events.count == 1 && script.events.first?.line == 4)
  }

  @Test("The scene starts idle at its top rest offset")
  func start() throws {
    for (text, offset) in [("", 0.0), ("inset top 64", -64), ("rows 0 44\ninset top 5", -5)] {
      let scene = try ScriptRun(ScriptParser.parse(text)).scene
      #expect(scene.container.contentOffset == offset)
      #expect(scene.container.phase == .idle)
    }
  }

  @Test("A byte-order mark before the first word is ignored")
  func byteOrderMark() throws {
    let script = try ScriptParser.parse(utf8: [0xEF, 0xBB, 0xBF] + Array("rows 7 20".utf8))
    #expect(script.configuration.rows.count == 7)
  }
}
