import Glibc

/// The range of values that a plot shows, and round numbers in that range.
struct PlotScale: Equatable {
  /// The minimum span in points.
  ///
  /// In a smaller span rounding errors would look like motion.
  static let minimumSpan = 120.0
  /// The maximum distance in points from the visible values at which a bound is included in the
  /// range.
  static let reach = 150.0
  /// The margin beyond the outermost values, as a fraction of their span.
  ///
  /// A line at the edge would be cut in half.
  private static let margin = 0.04
  /// The approximate number of round numbers in the range.
  private static let ticks = 4.0

  /// The values from the bottom to the top.
  let range: ClosedRange<Double>
  /// The distance between round numbers: 1, 2 or 5 times a power of 10.
  let step: Double

  /// Creates the scale for `values` and the nearby `bounds`.
  ///
  /// Values that are not finite are ignored.
  init(of values: [Double], bounds: [Double] = []) {
    let finite = values.filter(\.isFinite)
    var (low, high) = (finite.min() ?? 0, finite.max() ?? 0)
    let seen = (low - Self.reach)...(high + Self.reach)
    for bound in bounds where seen.contains(bound) {
      (low, high) = (min(low, bound), max(high, bound))
    }
    let missing = max(Self.minimumSpan - (high - low), 0)
    let beyond = missing / 2 + (high - low) * Self.margin
    (low, high) = (low - beyond, high + beyond)
    step = Self.roundStep(above: (high - low) / Self.ticks)
    // End the range at round numbers, so that it stays unchanged while the values move slightly.
    range = ((low / step).rounded(.down) * step)...((high / step).rounded(.up) * step)
  }

  /// The round numbers in the range, from bottom to top.
  var rounds: [Double] {
    Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
  }

  /// Returns the position of `value` as a fraction of the height, from the top.
  ///
  /// The result is outside the range from 0 to 1 if `value` is outside ``range``.
  func fraction(of value: Double) -> Double {
    (range.upperBound - value) / (range.upperBound - range.lowerBound)
  }

  /// Returns the smallest step that is at least `least`: 1, 2 or 5 times a power of 10.
  ///
  /// `least` must be greater than 0.
  private static func roundStep(above least: Double) -> Double {
    let power = pow(10, log10(least).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= least } ?? 10 * power
  }
}
