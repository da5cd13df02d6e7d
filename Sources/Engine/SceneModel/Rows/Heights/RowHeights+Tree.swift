extension RowHeights {
  /// The runs of a list's rows in order, with their sums: a B+ tree with value semantics.
  ///
  /// A change is made in place in the nodes of its path that no copy shares, and copies the others of
  /// that path alone. All leaves are on one level, and no two neighbouring runs could be one. Indices
  /// are within the list: the caller has checked them.
  struct Tree: Sendable {
    /// The most runs in a leaf; each but the root has at least half of it.
    static let largestLeaf = 64
    /// The most children of a node; each but the root has at least half of it.
    static let largestWidth = 32

    /// A part of a node, with what comes before it in the node.
    struct Child: Sendable {
      var tree: Tree
      /// The number of rows before it.
      var firstRow = 0
      /// The height of the rows before it: the sum from left to right.
      var top = 0.0
    }

    /// The rows of a leaf; none in a node.
    let leaf: Leaf
    /// The parts of a node; none in a leaf.
    var children: [Child]
    /// The number of rows.
    private(set) var count: Int
    /// The height of all rows together: the sum from left to right, as offsets are.
    private(set) var total: Double
    /// Some row is an estimate.
    private(set) var hasEstimates: Bool
    /// The number of levels below this one: 0 for a leaf.
    let level: Int8

    /// A leaf of at most the largest number of runs.
    init(runs: UnsafeBufferPointer<Run>) {
      leaf = Leaf(runs)
      children = []
      (count, total, hasEstimates) = (leaf.rowCount, leaf.total, leaf.hasEstimates)
      level = 0
    }

    /// A leaf of at most the largest number of runs.
    init(runs: [Run] = []) {
      self = runs.withUnsafeBufferPointer { Tree(runs: $0) }
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
      leaf = .runs([])
      self.children = children.map { Child(tree: $0) }
      (count, total, hasEstimates) = (0, 0, false)
      level = first.level + 1
      sum(from: 0)
    }

    /// Sums up the children, of which those before `place` are where they were.
    mutating func sum(from place: Int) {
      var (row, top) = place > 0 ? (children[place].firstRow, children[place].top) : (0, 0)
      hasEstimates = false
      children.withUnsafeMutableBufferPointer { children in
        for place in place..<children.count {
          (children[place].firstRow, children[place].top) = (row, top)
          row += children[place].tree.count
          top += children[place].tree.total
        }
        for place in children.indices where children[place].tree.hasEstimates {
          hasEstimates = true
          break
        }
      }
      (count, total) = (row, top)
    }

    /// True where no row has another height.
    func isUniform(_ height: Double) -> Bool {
      level == 0 && leaf.runs.allSatisfy { $0.height == height }
    }

    /// The place of the child that holds row `index`, or that ends with it.
    ///
    /// Children are about equally large, so that the first guess is nearly always right.
    func place(ofRow index: Int) -> Int {
      var place = min(index * children.count / max(count, 1), children.count - 1)
      while place > 0, children[place].firstRow > index { place -= 1 }
      while place + 1 < children.count, children[place + 1].firstRow <= index { place += 1 }
      return place
    }

    /// The sum of the heights before row `index`, from 0 to `count`.
    ///
    /// Each node adds its child's own sum to that of the children before, so that rounding cannot
    /// make a row begin above the one before it.
    func offset(of index: Int) -> Double {
      guard level > 0 else { return leaf.offset(of: index) }
      let place = place(ofRow: index)
      let rest = index - children[place].firstRow
      return children[place].top + children[place].tree.offset(of: rest)
    }

    /// Row `index` as a run of its own, though its neighbours may be like it.
    func row(_ index: Int) -> Run {
      guard level > 0 else { return leaf.row(index) }
      let place = place(ofRow: index)
      return children[place].tree.row(index - children[place].firstRow)
    }

    /// The sum of the heights before row `index`, of which there is one, and its own.
    func span(of index: Int) -> (offset: Double, height: Double) {
      guard level > 0 else { return (leaf.offset(of: index), leaf.row(index).height) }
      let place = place(ofRow: index)
      let span = children[place].tree.span(of: index - children[place].firstRow)
      return (children[place].top + span.offset, span.height)
    }

    /// The run that holds row `index`, and its first row.
    func run(at index: Int) -> (run: Run, first: Int) {
      guard level == 0 else {
        let place = place(ofRow: index)
        let found = children[place].tree.run(at: index - children[place].firstRow)
        return (found.run, found.first + children[place].firstRow)
      }
      var first = 0
      for run in leaf.runs {
        if index < first + run.count { return (run, first) }
        first += run.count
      }
      return (Run(count: 0, height: 0, isMeasured: true), first)
    }

    /// The row at `position` points from the top, except for rounding; from 0 to `count`.
    func index(near position: Double) -> Int {
      guard level > 0 else { return leaf.index(near: position) }
      let share = position / total * Double(children.count)
      var place = min(max(Int(exactly: share.rounded(.down)) ?? 0, 0), children.count - 1)
      while place > 0, children[place].top > position { place -= 1 }
      while place + 1 < children.count, children[place + 1].top <= position { place += 1 }
      return children[place].firstRow
        + children[place].tree.index(near: position - children[place].top)
    }
  }
}
