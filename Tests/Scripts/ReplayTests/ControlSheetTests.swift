import CairoDrawing
import Recording
import RefreshModel
import Replay
import TestSupport
import Testing
import TugTesting

/// The scripts of the images in the documentation: one for each named control.
@Suite("Scripts of the controls' images")
struct ControlSheetTests {
  /// The state that each caption names.
  private static let states: [String: RefreshState] = [
    "idle": .idle, "50 %": .idle, "armed at 50 %": .pulling, "armed": .pulling,
    "refreshing": .refreshing, "success": .success, "failure": .failure,
    "focus": .failure, "no more data": .noMoreData, "second floor armed": .floorArmed,
    "second floor": .floorOpen,
  ]

  private static func golden(_ name: ControlDescription.Name) throws -> GoldenScript {
    let kind = name.isHeader ? "header" : "footer"
    let path = TestFile.path("resources/goldens/controls/\(kind)-\(name.rawValue).replay")
    return try GoldenScript(
      name: "\(kind)-\(name.rawValue)", utf8: Array(TestFile.text(at: path).utf8))
  }

  private static func film(_ golden: GoldenScript) throws -> ScriptFilm {
    guard case .film(let film) = golden.subject else {
      throw ScriptError(line: 1, reason: "\(golden.name) is no film")
    }
    return film
  }

  @Test(
    "Each control's script shows all its states", arguments: ControlDescription.Name.allCases)
  func states(name: ControlDescription.Name) throws {
    let golden = try Self.golden(name)
    let script = golden.script
    #expect((name.isHeader ? script.header : script.footer)?.name == name)
    #expect(script.configuration.rubberBand == nil)

    var run = try ScriptRun(script)
    var shown: Set<RefreshState> = []
    let film = try Self.film(golden)
    for (time, word) in zip(film.times, film.captions) {
      let caption = try #require(word)
      let expected = try #require(Self.states[caption], "\(caption) is no caption")
      try run.advance(to: time)
      let side = try #require(name.isHeader ? run.scene.header : run.scene.footer)
      #expect(side.state == expected, "\(caption) at \(time)")
      shown.insert(side.state)
      // An image during a fade would show two states at once. A hold ends with its fade.
      let isHeld = side.state == .pulling && side.policy.trigger != .release
      #expect(isHeld || side.change.value(at: time) == 1, "\(caption) at \(time)")
      if caption.hasSuffix("50 %") { try expectHalf(run, name) }
      if caption != "idle" {
        #expect(run.scene.isInView(name.isHeader ? .header : .footer), "\(caption)")
      }
    }
    #expect(shown == Set(try expectedStates(of: name)))
  }

  private func expectedStates(of name: ControlDescription.Name) throws -> [RefreshState] {
    let last: [RefreshState] = name.isHeader ? [.success, .failure] : [.failure, .noMoreData]
    let pulled: [RefreshState] = name.policy.approach == nil ? [.pulling] : []
    let floor: [RefreshState] = name.policy.secondFloor == nil ? [] : [.floorArmed, .floorOpen]
    return [.idle, .refreshing] + pulled + last + floor
  }

  /// Expects that half of the trigger distance is visible, or half of a control that always shows.
  private func expectHalf(_ run: ScriptRun, _ name: ControlDescription.Name) throws {
    let scene = run.scene
    let half = name.policy.triggerDistance / 2
    if name.policy.placement == .overlay {
      #expect(scene.overlayPlace == half)
    } else if name.isHeader {
      #expect(scene.headerBottom == half)
    } else {
      #expect(scene.container.viewportLength - scene.footerTop == half)
    }
  }

  @Test("Each control has golden images", arguments: ControlDescription.Name.allCases)
  func picture(name: ControlDescription.Name) throws {
    let golden = try Self.golden(name)
    for variant in golden.variants {
      let path = "resources/goldens/controls/\(golden.name(of: variant)).png"
      let pixels = try Pixels(contentsOfPNG: TestFile.path(path))
      let scale = variant.applied(to: golden.script).scale
      #expect(pixels.width == (16 + 3 * 296) * scale, "three frames of 280 points in a row")
    }
  }

  @Test("Each verb acts equally on every control", arguments: ControlDescription.Name.allCases)
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
    let reported = try table.rows.map { try $0.text("events") }.flatMap { $0.split(separator: ";") }
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
    #expect(reported == expected)
  }

  @Test(
    "A refresh that ends without more data exhausts any footer", arguments: FooterName.allCases)
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
