extension RowHeights {
  /// Neighbouring rows of one height, all known or all estimated.
  struct Run: Equatable, Sendable {
    /// Negative for estimates: ten million different heights make the size of a run matter.
    private let signedCount: Int
    /// The height of each row.
    let height: Double

    /// A run of `count` rows; a negative count is none.
    init(count: Int, height: Double, isMeasured: Bool) {
      signedCount = isMeasured ? max(count, 0) : -max(count, 0)
      self.height = height
    }

    /// How many rows there are.
    var count: Int { abs(signedCount) }

    /// Whether the height is known.
    var isMeasured: Bool { signedCount >= 0 }

    /// The height of all rows together.
    var total: Double { Double(count) * height }

    /// As many rows as `count` of the same kind.
    func resized(to count: Int) -> Run {
      Run(count: count, height: height, isMeasured: isMeasured)
    }

    /// Whether both would be one run if they were neighbours.
    func continues(_ other: Run) -> Bool {
      height == other.height && isMeasured == other.isMeasured
    }
  }
}
