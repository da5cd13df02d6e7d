import SceneModel
import Testing

@Suite("Row heights")
struct RowHeightsTests {
  private static let given = RowHeights(heights: [10, 20, 30, 40], defaultHeight: 5)

  @Test("Rows of one height are found at their boundaries")
  func uniform() {
    let rows = RowHeights(count: 100, height: 44)
    #expect(rows.total == 4400)
    #expect(rows.index(at: 0) == 0)
    #expect(rows.index(at: 43.999) == 0)
    #expect(rows.index(at: 44) == 1)
    #expect(rows.index(at: 4399.999) == 99)
    #expect(rows.index(at: 4400) == nil)
    #expect(rows.index(at: -0.001) == nil)
    #expect(rows.index(at: .nan) == nil)
    #expect(rows.offset(of: 99) == 4356)
    #expect(rows.offset(of: 100) == 4400)
    #expect(rows.offset(of: -1) == 0)
    #expect(rows.height(of: 99) == 44)
    #expect(rows.height(of: 100) == 0)
  }

  @Test("A list has at most `largestCount` rows")
  func largestCount() {
    let most = RowHeights.largestCount
    #expect(RowHeights(count: most, height: 1).count == most)
    #expect(RowHeights(count: most, height: 0.5).count == most)
    #expect(RowHeights(count: most + 1, height: 0.5).count == 0)
  }

  @Test("Rows of given heights are found at their boundaries")
  func given() throws {
    let rows = try #require(Self.given)
    #expect(rows.total == 100)
    for (position, index) in [(0.0, 0), (9.99, 0), (10, 1), (29.9, 1), (30, 2), (60, 3), (99.9, 3)]
    {
      #expect(rows.index(at: position) == index)
    }
    #expect(rows.index(at: 100) == nil)
    #expect((0...4).map { rows.offset(of: $0) } == [0, 10, 30, 60, 100])
    #expect((0..<4).map { rows.height(of: $0) } == [10, 20, 30, 40])
  }

  @Test("Rows are inserted and removed in the middle and at the ends")
  func changes() throws {
    var rows = try #require(Self.given)
    rows.insert(2, at: 1)
    #expect((0..<6).map { rows.height(of: $0) } == [10, 5, 5, 20, 30, 40])
    rows.insert(1, at: 6)
    rows.insert(1, at: 0)
    #expect((0..<8).map { rows.height(of: $0) } == [5, 10, 5, 5, 20, 30, 40, 5])
    #expect(rows.total == 120)
    rows.remove(3, at: 1)
    #expect((0..<5).map { rows.height(of: $0) } == [5, 20, 30, 40, 5])
    rows.setCount(2)
    #expect(rows.count == 2 && rows.total == 25)
    rows.setCount(4)
    #expect(rows.total == 35)
    rows.setCount(-3)
    #expect(rows.count == 0 && rows.total == 0)
    #expect(rows.index(at: 0) == nil)
  }

  @Test("A change outside the list does nothing")
  func outside() throws {
    for original in [RowHeights(count: 4, height: 25), try #require(Self.given)] {
      var rows = original
      rows.insert(1, at: 5)
      rows.insert(1, at: -1)
      rows.insert(-1, at: 0)
      rows.remove(1, at: 4)
      rows.remove(5, at: 0)
      rows.remove(1, at: -1)
      rows.remove(Int.max, at: 1)
      #expect(rows == original)
    }
  }

  @Test("Among ten million equal rows each is found by its offset")
  func many() {
    var rows = RowHeights(count: 10_000_000, height: 44.1)
    for index in stride(from: 0, to: 10_000_000, by: 999_983) {
      #expect(rows.index(at: rows.offset(of: index)) == index)
      #expect(rows.index(at: rows.offset(of: index).nextDown) == (index == 0 ? nil : index - 1))
    }
    rows.insert(5, at: 0)
    rows.remove(1, at: 9_999_999)
    #expect(rows == RowHeights(count: 10_000_004, height: 44.1))
  }

  @Test("Heights, counts and totals beyond the limits are refused")
  func limits() {
    #expect(RowHeights(count: 10, height: 0).count == 0)
    #expect(RowHeights(count: 10, height: -5).count == 0)
    #expect(RowHeights(count: 10, height: .nan).count == 0)
    #expect(RowHeights(count: 10, height: .infinity).count == 0)
    #expect(RowHeights(count: -10, height: 44).count == 0)
    #expect(RowHeights(count: Int.max, height: 44).count == 0)
    #expect(RowHeights(count: 1, height: RowHeights.largestTotal).count == 1)
    #expect(RowHeights(count: 2, height: RowHeights.largestTotal).count == 0)
    #expect(RowHeights(heights: [1, 0], defaultHeight: 1) == nil)
    #expect(RowHeights(heights: [1, .nan], defaultHeight: 1) == nil)
    #expect(RowHeights(heights: [1], defaultHeight: 0) == nil)
    #expect(RowHeights(heights: [RowHeights.largestTotal, 1], defaultHeight: 1) == nil)
    var rows = RowHeights(count: 1, height: RowHeights.largestTotal)
    rows.insert(1, at: 0)
    #expect(rows.count == 1)
  }

  @Test("A huge count of tiny rows does not overflow")
  func tiny() {
    var rows = RowHeights(count: Int.max, height: 1e-9)
    let count = rows.count
    rows.insert(Int.max, at: 0)
    #expect(rows.count == count)
    rows.setCount(Int.max)
    #expect(rows.count <= Int.max)
    _ = rows.index(at: 1)
    _ = rows.height(of: rows.count - 1)
  }

  @Test("Rows with own heights are limited to what memory holds")
  func tooManyGiven() throws {
    var rows = try #require(Self.given)
    rows.insert(1_000_000_000_000, at: 0)
    #expect(rows.count == 4)
    #expect(!rows.canGrow(by: 1_000_000_000_000))
  }
}
