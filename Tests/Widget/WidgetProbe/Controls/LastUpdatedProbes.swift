import CGtk
import CairoDrawing
import Glibc
import GtkBridge
import Tug

/// The times of last refreshes: by key, in a file of the user's state folder.
@MainActor let lastUpdatedProbes = [
  Probe(name: "last-updated-key") { lastUpdatedKey($0) },
  Probe(name: "last-updated-other-key") { lastUpdatedOtherKey($0) },
  Probe(name: "last-updated-kept") { lastUpdatedKept($0) },
  Probe(name: "last-updated-unwritable") { lastUpdatedUnwritable($0) },
  Probe(name: "last-updated-words") { lastUpdatedPhrases($0) },
]

private let program = "tug/probe"
private let fileName = "tug-last-updated.ini"

/// The path of the program's file.
@MainActor private var filePath: String {
  "\(String(cString: g_get_user_state_dir()))/tug_probe/\(fileName)"
}

@MainActor private func fileText() -> String? {
  var text: UnsafeMutablePointer<CChar>?
  guard g_file_get_contents(filePath, &text, nil, nil).isTrue, let text else { return nil }
  defer { g_free(text) }
  return String(cString: text)
}

@MainActor private func refresh(_ test: TestWindow, _ report: Report, _ key: String) {
  test.list.beginRefreshing()
  expectHeaderClosed(test, report, key)
}

@MainActor private func list(key: String?) -> TestWindow {
  let test = TestWindow()
  var header = RefreshHeader(.mj) {}
  header.lastUpdatedKey = key
  test.list.header = header
  test.show()
  return test
}

/// Lists with one key have one time; others, and lists without a key, have their own.
@MainActor private func lastUpdatedKey(_ report: Report) {
  g_set_prgname(program)
  let (first, second) = (list(key: "a=[b] ü\n"), list(key: "a=[b] ü\n"))
  let (other, none, empty) = (list(key: "other"), list(key: nil), list(key: ""))
  report.expect(first.list.lastUpdated == nil, "no-record")
  let before = Double(g_get_real_time()) / 1e6
  refresh(first, report, "first")
  let time = first.list.lastUpdated ?? 0
  // The engine's time of day may be wrong by half a second.
  let now = Double(g_get_real_time()) / 1e6
  report.expect(time >= before - 0.5 && time <= now + 0.5, "now")
  report.expect(second.list.lastUpdated == time, "shared")
  report.expect(other.list.lastUpdated == nil, "other-key")
  report.expect(none.list.lastUpdated == nil, "no-key")
  refresh(none, report, "none")
  refresh(empty, report, "empty")
  report.expect(first.list.lastUpdated == time, "not-by-others")
  // Written soon, and read by later lists.
  report.expect(Loop.run { fileText()?.contains("a%3D%5Bb%5D") == true }, "written")
  report.expect(fileText()?.contains("other") == false, "nothing-else")
  let late = list(key: "a=[b] ü\n")
  report.expect(late.list.lastUpdated == time, "late")
  // A header of the same key in place of the first keeps it; one that fails does not set it.
  struct Failure: Error {}
  var failing = RefreshHeader(.native) { throw Failure() }
  failing.lastUpdatedKey = "a=[b] ü\n"
  first.list.header = failing
  report.expect(first.list.lastUpdated == time, "replaced")
  refresh(first, report, "failing")
  report.expect(first.list.lastUpdated == time, "failed")
  second.list.lastUpdated = 86_400
  report.expect(first.list.lastUpdated == 86_400, "set")
  first.list.lastUpdated = .nan
  report.expect(second.list.lastUpdated == nil, "cleared")
  report.expect(Loop.run { fileText()?.contains("a%3D") == false }, "taken-out")
}

/// The time belongs to the key: in a header that gets another key, and in another header.
///
/// Without a key it belongs to the list.
@MainActor private func lastUpdatedOtherKey(_ report: Report) {
  g_set_prgname(program)
  let test = list(key: nil)
  func header(_ key: String?, wait: Bool = false) -> RefreshHeader {
    var header = RefreshHeader(.mj) { if wait { try await Task.sleep(for: .seconds(30)) } }
    header.lastUpdatedKey = key
    return header
  }
  refresh(test, report, "own")
  let own = test.list.lastUpdated
  report.expect(own != nil, "own")
  test.list.header?.lastUpdatedKey = "inbox"
  report.expect(test.list.lastUpdated == nil, "inbox-before")
  refresh(test, report, "inbox")
  let inbox = test.list.lastUpdated
  report.expect(inbox != nil && inbox != own, "inbox")
  test.list.header?.lastUpdatedKey = "archive"
  report.expect(test.list.lastUpdated == nil, "archive")
  test.list.header?.lastUpdatedKey = "inbox"
  report.expect(test.list.lastUpdated == inbox, "inbox-again")
  test.list.header = header("archive")
  report.expect(test.list.lastUpdated == nil, "other-header")
  test.list.header = header("inbox", wait: true)
  report.expect(test.list.lastUpdated == inbox, "its-own")
  // A header that is replaced while it refreshes records no time.
  test.list.beginRefreshing()
  test.list.header = header("archive")
  report.expect(test.list.lastUpdated == nil, "replaced-in-a-refresh")
  report.expect(list(key: "archive").list.lastUpdated == nil, "not-in-the-store")
  report.expect(list(key: "inbox").list.lastUpdated == inbox, "still-in-the-store")
  test.list.header?.lastUpdatedKey = ""
  report.expect(test.list.lastUpdated == own, "without-key")
  test.list.header = nil
  test.list.header = header(nil)
  report.expect(test.list.lastUpdated == own, "header-taken-away")
}

/// The file of an earlier run is read; entries of other processes, and those that are not times,
/// are kept.
@MainActor private func lastUpdatedKept(_ report: Report) {
  g_set_prgname(program)
  g_mkdir_with_parents(g_path_get_dirname(filePath), 0o700)
  let earlier = """
    # kept by another program
    [Last Updated]
    files=1767268800.25
    broken=yesterday
    huge=1e999

    [Other]
    here=1

    """
  g_file_set_contents(filePath, earlier, -1, nil)
  let test = list(key: "files")
  report.expect(test.list.lastUpdated == 1_767_268_800.25, "read")
  report.expect(list(key: "broken").list.lastUpdated == nil, "broken")
  report.expect(list(key: "huge").list.lastUpdated == nil, "huge")
  let changed = earlier.split(separator: "broken=").joined(separator: "later=5\nbroken=")
  g_file_set_contents(filePath, changed, -1, nil)
  refresh(test, report, "files")
  report.expect(Loop.run { fileText()?.contains("files=1767268800.25") == false }, "written")
  for kept in ["later=5", "broken=yesterday", "[Other]", "here=1"] {
    report.expect(fileText()?.contains(kept) == true, "kept-\(kept)")
  }
}

/// A folder that cannot be written is reported once, and the time is known all the same.
@MainActor private func lastUpdatedUnwritable(_ report: Report) {
  let warnings = SpokenWarnings()
  g_set_prgname(program)
  // A file where the folder has to be.
  g_mkdir_with_parents(g_get_user_state_dir(), 0o700)
  let folder = "\(String(cString: g_get_user_state_dir()))/tug_probe"
  g_file_set_contents(folder, "in the way", -1, nil)
  let (first, second) = (list(key: "a"), list(key: "a"))
  for round in 1...3 {
    refresh(first, report, "round-\(round)")
    report.expect(first.list.lastUpdated != nil, "known-\(round)")
    report.expect(second.list.lastUpdated == first.list.lastUpdated, "shared-\(round)")
  }
  Loop.run(milliseconds: 100)
  let said = warnings.take()
  report.expect(said.count, is: 1, "warnings")
  report.expect(said.first?.contains(folder) == true, "names-the-file")
}

/// The program's own words are asked for while the header shows, with or without a time.
@MainActor private func lastUpdatedPhrases(_ report: Report) {
  let test = TestWindow()
  var requested: [Double?] = []
  var header = RefreshHeader(.ego) { try await Task.sleep(for: .milliseconds(100)) }
  header.lastUpdatedText = {
    requested.append($0)
    return "just now"
  }
  test.list.header = header
  test.show()
  report.expect(requested.isEmpty, "not-while-closed")
  test.list.beginRefreshing()
  expectHeaderClosed(test, report, "refreshed")
  report.expect(requested.contains { $0 == nil }, "before")
  report.expect(requested.contains { $0 != nil }, "after")
  // They are drawn: other words are another picture, the same words the same.
  func drawn(_ words: String) -> Pixels? {
    test.list.header?.lastUpdatedText = { _ in words }
    test.list.contentOffset = -40
    let picture = test.picture()
    test.list.contentOffset = 0
    test.settle()
    return picture?.part(columns: 0..<320, rows: 0..<40)
  }
  let now = drawn("just now")
  report.expect(now != nil && now == drawn("just now"), "same-words")
  report.expect(drawn("a while ago") != now, "other-words")
  let empty = drawn("")
  report.expect(empty != nil && empty != now, "no-words")
  // The words function may destroy the list.
  test.list.header?.lastUpdatedText = { _ in
    test.destroy()
    return "gone"
  }
  test.list.contentOffset = -40
  Loop.run { test.list.peer == nil }
  report.expect(test.list.peer == nil, "destroyed")
}
