import Replay
import SceneModel
import TestSupport
import Testing

@Suite("Trace")
struct TraceTests {
  private func rows(_ text: String) throws -> [CSVTable.Row] {
    let script = try ScriptParser.parse(text)
    return CSVTable(
      text: try ScriptRun.trace(of: script, at: script.ticks.times(until: script.end))
    ).rows
  }

  @Test("The header line names the columns of the contract")
  func header() throws {
    let script = try ScriptParser.parse("until 0")
    #expect(
      try ScriptRun.trace(of: script, at: [0])
        == "time,offset,velocity,inset_top,inset_bottom,content_height,viewport_height,phase,"
        + "header_state,header_pull,footer_state,footer_pull,events\n"
        + "0.000000,0.000000,0.000000,0.000000,0.000000,4400.000000,640.000000,idle,"
        + "none,0.000000,none,0.000000,\n")
  }

  @Test(
    "Numbers are rounded to six decimals, without negative zero",
    arguments: [
      ("-12.3456785", "-12.345679"), ("0.0000004", "0.000000"), ("0.9999996", "1.000000"),
      ("1234567.25", "1234567.250000"), ("9007199254740992", "9007199254740992.000000"),
    ])
  func decimals(text: String, shown: String) throws {
    let rows = try rows("inset top \(text)\nuntil 0")
    #expect(try rows[0].text("inset_top") == shown)
    #expect(try !rows[0].text("offset").hasPrefix("-0.000000"))
    let zero = try self.rows("inset top -0\nuntil 0")
    #expect(try zero[0].text("inset_top") == "0.000000")
    #expect(try zero[0].text("offset") == "0.000000")
  }

  @Test("Tiny negative numbers are written as zero")
  func negativeZero() throws {
    let trace = try rows("until 0\n0 set-offset -0.0000001")
    #expect(try trace[0].text("offset") == "0.000000")
  }

  @Test("Events at a tick's time precede it in file order")
  func order() throws {
    let trace = try rows(
      """
      header mj
      fps 10
      until 0.2
      0.1 begin-refresh
      0.1 end-refresh
      0.1 wheel 1
      """)
    #expect(try trace[0].text("events") == "")
    #expect(
      try trace[1].text("events")
        == "header:idle>refreshing;header:refreshing>idle;refresh-ended")
    #expect(try trace[1].text("phase") == "animating")
    #expect(try trace[1].number("offset") == 0)
  }

  @Test("A tick during a drag shows the velocity of a release")
  func velocity() throws {
    let trace = try rows(
      """
      until 0.2
      fps 10
      0.06 down 100 300
      0.07 move 100 280
      0.08 move 100 270
      0.09 move 100 260
      0.1 move 100 250
      """)
    #expect(abs(try trace[1].number("velocity") - 1000) <= 1e-6)
    #expect(try trace[1].text("phase") == "dragging")
    #expect(try trace[2].number("velocity") == 0, "the finger has rested")
    #expect(try trace[2].text("phase") == "dragging")
    #expect(try trace[1].number("offset") == 42)
  }

  @Test("Each control has columns for its state and pull")
  func controls() throws {
    let trace = try rows(
      """
      header mj
      footer mj-back
      drag-threshold 0
      rubber-band none
      fps 10
      until 0.9
      0.05 down 100 300
      0.1 move 100 327
      0.2 move 100 381
      0.25 up 100 381
      0.6 end-refresh no-more
      """)
    #expect(try trace[0].text("header_state") == "idle")
    #expect(try trace[0].text("footer_state") == "idle")
    #expect(try trace[1].number("header_pull") == 0.5)
    #expect(try trace[2].number("header_pull") == 1.5)
    #expect(try trace[2].text("header_state") == "pulling")
    #expect(try trace[3].number("header_pull") == 1)
    #expect(try trace[3].number("inset_top") == 54)
    #expect(try trace[5].text("events") == "did-end-animation;refresh")
    #expect(try trace[6].number("header_pull") == 0)
    #expect(try trace[6].text("footer_state") == "no-more-data")
    #expect(
      try trace[6].text("events")
        == "header:refreshing>idle;refresh-ended;footer:idle>no-more-data")
  }
}
