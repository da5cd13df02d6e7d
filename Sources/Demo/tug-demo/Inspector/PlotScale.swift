import Glibc

/// The range of values that a plot shows, and the round numbers in it.
struct PlotScale: Equatable {
  /// The smallest span in points: less would show rounding as motion; chosen here.
  static let leastSpan = 120.0
  /// How near a bound must be to what is seen to be shown, in points; chosen here.
  static let reach = 150.0
  /// The room beyond the outermost values, as a share of their span: a line at the edge is half a line.
  private static let room = 0.04
  /// About as many round numbers are in the range; chosen here.
  private static let ticks = 4.0

  /// The values from the bottom to the top.
  let range: ClosedRange<Double>
  /// The distance of the round numbers: 1, 2 or 5 times a power of 10.
  let step: Double

  /// The scale for `values`, and for those of `bounds` that are near; values that are not finite have no
  /// part in it.
  init(of values: [Double], bounds: [Double] = []) {
    let finite = values.filter(\.isFinite)
    var (low, high) = (finite.min() ?? 0, finite.max() ?? 0)
    let seen = (low - Self.reach)...(high + Self.reach)
    for bound in bounds where seen.contains(bound) {
      (low, high) = (min(low, bound), max(high, bound))
    }
    let missing = max(Self.leastSpan - (high - low), 0)
    let beyond = missing / 2 + (high - low) * Self.room
    (low, high) = (low - beyond, high + beyond)
    step = Self.roundStep(above: (high - low) / Self.ticks)
    // The range ends at round numbers, so that it stays where it is while the values move.
    range = ((low / step).rounded(.down) * step)...((high / step).rounded(.up) * step)
  }

  /// The round numbers in the range, from the bottom to the top.
  var rounds: [Double] {
    Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
  }

  /// Where `value` is as a share of the height, from the top; outside of 0 to 1 where it is not in the
  /// range.
  func share(of value: Double) -> Double {
    (range.upperBound - value) / (range.upperBound - range.lowerBound)
  }

  /// The least of 1, 2 and 5 times a power of 10 that is `least` or more, which is above 0.
  private static func roundStep(above least: Double) -> Double {
    let power = pow(10, log10(least).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= least } ?? 10 * power
  }
}
