/// What a probe has found out: `key=value` lines, and whether something is not as it should be.
@MainActor final class Report {
  private var lines: [String] = []
  private(set) var hasFailed = false

  /// Notes a value.
  func note(_ key: String, _ value: some CustomStringConvertible) {
    lines.append("\(key)=\(value)")
  }

  /// Notes whether what must hold does.
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
