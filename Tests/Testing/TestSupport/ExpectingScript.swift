import Replay

/// A script with expectations in its comments, which serve both readers and tests.
///
/// `tug-replay` ignores comments. In tests a line that begins with `#=` is an expectation:
///
///     #= 0.2 header_state=pulling header_pull=1.5     values of the row at this time
///     #= 0.4..0.9 offset=-54                          value of each row in this time range
///     #= 0.4..0.9 offset<=-54 velocity>=0             maximum and minimum in this time range
///     #= 0.4..0.9 offset rises                        never decreases (also: falls, stays)
///     #= load-more at 0.65                            first occurs in the first row from this time
///     #= events header:idle>pulling;refresh           all events of the controls, in order
///     #= load-more twice                              number: never, once, twice, 3times
///
/// In addition to the columns of a trace a row has these: `sticky_top`, the inset of sticky
/// content; `presented_top` and `presented_bottom`, the displayed insets; `header_bottom` and
/// `footer_top`, measured from the viewport's start; and `footer_place`, measured from the
/// content's start.
package struct ExpectingScript {
  /// The expectation in one line.
  package enum Expectation: Equatable, Sendable {
    /// The values of each row in a time range in seconds.
    case row(ClosedRange<Double>, [Field])
    /// How a column changes in a time range in seconds.
    case course(ClosedRange<Double>, String, Course)
    /// The time of an event's first occurrence.
    case event(String, at: Double)
    /// All events of the controls, in order.
    case order([String])
    /// The number of occurrences of an event.
    case count(String, Int)
  }

  /// How a number changes from row to row.
  package enum Course: String, Sendable {
    /// The number never decreases.
    case rises
    /// The number never increases.
    case falls
    /// The number does not change.
    case stays
  }

  /// A column with its expected value.
  package struct Field: Equatable, Sendable {
    /// The name of the column, followed by `<` or `>` if the value is the maximum or minimum.
    package let column: String
    /// The expected value.
    package let value: String
  }

  /// An error of parsing a script with expectations.
  package enum Fault: Error, CustomStringConvertible {
    /// The expectation in this line is invalid.
    case badLine(String)

    /// The error message.
    package var description: String {
      switch self {
      case .badLine(let line): "no expectation: \(line)"
      }
    }
  }

  /// The script.
  package let script: Script
  /// The expectations, in the order of their lines.
  package let expectations: [Expectation]

  /// Parses the script and the expectations in `text`.
  package init(_ text: String) throws {
    script = try ScriptParser.parse(text)
    expectations = try text.split(separator: "\n").filter { $0.hasPrefix("#=") }.map {
      try Self.expectation(String($0))
    }
  }

  private static func expectation(_ line: String) throws -> Expectation {
    let words = line.dropFirst(2).split(separator: " ").map(String.init)
    let fault = Fault.badLine(line)
    guard let first = words.first, words.count > 1 else { throw fault }
    if first == "events" {
      return .order(words[1].split(separator: ";").map(String.init))
    }
    if words.count == 2, let count = count(of: words[1]) { return .count(first, count) }
    if words.count == 3, words[1] == "at", let time = Double(words[2]) {
      return .event(first, at: time)
    }
    let times = first.split(separator: "..").compactMap { Double($0) }
    let fields = words.dropFirst().compactMap { word -> Field? in
      let parts = word.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? Field(column: String(parts[0]), value: String(parts[1])) : nil
    }
    guard let start = times.first, let end = times.last, start <= end else { throw fault }
    if words.count == 3, start < end, let course = Course(rawValue: words[2]) {
      return .course(start...end, words[1], course)
    }
    guard fields.count == words.count - 1 else { throw fault }
    return .row(start...end, fields)
  }

  private static func count(of word: String) -> Int? {
    switch word {
    case "never": 0
    case "once": 1
    case "twice": 2
    default: word.hasSuffix("times") ? Int(word.dropLast(5)) : nil
    }
  }
}

extension ExpectingScript {
  /// The tick schedules with which a script is run: its events must not depend on them.
  private static let schedules: [TickSchedule] = [.rate(7), .rate(60), .irregular(seed: 7)]

  /// Runs the script with each of the schedules, with its own one, and without ticks.
  ///
  /// The rows that an expectation refers to are always sampled. Returns a message for each
  /// expectation that is not met.
  package func faults() throws -> [String] {
    var faults = try Self.schedules.reduce(into: try faults(by: script.ticks)) { faults, schedule in
      faults += try self.faults(by: schedule)
    }
    faults += try self.faults(at: [0, script.end]).map { "\($0), without ticks" }
    return faults
  }

  private func faults(by schedule: TickSchedule) throws -> [String] {
    try faults(at: schedule.times(until: script.end)).map { "\($0), by \(schedule)" }
  }

  private func faults(at ticks: [Double]) throws -> [String] {
    let requested = expectations.flatMap { expectation -> [Double] in
      switch expectation {
      case .row(let times, _), .course(let times, _, _): [times.lowerBound, times.upperBound]
      default: []
      }
    }
    let rows = try ExpectedRow.rows(of: script, at: Set(ticks + requested).sorted())
    return try expectations.flatMap { try faults($0, in: rows) }
  }

  private func faults(_ expectation: Expectation, in rows: [ExpectedRow]) throws -> [String] {
    switch expectation {
    case .row(let range, let fields):
      let matching = rows.filter { range.contains($0.time) }
      if matching.isEmpty { return ["no row in \(range)"] }
      return try matching.flatMap { try $0.faults(fields) }
    case .course(let range, let column, let course):
      let matching = rows.filter { range.contains($0.time) }
      return try zip(matching, matching.dropFirst()).compactMap { row, next in
        try next.fault(column, course, since: row)
      }
    case .event(let event, let time):
      // Times in traces have only six decimals, so accept a deviation.
      let due = rows.first { $0.time >= time - ExpectedRow.tolerance }?.time
      let found = rows.first { $0.events.contains(event) }?.time
      return found == due ? [] : ["\(event) in the row of \(text(found)), not of \(text(due))"]
    case .order(let order):
      let found = rows.flatMap(\.controlEvents)
      return found == order ? [] : ["the events are \(found.joined(separator: ";"))"]
    case .count(let event, let count):
      let found = rows.flatMap(\.events).filter { $0 == event }.count
      return found == count ? [] : ["\(event) \(found) times, not \(count)"]
    }
  }

  private func text(_ time: Double?) -> String { time.map { "\($0)" } ?? "none" }
}
