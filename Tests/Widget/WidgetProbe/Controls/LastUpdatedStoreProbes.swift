import CGtk
import Glibc
import GtkBridge
import Tug

/// The stores of last refreshes' times, and their failures.
@MainActor let lastUpdatedStoreProbes = [
  Probe(name: "last-updated-store") { store($0) },
  Probe(name: "last-updated-store-failing") { failingStore($0) },
  Probe(name: "last-updated-garbage") { garbage($0) },
  Probe(name: "last-updated-device") { device($0) },
  Probe(name: "last-updated-full") { full($0) },
  Probe(name: "last-updated-at-exit") { atExit($0) },
  Probe(name: "last-updated-and-end") { setAndEnd($0) },
  Probe(name: "last-updated-of-two") { ofTwo($0) },
]

private let program = "tug-probe"

@MainActor private var folder: String { "\(String(cString: g_get_user_state_dir()))/\(program)" }
@MainActor private var filePath: String { "\(folder)/tug-last-updated.ini" }

@MainActor private func fileText() -> String? {
  var text: UnsafeMutablePointer<CChar>?
  guard g_file_get_contents(filePath, &text, nil, nil).isTrue, let text else { return nil }
  defer { g_free(text) }
  return String(cString: text)
}

@MainActor private func list(key: String, in store: (any LastUpdatedStoring)? = nil) -> TestWindow {
  let test = TestWindow()
  var header = RefreshHeader(.mj) {}
  header.lastUpdatedKey = key
  header.lastUpdatedStore = store
  test.list.header = header
  test.show()
  return test
}

@MainActor private func refresh(_ test: TestWindow, _ report: Report, _ key: String) {
  test.list.beginRefreshing()
  expectHeaderClosed(test, report, key)
}

/// A program's store, in memory.
private final class MemoryStore: LastUpdatedStoring {
  struct Failure: Error {}

  var times: [String: Double] = [:]
  var fails = false

  func lastUpdated(for key: String) throws -> Double? {
    if fails { throw Failure() }
    return times[key]
  }

  func setLastUpdated(_ seconds: Double?, for key: String) throws {
    if fails { throw Failure() }
    times[key] = seconds
  }
}

/// The program's store replaces the file, for all headers or for one.
@MainActor private func store(_ report: Report) {
  g_set_prgname(program)
  let (own, shared) = (MemoryStore(), MemoryStore())
  own.times = ["a": 1000, "b": .nan]
  shared.times["a"] = 2000
  let (first, second, other) = (list(key: "a", in: own), list(key: "a", in: own), list(key: "a"))
  report.expect(first.list.lastUpdated, is: 1000, "read")
  report.expect(list(key: "b", in: own).list.lastUpdated == nil, "not-a-time")
  let now = Double(g_get_real_time()) / 1e6
  own.times["soon"] = now + 10
  own.times["future"] = now + 3600
  report.expect(list(key: "soon", in: own).list.lastUpdated == now + 10, "another-clock")
  report.expect(list(key: "future", in: own).list.lastUpdated == nil, "yet-to-come")
  report.expect(other.list.lastUpdated == nil, "the-file's")
  RefreshHeader.sharedLastUpdatedStore = shared
  report.expect(other.list.lastUpdated, is: 2000, "shared-by-all")
  report.expect(first.list.lastUpdated, is: 1000, "its-own")
  refresh(first, report, "first")
  report.expect(first.list.lastUpdated == own.times["a"], "told")
  report.expect(second.list.lastUpdated == own.times["a"], "followed")
  report.expect(other.list.lastUpdated == 2000 && shared.times["a"] == 2000, "not-the-other")
  other.list.lastUpdated = nil
  report.expect(shared.times["a"] == nil, "taken-out")
  first.list.header?.lastUpdatedStore = shared
  report.expect(first.list.lastUpdated == nil, "another-store")
  RefreshHeader.sharedLastUpdatedStore = nil
  refresh(other, report, "file")
  report.expect(Loop.run { fileText()?.contains("a=") == true }, "file-again")
  report.expect(shared.times["a"] == nil, "not-told-any-more")
}

/// A failing store is reported once, and the lists work on.
@MainActor private func failingStore(_ report: Report) {
  let warnings = SpokenWarnings()
  let store = MemoryStore()
  store.fails = true
  let (first, second) = (list(key: "a", in: store), list(key: "a", in: store))
  for round in 1...3 {
    refresh(first, report, "round-\(round)")
    report.expect(first.list.lastUpdated != nil, "known-\(round)")
    report.expect(second.list.lastUpdated == first.list.lastUpdated, "shared-\(round)")
  }
  let said = warnings.take()
  report.expect(said.count, is: 1, "warnings")
  report.expect(said.first?.contains("MemoryStore") == true, "names-it")
}

/// A file of garbage is reported once, and is overwritten.
@MainActor private func garbage(_ report: Report) {
  let warnings = SpokenWarnings()
  g_set_prgname(program)
  g_mkdir_with_parents(folder, 0o700)
  let bytes: [UInt8] = [0, 0xFF, 0x5B, 0x0A] + Array("no = group\n".utf8)
  bytes.withUnsafeBytes { _ = g_file_set_contents(filePath, $0.baseAddress, gssize($0.count), nil) }
  let test = list(key: "a")
  report.expect(test.list.lastUpdated == nil, "no-record")
  refresh(test, report, "refreshed")
  report.expect(Loop.run { fileText()?.contains("a=") == true }, "written-anew")
  test.list.lastUpdated = nil
  report.expect(Loop.run { fileText()?.contains("a=") == false }, "and-again")
  let said = warnings.take()
  report.expect(said.count, is: 1, "warnings")
  report.expect(said.first?.contains(filePath) == true, "names-the-file")
}

/// Concurrent changes of another process are kept: the second writer reads them first.
@MainActor private func ofTwo(_ report: Report) {
  g_set_prgname(program)
  g_mkdir_with_parents(folder, 0o700)
  let other = open(folder, O_RDONLY | O_DIRECTORY)
  report.expect(flock(other, LOCK_EX) == 0, "locked")
  let test = list(key: "here")
  test.list.lastUpdated = 1000
  Loop.run(milliseconds: 100)
  report.expect(fileText() == nil, "waits")
  g_file_set_contents(filePath, "[Last Updated]\nthere=5\n", -1, nil)
  close(other)
  report.expect(Loop.run { fileText()?.contains("here=1000") == true }, "written")
  report.expect(fileText()?.contains("there=5") == true, "kept")
}

/// A device without end, or one that is full, in place of the file is neither read nor written.
@MainActor private func device(_ report: Report) {
  let warnings = SpokenWarnings()
  g_set_prgname(program)
  g_mkdir_with_parents(folder, 0o700)
  report.expect(symlink("/dev/full", filePath) == 0, "linked")
  let test = list(key: "a")
  refresh(test, report, "refreshed")
  refresh(test, report, "again")
  report.expect(test.list.lastUpdated != nil, "known")
  Loop.run(milliseconds: 200)
  let said = warnings.take()
  report.expect(said.count, is: 1, "warnings")
  report.expect(said.first?.contains("regular") == true, "says-why")
}

/// On a full disk the old file stays, and one warning is logged.
@MainActor private func full(_ report: Report) {
  let warnings = SpokenWarnings()
  g_set_prgname(program)
  g_mkdir_with_parents(folder, 0o700)
  g_file_set_contents(filePath, "[Last Updated]\na=86400\n", -1, nil)
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  limit.rlim_cur = 0
  report.expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0, "limited")
  let test = list(key: "a")
  report.expect(test.list.lastUpdated, is: 86_400, "read")
  for round in 1...2 { refresh(test, report, "round-\(round)") }
  report.expect((test.list.lastUpdated ?? 0) > 86_400, "known")
  Loop.run { !warnings.isEmpty }
  Loop.run(milliseconds: 200)
  let said = warnings.take()
  report.expect(said.count, is: 1, "warnings")
  report.expect(said.first?.contains(filePath) == true, "names-the-file")
  report.expect(fileText(), is: "[Last Updated]\na=86400\n", "old-file")
}

/// A time that a program sets right before it ends is kept.
@MainActor private func atExit(_ report: Report) {
  g_set_prgname(program)
  for round in 1...5 {
    g_setenv("TUG_PROBE_TIME", "\(1_000_000 + round)", gboolean(true))
    var code: gint = 0
    let isRun = g_spawn_command_line_sync(
      "/proc/self/exe last-updated-and-end", nil, nil, &code, nil)
    report.expect(isRun.isTrue && code == 0, "ended-\(round)")
    report.expect(fileText()?.contains("a=\(1_000_000 + round)\n") == true, "kept-\(round)")
  }
}

/// Sets a time, and has nothing more to do.
@MainActor private func setAndEnd(_ report: Report) {
  g_set_prgname(program)
  let time = g_getenv("TUG_PROBE_TIME").flatMap { Double(String(cString: $0)) }
  let test = TestWindow()
  var header = RefreshHeader(.mj) {}
  header.lastUpdatedKey = "a"
  test.list.header = header
  test.list.lastUpdated = time
}
