import Replay
import Testing

@testable import SceneModel

/// Compares thousands of random changes with an array.
@Suite("Row heights after random changes")
struct RowHeightsRandomTests {
  /// Returns the faults of a tree's structure: its sums, widths, levels and runs.
  private func faults(in tree: RowHeights.Tree, isRoot: Bool = true) -> [String] {
    var faults: [String] = []
    if tree.level == 0 {
      let runs = tree.leaf.runs
      let widths = (isRoot ? 0 : RowHeights.Tree.largestLeaf / 2)...RowHeights.Tree.largestLeaf
      if !widths.contains(runs.count) { faults.append("a leaf of width \(runs.count)") }
      if runs.contains(where: { $0.count == 0 }) { faults.append("an empty run") }
      if !tree.children.isEmpty { faults.append("a leaf with children") }
      if tree.count != runs.reduce(0, { $0 + $1.count }) { faults.append("a wrong leaf count") }
      if tree.hasEstimates != runs.contains(where: { !$0.isMeasured }) {
        faults.append("wrong hasEstimates")
      }
    } else {
      let children = tree.children
      let widths = (isRoot ? 2 : RowHeights.Tree.largestWidth / 2)...RowHeights.Tree.largestWidth
      if !widths.contains(children.count) { faults.append("a node of width \(children.count)") }
      if children.contains(where: { $0.tree.level != tree.level - 1 }) {
        faults.append("wrong levels")
      }
      var (count, total) = (0, 0.0)
      for child in children {
        if child.firstRow != count || child.top != total {
          faults.append("a wrong position of a child")
        }
        count += child.tree.count
        total += child.tree.total
      }
      if tree.count != count || tree.total != total { faults.append("a wrong sum") }
      if tree.hasEstimates != children.contains(where: \.tree.hasEstimates) {
        faults.append("wrong hasEstimates")
      }
      faults += children.flatMap { self.faults(in: $0.tree, isRoot: false) }
    }
    if isRoot {
      let runs = Array(tree.runs)
      if zip(runs, runs.dropFirst()).contains(where: { $0.continues($1) }) {
        faults.append("two adjacent runs that should be one")
      }
    }
    return faults
  }

  /// Returns the rows whose height or offset differs between the tree and the array.
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
    "Random changes give equal results in tree and array",
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

  @Test("Changes of a value do not change its copies")
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

  @Test("Lists of equal rows are equal regardless of their history")
  func equality() throws {
    var random = SplitMix64(seed: 5)
    for kind in RowHeightsModel.Kind.allCases {
      var model = RowHeightsModel(kind, count: 300, unit: 1)
      var heights = try #require(model.heights)
      let original = heights
      for _ in 0..<300 { _ = model.change(&heights, by: &random) }
      #expect(heights != original)
      // Creates equal rows one by one, from the last to the first.
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
