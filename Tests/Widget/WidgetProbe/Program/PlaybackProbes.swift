import CGtk
import Glibc
import GtkBridge
import Playback
import Replay
import Tug

/// Scripts that are played in real lists.
@MainActor let playbackProbes = [
  Probe(name: "playback-trace") { playbackTrace($0) },
  Probe(name: "playback-handlers") { playbackHandlers($0) },
  Probe(name: "playback-time") { playbackTime($0) },
  Probe(name: "playback-refusal") { playbackRefusal($0) },
  Probe(name: "playback-content") { playbackContent($0) },
]

/// A day of a list: a pull and its refresh, a fling, a wheel, keys, insets, and other controls.
private let day = """
  inset top 10
  header mj
  footer mj-back
  drag-threshold 8
  until 9
  0.1 down 100 50
  0.15 move 100 90
  0.2 move 100 180
  0.3 move 100 220
  0.31 up 100 220
  1.2 end-refresh
  2 down 100 400
  2.02 move 100 330
  2.04 move 100 250
  2.06 up 100 180
  3 wheel 2
  3.5 key Page_Down
  4 set-inset top 40 animated 0.3
  4.5 set-header native success-dwell=0.4
  4.6 set-offset 0 animated
  5 begin-refresh
  5.7 end-refresh failure
  6 tune-footer mj-back trigger-distance=60
  6.5 set-offset 5000
  7 down 100 400
  7.2 move 100 250
  7.3 up 100 250
  7.9 end-load no-more
  8 key Home
  8.1 begin-refresh
  8.5 end-refresh failure
  """

private let failed = "FAILED"

/// A window whose list is held, and the script `text` with the list's own size and rows.
@MainActor private func held(
  _ text: String, rows: Int = 100, tracedTo path: String? = nil
) throws -> (TestWindow, Script) {
  let test = TestWindow(rows: rows)
  test.list.rowHeight = 44
  test.list.holdTime()
  if let path { try test.list.writeTrace(to: path) }
  test.show()
  let size = test.list.viewportSize
  let scene = "viewport \(size.width) \(size.height)\nrows 100 44\n"
  return (test, try ScriptParser.parse(scene + text))
}

@MainActor private func report(_ report: Report, _ body: () throws -> Void) {
  do { try body() } catch { report.expect("\(error)", is: "", failed) }
}

/// A script has the same trace in a real list as in a replay, in every column.
@MainActor private func playbackTrace(_ result: Report) {
  report(result) {
    let path = "/tmp/tug-playback-\(getpid()).csv"
    defer { unlink(path) }
    let (test, script) = try held(day, tracedTo: path)
    let times = script.ticks.times(until: script.end)
    let playback = try ListPlayback(script, in: test.list)
    for (index, time) in times.enumerated() {
      try playback.advance(to: time)
      playback.recordFrame()
      // Frames of the real clock come between, and change nothing.
      if index % 100 == 0 { Loop.run(milliseconds: 30) }
    }
    let expected = try ScriptRun.trace(of: script, at: times).split(separator: "\n")
    let played = contents(of: path).split(separator: "\n")
    result.expect(played.count, is: expected.count, "rows")
    result.expect(expected.contains { $0.contains("refresh-closed") }, "refreshes")
    result.expect(expected.contains { $0.contains("no-more-data") }, "loads")
    let different = zip(played, expected).first { $0 != $1 }
    result.expect(different.map { "\($0.0) for \($0.1)" } ?? "", is: "", "difference")
  }
}

/// The program's work is not begun, and its rows are not opened; it may follow the list.
@MainActor private func playbackHandlers(_ result: Report) {
  report(result) {
    let (test, script) = try held(
      """
      header native
      footer native
      until 4
      0.1 down 50 20
      0.2 up 50 20
      0.3 menu 50 20
      0.5 begin-refresh
      2 end-refresh
      3 begin-load
      """)
    var calls: [String] = []
    test.list.header = RefreshHeader { calls.append("refresh") }
    test.list.footer = LoadMoreFooter {
      calls.append("load")
      return true
    }
    test.list.onRowActivated = { _ in calls.append("row") }
    test.list.onMenuRequested = { _, _, _ in calls.append("menu") }
    var refreshing: [Bool] = []
    test.list.onRefreshingChanged = { refreshing.append($0) }
    let playback = try ListPlayback(script, in: test.list)
    try playback.advance(to: 1)
    Loop.run(milliseconds: 50)
    result.expect(refreshing, is: [true], "goes-on")
    try playback.advance(to: 4)
    Loop.run(milliseconds: 50)
    result.expect(refreshing, is: [true, false], "until-its-end")
    result.expect(test.list.isLoading, "load-goes-on")
    result.expect(calls, is: [], "calls")
  }
}

/// The real clock has no effect, and nothing asks for frames.
@MainActor private func playbackTime(_ result: Report) {
  report(result) {
    let (test, script) = try held(day)
    let playback = try ListPlayback(script, in: test.list)
    let before = test.draws
    try playback.advance(to: 2.2)
    result.expect(Loop.run { test.draws > before }, "drawn")
    let (offset, draws) = (test.list.contentOffset, test.draws)
    result.expect(offset > 0, "in-mid-motion")
    Loop.run(milliseconds: 200)
    result.expect(test.list.contentOffset, is: offset, "offset")
    result.expect(test.draws, is: draws, "draws")
    result.expect(test.list.peer?.isTicking == false, "no-frames")
    try playback.advance(to: 2.3)
    result.expect(test.list.contentOffset > offset, "goes-on")
  }
}

/// A refusal of the list is reported with the script's line; the script's rows do not change the
/// list's.
@MainActor private func playbackRefusal(_ result: Report) {
  report(result) {
    let (test, script) = try held("0.5 show-row 90 top\n", rows: 20)
    let playback = try ListPlayback(script, in: test.list)
    do throws(ScriptError) {
      try playback.advance(to: 1)
      result.expect(false, "refused")
    } catch {
      result.expect(error.line, is: 3, "line")
    }
  }
}

/// Lines about rows and content are ignored.
@MainActor private func playbackContent(_ result: Report) {
  report(result) {
    let (test, script) = try held(
      "0.1 set-rows 7\n0.2 insert-rows 0 3\n0.3 set-row-height 90\n0.4 set-content 9000\n", rows: 30
    )
    let playback = try ListPlayback(script, in: test.list)
    try playback.advance(to: 1)
    result.expect(test.list.rowCount, is: 30, "rows")
    result.expect(test.list.rowHeight, is: 44, "height")
    result.expect(test.list.contentLength == nil, "content")
  }
}

private func contents(of path: String) -> String {
  guard let file = fopen(path, "re") else { return "" }
  defer { fclose(file) }
  var text = ""
  var line = [CChar](repeating: 0, count: 4096)
  while fgets(&line, 4096, file) != nil {
    text += String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
  return text
}
