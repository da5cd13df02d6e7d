internal import Glibc

/// An axis with round values, along one side of a chart.
struct ChartAxis: Equatable {
  /// The lowest value that is shown.
  private(set) var lower: Double
  /// The highest value that is shown.
  private(set) var upper: Double
  /// The distance of the ticks.
  let step: Double

  private static let largest = 1e9
  private static let mostSteps = 1000.0
  /// The first digits of round steps.
  private static let roundSteps = [1.0, 2, 5, 10]

  /// An axis from `lower` to `upper`, of about `count` steps at most.
  init(from lower: Double, to upper: Double, steps count: Double) {
    let isUsable = lower < upper && lower > -Self.largest && upper < Self.largest
    self.lower = isUsable ? lower : 0
    self.upper = isUsable ? upper : 1
    let least = (self.upper - self.lower) / (count >= 1 ? min(count, Self.mostSteps) : 1)
    let power = pow(10, floor(log10(least)))
    step = power * (Self.roundSteps.first { $0 * power >= least * 0.999 } ?? 10)
  }

  /// The axis, extended at both ends to the next ticks.
  var rounded: ChartAxis {
    var axis = self
    axis.lower = (lower / step * 2).rounded(.down) / 2 * step
    axis.upper = (upper / step * 2).rounded(.up) / 2 * step
    return axis
  }

  /// The values of the ticks, in order.
  var ticks: [Double] {
    var ticks: [Double] = []
    // A tick that a rounding error puts beyond the end still counts.
    let slack = step * 1e-6
    var number = ((lower - slack) / step).rounded(.up)
    while number * step <= upper + slack {
      ticks.append(number * step)
      number += 1
    }
    return ticks
  }

  /// `value` with as many decimals as the ticks need, and a true minus sign.
  func label(_ value: Double) -> String {
    var (decimals, unit) = (0, 1.0)
    while decimals < 6, abs((step * unit).rounded() - step * unit) > step * unit * 1e-6 {
      decimals += 1
      unit *= 10
    }
    guard let scaled = Int(exactly: (abs(value) * unit).rounded()),
      let divisor = Int(exactly: unit)
    else { return "–" }
    let sign = value < 0 && scaled > 0 ? "−" : ""
    guard decimals > 0 else { return "\(sign)\(scaled)" }
    let digits = String(scaled % divisor)
    let zeros = String(repeating: "0", count: max(decimals - digits.count, 0))
    return "\(sign)\(scaled / divisor).\(zeros)\(digits)"
  }

  /// The place of `value` between the ends: 0 to 1, or beyond.
  func share(_ value: Double) -> Double { (value - lower) / (upper - lower) }
}
