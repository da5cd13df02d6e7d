import Replay
import Testing

@testable import SceneModel

/// Thousands of random changes, compared with an array.
@Suite("Row heights by chance")
struct RowHeightsRandomTests {
  /// The faults of a tree's structure: its sums, its widths, its levels and its runs.
  private func faults(in tree: RowHeights.Tree, isRoot: Bool = true) -> [String] {
    var faults: [String] = []
    if tree.level == 0 {
      let runs = tree.leaf.runs
      let widths = (isRoot ? 0 : RowHeights.Tree.largestLeaf / 2)...RowHeights.Tree.largestLeaf
      if !widths.contains(runs.count) { faults.append("a leaf of \(runs.count)") }
      if runs.contains(where: { $0.count == 0 }) { faults.append("a run of no rows") }
      if !tree.children.isEmpty { faults.append("a leaf with children") }
      if tree.count != runs.reduce(0, { $0 + $1.count }) { faults.append("the count of a leaf") }
      if tree.hasEstimates != runs.contains(where: { !$0.isMeasured }) {
        faults.append("estimates")
      }
    } else {
      let children = tree.children
      let widths = (isRoot ? 2 : RowHeights.Tree.largestWidth / 2)...RowHeights.Tree.largestWidth
      if !widths.contains(children.count) { faults.append("a node of \(children.count)") }
      if children.contains(where: { $0.tree.level != tree.level - 1 }) { faults.append("levels") }
      var (count, total) = (0, 0.0)
      for child in children {
        if child.firstRow != count || child.top != total { faults.append("a child's place") }
        count += child.tree.count
        total += child.tree.total
      }
      if tree.count != count || tree.total != total { faults.append("a sum") }
      if tree.hasEstimates != children.contains(where: \.tree.hasEstimates) {
        faults.append("estimates")
      }
      faults += children.flatMap { self.faults(in: $0.tree, isRoot: false) }
    }
    if isRoot {
      let runs = Array(tree.runs)
      if zip(runs, runs.dropFirst()).contains(where: { $0.continues($1) }) {
        faults.append("two runs that are one")
      }
    }
    return faults
  }

  /// The rows in which the tree and the array differ, by height or place.
  private func differences(of heights: RowHeights, from model: RowHeightsModel) -> [Int] {
    let tops = model.tops
    let tolerance = model.unit.rounded() == model.unit ? 0 : 1e-9
    return model.rows.indices.filter { row in
      let top = heights.offset(of: row)
      let isFound =
        heights.index(at: top) == row && heights.index(at: top + model.rows[row].height / 2) == row
      return abs(top - tops[row]) > tolerance || !isFound
        || heights.height(of: row) != model.rows[row].height
        || heights.isMeasured(row) != model.rows[row].isMeasured
        || heights.offset(of: row + 1) < top
    }
  }

  @Test(
    "Any sequence of changes leaves what an array would hold",
    arguments: RowHeightsModel.Kind.allCases, [1, 0.1])
  func agree(kind: RowHeightsModel.Kind, unit: Double) throws {
    var random = SplitMix64(seed: 3)
    var model = RowHeightsModel(kind, count: 200, unit: unit)
    var heights = try #require(model.heights)
    var deepest = heights.tree.level
    for step in 1...3000 {
      try #require(model.change(&heights, by: &random) == true, "step \(step)")
      try #require(heights.count == model.rows.count, "step \(step)")
      let row = Int.random(in: 0..<model.rows.count, using: &random)
      try #require(heights.height(of: row) == model.rows[row].height, "step \(step)")
      try #require(heights.offset(of: heights.count) == heights.total)
      deepest = max(deepest, heights.tree.level)
      if step % 50 == 0 {
        try #require(heights.hasEstimates == model.rows.contains { !$0.isMeasured })
        try #require(faults(in: heights.tree) == [], "step \(step)")
      }
      if step % 500 == 0 {
        try #require(differences(of: heights, from: model) == [], "step \(step)")
      }
      if model.rows.count > 8000 {
        heights.setCount(500)
        model.rows.removeSubrange(500...)
      }
    }
    #expect(deepest >= 2)
    if kind != .estimated { #expect(heights.givenHeights == model.rows.map(\.height)) }
  }

  @Test("Copies stay as they were, whatever becomes of the others")
  func copies() throws {
    var random = SplitMix64(seed: 4)
    var model = RowHeightsModel(.estimated, count: 1000, unit: 1)
    var heights = try #require(model.heights)
    for _ in 0..<500 { _ = model.change(&heights, by: &random) }
    var copies: [(heights: RowHeights, model: RowHeightsModel)] = []
    for _ in 0..<10 {
      copies.append((heights, model))
      for _ in 0..<20 { #expect(model.change(&heights, by: &random) == true) }
    }
    for copy in copies {
      #expect(differences(of: copy.heights, from: copy.model) == [])
      #expect(copy.heights != heights)
    }
  }

  @Test("Lists of the same rows are equal, whichever way they came to be")
  func equality() throws {
    var random = SplitMix64(seed: 5)
    for kind in RowHeightsModel.Kind.allCases {
      var model = RowHeightsModel(kind, count: 300, unit: 1)
      var heights = try #require(model.heights)
      let original = heights
      for _ in 0..<300 { _ = model.change(&heights, by: &random) }
      #expect(heights != original)
      // The same rows, set one by one from the last to the first.
      var again = original
      again.setCount(0)
      for row in model.rows.reversed() {
        again.insert(1, at: 0)
        if row.isMeasured { #expect(again.setHeight(row.height, of: 0) == true) }
      }
      #expect(again == heights)
      #expect(again.setHeight(99, of: 150) == true)
      #expect(again != heights)
    }
  }
}
