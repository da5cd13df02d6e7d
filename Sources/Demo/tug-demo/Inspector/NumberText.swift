/// Formats numbers for the inspector in the form that programs and scripts use, with a decimal
/// point in every language.
enum NumberText {
  /// Returns points, or points per second, with one decimal.
  ///
  /// Returns a dash if `value` is not finite.
  static func points(_ value: Double) -> String { text(value, decimals: 1) }

  /// Returns seconds with three decimals.
  static func seconds(_ value: Double) -> String { text(value, decimals: 3) }

  /// Returns a fraction as a percentage.
  static func percent(_ fraction: Double) -> String { "\(text(fraction * 100, decimals: 0)) %" }

  /// Returns seconds as milliseconds with one decimal.
  static func milliseconds(_ seconds: Double) -> String { text(seconds * 1000, decimals: 1) }

  /// Returns a number of points without decimals.
  static func whole(_ value: Double) -> String { text(value, decimals: 0) }

  private static func text(_ value: Double, decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let scaled = (abs(value) * unit).rounded()
    guard let whole = UInt64(exactly: scaled), let divisor = UInt64(exactly: unit) else {
      return "—"
    }
    let sign = value < 0 && whole > 0 ? "−" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let fraction = String(whole % divisor)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(whole / divisor).\(zeros)\(fraction)"
  }
}
