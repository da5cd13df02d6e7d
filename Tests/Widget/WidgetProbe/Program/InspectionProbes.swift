import CGtk
import Glibc
import GtkBridge
import Replay
import Tug

/// Slower clocks of a list, and the reports to an inspector.
@MainActor let inspectionProbes = [
  Probe(name: "slow-motion") { slowMotion($0) },
  Probe(name: "frame-by-frame") { frameByFrame($0) },
  Probe(name: "inspector") { inspector($0) },
  Probe(name: "recorded-later") { recordedLater($0) },
]

/// Counts frames, and stores the reported events.
@MainActor private final class Notes: WidgetInspector {
  private(set) var frames = 0
  private(set) var events: [InspectedEvent] = []

  func frameAdvanced() { frames += 1 }
  func happened(_ event: InspectedEvent) { events.append(event) }

  func takeFrames() -> Int {
    defer { frames = 0 }
    return frames
  }
}

/// The same scroll takes as many times more frames as time goes slower.
@MainActor private func slowMotion(_ report: Report) {
  let test = TestWindow()
  let (list, notes) = (test.list, Notes())
  list.inspector = notes
  test.show()
  func frames(to offset: Double, pace: Double) -> Int {
    list.pace = pace
    _ = notes.takeFrames()
    list.setContentOffset(offset, animated: true)
    Loop.run(upTo: 20_000) { list.contentOffset == offset }
    test.settle()
    return notes.takeFrames()
  }
  let usual = frames(to: 300, pace: 1)
  let slow = frames(to: 0, pace: 0.25)
  report.note("frames", "\(usual), \(slow)")
  report.expect(usual > 3 && slow > usual * 2, "slower")
  list.pace = 7
  list.pace = .nan
  report.expect(list.pace == 0.25, "no-other-pace")
  list.pace = 1
  test.destroy()
  list.pace = 0
  list.step(by: 1)
  report.expect(list.pace == 1, "none-when-destroyed")
}

/// Time stands still: nothing moves or asks for frames by itself, a hand does, and steps are as long as
/// they say.
@MainActor private func frameByFrame(_ report: Report) {
  let test = TestWindow()
  let list = test.list
  list.header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(60)) }
  test.show()
  list.pace = 0
  test.settle()
  let input = SyntheticInput(on: list.widget)
  input.drag(x: 50, from: 60, to: 300)
  Loop.run { list.contentOffset < -60 }
  report.expect(list.contentOffset < -60, "a-hand-moves-it")
  input.touchEnd(x: 50, y: 300)
  test.settle()
  let (pulled, began) = (list.contentOffset, list.reading?.time ?? 0)
  Loop.run(milliseconds: 150)
  report.expect(list.contentOffset == pulled && !list.isTicking, "stands-still")
  var offsets = [pulled]
  for _ in 0..<5 {
    list.step(by: 1.0 / 60)
    let last = list.reading?.time ?? 0
    Loop.run { list.reading?.time != last }
    offsets.append(list.contentOffset)
  }
  report.expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }, "moves-in-steps")
  let passed = (list.reading?.time ?? 0) - began
  report.expect(abs(passed - 5.0 / 60) < 1e-4, "as-long-as-told")
  list.step(by: -1)
  list.step(by: .infinity)
  test.settle()
  report.expect(list.contentOffset == offsets.last, "no-other-steps")
  list.pace = 1
  Loop.run { list.refreshStage == .refreshing }
  report.expect(list.refreshStage == .refreshing, "goes-on")
  test.destroy()
}

@MainActor private func inspector(_ report: Report) {
  let test = TestWindow()
  let (list, notes) = (test.list, Notes())
  list.header = RefreshHeader(.mj) {}
  test.show()
  list.inspector = notes
  report.expect(list.reading?.header?.armingOffset == -54, "armed")
  report.expect(list.reading?.lowestOffset == -480, "limit")
  list.beginRefreshing()
  Loop.run { notes.events.contains(.announcement("Refresh succeeded")) }
  test.settle()
  let stages = notes.events.compactMap { event -> String? in
    guard case .stage(.header, _, let to) = event else { return nil }
    return to.rawValue
  }
  report.expect(stages == ["settling", "refreshing", "finishing", "idle"], "stages")
  report.expect(notes.events.contains(.announcement("Refresh succeeded")), "announcement")
  list.setContentOffset(100, animated: true)
  Loop.run { notes.events.last == .scroll(.didEndScrollingAnimation) }
  report.expect(notes.events.last == .scroll(.didEndScrollingAnimation), "scroll")
  report.expect(notes.frames > 5, "frames")
  list.inspector = nil
  test.destroy()
  report.expect(list.reading == nil, "none-when-destroyed")
}

/// A recording that begins after a while replays to the trace from then on.
@MainActor private func recordedLater(_ report: Report) {
  let base = "\(String(cString: g_get_tmp_dir()))/tug-probe-\(getpid())"
  let test = TestWindow()
  let list = test.list
  list.header = RefreshHeader(.mj) { try await Task.sleep(for: .milliseconds(20)) }
  list.footer = LoadMoreFooter(.mjAuto) { false }
  do {
    try list.writeTrace(to: "\(base).csv")
    test.show()
    list.contentOffset = 700
    list.setNoMoreData()
    list.beginRefreshing(reveals: false)
    let recording = try list.startRecording(to: "\(base).replay")
    report.expect(recording?.hasBegun == false, "waits-for-rest")
    Loop.run { recording?.hasBegun == true }
    let start = list.reading?.time ?? 0
    report.expect(list.refreshState == .idle && start > 0, "begins-at-rest")
    list.pace = 0.5
    list.setContentOffset(900, animated: true)
    Loop.run { list.contentOffset == 900 }
    list.pace = 1
    list.contentOffset = 0
    let input = SyntheticInput(on: list.widget)
    input.drag(x: 20, from: 60, to: 300)
    input.touchEnd(x: 20, y: 300)
    Loop.run { list.refreshStage == .refreshing }
    Loop.run { list.refreshStage == .idle }
    test.settle()
    list.stopRecording()
    let end = list.reading?.time ?? 0
    list.contentOffset = 50
    test.settle()
    test.destroy()
    let (recorded, traced) = (takeText(of: "\(base).replay"), takeText(of: "\(base).csv"))
    report.expect(!recorded.contains("set-offset 50"), "stops")
    let rows = traced.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
      .filter { row in Double(row[0]).map { $0 > start && $0 < end } ?? false }
    let times = rows.compactMap { Double($0[0]) }.map { $0 - start }
    let replayed = try ScriptRun.trace(of: ScriptParser.parse(recorded), at: times)
    let same = replayed.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    report.expect(rows.count > 30 && rows.count == same.count, "as-many-rows")
    let different = zip(rows, same).dropFirst().first { !isSame($0[1...], $1[1...]) }
    report.expect(different == nil, "same-trace")
    if let different { report.note("different", "\(different)") }
  } catch {
    report.note("error", "\(error)")
    report.expect(false, "files")
  }
  report.expect((try? list.startRecording(to: "/no/folder")) == nil, "refuses")
}

extension ListView {
  fileprivate var isTicking: Bool { peer?.isTicking == true }
}
