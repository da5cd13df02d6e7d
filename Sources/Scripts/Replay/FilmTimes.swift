/// The times of pictures that are a step apart.
package struct FilmTimes {
  /// The rounding error of a quotient that should be whole, in steps.
  private static let countTolerance = 1e-6
  /// The relative rounding error of the inverse of a step that should be a whole rate.
  private static let rateTolerance = 1e-12
  /// The rounding error of a time that should be a whole number of steps, in steps.
  private static let startTolerance = 1e-9

  /// The first time in seconds.
  private let first: Double
  /// The latest time in seconds.
  private let last: Double
  /// The seconds from one to the next.
  private let step: Double

  /// The times from `first` to `last` seconds that are `step` seconds, which is above 0, apart.
  package init(from first: Double = 0, to last: Double, every step: Double) {
    self.first = first
    self.last = last
    self.step = step
  }

  /// All times in order; nil where there are none, or more than `most`.
  package func times(atMost most: Int) -> [Double]? {
    let count = ((last - first) / step + Self.countTolerance).rounded(.down) + 1
    guard count >= 1, count <= Double(most), let number = Int(exactly: count) else { return nil }
    return (0..<number).map { min(time(at: $0), last) }
  }

  /// The time `index` steps after the first.
  ///
  /// For a step such as 1/60 it is the exact sixtieth, without the rounding error of a sum.
  private func time(at index: Int) -> Double {
    let rate = (1 / step).rounded()
    let start = (first * rate).rounded()
    guard abs(rate * step - 1) < Self.rateTolerance,
      abs(first * rate - start) < Self.startTolerance
    else { return first + Double(index) * step }
    return (start + Double(index)) / rate
  }
}
