extension RowHeights {
  /// The runs of a list's rows in order, with their sums: a B+ tree with value semantics.
  ///
  /// A change copies the nodes on its path and shares all others with earlier copies. All leaves
  /// are on one level, and no two neighbouring runs could be one. Indices are within the list: the
  /// caller has checked them.
  struct Tree: Sendable {
    /// The most runs in a leaf and the most children of a node; all but the root have at least half
    /// of it.
    static let largestWidth = 32

    enum Node: Equatable, Sendable {
      case leaf([Run])
      case inner([Tree])
    }

    let node: Node
    /// The number of rows.
    let count: Int
    /// The height of all rows together: the sum from left to right, as offsets are.
    let total: Double
    /// The number of levels below this one.
    let level: Int32
    /// Some row is an estimate.
    let hasEstimates: Bool

    /// A leaf of at most the largest number of runs.
    init(runs: [Run] = []) {
      var (count, total, hasEstimates) = (0, 0.0, false)
      for run in runs {
        count += run.count
        total += run.total
        if !run.isMeasured { hasEstimates = true }
      }
      node = .leaf(runs)
      (self.count, self.total, self.hasEstimates) = (count, total, hasEstimates)
      level = 0
    }

    /// A tree of a single run, or of none if it has no rows.
    init(_ run: Run) {
      self.init(runs: run.count > 0 ? [run] : [])
    }

    /// A node of trees of one level in order, at most the largest width; a single tree stays
    /// itself.
    init(children: [Tree]) {
      guard let first = children.first, children.count > 1 else {
        self = children.first ?? Tree()
        return
      }
      var (count, total, hasEstimates) = (0, 0.0, false)
      for place in children.indices {
        count += children[place].count
        total += children[place].total
        if children[place].hasEstimates { hasEstimates = true }
      }
      node = .inner(children)
      (self.count, self.total, self.hasEstimates) = (count, total, hasEstimates)
      level = first.level + 1
    }

    /// True where no row has another height.
    func isUniform(_ height: Double) -> Bool {
      guard case .leaf(let runs) = node else { return false }
      return runs.allSatisfy { $0.height == height }
    }

    /// The sum of the heights before row `index`, from 0 to `count`.
    ///
    /// Each node adds its child's own sum to that of the children before, so that rounding cannot
    /// make a row begin above the one before it.
    func offset(of index: Int) -> Double {
      var before = 0.0
      var rest = index
      switch node {
      case .leaf(let runs):
        for position in runs.indices {
          let run = runs[position]
          if rest < run.count { return before + Double(rest) * run.height }
          rest -= run.count
          before += run.total
        }
      case .inner(let children):
        for position in children.indices {
          let count = children[position].count
          if rest < count { return before + children[position].offset(of: rest) }
          rest -= count
          before += children[position].total
        }
      }
      return before
    }

    /// The run that holds row `index`, and its first row.
    func run(at index: Int) -> (run: Run, first: Int) {
      var rest = index
      switch node {
      case .leaf(let runs):
        for position in runs.indices {
          if rest < runs[position].count { return (runs[position], index - rest) }
          rest -= runs[position].count
        }
      case .inner(let children):
        for position in children.indices {
          let count = children[position].count
          if rest < count {
            let found = children[position].run(at: rest)
            return (found.run, found.first + index - rest)
          }
          rest -= count
        }
      }
      return (Run(count: 0, height: 0, isMeasured: true), count)
    }

    /// The row at `position` points from the top, except for rounding; from 0 to `count`.
    func index(near position: Double) -> Int {
      var before = 0.0
      var first = 0
      switch node {
      case .leaf(let runs):
        for place in runs.indices {
          let run = runs[place]
          if position < before + run.total {
            let row = Int(exactly: ((position - before) / run.height).rounded(.down))
            return first + min(max(row ?? 0, 0), run.count - 1)
          }
          before += run.total
          first += run.count
        }
      case .inner(let children):
        for place in children.indices {
          let total = children[place].total
          if position < before + total {
            return first + children[place].index(near: position - before)
          }
          before += total
          first += children[place].count
        }
      }
      return first
    }
  }
}
