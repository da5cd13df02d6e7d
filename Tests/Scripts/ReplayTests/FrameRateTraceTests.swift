import Replay
import TestSupport
import Testing

@Suite("Equal curves at every frame rate")
struct FrameRateTraceTests {
  private static let scripts = [
    """
    header mj
    footer mj-back
    0.05 down 100 100
    0.0616 move 100 140
    0.0733 move 100 260
    0.0871 move 100 380
    0.1013 up 100 420
    0.2417 down 100 300
    0.2533 move 100 330
    0.2719 up 100 360
    0.9003 end-refresh
    1.0131 begin-refresh
    1.1371 end-refresh failure
    1.2777 wheel 3
    1.3333 wheel 2
    1.7 set-offset 3700 animated
    1.8517 set-inset bottom 30 animated 0.2
    2.1 pan 0 -60
    2.111 pan 0 -90
    2.122 pan 0 -90
    2.133 pan-end
    2.5 set-rows 140
    2.6 end-load
    2.71 set-offset 6000
    3.4 resize 480 300
    """,
    """
    header fg
    inset top 20
    deceleration-rate fast
    0.1 pan 0 -80
    0.1087 pan 0 -80
    0.1199 pan 0 -80
    0.1301 pan-end
    0.2213 insert-rows 0 5
    0.3019 remove-rows 2 3
    0.4 pan 0 1600
    0.41 pan 0 200
    0.42 pan 0 100
    0.4307 pan-end
    0.5501 set-inset top 70
    0.7009 set-inset top 10 animated 0.4
    1.3011 end-refresh
    1.4 set-rows 3
    1.61 down 50 50
    1.63 move 55 20
    1.64 move 55 10
    1.65 up 55 0
    """,
  ]

  private static let schedules = ["fps 30", "fps 60", "fps 144", "ticks irregular 7"]

  @Test(
    "Traces at different frame rates agree at common times", arguments: scripts)
  func agree(script: String) throws {
    let tables = try Self.schedules.map { line in
      let parsed = try ScriptParser.parse("\(line)\nuntil 4.5\n\(script)")
      return CSVTable(
        text: try ScriptRun.trace(of: parsed, at: parsed.ticks.times(until: parsed.end)))
    }
    let reference = Dictionary(
      try tables[1].rows.map { (try $0.text("time"), $0) }, uniquingKeysWith: { first, _ in first })
    for table in tables {
      var common = 0
      for row in table.rows {
        let time = try row.text("time")
        guard let other = reference[time] else { continue }
        common += 1
        for column in [
          "offset", "velocity", "inset_top", "inset_bottom", "header_pull", "footer_pull",
        ] {
          let difference = try row.number(column) - other.number(column)
          #expect(abs(difference) <= 2e-6, "\(column) at \(time)")
        }
        for column in ["phase", "header_state", "footer_state"] {
          #expect(try row.text(column) == other.text(column), "\(column) at \(time)")
        }
      }
      #expect(common >= 46)
    }
    let events = try tables.map { table in
      try table.rows.map { try $0.text("events") }.filter { !$0.isEmpty }.joined(separator: ";")
    }
    #expect(Set(events).count == 1, "events happen in equal order")
    #expect(events[0].contains("refresh-closed"))
  }
}
