import Testing

@testable import CairoDrawing

@Suite("Rows that are kept ready") struct RowsAheadTests {
  /// Calls `update` for rows of 20 points in a viewport of 400 points.
  ///
  /// Two of these rows are an eighth of the viewport's rows, rounded down.
  private func update(
    _ ahead: inout RowsAhead, _ visible: Range<Int>, count: Int = 1000, height: Double = 20
  ) -> Range<Int> {
    ahead.update(visible: visible, count: count, height: height, length: 400)
  }

  @Test("A list that begins or jumps has the visible rows")
  func begins() {
    var ahead = RowsAhead()
    #expect(update(&ahead, 0..<20) == 0..<20)
    #expect(update(&ahead, 500..<521) == 500..<521)
  }

  @Test("A scrolling list gets two rows ahead at a time")
  func scrolls() {
    var ahead = RowsAhead()
    _ = update(&ahead, 10..<30)
    let farther = [11..<31, 12..<32, 13..<33, 14..<34].map { update(&ahead, $0) }
    #expect(farther == [11..<33, 11..<33, 11..<33, 14..<36])
    let back = [13..<33, 12..<32].map { update(&ahead, $0) }
    #expect(back == [11..<33, 11..<33])
  }

  @Test("Rows ahead stay within the first and last row")
  func ends() {
    var ahead = RowsAhead()
    _ = update(&ahead, 2..<22)
    #expect(update(&ahead, 1..<21) == 0..<21)
    _ = update(&ahead, 970..<990)
    #expect(update(&ahead, 979..<999) == 979..<1000)
    #expect(update(&ahead, 480..<500, count: 500) == 480..<500)
  }

  @Test("A shrunken list has only the visible rows")
  func shrinks() {
    var ahead = RowsAhead()
    _ = update(&ahead, 10..<30)
    #expect(update(&ahead, 5..<25, count: 25) == 5..<25)
    #expect(update(&ahead, 4..<24, count: 25) == 2..<24, "the next scroll gets rows ahead again")
  }

  @Test(
    "The rows ahead fill an eighth of the view, at most 16",
    arguments: [
      (50, 1), (50.1, 0), (60, 0), (25, 2), (3.2, 15), (3.1, 16), (.leastNormalMagnitude, 16),
      (0, 0), (-1, 0), (.nan, 0), (.infinity, 0),
    ] as [(Double, Int)])
  func bounds(height: Double, rows: Int) {
    var ahead = RowsAhead()
    _ = update(&ahead, 30..<50)
    #expect(update(&ahead, 31..<51, height: height) == 31..<51 + rows)
    ahead = RowsAhead()
    _ = update(&ahead, 30..<50)
    #expect(update(&ahead, 29..<49, height: height) == 29 - rows..<49)
  }
}
