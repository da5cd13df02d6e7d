import Tug

/// The program in Swift.
extension ControlCode {
  var swift: String {
    let type = isHeader ? "RefreshHeader" : "LoadMoreFooter"
    var lines = ["import Tug", ""]
    lines.append("let rows = RowStore((1...\(Self.rows)).map { \"Row \\($0)\" })")
    lines.append("let list = ListView(rows: rows) { Row(title: $0) }")
    lines += listLines
    lines.append("")
    lines.append("var \(side) = \(type)(.\(caseName)) {")
    lines.append("  try await Task.sleep(for: .seconds(1.5))")
    lines +=
      isHeader
      ? ["  rows.insert(\"One more\", at: 0)"] : ["  rows.append(\"One more\")", "  return true"]
    lines.append("}")
    lines += changes.compactMap(swiftLine)
    for state in RefreshState.allCases {
      guard let title = setup.titles[state] else { continue }
      lines.append("\(side).texts[.\(state)] = \(Self.quoted(title))")
    }
    lines.append("list.\(side) = \(side)")
    if changes.isEmpty, let start = lines.firstIndex(of: "var \(side) = \(type)(.\(caseName)) {"),
      setup.titles.isEmpty
    {
      // Without changes no variable is needed, so assign the control to the list directly.
      lines[start] = "list.\(side) = \(type)(.\(caseName)) {"
      lines.removeLast()
    }
    lines += ["", "list.run(title: \(Self.quoted(word)))"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var listLines: [String] {
    var lines: [String] = []
    if setup.direction.orientation == .horizontal { lines.append("list.orientation = .horizontal") }
    if setup.direction.isReversed { lines.append("list.isReversed = true") }
    return lines
  }

  /// The case name in `HeaderName` or `FooterName`.
  private var caseName: String {
    switch setup.choice {
    case .header(let name): "\(name)"
    case .footer(let name): "\(name)"
    }
  }

  /// Returns the line of code for a change, or `nil` if another line already contains the change.
  private func swiftLine(_ change: ControlChange) -> String? {
    switch (change.key, change.value) {
    case ("placement", _): "\(side).policy.placement = \(Self.swift(setup.policy.placement))"
    case ("placement-row", _), (_, .text): nil
    case (_, .flag(let isOn)): swiftLine(change.key, "\(isOn)")
    case (_, .number(let number)): swiftLine(change.key, Self.number(number))
    case (_, .none): swiftLine(change.key, "nil")
    case (_, .word(let word)): swiftLine(change.key, ".\(Self.camelCase(word))")
    }
  }

  private func swiftLine(_ key: String, _ value: String) -> String {
    "\(side).policy.\(Self.camelCase(key)) = \(value)"
  }

  private static func swift(_ placement: RefreshPolicy.Placement) -> String {
    if case .locator(let row) = placement { ".locator(row: \(row))" } else { ".\(placement)" }
  }

  /// Converts a word such as `trigger-distance` to a name in Swift.
  private static func camelCase(_ word: String) -> String {
    let parts = word.split(separator: "-")
    return parts.prefix(1).joined() + parts.dropFirst().map(\.capitalized).joined()
  }
}

extension Substring {
  /// The text with its first letter in uppercase.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
