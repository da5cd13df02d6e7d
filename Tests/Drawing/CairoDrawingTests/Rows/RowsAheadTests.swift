import Testing

@testable import CairoDrawing

@Suite("Rows that are kept ready") struct RowsAheadTests {
  /// Rows of 20 points in a view of 400: two of them are an eighth.
  private func follow(
    _ ahead: inout RowsAhead, _ visible: Range<Int>, count: Int = 1000, height: Double = 20
  ) -> Range<Int> {
    ahead.follow(visible: visible, count: count, height: height, length: 400)
  }

  @Test("A list that begins or jumps has those in view")
  func begins() {
    var ahead = RowsAhead()
    #expect(follow(&ahead, 0..<20) == 0..<20)
    #expect(follow(&ahead, 500..<521) == 500..<521)
  }

  @Test("One that scrolls has the next two, and makes none until they have come")
  func scrolls() {
    var ahead = RowsAhead()
    _ = follow(&ahead, 10..<30)
    let farther = [11..<31, 12..<32, 13..<33, 14..<34].map { follow(&ahead, $0) }
    #expect(farther == [11..<33, 11..<33, 11..<33, 14..<36])
    let back = [13..<33, 12..<32].map { follow(&ahead, $0) }
    #expect(back == [11..<33, 11..<33])
  }

  @Test("None is before the first or after the last")
  func ends() {
    var ahead = RowsAhead()
    _ = follow(&ahead, 2..<22)
    #expect(follow(&ahead, 1..<21) == 0..<21)
    _ = follow(&ahead, 970..<990)
    #expect(follow(&ahead, 979..<999) == 979..<1000)
    #expect(follow(&ahead, 480..<500, count: 500) == 480..<500)
  }

  @Test("Fewer rows, rows higher than an eighth of the view, and sizes that are none make no more")
  func bounds() {
    var ahead = RowsAhead()
    _ = follow(&ahead, 10..<30)
    #expect(follow(&ahead, 5..<25, count: 25) == 5..<25)
    for height in [60, 0, -1, .nan, .infinity] {
      ahead = RowsAhead()
      _ = follow(&ahead, 10..<30)
      #expect(follow(&ahead, 11..<31, height: height) == 11..<31)
    }
    ahead = RowsAhead()
    _ = follow(&ahead, 10..<30)
    #expect(follow(&ahead, 11..<31, height: .leastNormalMagnitude).count == 36)
  }
}
