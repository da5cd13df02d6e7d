import SceneModel
import ScrollModel
import TestSupport
import Testing

/// A grid whose lines are as high as their highest row.
@Suite("Measured grids")
struct MeasuredGridTests {
  /// Returns a grid of three columns and 100 rows, in lines estimated as 50 points high.
  private func grid() throws -> SceneDriver {
    try SceneDriver {
      $0.rows = RowHeights(count: 100, estimatedHeight: 50)
      $0.columns = .count(3)
    }
  }

  private func measuredLines(_ list: SceneDriver) -> [Int] {
    (0..<list.scene.rows.count).filter { list.scene.rows.isMeasured($0) }
  }

  @Test("A line is as high as its highest row")
  func highest() throws {
    var list = try grid()
    #expect(list.scene.contentLength == 34 * 50)
    try list.send(.measureRows(first: 3, heights: [40, 70, 30, 20, 20, 25]))
    #expect(list.scene.layout.length(ofRow: 3) == 70 && list.scene.layout.length(ofRow: 5) == 70)
    #expect(list.scene.layout.length(ofRow: 6) == 25)
    #expect(list.scene.rowFrame(9).y == 50 + 70 + 25)
    // The last line has one row.
    try list.send(.measureRows(first: 99, heights: [33]))
    #expect(list.scene.layout.length(ofRow: 99) == 33)
  }

  @Test(
    "Heights of parts of lines are refused",
    arguments: [(1, 3), (0, 2), (0, 4), (96, 2), (99, 1), (97, 3)])
  func parts(first: Int, count: Int) throws {
    var list = try grid()
    let event = SceneEvent.measureRows(first: first, heights: Array(repeating: 9, count: count))
    if first == 99 {
      try list.send(event)
    } else {
      #expect(throws: SceneError.partOfLine) { try list.send(event) }
      #expect(list.scene.contentLength == 34 * 50)
    }
  }

  @Test("Inserted and removed rows make the lines after them unmeasured")
  func shifts() throws {
    var list = try grid()
    try list.send(.measureRows(first: 0, heights: Array(repeating: 60, count: 100)))
    try list.send(.insertRows(at: 95, count: 1))
    #expect(measuredLines(list) == Array(0..<31))
    try list.send(.removeRows(at: 90, count: 2))
    #expect(measuredLines(list) == Array(0..<30))
    try list.send(.setRows(count: 61))
    #expect(list.scene.rows.count == 21 && measuredLines(list) == Array(0..<20))
    try list.send(.forgetHeights(at: 5, count: 2))
    #expect(!list.scene.layout.isMeasured(3) && !list.scene.layout.isMeasured(8))
    #expect(list.scene.layout.isMeasured(2) && list.scene.layout.isMeasured(9))
  }

  @Test("Rows appended to whole lines leave these measured")
  func appended() throws {
    var list = try grid()
    try list.send(.setRows(count: 99))
    try list.send(.measureRows(first: 0, heights: Array(repeating: 60, count: 99)))
    try list.send(.setRows(count: 150))
    #expect(measuredLines(list) == Array(0..<33))
  }

  @Test("Visible lines stay in place when lines above them are measured")
  func anchors() throws {
    var list = try grid()
    try list.send(.setOffset(510, animated: false))
    // The viewport's start cuts the line of row 30, so the end of that line stays in place.
    let below = list.scene.rowFrame(33).y
    try list.send(.measureRows(first: 27, heights: [90, 20, 20, 60, 20, 20, 20, 80, 20]))
    #expect(list.scene.rowFrame(33).y == below && list.scene.rowFrame(36).y == below + 80)
    #expect(list.offset == 510 + 40 + 10)
  }

  @Test("A removed end that begins in a measured line leaves the list at that line")
  func shortened() throws {
    var list = try grid()
    try list.send(.setOffset(1000, animated: false))
    try list.send(.measureRows(first: 27, heights: [134, 129, 45, 187, 172, 127, 54, 122, 102]))
    let start = list.scene.contentStart(ofRow: 33)
    try list.send(.setRows(count: 34))
    list.advance(by: 0)
    #expect(list.offset == start, "the start of the line of the last row, 33")
    list.advance(by: 3)
    #expect(list.offset == list.scene.container.maximumOffset)
  }

  @Test("Other columns make all lines unmeasured; one column has the measured rows again")
  func columns() throws {
    var list = try SceneDriver { $0.rows = RowHeights(count: 100, estimatedHeight: 50) }
    try list.send(.measureRows(first: 0, heights: [80, 90]))
    try list.send(.set(.columns(.count(2))))
    #expect(list.scene.rows.estimatedHeight == 50 && measuredLines(list).isEmpty)
    try list.send(.measureRows(first: 0, heights: [10, 20]))
    #expect(list.scene.rows.height(of: 0) == 20)
    try list.send(.set(.columns(.count(3))))
    #expect(measuredLines(list).isEmpty)
    try list.send(.set(.columns(.count(1))))
    #expect(list.scene.rows.height(of: 0) == 80 && list.scene.rows.height(of: 1) == 90)
  }

  @Test("A scroll finds each unmeasured line when it comes into view, in both directions")
  func arrivals() throws {
    var list = try grid()
    try list.send(.measureRows(first: 0, heights: Array(repeating: 60, count: 33)))
    try list.send(.setOffset(300, animated: true))
    let next = try #require(list.scene.nextArrival(until: list.scene.time + 10))
    // The viewport of 640 points shows 660 measured points, that is 11 lines.
    #expect(next.row == 33)
    try list.send(.setOffset(1000, animated: false))
    try list.send(.measureRows(first: 60, heights: Array(repeating: 50, count: 40)))
    try list.send(.setOffset(0, animated: true))
    let above = try #require(list.scene.nextArrival(until: list.scene.time + 10))
    let first = list.scene.visibleRows.lowerBound
    #expect(above.row % 3 == 0 && above.row < first && !list.scene.layout.isMeasured(above.row))
  }
}
