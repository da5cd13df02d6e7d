import Recording
import Replay
import SceneModel
import Testing

/// Recordings that begin in the middle of a list's life.
@Suite("Recordings that begin with a resting list")
struct RestingRecordingTests {
  /// Returns the trace of a script from `start` seconds on, and the trace of a recording that
  /// begins there.
  private func traces(
    _ text: String, from start: Double
  ) throws -> (original: [[String]], recorded: [[String]]) {
    let script = try ScriptParser.parse(text)
    var run = try ScriptRun(script)
    try run.advance(to: start)
    #expect(ScriptRecorder.canBegin(with: run.scene))
    var lines = ScriptRecorder.restingLines(
      of: run.scene, header: script.header, footer: script.footer, language: .english)
    var recorder = ScriptRecorder(at: start)
    for event in script.events where event.time > start {
      let line = recorder.line(
        of: event.event, at: event.time, late: event.late, control: event.control)
      lines.append(try #require(line))
    }
    let copy = try ScriptParser.parse(lines.joined(separator: "\n"))
    // Rounds times to whole microseconds, as a window does.
    func whole(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
    let times = script.ticks.times(until: script.end).filter { $0 > start }.map(whole)
    return (
      rows(try ScriptRun.trace(of: script, at: times)),
      rows(try ScriptRun.trace(of: copy, at: times.map { whole($0 - start) }))
    )
  }

  /// Returns the rows of a trace without their times.
  ///
  /// The first row also drops its events, which include earlier ones.
  private func rows(_ trace: String) -> [[String]] {
    trace.split(separator: "\n").dropFirst().enumerated().map { index, line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Array(index == 0 ? cells[1..<12] : cells[1...])
    }
  }

  private func expectSame(_ text: String, from start: Double) throws {
    let (original, recorded) = try traces(text, from: start)
    #expect(original.count > 10 && original.count == recorded.count)
    for (row, other) in zip(original, recorded) {
      for (cell, same) in zip(row, other) where cell != same {
        let (one, two) = (Double(cell), Double(same))
        guard let one, let two, abs(one - two) < 2e-6 else {
          Issue.record("\(row) is not \(other)")
          return
        }
      }
    }
  }

  @Test("A recording begins at the list's offset with its controls")
  func place() throws {
    try expectSame(
      """
      viewport 320 400
      rows 100 44
      header mj start=always
      inset top 20
      0.2 end-refresh
      1 set-offset 700
      2 insert-rows 3 4
      6 down 100 300
      6.1 move 100 120
      6.15 move 100 60
      6.16 up 100 60
      9 begin-refresh
      10 end-refresh
      11 key Home
      """, from: 5)
  }

  @Test(
    "Footer state, measured heights, selection and focus are recorded")
  func states() throws {
    try expectSame(
      """
      viewport 320 400
      estimated-rows 50 44
      footer mj-auto
      selection-mode multiple
      0.1 measure-rows 0 50 60 70
      0.2 measure-rows 10 30 30
      0.3 set-no-more
      0.4 select 2 3
      0.5 focus 11
      0.6 set-offset 123.25
      4 key Down
      5 measure-rows 13 99
      6 down 100 300
      6.1 move 100 390
      6.2 up 100 390
      """, from: 3)
  }

  @Test("The measured lines of a grid are recorded by their rows")
  func grid() throws {
    try expectSame(
      """
      viewport 320 400
      estimated-rows 50 44
      columns 3
      0.1 measure-rows 0 50 60 70 20 30 40
      0.2 measure-rows 48 90 95
      0.6 set-offset 123.25
      4 key Down
      5 measure-rows 12 99 10 10
      """, from: 3)
  }

  @Test("A length that scrolls is recorded at its offset")
  func withoutRows() throws {
    let script = try ScriptParser.parse(
      "viewport 320 400\ncontent 2000\nheader mj\n1 set-offset 300")
    var run = try ScriptRun(script)
    try run.advance(to: 2)
    let lines = ScriptRecorder.restingLines(
      of: run.scene, header: script.header, footer: nil, language: .english)
    var copy = try ScriptRun(ScriptParser.parse(lines.joined(separator: "\n")))
    try copy.advance(to: 0)
    #expect(copy.scene.contentOffset == 300)
    #expect(copy.scene.contentLength == 2000)
    #expect(copy.scene.wallClock == run.scene.wallClock)
  }

  @Test(
    "A recording cannot begin while the list is busy",
    arguments: [
      "1 down 100 100\n2 move 100 101", "1.9 wheel 3", "1.9 set-offset 300 animated",
      "header mj\n1 begin-refresh", "header mj\n1 begin-refresh\n1.9 end-refresh",
      "header mj failure-dwell=5\n1 begin-refresh\n1.5 end-refresh failure",
    ])
  func notAtRest(text: String) throws {
    var run = try ScriptRun(
      ScriptParser.parse("viewport 320 400\nrows 100 44\n\(text)\nuntil 3".ordered))
    try run.advance(to: 2)
    #expect(!ScriptRecorder.canBegin(with: run.scene))
  }
}

extension String {
  /// The string with its scene lines moved before its timed lines.
  fileprivate var ordered: String {
    let lines = split(separator: "\n")
    let isTimed: (Substring) -> Bool = { $0.first?.isNumber == true }
    return (lines.filter { !isTimed($0) } + lines.filter(isTimed)).joined(separator: "\n")
  }
}
