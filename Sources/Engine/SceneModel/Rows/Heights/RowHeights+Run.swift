extension RowHeights {
  /// Adjacent rows of one height, either all measured or all estimated.
  struct Run: Equatable, Sendable {
    /// The number of rows, negative for estimates.
    ///
    /// This keeps a run small: there may be ten million.
    private let signedCount: Int
    /// The height of each row.
    let height: Double

    /// Creates a run of `count` rows.
    ///
    /// A negative count counts as 0.
    init(count: Int, height: Double, isMeasured: Bool) {
      signedCount = isMeasured ? max(count, 0) : -max(count, 0)
      self.height = height
    }

    /// The number of rows.
    var count: Int { abs(signedCount) }

    var isMeasured: Bool { signedCount >= 0 }

    /// The sum of all heights.
    var total: Double { Double(count) * height }

    /// Returns a run of `count` rows of this height.
    func resized(to count: Int) -> Run {
      Run(count: count, height: height, isMeasured: isMeasured)
    }

    /// Returns whether the two runs could be merged if they were adjacent.
    func continues(_ other: Run) -> Bool {
      height == other.height && isMeasured == other.isMeasured
    }
  }
}
