extension RowHeights.Tree {
  /// Creates a tree of rows with the measured `heights`.
  init(measured heights: [Double]) {
    var trees: [RowHeights.Tree] = []
    var runs: [RowHeights.Run] = []
    var open = RowHeights.Run(count: 0, height: 0, isMeasured: true)
    for height in heights {
      if open.height == height {
        open = open.resized(to: open.count + 1)
        continue
      }
      if open.count > 0 { runs.append(open) }
      open = RowHeights.Run(count: 1, height: height, isMeasured: true)
      // Keep the other half, so that the last leaf is never less than half full.
      if runs.count == 2 * Self.largestLeaf {
        trees.append(Self(runs: Array(runs[..<Self.largestLeaf])))
        runs.removeFirst(Self.largestLeaf)
      }
    }
    if open.count > 0 { runs.append(open) }
    trees += Self.evenly(runs, width: Self.largestLeaf).map { Self(runs: Array($0)) }
    while trees.count > 1 {
      trees = Self.evenly(trees, width: Self.largestWidth).map { Self(children: Array($0)) }
    }
    self = trees.first ?? Self()
  }

  /// Divides `all` into as few groups as possible.
  ///
  /// No group is larger than `width`, and each is at least half as large unless it is the only one.
  private static func evenly<Element>(_ all: [Element], width: Int) -> [ArraySlice<Element>] {
    let groups = (all.count + width - 1) / width
    return (0..<groups).map { group in
      all[(all.count * group / groups)..<(all.count * (group + 1) / groups)]
    }
  }
}
