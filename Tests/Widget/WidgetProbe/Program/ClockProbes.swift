import CGtk
import Glibc
import GtkBridge
import Synchronization
import Tug

/// The words about the last refresh while nothing moves and time passes.
@MainActor let clockProbes = [
  Probe(name: "clock-midnight") { clockMidnight($0) },
  Probe(name: "clock-zone") { clockZone($0) },
]

/// A header that records its words about the last refresh.
private struct NotingStyle: HeaderStyle {
  final class Words: Sendable {
    private let text = Mutex("")

    var last: String { text.withLock { $0 } }

    func note(_ words: String) { text.withLock { $0 = words } }
  }

  var height: Double { 54 }
  let words = Words()

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    words.note(appearance.lastUpdatedText)
  }
}

/// 2026-06-05 23:59:50 UTC.
private let evening = 1_780_703_990.0

/// Returns a list whose header is visible and rests, because a finger holds it.
@MainActor private func heldList(_ style: NotingStyle, updated: Double) -> TestWindow {
  g_setenv("LC_ALL", "C", gboolean(true))
  let test = TestWindow()
  test.stopAnimations()
  test.list.header = RefreshHeader(style: style, policy: .mj) {}
  test.list.lastUpdated = updated
  test.show()
  SyntheticInput(on: test.list.widget).drag(x: 50, from: 60, to: 130)
  Loop.run { !style.words.last.isEmpty }
  test.settle()
  return test
}

/// The day turns, and the clock is set, while the header is seen.
@MainActor private func clockMidnight(_ report: Report) {
  g_setenv("TZ", "UTC", gboolean(true))
  FrameDriver.clockInterval = 0.05
  WallClock.reading = { evening }
  let style = NotingStyle()
  let test = heldList(style, updated: evening - 3600)
  report.expect(style.words.last, is: "Last update: Today 22:59", "evening")
  func expect(_ words: String, at time: Double, _ key: String) {
    WallClock.reading = { time }
    Loop.run { style.words.last == words }
    report.expect(style.words.last, is: words, key)
  }
  expect("Last update: 06-05 22:59", at: evening + 11, "midnight")
  expect("Last update: Today 22:59", at: evening, "set-back")
  expect("Last update: 06-05 22:59", at: evening + 86_400 * 30, "a-month-later")
  expect("Last update: 2026-06-05 22:59", at: evening + 86_400 * 300, "a-year-later")
  // A list that is destroyed, or whose header is away, asks for nothing more.
  test.list.header = nil
  test.settle()
  let draws = test.draws
  Loop.run(milliseconds: 300)
  report.expect(test.draws <= draws + 1, "quiet-without-header")
  test.destroy()
  Loop.run(milliseconds: 100)
}

/// The time zone changes while the header is seen; summer time counts for the times in it.
@MainActor private func clockZone(_ report: Report) {
  g_setenv("TZ", "UTC", gboolean(true))
  FrameDriver.clockInterval = 0.05
  WallClock.reading = { evening }
  let style = NotingStyle()
  let test = heldList(style, updated: evening - 3600)
  report.expect(style.words.last, is: "Last update: Today 22:59", "utc")
  func expect(_ words: String, in zone: String) {
    g_setenv("TZ", zone, gboolean(true))
    Loop.run { style.words.last == words }
    report.expect(style.words.last, is: words, zone)
  }
  expect("Last update: Today 07:59", in: "JST-9")
  expect("Last update: Today 12:59", in: "HST10")
  expect("Last update: 06-05 23:59", in: "AAA-1")
  // Summer time from the last Sunday of March to that of October.
  let berlin = "CET-1CEST,M3.5.0,M10.5.0/3"
  expect("Last update: Today 00:59", in: berlin)
  WallClock.reading = { evening + 86_400 * 180 }
  Loop.run { style.words.last == "Last update: 06-06 00:59" }
  report.expect(style.words.last, is: "Last update: 06-06 00:59", "read-in-winter")
  withExtendedLifetime(test) {}
}
