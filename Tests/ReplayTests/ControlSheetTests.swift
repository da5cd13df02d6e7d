import CairoDrawing
import RefreshModel
import Replay
import TestSupport
import Testing

/// The scripts of the pictures in the documentation: one for each control that has a name.
@Suite("Scripts of the controls' pictures")
struct ControlSheetTests {
  private struct Frame {
    let time: Double
    let caption: String
  }

  /// What a caption says of the control, and with it of the picture.
  private static let states: [String: RefreshState] = [
    "idle": .idle, "50 %": .idle, "armed at 50 %": .pulling, "armed": .pulling,
    "refreshing": .refreshing, "success": .success, "failure": .failure,
    "no more data": .noMoreData,
  ]

  private static func path(_ name: ControlDescription.Name) -> String {
    let kind = name.isHeader ? "header" : "footer"
    return TestFile.path("resources/controls/\(kind)-\(name.rawValue).replay")
  }

  /// The frames that a script asks for, as scripts/draw-pictures reads them.
  private func frames(in text: String) throws -> [Frame] {
    let start = "# frames "
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(start) })
    return try line.dropFirst(start.count).split(separator: ", ").map { frame in
      let words = frame.split(separator: " ", maxSplits: 1)
      try #require(words.count == 2)
      return Frame(time: try #require(Double(words[0])), caption: String(words[1]))
    }
  }

  @Test(
    "Each control has one, which shows all its states", arguments: ControlDescription.Name.allCases)
  func states(name: ControlDescription.Name) throws {
    let text = try TestFile.text(at: Self.path(name))
    let script = try ScriptParser.parse(text)
    #expect((name.isHeader ? script.header : script.footer)?.name == name)
    #expect(script.configuration.rubberBand == nil)

    var run = try ScriptRun(script)
    var shown: Set<RefreshState> = []
    for frame in try frames(in: text) {
      let expected = try #require(Self.states[frame.caption], "\(frame.caption) is no caption")
      try run.advance(to: frame.time)
      let side = try #require(name.isHeader ? run.scene.header : run.scene.footer)
      #expect(side.state == expected, "\(frame.caption) at \(frame.time)")
      shown.insert(side.state)
      // A picture of what still fades shows two states at once.
      #expect(side.change.value(at: frame.time) == 1, "\(frame.caption) at \(frame.time)")
      if frame.caption.hasSuffix("50 %") { try expectHalf(run, name) }
      if frame.caption != "idle" {
        #expect(run.scene.isInView(name.isHeader ? .header : .footer), "\(frame.caption)")
      }
    }
    #expect(shown == Set(try expectedStates(of: name)))
  }

  private func expectedStates(of name: ControlDescription.Name) throws -> [RefreshState] {
    let last: [RefreshState] = name.isHeader ? [.success, .failure] : [.failure, .noMoreData]
    let pulled: [RefreshState] = name.policy.approach == nil ? [.pulling] : []
    return [.idle, .refreshing] + pulled + last
  }

  /// Half of the trigger distance is to be seen, for a control that is always there half of it.
  private func expectHalf(_ run: ScriptRun, _ name: ControlDescription.Name) throws {
    let scene = run.scene
    let half = name.policy.triggerDistance / 2
    if name.isHeader {
      #expect(scene.headerBottom == half)
    } else {
      #expect(scene.container.viewportLength - scene.footerTop == half)
    }
  }

  @Test("Each has its picture in the documentation", arguments: ControlDescription.Name.allCases)
  func picture(name: ControlDescription.Name) throws {
    let kind = name.isHeader ? "header" : "footer"
    let path = TestFile.path("docs/pictures/\(kind)-\(name.rawValue)")
    let isDark = try TestFile.text(at: Self.path(name)).contains("\n# also dark\n")
    for file in isDark ? ["\(path).png", "\(path)-dark.png"] : ["\(path).png"] {
      let pixels = try Pixels(contentsOfPNG: file)
      #expect(pixels.width == 16 + 3 * 296, "three frames of 280 points in a row")
    }
  }

  @Test("Each verb does the same with every control", arguments: ControlDescription.Name.allCases)
  func verbs(name: ControlDescription.Name) throws {
    let kind = name.isHeader ? "header" : "footer"
    let verbs =
      name.isHeader
      ? ["begin-refresh", "end-refresh no-more"]
      : ["begin-load", "end-load no-more", "reset-no-more"]
    let start = "orientation horizontal\nrows 3 44\nuntil 8\n\(kind) \(name.rawValue)\n"
    let text = start + verbs.enumerated().map { "\(1 + 2 * $0.offset) \($0.element)\n" }.joined()
    let script = try ScriptParser.parse(text)
    let table = CSVTable(
      text: try ScriptRun.trace(of: script, at: script.ticks.times(until: script.end)))
    let told = try table.rows.map { try $0.text("events") }.flatMap { $0.split(separator: ";") }
      .map(String.init).filter {
        $0.contains(kind) || $0.contains("load") || $0.contains("refresh")
      }
    let expected =
      name.isHeader
      ? [
        "header:idle>refreshing", "refresh", "header:refreshing>idle", "refresh-ended",
        "refresh-closed",
      ]
      : [
        "footer:idle>refreshing", "load-more", "footer:refreshing>no-more-data", "load-ended",
        "load-closed", "footer:no-more-data>idle",
      ]
    #expect(told == expected)
  }

  @Test(
    "An end of the header with nothing more uses up every footer", arguments: FooterName.allCases)
  func usedUp(name: FooterName) throws {
    let script = try ScriptParser.parse(
      """
      orientation horizontal
      header native
      footer \(name.rawValue)
      0 begin-refresh
      1 end-refresh no-more
      2 reset-no-more
      3 set-header none
      """)
    var run = try ScriptRun(script)
    try run.advance(to: 1.5)
    #expect(run.scene.footer?.state == .noMoreData)
    try run.advance(to: 2.5)
    #expect(run.scene.footer?.state == .idle)
    #expect(run.header?.name == .header(.native))
    try run.advance(to: 3.5)
    #expect(run.header == nil && run.scene.header == nil)
  }
}
