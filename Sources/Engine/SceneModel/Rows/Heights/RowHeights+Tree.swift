extension RowHeights {
  /// The runs of a list's rows in order, with their sums: a B+ tree with value semantics.
  ///
  /// A change mutates the nodes on its path that no copy shares, and copies the shared ones. All
  /// leaves are on one level, and adjacent runs are never mergeable. Indices must be within the
  /// list; the caller checks them.
  struct Tree: Sendable {
    /// The largest number of runs in a leaf.
    ///
    /// Every leaf but the root has at least half of it.
    static let largestLeaf = 64
    /// The largest number of children of a node.
    ///
    /// Every node but the root has at least half of it.
    static let largestWidth = 32

    /// A child of a node, with the sums of the children before it.
    struct Child: Sendable {
      var tree: Tree
      /// The number of rows before this child in the node.
      var firstRow = 0
      /// The sum of the heights before this child in the node, added from left to right.
      var top = 0.0
    }

    /// The rows of a leaf, empty in an inner node.
    let leaf: Leaf
    /// The children of an inner node, empty in a leaf.
    var children: [Child]
    /// The number of rows.
    private(set) var count: Int
    /// The sum of all heights, added from left to right like offsets.
    private(set) var total: Double
    /// Whether any row is an estimate.
    private(set) var hasEstimates: Bool
    /// The number of levels below this node, 0 for a leaf.
    let level: Int8

    /// Creates a leaf of at most ``largestLeaf`` runs.
    init(runs: UnsafeBufferPointer<Run>) {
      leaf = Leaf(runs)
      children = []
      (count, total, hasEstimates) = (leaf.rowCount, leaf.total, leaf.hasEstimates)
      level = 0
    }

    /// Creates a leaf of at most ``largestLeaf`` runs.
    init(runs: [Run] = []) {
      self = runs.withUnsafeBufferPointer { Tree(runs: $0) }
    }

    /// Creates a tree of one run, or an empty tree if the run has no rows.
    init(_ run: Run) {
      self.init(runs: run.count > 0 ? [run] : [])
    }

    /// Creates a node of `children`, which must be in order, on one level, and at most
    /// ``largestWidth``.
    ///
    /// A single child becomes the tree itself.
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

    /// Updates the sums from the child at `place` on.
    ///
    /// The `firstRow` and `top` of that child must be valid, unless it is the first.
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

    /// Returns whether every row is `height` points high.
    func isUniform(_ height: Double) -> Bool {
      level == 0 && leaf.runs.allSatisfy { $0.height == height }
    }

    /// Returns the index of the child that holds row `index`, or of the last child if `index` is
    /// the number of rows.
    ///
    /// Children are about equally large, so the first guess is nearly always right.
    func place(ofRow index: Int) -> Int {
      var place = min(index * children.count / max(count, 1), children.count - 1)
      while place > 0, children[place].firstRow > index { place -= 1 }
      while place + 1 < children.count, children[place + 1].firstRow <= index { place += 1 }
      return place
    }

    /// Returns the sum of the heights before row `index`, from 0 to `count`.
    ///
    /// Each node adds its child's sum to the sum of the children before it, so that rounding cannot
    /// make a row begin above the previous one.
    func offset(of index: Int) -> Double {
      guard level > 0 else { return leaf.offset(of: index) }
      let place = place(ofRow: index)
      let rest = index - children[place].firstRow
      return children[place].top + children[place].tree.offset(of: rest)
    }

    /// Returns row `index` as a run of one row, even if adjacent rows are alike.
    func row(_ index: Int) -> Run {
      guard level > 0 else { return leaf.row(index) }
      let place = place(ofRow: index)
      return children[place].tree.row(index - children[place].firstRow)
    }

    /// Returns the sum of the heights before row `index`, which must exist, and the height of the
    /// row.
    func span(of index: Int) -> (offset: Double, height: Double) {
      guard level > 0 else { return (leaf.offset(of: index), leaf.row(index).height) }
      let place = place(ofRow: index)
      let span = children[place].tree.span(of: index - children[place].firstRow)
      return (children[place].top + span.offset, span.height)
    }

    /// Returns the run that holds row `index`, and the first row of the run.
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

    /// Returns the row at `position` points from the top, apart from rounding errors, from 0 to
    /// `count`.
    func index(near position: Double) -> Int {
      guard level > 0 else { return leaf.index(near: position) }
      let fraction = position / total * Double(children.count)
      var place = min(max(Int(exactly: fraction.rounded(.down)) ?? 0, 0), children.count - 1)
      while place > 0, children[place].top > position { place -= 1 }
      while place + 1 < children.count, children[place + 1].top <= position { place += 1 }
      return children[place].firstRow
        + children[place].tree.index(near: position - children[place].top)
    }
  }
}
