/// The times of a film's images, at a constant interval.
package struct FilmTimes {
  /// The rounding error to accept in a step count that should be whole, in steps.
  private static let countTolerance = 1e-6
  /// The relative rounding error to accept in the inverse of a step that should be a whole rate.
  private static let rateTolerance = 1e-12
  /// The rounding error to accept in a start time that should be a whole number of steps, in steps.
  private static let startTolerance = 1e-9

  /// The first time, in seconds.
  private let first: Double
  /// The latest time, in seconds.
  private let last: Double
  /// The interval, in seconds.
  private let step: Double

  /// Creates the times from `first` to `last` at an interval of `step`, all in seconds.
  ///
  /// `step` must be positive.
  package init(from first: Double = 0, to last: Double, every step: Double) {
    self.first = first
    self.last = last
    self.step = step
  }

  /// Returns all times in order, or `nil` if there are no times or more than `most`.
  package func times(atMost most: Int) -> [Double]? {
    let count = ((last - first) / step + Self.countTolerance).rounded(.down) + 1
    guard count >= 1, count <= Double(most), let number = Int(exactly: count) else { return nil }
    return (0..<number).map { min(time(at: $0), last) }
  }

  /// Returns the time `index` steps after the first.
  ///
  /// For a step such as 1/60 the result is the exact fraction, without the rounding error of a sum.
  private func time(at index: Int) -> Double {
    let rate = (1 / step).rounded()
    let start = (first * rate).rounded()
    guard abs(rate * step - 1) < Self.rateTolerance,
      abs(first * rate - start) < Self.startTolerance
    else { return first + Double(index) * step }
    return (start + Double(index)) / rate
  }
}
