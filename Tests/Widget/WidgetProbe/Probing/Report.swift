/// The report of a probe: `key=value` lines, and the failed expectations.
@MainActor final class Report {
  private var lines: [String] = []
  private(set) var hasFailed = false

  /// Notes a value.
  func note(_ key: String, _ value: some CustomStringConvertible) {
    lines.append("\(key)=\(value)")
  }

  /// Notes whether an expectation holds.
  func expect(_ holds: Bool, _ key: String) {
    lines.append("\(key)=\(holds ? "yes" : "NO")")
    if !holds { hasFailed = true }
  }

  /// Notes a value that must be `expected`.
  func expect<Value: Equatable>(_ value: Value, is expected: Value, _ key: String) {
    let matches = value == expected
    lines.append("\(key)=\(value)\(matches ? "" : " EXPECTED \(expected)")")
    if !matches { hasFailed = true }
  }

  /// Writes everything to standard output.
  func print() {
    for line in lines { Swift.print(line) }
  }
}
