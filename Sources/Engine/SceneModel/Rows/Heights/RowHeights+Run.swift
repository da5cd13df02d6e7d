extension RowHeights {
  /// Neighbouring rows of one height, either all known or all estimated.
  struct Run: Equatable, Sendable {
    /// Negative for estimates, which keeps a run small: there may be ten million.
    private let signedCount: Int
    /// The height of each row.
    let height: Double

    /// A run of `count` rows; a negative count counts as 0.
    init(count: Int, height: Double, isMeasured: Bool) {
      signedCount = isMeasured ? max(count, 0) : -max(count, 0)
      self.height = height
    }

    /// The number of rows.
    var count: Int { abs(signedCount) }

    /// The height is known.
    var isMeasured: Bool { signedCount >= 0 }

    /// The height of all rows together.
    var total: Double { Double(count) * height }

    /// A run of `count` rows of the same kind.
    func resized(to count: Int) -> Run {
      Run(count: count, height: height, isMeasured: isMeasured)
    }

    /// True where both would be one run if they were neighbours.
    func continues(_ other: Run) -> Bool {
      height == other.height && isMeasured == other.isMeasured
    }
  }
}
