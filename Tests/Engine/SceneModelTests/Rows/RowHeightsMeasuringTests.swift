import SceneModel
import Testing

@Suite("Measured and estimated row heights")
struct RowHeightsMeasuringTests {
  @Test("A row has the estimated height until it is measured")
  func measuring() {
    var rows = RowHeights(count: 100, estimatedHeight: 50)
    #expect(rows.estimatedHeight == 50)
    #expect(rows.hasEstimates && rows.total == 5000)
    #expect(!rows.isMeasured(3) && rows.height(of: 3) == 50)
    #expect(rows.setHeight(80, of: 3) == true)
    #expect(rows.isMeasured(3) && !rows.isMeasured(2) && !rows.isMeasured(4))
    #expect(rows.height(of: 3) == 80 && rows.total == 5030)
    #expect(rows.offset(of: 3) == 150 && rows.offset(of: 4) == 230)
    #expect(rows.index(at: 229.9) == 3 && rows.index(at: 230) == 4)
    for row in 0..<100 { #expect(rows.setHeight(50, of: row) == true) }
    #expect(!rows.hasEstimates && rows.total == 5000)
    #expect(!rows.isMeasured(100) && !rows.isMeasured(-1))
  }

  @Test("A row measured at the estimated height counts as measured")
  func asEstimated() {
    var rows = RowHeights(count: 10, estimatedHeight: 50)
    #expect(rows.setHeight(50, of: 4) == true)
    #expect((0..<10).filter { rows.isMeasured($0) } == [4])
    #expect(rows != RowHeights(count: 10, estimatedHeight: 50))
  }

  @Test("Forgotten heights are estimates again")
  func forgetting() {
    var rows = RowHeights(count: 10, estimatedHeight: 50)
    for row in 2..<8 { #expect(rows.setHeight(Double(row) * 10, of: row) == true) }
    rows.forgetHeights(in: 4..<6)
    #expect((0..<10).filter { rows.isMeasured($0) } == [2, 3, 6, 7])
    #expect((2..<8).map { rows.height(of: $0) } == [20, 30, 50, 50, 60, 70])
    rows.forgetHeights(in: -5..<100)
    #expect(rows == RowHeights(count: 10, estimatedHeight: 50))
    rows.forgetHeights(in: 20..<30)
    rows.forgetHeights(in: 4..<4)
    #expect(rows == RowHeights(count: 10, estimatedHeight: 50))
  }

  @Test("Inserted rows are estimates unless their heights are given")
  func inserting() {
    var rows = RowHeights(count: 2, estimatedHeight: 50)
    #expect(rows.setHeight(10, of: 0) == true)
    #expect(rows.setHeight(20, of: 1) == true)
    rows.insert(2, at: 1)
    #expect(rows.insert(heights: [5, 6], at: 4) == true)
    #expect((0..<6).map { rows.height(of: $0) } == [10, 50, 50, 20, 5, 6])
    #expect((0..<6).map { rows.isMeasured($0) } == [true, false, false, true, true, true])
    rows.setCount(7)
    #expect(!rows.isMeasured(6))
  }

  @Test("A row of a uniform list can get its own height")
  func uniform() {
    var rows = RowHeights(count: 5, height: 44)
    #expect(rows.givenHeights == nil && rows.estimatedHeight == nil)
    #expect(!rows.hasEstimates && rows.isMeasured(0) && !rows.isMeasured(5))
    #expect(rows.setHeight(60, of: 2) == true)
    #expect(rows.givenHeights == [44, 44, 60, 44, 44])
    #expect(rows.total == 236 && rows.isMeasured(2) && !rows.hasEstimates)
    rows.insert(1, at: 2)
    #expect(rows.givenHeights == [44, 44, 44, 60, 44, 44])
    rows.forgetHeights(in: 0..<6)
    #expect(rows.height(of: 3) == 60)
    #expect(rows.setHeight(44, of: 3) == true)
    #expect(rows == RowHeights(count: 6, height: 44))
    var single = RowHeights(count: 1, height: 44)
    #expect(single.setHeight(60, of: 0) == true)
    #expect(single.givenHeights == [60])
  }

  @Test("Rows of given heights can be inserted anywhere")
  func explicit() throws {
    var rows = try #require(RowHeights(heights: [10, 20], defaultHeight: 5))
    #expect(rows.insert(heights: [1, 2], at: 1) == true)
    #expect(rows.insert(heights: [3], at: 0) == true)
    #expect(rows.insert(heights: [4], at: 5) == true)
    #expect(rows.insert(heights: [], at: 6) == true)
    #expect(rows.givenHeights == [3, 10, 1, 2, 20, 4])
    #expect(rows.isMeasured(0) && !rows.hasEstimates && rows.estimatedHeight == nil)
    rows.forgetHeights(in: 0..<6)
    #expect(rows.givenHeights == [3, 10, 1, 2, 20, 4])
  }

  @Test("Invalid heights and rows are refused and change nothing")
  func refused() throws {
    let none = [0, -1, -0.0, .nan, .infinity, -.infinity, RowHeights.largestTotal, 1e300]
    let lists = [
      RowHeights(count: 4, height: 25), RowHeights(count: 4, estimatedHeight: 25),
      try #require(RowHeights(heights: [1, 2, 3, 4], defaultHeight: 5)),
    ]
    for original in lists {
      var rows = original
      for height in none {
        #expect(rows.setHeight(height, of: 1) == false)
        #expect(rows.insert(heights: [5, height], at: 1) == false)
        #expect(rows == original)
      }
      for index in [-1, 4, Int.max, Int.min] { #expect(rows.setHeight(5, of: index) == false) }
      for index in [-1, 5, Int.max, Int.min] {
        #expect(rows.insert(heights: [5], at: index) == false)
      }
      rows.forgetHeights(in: Int.min..<0)
      rows.forgetHeights(in: 4..<Int.max)
      #expect(rows == original)
    }
    for height in none where height != RowHeights.largestTotal {
      #expect(RowHeights(count: 10, estimatedHeight: height).count == 0)
    }
    #expect(RowHeights(count: -10, estimatedHeight: 44).count == 0)
    #expect(RowHeights(count: Int.max, estimatedHeight: 44).count == 0)
  }

  @Test("The total never exceeds the largest total")
  func largestTotal() {
    var rows = RowHeights(count: 2, estimatedHeight: 1)
    #expect(rows.setHeight(RowHeights.largestTotal - 1, of: 0) == true)
    #expect(rows.total == RowHeights.largestTotal)
    #expect(rows.setHeight(2, of: 1) == false)
    #expect(rows.insert(heights: [1], at: 0) == false)
    #expect(!rows.canGrow(by: 1))
    rows.insert(1, at: 1)
    #expect(rows.count == 2 && rows.height(of: 1) == 1)
    #expect(rows.index(at: RowHeights.largestTotal - 1) == 1)
    #expect(rows.setHeight(0.5, of: 1) == true)

    // A reset to estimates that would exceed the largest total does nothing.
    var wide = RowHeights(count: 1, estimatedHeight: RowHeights.largestTotal)
    #expect(wide.setHeight(1, of: 0) == true)
    #expect(wide.insert(heights: [RowHeights.largestTotal - 1], at: 1) == true)
    wide.forgetHeights(in: 0..<1)
    #expect(wide.height(of: 0) == 1 && wide.isMeasured(0))
    wide.forgetHeights(in: 0..<2)
    #expect(wide.height(of: 0) == 1 && wide.isMeasured(1))
  }

  @Test("Of rows that round to one offset, the last is found")
  func rounding() throws {
    var rows = RowHeights(count: 1000, estimatedHeight: 1e-9)
    #expect(rows.insert(heights: [1e9], at: 0) == true)
    #expect(rows.setHeight(3e-8, of: 500) == true)
    for row in stride(from: 1, to: 1001, by: 37) {
      let top = rows.offset(of: row)
      guard top < rows.total else { continue }
      let found = try #require(rows.index(at: top))
      #expect(rows.offset(of: found) == top && rows.offset(of: found + 1) > top)
    }
    #expect((0...1000).allSatisfy { rows.offset(of: $0) <= rows.offset(of: $0 + 1) })

    // There are so many rows here that a loop over them would not end.
    var crowd = RowHeights(count: 1_000_000_000_000, estimatedHeight: 1e-18)
    #expect(crowd.insert(heights: [1e9], at: 0) == true)
    let found = try #require(crowd.index(at: 1e9 + 5e-7))
    #expect(crowd.offset(of: found) <= 1e9 + 5e-7 && crowd.offset(of: found + 1) > 1e9 + 5e-7)
  }
}
