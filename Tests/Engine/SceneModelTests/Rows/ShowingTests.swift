import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Scrolling to rows")
struct ShowingTests {
  private func offset(
    showing row: Int, at position: RowPosition, from start: Double, inset: EdgeInsets = EdgeInsets()
  ) throws -> Double {
    var list = try SceneDriver(inset: inset)
    try list.send(.setOffset(start, animated: false))
    try list.send(.showRow(row, at: position, animated: true))
    list.advance(by: 1)
    return list.offset
  }

  @Test("A row is shown at the start, middle, end or nearest")
  func positions() throws {
    #expect(try offset(showing: 50, at: .top, from: 0) == 2200)
    #expect(try offset(showing: 50, at: .middle, from: 0) == 2200 - 298)
    #expect(try offset(showing: 50, at: .bottom, from: 0) == 2244 - 640)
    #expect(try offset(showing: 50, at: .nearest, from: 0) == 2244 - 640)
    #expect(try offset(showing: 50, at: .nearest, from: 4000) == 2200)
    #expect(try offset(showing: 50, at: .nearest, from: 2000) == 2000)
    #expect(try offset(showing: 99, at: .top, from: 0) == 3760)
    #expect(try offset(showing: 0, at: .bottom, from: 500) == 0)
  }

  @Test("A row scrolled to keeps clear of the insets")
  func insets() throws {
    let inset = EdgeInsets(top: 40, bottom: 30)
    #expect(try offset(showing: 50, at: .top, from: 0, inset: inset) == 2160)
    #expect(try offset(showing: 50, at: .bottom, from: 0, inset: inset) == 2244 + 30 - 640)
    #expect(try offset(showing: 0, at: .nearest, from: 500, inset: inset) == -40)
  }

  @Test("A range is scrolled to, from its start if too long")
  func range() throws {
    var list = try SceneDriver()
    try list.send(.showRange(start: 1000, length: 100, animated: false))
    #expect(list.offset == 460)
    try list.send(.showRange(start: 2000, length: 5000, animated: false))
    #expect(list.offset == 2000)
    #expect(throws: SceneError.numberOutOfRange) {
      try list.send(.showRange(start: .nan, length: 1, animated: false))
    }
    #expect(throws: SceneError.rowOutOfRange) {
      try list.send(.showRow(100, at: .top, animated: false))
    }
  }
}
