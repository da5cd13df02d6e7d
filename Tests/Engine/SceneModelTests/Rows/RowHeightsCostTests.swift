import Replay
import Testing

@testable import SceneModel

/// The cost of lookups and changes, in nodes rather than seconds.
@Suite("Cost of row heights")
struct RowHeightsCostTests {
  /// Returns the addresses of a tree's nodes.
  ///
  /// Two trees share the nodes whose addresses are equal.
  private func places(of tree: RowHeights.Tree) -> Set<UnsafeRawPointer> {
    guard tree.level == 0 else {
      return tree.children.reduce(into: place(of: tree.children)) {
        $0.formUnion(places(of: $1.tree))
      }
    }
    return switch tree.leaf {
    case .runs(let runs): place(of: runs)
    case .ends(let ends): place(of: ends)
    case .heights(let heights): place(of: heights)
    }
  }

  private func place<Element>(of elements: [Element]) -> Set<UnsafeRawPointer> {
    Set(elements.withUnsafeBytes { $0.baseAddress }.map { [$0] } ?? [])
  }

  /// Returns the largest number of levels for `runs` runs, because each node has at least half the
  /// largest width.
  private func levels(of runs: Int) -> Int {
    var levels = 0
    var capacity = RowHeights.Tree.largestLeaf
    while capacity < runs {
      capacity *= RowHeights.Tree.largestWidth / 2
      levels += 1
    }
    return levels
  }

  @Test("A change creates few nodes and shares the others")
  func sharing() throws {
    var rows = try #require(
      RowHeights(heights: (0..<20_000).map { Double($0 % 7 + 20) }, defaultHeight: 44))
    var random = SplitMix64(seed: 6)
    let changes: [(inout RowHeights, Int) -> Void] = [
      { _ = $0.setHeight(100, of: $1) }, { $0.insert(3, at: $1) }, { $0.remove(2, at: $1) },
      { _ = $0.insert(heights: [50, 51, 52], at: $1) }, { $0.remove(700, at: $1) },
      { _ = $0.insert(heights: (0..<640).map { Double($0 % 3 + 5) }, at: $1) },
    ]
    let limit = 6 * (levels(of: 20_000) + 1) + 640 / (RowHeights.Tree.largestLeaf / 2)
    for round in 0..<60 {
      let copy = rows
      let before = places(of: copy.tree)
      changes[round % changes.count](&rows, Int.random(in: 0..<19_000, using: &random))
      let made = places(of: rows.tree).subtracting(before).count
      #expect(rows != copy)
      #expect(made > 0 && made <= limit, "round \(round) created \(made) nodes")
      #expect(Int(rows.tree.level) <= levels(of: rows.count))
    }
    #expect(places(of: rows.tree).count > 300)
  }

  @Test("Rows of one height are stored as one run")
  func runs() {
    var rows = RowHeights(count: 1_000_000_000_000, estimatedHeight: 44)
    #expect(places(of: rows.tree).count == 1)
    #expect(rows.setHeight(45, of: 999_999_999_999) == true)
    #expect(rows.setHeight(45, of: 0) == true)
    #expect(Array(rows.tree.runs).map(\.count) == [1, 999_999_999_998, 1])
    rows.insert(1_000_000, at: 500)
    #expect(Array(rows.tree.runs).count == 3)
    // Rows of equal measured heights become one run, measured in any order.
    for row in (100..<300).shuffled() { #expect(rows.setHeight(50, of: row) == true) }
    #expect(Array(rows.tree.runs).map(\.count).prefix(4) == [1, 99, 200, 1_000_000_999_699])
    rows.forgetHeights(in: 1..<rows.count - 1)
    #expect(Array(rows.tree.runs).count == 3)
  }

  @Test("A million rows of different heights need few tree levels")
  func many() throws {
    let tops = [0.0, 20, 41, 63, 86, 110, 135, 161, 188, 216]
    let tenHeights = (0..<10).map { Double($0 + 20) }
    let count = 1_000_000
    var rows = try #require(
      RowHeights(
        heights: Array(repeatElement(tenHeights, count: count / 10).joined()), defaultHeight: 44))
    #expect(Int(rows.tree.level) <= levels(of: count))
    #expect(rows.total == 24.5 * Double(count))
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let row = Int.random(in: 0..<count, using: &random)
      #expect(rows.offset(of: row) == Double(row / 10) * 245 + tops[row % 10])
      #expect(rows.index(at: rows.offset(of: row)) == row)
      #expect(rows.index(at: rows.offset(of: row + 1).nextDown) == row)
    }
    rows.remove(500_000, at: 250_000)
    #expect(rows.count == 500_000 && rows.total == 24.5 * 500_000)
    #expect(rows.height(of: 250_001) == 21)
  }

  @Test("At most ten million rows can have their own heights")
  func mostGiven() throws {
    let count = RowHeights.largestGivenCount
    #expect(RowHeights(heights: Array(repeating: 1, count: count + 1), defaultHeight: 44) == nil)
    var rows = RowHeights(count: count, height: 1)
    #expect(rows.insert(heights: [2], at: count / 2) == true)
    // A uniform list may be longer, but has no list of its heights.
    #expect(rows.count == count + 1 && rows.givenHeights == nil)

    var given = try #require(RowHeights(heights: [1], defaultHeight: 1))
    given.insert(count - 1, at: 1)
    #expect(given.count == count && given.setHeight(5, of: count - 1) == true)
    given.insert(1, at: 0)
    #expect(given.insert(heights: [1], at: 0) == false)
    #expect(given.count == count && given.total == Double(count + 4))
  }

  @Test("Rows among ten million estimates can be measured")
  func manyEstimates() {
    var rows = RowHeights(count: 10_000_000, estimatedHeight: 44)
    var random = SplitMix64(seed: 9)
    var measured: [Int: Double] = [:]
    for _ in 0..<2000 {
      let row = Int.random(in: 0..<10_000_000, using: &random)
      let height = Double(Int.random(in: 20..<100, using: &random))
      #expect(rows.setHeight(height, of: row) == true)
      measured[row] = height
    }
    #expect(rows.total == 440_000_000 + measured.values.reduce(0) { $0 + $1 - 44 })
    #expect(measured.allSatisfy { rows.height(of: $0.key) == $0.value })
    #expect(measured.keys.allSatisfy { rows.index(at: rows.offset(of: $0)) == $0 })
    #expect(Int(rows.tree.level) <= levels(of: 2 * measured.count + 1))
  }
}
