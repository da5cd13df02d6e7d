internal import Glibc

/// A value or time axis with ticks at round values, along one side of a chart.
struct ChartAxis: Equatable {
  /// The lowest value on the axis.
  private(set) var lower: Double
  /// The highest value on the axis.
  private(set) var upper: Double
  /// The distance between ticks.
  let step: Double

  private static let largest = 1e9
  private static let maximumSteps = 1000.0
  /// The multiples of a power of ten that a tick distance can be.
  private static let roundSteps = [1.0, 2, 5, 10]

  /// Creates an axis from `lower` to `upper` with at most about `count` steps.
  ///
  /// An invalid range counts as 0 to 1.
  init(from lower: Double, to upper: Double, steps count: Double) {
    let isUsable = lower < upper && lower > -Self.largest && upper < Self.largest
    self.lower = isUsable ? lower : 0
    self.upper = isUsable ? upper : 1
    let least = (self.upper - self.lower) / (count >= 1 ? min(count, Self.maximumSteps) : 1)
    let power = pow(10, floor(log10(least)))
    step = power * (Self.roundSteps.first { $0 * power >= least * 0.999 } ?? 10)
  }

  /// The axis, extended at both ends to the next multiple of half a step.
  var rounded: ChartAxis {
    var axis = self
    axis.lower = (lower / step * 2).rounded(.down) / 2 * step
    axis.upper = (upper / step * 2).rounded(.up) / 2 * step
    return axis
  }

  /// The values of the ticks, ascending.
  var ticks: [Double] {
    var ticks: [Double] = []
    // Include a tick that a rounding error moves beyond the end.
    let slack = step * 1e-6
    var number = ((lower - slack) / step).rounded(.up)
    while number * step <= upper + slack {
      ticks.append(number * step)
      number += 1
    }
    return ticks
  }

  /// Returns `value` with as many decimals as the ticks need, and a typographic minus sign.
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

  /// Returns the position of `value` on the axis: 0 at the lower end, 1 at the upper end.
  func fraction(_ value: Double) -> Double { (value - lower) / (upper - lower) }
}
