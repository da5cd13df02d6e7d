import CGtk
import Glibc
import GtkBridge
import Replay
import SceneModel
import Tug

/// A program's calls are in the list's recording, which replays to the list's trace.
@MainActor let recordingProbes = [
  Probe(name: "program-recorded") { programRecorded($0) }
]

/// A file of this process, which is read and removed.
func takeText(of path: String) -> String {
  var text: UnsafeMutablePointer<CChar>?
  g_file_get_contents(path, &text, nil, nil)
  defer {
    unlink(path)
    g_free(text)
  }
  return text.map { String(cString: $0) } ?? ""
}

@MainActor private func programRecorded(_ report: Report) {
  let base = "\(String(cString: g_get_tmp_dir()))/tug-probe-\(getpid())"
  let test = TestWindow()
  let list = test.list
  list.isSimultaneous = false
  list.header = RefreshHeader(.mj) { try await Task.sleep(for: .seconds(60)) }
  list.footer = LoadMoreFooter(.mjBack) {
    try await Task.sleep(for: .seconds(60))
    return true
  }
  list.sectionHeaders = [0, 30]
  do {
    try list.writeTrace(to: "\(base).csv")
    try list.writeRecording(to: "\(base).replay")
  } catch {
    return report.expect(false, "files")
  }
  test.show()
  list.beginRefreshing(reveals: false)
  doAll(to: test)
  test.settle()
  test.destroy()
  let (recorded, traced) = (takeText(of: "\(base).replay"), takeText(of: "\(base).csv"))
  for word in [
    "sections", "begin-refresh", "quietly", "hidden", "after", "open-floor", "close-floor",
    "simultaneous", "restore", "set-header none", "set-footer none", "set-sections", "reversed",
    "tune-header", "set-no-more", "placement=stretched", "n-actions=4", "wheel",
  ] {
    report.expect(recorded.contains(word), "says-\(word)")
  }
  let rows = traced.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
  let times = rows.compactMap { $0.first.flatMap { Double($0) } }
  do {
    let replayed = try ScriptRun.trace(of: ScriptParser.parse(recorded), at: times)
    let same = replayed.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    report.expect(rows.count > 50 && rows.count == same.count, "as-many-rows")
    let different = zip(rows, same).first { !isSame($0, $1) }
    report.expect(different == nil, "same-trace")
    if let different { report.note("different", "\(different)") }
  } catch {
    report.note("error", "\(error)")
    report.expect(false, "replays")
  }
}

/// Returns whether two rows of a trace are equal to six decimals.
func isSame(_ row: some Collection<Substring>, _ other: some Collection<Substring>) -> Bool {
  row.count == other.count
    && zip(row, other).allSatisfy { one, two in
      guard let one = Double(one), let two = Double(two) else { return one == two }
      return abs(one - two) < 1e-3
    }
}

/// Everything that a program and its user may do with the controls.
@MainActor private func doAll(to test: TestWindow) {
  let list = test.list
  let input = SyntheticInput(on: list.widget)
  list.endRefreshing(after: 0.1)
  Loop.run { list.refreshState == .idle && !test.isMoving }
  list.beginRefreshing(callsHandler: false)
  Loop.run { list.refreshStage == .refreshing }
  list.endRefreshing(.failure, after: 0.05)
  Loop.run { list.refreshState == .idle && !test.isMoving }
  list.header?.policy.placement = .stretched
  list.header?.policy.secondFloor = .init(distance: 150, duration: 0.2)
  list.header?.policy.wheelPulls = true
  list.openSecondFloor()
  Loop.run { list.secondFloorFraction == 1 }
  list.closeSecondFloor()
  Loop.run { list.secondFloorFraction == 0 && !test.isMoving }
  input.wheel(-1)
  Loop.run { list.contentOffset < 0 }
  Loop.run { list.contentOffset == 0 && !test.isMoving }
  list.isSimultaneous = true
  list.setNoMoreData()
  list.footer?.isHidden = true
  list.footer?.isHidden = false
  list.sectionHeaders = [5, 10, 60]
  test.store.insert(contentsOf: [1, 2, 3], at: 0)
  list.contentOffset = 900
  let kept = list.snapshot
  list.contentOffset = 0
  list.restore(kept)
  list.header?.isHidden = true
  list.header?.isHidden = false
  list.header = RefreshHeader(
    actions: [.init("A", .add), .init("B", .add), .init("C", .close), .init("D", .search)]
  ) { _ in try await Task.sleep(for: .seconds(60)) }
  list.contentOffset = 0
  input.drag(x: 20, from: 60, to: 300)
  input.touchUpdate(x: 300, y: 310)
  input.touchEnd(x: 300, y: 310)
  Loop.run { list.refreshStage == .refreshing }
  list.cancelRefreshing()
  Loop.run { list.refreshStage == .idle && !test.isMoving }
  list.isReversed = true
  input.wheel(-2)
  Loop.run { list.contentOffset > 0 && !test.isMoving }
}

extension TestWindow {
  fileprivate var isMoving: Bool { list.peer?.isTicking != false }
}
