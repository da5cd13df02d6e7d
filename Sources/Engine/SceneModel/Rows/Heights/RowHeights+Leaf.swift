extension RowHeights {
  /// The rows of a leaf, in the smallest representation that holds each height exactly.
  enum Leaf: Sendable {
    /// Runs of rows with equal heights.
    case runs([Run])
    /// The end of each row, and whether its height is an estimate.
    case ends([End])
    /// The height of each row, negative for an estimate.
    ///
    /// Used for heights that ``End`` cannot hold.
    case heights([Double])

    /// The end of a row in a leaf, in 31 bits of units, and whether its height is an estimate, in
    /// the last bit.
    struct End: Sendable {
      /// The number of units per point: PANGO_SCALE, by which Pango measures text.
      static let unitsPerPoint = 1024.0
      /// The largest end, in units.
      static let largest = UInt32.max >> 1

      private let bits: UInt32

      /// Creates the end of a row.
      ///
      /// `units` must be at most ``largest``.
      init(units: UInt32, isMeasured: Bool) { bits = units << 1 | (isMeasured ? 0 : 1) }

      var units: UInt32 { bits >> 1 }
      var isMeasured: Bool { bits & 1 == 0 }
      /// The end in points.
      var position: Double { Double(units) / Self.unitsPerPoint }

      /// Returns a height in units, or `nil` if it is not a whole number of units or is too large.
      static func units(of height: Double) -> UInt32? {
        UInt32(exactly: height * unitsPerPoint)
      }
    }

    /// Creates a leaf of `runs`.
    ///
    /// No two adjacent runs may be mergeable.
    init(_ runs: UnsafeBufferPointer<Run>) {
      var rows = 0
      for run in runs { rows &+= run.count }
      let space = runs.count * MemoryLayout<Run>.stride
      if rows <= space / MemoryLayout<End>.stride, let ends = Self.ends(of: runs, count: rows) {
        self = .ends(ends)
      } else if rows <= space / MemoryLayout<Double>.stride {
        self = .heights(Self.heights(of: runs, count: rows))
      } else {
        self = .runs(Array(runs))
      }
    }

    /// Returns the ends of the rows, or `nil` if they are not whole units or are too large.
    private static func ends(of runs: UnsafeBufferPointer<Run>, count: Int) -> [End]? {
      let ends = [End](unsafeUninitializedCapacity: count) { ends, filled in
        var end: UInt32 = 0
        for run in runs {
          guard let units = End.units(of: run.height) else { return }
          for _ in 0..<run.count {
            guard units <= End.largest - end else { return }
            end += units
            ends.initializeElement(at: filled, to: End(units: end, isMeasured: run.isMeasured))
            filled += 1
          }
        }
      }
      return ends.count == count ? ends : nil
    }

    private static func heights(of runs: UnsafeBufferPointer<Run>, count: Int) -> [Double] {
      [Double](unsafeUninitializedCapacity: count) { heights, filled in
        for run in runs {
          for _ in 0..<run.count {
            heights.initializeElement(at: filled, to: run.isMeasured ? run.height : -run.height)
            filled += 1
          }
        }
      }
    }

    var rowCount: Int {
      switch self {
      case .runs(let runs): runs.reduce(0) { $0 &+ $1.count }
      case .ends(let ends): ends.count
      case .heights(let heights): heights.count
      }
    }

    /// An upper bound of the number of runs.
    var runLimit: Int {
      switch self {
      case .runs(let runs): runs.count
      case .ends(let ends): ends.count
      case .heights(let heights): heights.count
      }
    }

    /// The sum of all heights.
    var total: Double { offset(of: rowCount) }

    /// Whether any row is an estimate.
    var hasEstimates: Bool {
      switch self {
      case .runs(let runs): runs.contains { !$0.isMeasured }
      case .ends(let ends): ends.contains { !$0.isMeasured }
      case .heights(let heights): heights.contains { $0 < 0 }
      }
    }

    /// Returns the sum of the heights before row `index`, added from left to right.
    func offset(of index: Int) -> Double {
      switch self {
      case .ends(let ends):
        return index > 0 ? ends[index - 1].position : 0
      case .heights(let heights):
        var before = 0.0
        for row in 0..<index { before += abs(heights[row]) }
        return before
      case .runs(let runs):
        var (before, rest) = (0.0, index)
        for run in runs {
          if rest < run.count { return before + Double(rest) * run.height }
          rest -= run.count
          before += run.total
        }
        return before
      }
    }

    /// Returns row `index` as a run of one row.
    func row(_ index: Int) -> Run {
      switch self {
      case .ends(let ends):
        let end = ends[index]
        let start = index > 0 ? ends[index - 1].units : 0
        let height = Double(end.units - start) / End.unitsPerPoint
        return Run(count: 1, height: height, isMeasured: end.isMeasured)
      case .heights(let heights):
        let height = heights[index]
        return Run(count: 1, height: abs(height), isMeasured: height > 0)
      case .runs(let runs):
        var rest = index
        for run in runs {
          if rest < run.count { return run.resized(to: 1) }
          rest -= run.count
        }
        return Run(count: 0, height: 0, isMeasured: true)
      }
    }

    /// Returns the row at `position` points from the top, apart from rounding errors, from 0 to the
    /// number of rows.
    func index(near position: Double) -> Int {
      switch self {
      case .ends(let ends):
        let units = position * End.unitsPerPoint
        return ends.firstPlace { Double($0.units) > units }
      case .heights(let heights):
        var before = 0.0
        for row in heights.indices {
          before += abs(heights[row])
          if position < before { return row }
        }
        return heights.count
      case .runs(let runs):
        var (before, first) = (0.0, 0)
        for run in runs {
          if position < before + run.total {
            let row = Int(exactly: ((position - before) / run.height).rounded(.down))
            return first + Swift.min(Swift.max(row ?? 0, 0), run.count - 1)
          }
          before += run.total
          first += run.count
        }
        return first
      }
    }

    /// Appends the rows of a range to `list`.
    func append(_ rows: Range<Int>, to list: inout RunList) {
      switch self {
      case .runs(let runs):
        var first = 0
        for run in runs {
          let range = rows.clamped(to: first..<(first + run.count))
          list.append(run.resized(to: range.count))
          first += run.count
        }
      case .ends(let ends):
        guard !rows.isEmpty else { return }
        var start = rows.lowerBound > 0 ? ends[rows.lowerBound - 1].units : 0
        for end in ends[rows] {
          let height = Double(end.units - start) / End.unitsPerPoint
          list.append(Run(count: 1, height: height, isMeasured: end.isMeasured))
          start = end.units
        }
      case .heights(let heights):
        for height in heights[rows] {
          list.append(Run(count: 1, height: abs(height), isMeasured: height > 0))
        }
      }
    }

    /// The rows as runs, in order.
    var runs: [Run] {
      if case .runs(let runs) = self { return runs }
      return RunList.make(limit: runLimit) { list in
        append(0..<rowCount, to: &list)
        return Array(list.runs)
      }
    }
  }
}

extension Array {
  /// Returns the first index from which on `isBehind` is true, or `count` if there is none.
  func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
