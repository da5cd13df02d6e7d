import Replay
import TestSupport
import Testing

/// Small scripts, with computed traces stored next to them.
@Suite("Golden traces")
struct GoldenTraceTests {
  private static let names = [
    "mj-pull-below", "mj-pull-past", "fg-exactly", "mj-back", "short-list", "wheel", "set-inset",
    "set-offset", "pan",
  ]
  private static let textColumns: Set<String> = ["phase", "header_state", "footer_state", "events"]

  @Test("A script's trace equals its golden trace", arguments: names)
  func golden(name: String) throws {
    let path = TestFile.path("Tests/Scripts/ReplayTests/Scripts/\(name)")
    let script = try ScriptParser.parse(try TestFile.text(at: "\(path).script"))
    let found = CSVTable(
      text: try ScriptRun.trace(of: script, at: script.ticks.times(until: script.end)))
    let kept = try CSVTable(path: "\(path).csv")
    #expect(found.columns == kept.columns)
    #expect(found.rows.count == kept.rows.count)
    for (left, right) in zip(found.rows, kept.rows) {
      let time = try right.text("time")
      for column in kept.columns {
        if Self.textColumns.contains(column) {
          #expect(try left.text(column) == right.text(column), "\(column) at \(time)")
        } else {
          let difference = try left.number(column) - right.number(column)
          #expect(abs(difference) <= 2e-6, "\(column) at \(time)")
        }
      }
    }
  }
}
