/// The results of all days.
struct RunReport {
  /// The number of days from one replay to the next.
  ///
  /// A replay checks that a day is repeatable.
  static let replayInterval = 8

  private(set) var days = 0
  private(set) var taken = 0
  private(set) var refused = 0
  private(set) var ticks = 0
  private var firings: [FiringAccount.Way: Int] = [:]
  private var hash = StateHash()

  /// The number of events so far, including refused ones.
  var events: Int { taken + refused }

  /// The last line of a run without violations.
  var summary: String {
    "events=\(events) taken=\(taken) refused=\(refused) ticks=\(ticks) days=\(days)"
      + FiringAccount.Way.allCases.map { " \($0.rawValue)=\(firings[$0] ?? 0)" }.joined()
      + " hash=\(String(hash.value, radix: 16))"
  }

  /// Adds a day and its replay.
  ///
  /// Returns the day's violation, or `nil` if there is none.
  mutating func add(_ outcome: RandomDay.Outcome, _ replayed: RandomDay.Outcome?) -> Violation? {
    days += 1
    taken += outcome.taken
    refused += outcome.refused
    ticks += outcome.ticks
    firings.merge(outcome.firings, uniquingKeysWith: +)
    hash.add(outcome.hash.value)
    if let violation = outcome.violation { return violation }
    if let replayed, replayed.hash != outcome.hash {
      return Violation(invariant: .repeatable, message: "day \(days) differs in its replay")
    }
    return nil
  }

  /// Prints a violation, and the shortest script that reproduces it.
  func describe(_ violation: Violation, of day: RandomDay) {
    print("violation=\(violation.invariant.rawValue) event=\(events) day=\(days)")
    print(violation.message)
    let short = day.shortened(keeping: violation.invariant)
    print("shortest: \(short.played().violation?.message ?? "none")")
    for line in DayScript(short).lines { print(line) }
  }
}
