/// The range of a number in a script.
struct ScriptNumber: Sendable {
  private let least: Double
  private let excludesLeast: Bool
  private let greatest: Double?

  /// From `least` on, up to `greatest` where there is one.
  init(from least: Double, to greatest: Double? = nil) {
    (self.least, excludesLeast, self.greatest) = (least, false, greatest)
  }

  /// Above `least`, up to `greatest`.
  init(above least: Double, to greatest: Double) {
    (self.least, excludesLeast, self.greatest) = (least, true, greatest)
  }

  /// The range in words, for a refusal.
  var words: String {
    let start = ScriptValue.text(least)
    guard let greatest else { return "from \(start) on" }
    let end = ScriptValue.text(greatest)
    return excludesLeast ? "above \(start), at most \(end)" : "from \(start) to \(end)"
  }

  /// The number that `text` is; nil for none and for one that is out of the range.
  func value(_ text: String) -> Double? {
    guard let value = ScriptValue.number(text), excludesLeast ? value > least : value >= least,
      value <= greatest ?? .infinity
    else { return nil }
    return value
  }

  /// The whole number that `text` is; nil for none and for one that is out of the range.
  func wholeValue(_ text: String) -> Int? {
    guard let value = Int(text), Double(value) >= least, Double(value) <= greatest ?? .infinity
    else { return nil }
    return value
  }
}
