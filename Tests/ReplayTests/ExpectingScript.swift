import Foundation
import ListModel
import Replay
import TestSupport

/// A script that says in its comments what is to be seen, for people and for tests.
///
/// `tug-replay` takes no notice of comments; a line that begins with `#=` is also an expectation:
///
///     #= 0.2 header_state=pulling header_pull=1.5     what the row at that time has
///     #= 0.4..0.9 offset=-54                          what each row from then to then has
///     #= load-more at 0.65                            in the first row at or after that time
///     #= events header:idle>pulling;refresh           all that the controls do, in order
///     #= load-more twice                              never, once, twice, or so many times
///
/// Besides the columns of a trace a row has `sticky_top`, what sticky content is placed by,
/// `presented_top` and `presented_bottom`, what is drawn by, `header_bottom` and `footer_top`, from
/// the viewport's start, and `footer_place`, from the content's.
struct ExpectingScript {
  /// What a line expects.
  enum Expectation: Equatable {
    case row(ClosedRange<Double>, [Field])
    case event(String, at: Double)
    case order([String])
    case count(String, Int)
  }

  /// A column and its value.
  struct Field: Equatable {
    let column: String
    let value: String
  }

  enum Fault: Error, CustomStringConvertible {
    case badLine(String)

    var description: String {
      switch self {
      case .badLine(let line): "no expectation: \(line)"
      }
    }
  }

  /// The script itself.
  let script: Script
  /// What it expects, in the order of its lines.
  let expectations: [Expectation]

  /// The script in `text`.
  init(_ text: String) throws {
    script = try ScriptParser.parse(text)
    expectations = try text.split(separator: "\n").filter { $0.hasPrefix("#=") }.map {
      try Self.expectation(String($0))
    }
  }

  /// The names of the scripts in a folder below `Scripts`, without their ending.
  static func names(in folder: String) -> [String] {
    let path = TestFile.path("Tests/ReplayTests/Scripts/\(folder)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".script") }.map { String($0.dropLast(7)) }.sorted()
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
    let times = first.components(separatedBy: "..").compactMap(Double.init)
    let fields = words.dropFirst().compactMap { word -> Field? in
      let parts = word.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? Field(column: String(parts[0]), value: String(parts[1])) : nil
    }
    guard let start = times.first, let end = times.last, start <= end,
      fields.count == words.count - 1
    else { throw fault }
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
  /// Ticks to look at a script by: what happens must not depend on them.
  private static let schedules: [TickSchedule] = [.rate(7), .rate(60), .irregular(seed: 7)]

  /// Runs the script by each of the schedules and its own, and without any ticks but those that it
  /// asks about; what is not as it says, in words.
  func faults() throws -> [String] {
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
    let asked = expectations.flatMap { expectation -> [Double] in
      if case .row(let times, _) = expectation { [times.lowerBound, times.upperBound] } else { [] }
    }
    let rows = try ExpectedRow.rows(of: script, at: Set(ticks + asked).sorted())
    return try expectations.flatMap { try faults($0, in: rows) }
  }

  private func faults(_ expectation: Expectation, in rows: [ExpectedRow]) throws -> [String] {
    switch expectation {
    case .row(let range, let fields):
      let matching = rows.filter { range.contains($0.time) }
      if matching.isEmpty { return ["no row in \(range)"] }
      return try matching.flatMap { try $0.faults(fields) }
    case .event(let event, let time):
      // The number in a script has six decimals.
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
