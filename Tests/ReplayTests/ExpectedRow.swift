import ListModel
import Replay
import TestSupport

/// A row of a script's trace, with what a trace leaves out.
struct ExpectedRow {
  /// Seconds from the start.
  let time: Double
  /// What has happened since the row before.
  let events: [String]
  private let row: CSVTable.Row
  private let extra: [String: Double]

  /// How much a number may be off: the traces' six decimals, twice.
  static let tolerance = 2e-6

  /// The rows of `script` at `times`, in order.
  static func rows(of script: Script, at times: [Double]) throws -> [ExpectedRow] {
    let table = CSVTable(text: try ScriptRun.trace(of: script, at: times))
    var run = try ScriptRun(script)
    return try zip(times, table.rows).map { time, row in
      try run.advance(to: time)
      return try ExpectedRow(time: time, row: row, scene: run.scene)
    }
  }

  private init(time: Double, row: CSVTable.Row, scene: ListScene) throws {
    self.time = time
    self.row = row
    events = try row.text("events").split(separator: ";").map(String.init)
    let presented = scene.container.presentedContentInset
    extra = [
      "sticky_top": scene.stickyInset.top, "presented_top": presented.top,
      "presented_bottom": presented.bottom, "header_bottom": scene.headerBottom,
      "footer_top": scene.footerTop,
      "footer_place": scene.footerTop + scene.container.contentOffset,
    ]
  }

  /// What the controls did, without what the scrolling tells.
  var controlEvents: [String] {
    events.filter { event in
      ["header:", "footer:", "refresh", "load-"].contains { event.hasPrefix($0) }
    }
  }

  /// The columns that have another value than `fields` say, in words.
  func faults(_ fields: [ExpectingScript.Field]) throws -> [String] {
    try fields.compactMap { field in
      if let expected = Double(field.value) {
        let found = try extra[field.column] ?? row.number(field.column)
        if abs(found - expected) <= Self.tolerance { return nil }
        return "\(field.column) at \(time) is \(found), not \(expected)"
      }
      let found = try row.text(field.column)
      return found == field.value
        ? nil : "\(field.column) at \(time) is \(found), not \(field.value)"
    }
  }
}
