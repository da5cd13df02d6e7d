/// Numbers of an inspector as programs and scripts write them, in any language: with a point.
enum NumberText {
  /// Points or points a second, with one decimal; a dash for a number that is not finite.
  static func points(_ value: Double) -> String { text(value, decimals: 1) }

  /// Seconds with three decimals.
  static func seconds(_ value: Double) -> String { text(value, decimals: 3) }

  /// A share of 1 in percent.
  static func percent(_ share: Double) -> String { "\(text(share * 100, decimals: 0)) %" }

  /// Seconds as milliseconds, with one decimal.
  static func milliseconds(_ seconds: Double) -> String { text(seconds * 1000, decimals: 1) }

  /// A whole number of points.
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
