import Recording
import RefreshModel
import Replay
import SceneModel
import ScrollModel
import Testing

@Suite("Script recorder")
struct ScriptRecorderTests {
  private func recorded(_ text: String) throws -> (original: Script, copy: Script) {
    let original = try ScriptParser.parse(text)
    let scene = try ScriptRun(original).scene
    var lines = ScriptRecorder.sceneLines(
      of: scene, header: original.header, footer: original.footer)
    var recorder = ScriptRecorder()
    for event in original.events {
      let line = recorder.line(
        of: event.event, at: event.time, late: event.late, control: event.control)
      lines.append(try #require(line))
    }
    return (original, try ScriptParser.parse(lines.joined(separator: "\n")))
  }

  private func expectSame(_ text: String) throws {
    let (original, copy) = try recorded(text)
    #expect(copy.viewport == original.viewport)
    #expect(copy.header == original.header && copy.footer == original.footer)
    var (left, right) = (original.configuration, copy.configuration)
    left.clock = 0
    right.clock = 0
    #expect(left == right)
    #expect(copy.events.map(\.event) == original.events.map(\.event))
    #expect(copy.events.map(\.time) == original.events.map(\.time))
    #expect(copy.events.map(\.late) == original.events.map(\.late))
    #expect(copy.events.map(\.control) == original.events.map(\.control))
    let times = original.ticks.times(until: original.end)
    #expect(
      try ScriptRun.trace(of: copy, at: times) == ScriptRun.trace(of: original, at: times))
  }

  @Test("A recording keeps the time of day and last refresh")
  func expiring() throws {
    for age in [30.0, 90] {
      let clock = SceneConfiguration.defaultClock + 0.25
      try expectSame(
        """
        header fg start=if-expired expiry=60
        clock \(clock)
        last-updated \(clock - age)
        until 2
        """)
      let run = try ScriptRun(
        recorded(
          "header fg start=if-expired expiry=60\nclock \(clock)\nlast-updated \(clock - age)"
        ).copy)
      #expect(run.scene.wallClock == clock)
      #expect(run.scene.header?.state == (age > 60 ? .refreshing : .idle))
    }
  }

  @Test("Changes of clock and last refresh replay to equal traces")
  func clockEvents() throws {
    try expectSame(
      """
      header fg expiry=60
      0.5 set-clock 1767268900.5
      0.6 set-last-updated 1767268900
      0.7 set-last-updated none
      0.8 begin-refresh
      1 end-refresh
      """)
  }

  @Test("A disc's own background is recorded")
  func ownBackground() throws {
    let recorder = ControlDescription(.mj)
    var disc = recorder
    disc.policy.hasBackground = true
    #expect(disc.words.contains("has-background=on"))
    let read = try ScriptParser.parse("header \(disc.words)")
    #expect(read.header?.policy.hasBackground == true)
  }

  @Test("A recording has equal scene and events, and an equal trace")
  func roundTrip() throws {
    try expectSame(
      """
      viewport 321.5 480
      rows 250 33.3
      inset top 10.1
      inset bottom 7
      header fg trigger-distance=70.5 closing-duration=0.5 pulling-title="Let \\"go\\" # \\\\ now"
      footer mj-back failure-dwell=0.25 no-more-data-title=""
      drag-threshold 3
      rubber-band 0.4
      deceleration-rate fast
      0 down 1.25 2
      0.016667 move 3 104.1
      0.033333 up 5 306
      0.5 pan 1 -2.5
      0.51 pan-end
      0.6 wheel -3
      0.6 wheel 0.1
      1 begin-refresh
      1.1 end-refresh failure
      1.2 begin-load
      1.6 end-load failure
      1.7 end-load no-more
      1.8 reset-no-more
      2 set-inset top 5
      2 set-inset bottom 5 animated 0.3
      2.5 set-offset -5
      2.6 set-offset 1e3 animated
      3 set-rows 70
      3 insert-rows 7 2
      3 remove-rows 9 1
      3.5 resize 400 100
      4 down 5 5
      4 cancel
      """)
  }

  @Test("Options that are off are recorded")
  func off() throws {
    try expectSame("rubber-band none\nbounces off\nanimations off\n0 pan 0 50\n1 pan-end")
  }

  @Test("The lateness of input events is recorded")
  func late() throws {
    try expectSame(
      """
      0 down 5 300 shift late 0.001
      0.05 move 5 200 late 0.012
      0.06 move 5 100 late 0.002
      0.15 up 5 100 late 0.1
      2 pan 0 -30 late 0.5
      2 pan-end late 0.25
      """)
  }

  @Test("Rows of given heights are recorded with each height")
  func givenHeights() throws {
    try expectSame("row-heights 100 250.5 400 77\n0.1 wheel 2\n0.2 insert-rows 1 3")
  }

  @Test("Times without an exact decimal keep every bit")
  func times() throws {
    var recorder = ScriptRecorder()
    let line = recorder.line(of: .wheel(notches: 1.0 / 3), at: 1.0 / 3)
    let script = try ScriptParser.parse(try #require(line))
    #expect(script.events.first?.time == 1.0 / 3)
    #expect(script.events.first?.event == .wheel(notches: 1.0 / 3))
  }

  @Test("A time before the previous one is written as that one")
  func backwards() throws {
    var recorder = ScriptRecorder()
    let lines = [(2.0, 1.0), (1.5, 2), (3, 3)].compactMap {
      recorder.line(of: .wheel(notches: $0.1), at: $0.0)
    }
    let script = try ScriptParser.parse(lines.joined(separator: "\n"))
    #expect(script.events.map(\.time) == [2, 2, 3])
  }

  @Test(
    "Every control is recorded with all its changes",
    arguments: ControlDescription.Name.allCases)
  func everyControl(name: ControlDescription.Name) throws {
    let kind = name.isHeader ? "header" : "footer"
    let hold =
      name.policy.approach == nil ? "trigger=hold hold-duration=0.2 cancels-by-drag-back=off" : ""
    let first = "\(kind) \(name.rawValue) trigger-distance=20 opening-duration=spring \(hold)"
    let second = "\(kind) \(name.rawValue) closing-duration=0.5 opacity-follows-pull=on"
    try expectSame(
      """
      orientation horizontal
      \(first)
      0.1 down 240 5
      0.2 move 300 5
      0.6 move 90 5
      0.8 up 90 5
      1.5 set-\(second)
      1.6 down 240 5
      1.7 move 300 5
      1.8 up 300 5
      3 set-\(kind) none
      """)
  }

  @Test("Removed and named controls are recorded, unnamed ones are not")
  func controls() {
    var recorder = ScriptRecorder()
    let header = recorder.line(of: .setControl(.header, .mj), at: 0)
    let footer = recorder.line(of: .setControl(.footer, nil), at: 0)
    var control = ControlDescription(.mj)
    control.titles[.idle] = "Pull"
    let named = recorder.line(
      of: .setControl(.header, control.policy), at: 0, control: control)
    #expect(header == nil)
    #expect(footer == "0.0 set-footer none")
    #expect(named == "0.0 set-header mj idle-title=Pull")
  }
}
