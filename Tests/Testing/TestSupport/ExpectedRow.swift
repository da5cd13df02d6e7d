import Replay
import SceneModel

/// A row of a script's trace, with additional values that traces do not contain.
struct ExpectedRow {
  /// The time in seconds from the start.
  let time: Double
  /// The events since the previous row.
  let events: [String]
  private let row: CSVTable.Row
  private let extra: [String: Double]

  /// The largest accepted deviation of a number: twice the precision of a trace.
  static let tolerance = 2e-6

  /// Returns the rows of `script` at `times`, in order.
  static func rows(of script: Script, at times: [Double]) throws -> [ExpectedRow] {
    let table = CSVTable(text: try ScriptRun.trace(of: script, at: times))
    var run = try ScriptRun(script)
    return try zip(times, table.rows).map { time, row in
      try run.advance(to: time)
      return try ExpectedRow(time: time, row: row, scene: run.scene)
    }
  }

  private init(time: Double, row: CSVTable.Row, scene: Scene) throws {
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

  /// The events of the controls, without scroll events.
  var controlEvents: [String] {
    events.filter { event in
      ["header:", "footer:", "refresh", "load-", "floor-", "action:"].contains {
        event.hasPrefix($0)
      }
    }
  }

  /// Returns a message for each column that differs from `fields`.
  func faults(_ fields: [ExpectingScript.Field]) throws -> [String] {
    try fields.compactMap { field in
      if let expected = Double(field.value) {
        let bound = field.column.last.flatMap { "<>".contains($0) ? $0 : nil }
        let column = bound == nil ? field.column : String(field.column.dropLast())
        let found = try number(column)
        let isAsExpected =
          switch bound {
          case "<": found <= expected + Self.tolerance
          case ">": found >= expected - Self.tolerance
          default: abs(found - expected) <= Self.tolerance
          }
        return isAsExpected ? nil : "\(field.column) at \(time) is \(found), not \(expected)"
      }
      let found = try row.text(field.column)
      return found == field.value
        ? nil : "\(field.column) at \(time) is \(found), not \(field.value)"
    }
  }

  /// Returns a message if `column` does not follow `course` since `former`, or else `nil`.
  func fault(
    _ column: String, _ course: ExpectingScript.Course, since former: ExpectedRow
  ) throws -> String? {
    let (before, now) = (try former.number(column), try number(column))
    let isAsExpected =
      switch course {
      case .rises: now >= before - Self.tolerance
      case .falls: now <= before + Self.tolerance
      case .stays: abs(now - before) <= Self.tolerance
      }
    return isAsExpected ? nil : "\(column) goes from \(before) to \(now) at \(time)"
  }

  private func number(_ column: String) throws -> Double {
    try extra[column] ?? row.number(column)
  }
}
