/// The valid range of a number in a script.
struct ScriptNumber: Sendable {
  private let least: Double
  private let excludesMinimum: Bool
  private let greatest: Double?

  /// Creates a range from `least` to `greatest`, both included; `nil` means no upper limit.
  init(from least: Double, to greatest: Double? = nil) {
    (self.least, excludesMinimum, self.greatest) = (least, false, greatest)
  }

  /// Creates a range that excludes `least` and includes `greatest`.
  init(above least: Double, to greatest: Double) {
    (self.least, excludesMinimum, self.greatest) = (least, true, greatest)
  }

  /// The range in words, for error messages.
  var words: String {
    let start = ScriptValue.text(least)
    guard let greatest else { return "of at least \(start)" }
    let end = ScriptValue.text(greatest)
    return excludesMinimum ? "above \(start), at most \(end)" : "from \(start) to \(end)"
  }

  /// Parses `text` as a number, or returns `nil` if it is invalid or out of range.
  func value(_ text: String) -> Double? {
    guard let value = ScriptValue.number(text), excludesMinimum ? value > least : value >= least,
      value <= greatest ?? .infinity
    else { return nil }
    return value
  }

  /// Parses `text` as a whole number, or returns `nil` if it is invalid or out of range.
  func wholeValue(_ text: String) -> Int? {
    guard let value = Int(text), Double(value) >= least, Double(value) <= greatest ?? .infinity
    else { return nil }
    return value
  }
}
