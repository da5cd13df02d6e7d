import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Content of a list")
struct ContentTests {
  @Test("Cells lie in lines, and the last line may be short")
  func grid() throws {
    var list = try SceneDriver(rows: 10, rowHeight: 100) { $0.columns = .count(3) }
    #expect(list.scene.columns == 3 && list.scene.rows.count == 4)
    #expect(list.scene.container.contentLength == 400)
    #expect(list.scene.frame(ofRow: 4) == Frame(x: 160, y: 100, width: 160, height: 100))
    #expect(list.scene.visibleRows == 0..<10)
    #expect(list.scene.row(at: Point(x: 200, y: 350)) == nil, "the last line has one cell")
    #expect(list.scene.row(at: Point(x: 10, y: 350)) == 9)
    try list.send(.insertRows(at: 10, count: 3))
    #expect(list.scene.rowCount == 13 && list.scene.container.contentLength == 500)
    try list.send(.removeRows(at: 0, count: 4))
    #expect(list.scene.rowCount == 9 && list.scene.container.contentLength == 300)
  }

  @Test("Columns fit the width; a resize keeps the first visible cell")
  func minimumWidth() throws {
    var list = try SceneDriver(rows: 1000, rowHeight: 100) { $0.columns = .minimumWidth(150) }
    #expect(list.scene.columns == 3)
    try list.send(.setOffset(5030, animated: false))
    #expect(list.scene.visibleRows.lowerBound == 150)
    try list.send(.resize(width: 760, height: 640))
    #expect(list.scene.columns == 5 && list.offset == 3030)
    #expect(list.scene.visibleRows.lowerBound == 150)
    try list.send(.resize(width: 100, height: 640))
    #expect(list.scene.columns == 1 && list.offset == 15_030)
  }

  @Test("Changes before a grid's viewport keep its lines in place")
  func gridAnchor() throws {
    var list = try SceneDriver(rows: 300, rowHeight: 100) { $0.columns = .count(3) }
    try list.send(.setOffset(2050, animated: false))
    try list.send(.insertRows(at: 0, count: 6))
    #expect(list.offset == 2250)
    try list.send(.removeRows(at: 3, count: 9))
    #expect(list.offset == 1950)
    try list.send(.insertRows(at: 200, count: 30))
    #expect(list.offset == 1950)
  }

  @Test(
    "Cells inserted or removed one by one move a grid as at once", arguments: [1, 2, 3])
  func gridAnchorOneByOne(count: Int) throws {
    var list = try SceneDriver(rows: 300, rowHeight: 100) { $0.columns = .count(3) }
    try list.send(.setOffset(2050, animated: false))
    for _ in 0..<(6 / count) { try list.send(.insertRows(at: 0, count: count)) }
    #expect(list.offset == 2250)
    for _ in 0..<(12 / count) { try list.send(.removeRows(at: 3, count: count)) }
    #expect(list.offset == 1850)
    // Cells that have not filled a line no longer count after the list was scrolled.
    try list.send(.insertRows(at: 0, count: 2))
    try list.send(.setOffset(1840, animated: false))
    try list.send(.insertRows(at: 0, count: 2))
    #expect(list.offset == 1840)
  }

  @Test(
    "Replaced rows keep a remaining visible row, or the offset")
  func replacing() throws {
    var list = try SceneDriver(rows: 100, rowHeight: 50)
    try list.send(.setOffset(1010, animated: false))
    try list.send(.replaceRows(at: 0, removed: 100, added: 90, kept: [RowMove(from: 22, to: 5)]))
    #expect(list.offset == 160, "row 22 was 90 points below the top")
    list.advance(by: 0.02)
    try list.send(.replaceRows(at: 0, removed: 90, added: 100, kept: []))
    list.advance(by: 0.02)
    #expect(list.offset == 160)
    try list.send(.replaceRows(at: 0, removed: 1, added: 3, kept: []))
    #expect(list.offset == 260, "rows inserted before the viewport shift the offset")
    try list.send(.setOffset(0, animated: false))
    try list.send(.replaceRows(at: 0, removed: 50, added: 50, kept: [RowMove(from: 0, to: 49)]))
    #expect(list.offset == 0, "the start stays at the start")
  }

  @Test("Blocks are part of the content, and rows begin after the first")
  func blocks() throws {
    var list = try SceneDriver(rows: 20) { $0.blocks = EdgeInsets(top: 120, bottom: 60) }
    #expect(list.scene.container.contentLength == 120 + 880 + 60)
    #expect(list.scene.rowFrame(0).y == 120)
    #expect(
      list.scene.row(at: Point(x: 5, y: 119)) == nil && list.scene.row(at: Point(x: 5, y: 121)) == 0
    )
    #expect(list.scene.frame(ofBlock: .top).height == 120)
    try list.send(.setOffset(420, animated: false))
    #expect(
      list.scene.frame(ofBlock: .bottom) == Frame(x: 0, y: 580, width: 480, height: 60))
    #expect(list.scene.visibleRows == 6..<20)
    try list.send(.setBlock(.top, 20))
    #expect(list.offset == 320, "visible rows keep their place")
    try list.send(.setOffset(0, animated: false))
    try list.send(.setBlock(.top, 220))
    #expect(list.offset == 0, "at offset 0 a growing block is visible")
  }

  @Test("Custom content has a length and no rows")
  func ownContent() throws {
    var list = try SceneDriver(header: .mj) { $0.ownContentLength = 3000 }
    #expect(list.scene.container.maximumOffset == 2360)
    #expect(list.scene.visibleRows.isEmpty && list.scene.row(at: Point(x: 5, y: 5)) == nil)
    try list.send(.setContentLength(700))
    #expect(list.scene.container.maximumOffset == 60)
    try list.send(.key(KeyStroke(.down)))
    list.advance(by: 3)
    #expect(list.offset == 60)
    try list.send(.setContentLength(nil))
    #expect(list.scene.container.contentLength == 4400)
    #expect(throws: SceneError.numberOutOfRange) { try list.send(.setContentLength(-1)) }
    #expect(throws: SceneError.numberOutOfRange) { try list.send(.setContentLength(.nan)) }
  }

  @Test("A grid of one height refuses measured heights and invalid columns")
  func gridHeights() throws {
    var list = try SceneDriver { $0.columns = .count(2) }
    #expect(throws: SceneError.gridNeedsEstimates) {
      try list.send(.measureRows(first: 0, heights: [50, 50]))
    }
    #expect(throws: SceneError.numberOutOfRange) { try list.send(.set(.columns(.count(0)))) }
    #expect(throws: SceneError.numberOutOfRange) {
      try list.send(.set(.columns(.minimumWidth(.nan))))
    }
    #expect(list.scene.columns == 2)
  }
}

/// Heights that are estimated until a row becomes visible.
@Suite("Measured rows")
struct MeasuredRowsTests {
  private func list(at offset: Double = 0) throws -> SceneDriver {
    var list = try SceneDriver {
      $0.rows = RowHeights(count: 1000, estimatedHeight: 50)
    }
    try list.send(.setOffset(offset, animated: false))
    return list
  }

  @Test("Rows above the viewport's top grow upwards, rows inside downwards")
  func anchors() throws {
    var list = try list(at: 5020)
    let below = list.scene.rowFrame(101).y
    try list.send(.measureRows(first: 99, heights: [80, 90]))
    #expect(list.offset == 5020 + 30 + 40)
    #expect(list.scene.rowFrame(101).y == below, "the row after the measured rows keeps its place")
    try list.send(.measureRows(first: 101, heights: [20]))
    #expect(list.scene.rowFrame(101).y == below)
    #expect(list.scene.rowFrame(102).y == below + 20)
  }

  @Test("During a glide measured rows do not move visible rows")
  func gliding() throws {
    var list = try list(at: 5000)
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: 25))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    #expect(list.phase == .decelerating)
    var frames = 0
    while list.phase == .decelerating {
      let seen = list.scene.visibleRows.dropFirst()
      let before = seen.map { list.scene.rowFrame($0).y }
      let velocity = list.scene.container.velocity
      let unmeasured = list.scene.visibleRows.filter { !list.scene.rows.isMeasured($0) }
      if let first = unmeasured.first, first == list.scene.visibleRows.lowerBound {
        try list.send(.measureRows(first: first, heights: [50 + Double(first % 7) * 9]))
        #expect(seen.map { list.scene.rowFrame($0).y } == before)
        #expect(list.scene.container.velocity == velocity)
        frames += 1
      }
      list.advance(by: 0.016)
    }
    #expect(frames > 10)
  }

  @Test("A list at its end stays there when rows are measured", arguments: [20.0, 90])
  func end(height: Double) throws {
    var list = try list()
    try list.send(.setOffset(49_360, animated: false))
    #expect(list.offset == list.scene.container.maximumOffset)
    let first = list.scene.visibleRows.lowerBound
    try list.send(
      .measureRows(first: first, heights: Array(repeating: height, count: 1000 - first)))
    #expect(list.offset == list.scene.container.maximumOffset && list.phase == .idle)
  }

  @Test("A list at its top stays there when rows are measured")
  func top() throws {
    var list = try list()
    try list.send(.measureRows(first: 0, heights: [10, 90, 33]))
    #expect(list.offset == 0 && list.phase == .idle)
    try list.send(.forgetHeights(at: 0, count: 2))
    #expect(list.scene.rows.offset(of: 3) == 133 && list.offset == 0)
  }

  @Test("A row scrolled to is at the top despite wrong estimates")
  func aim() throws {
    var list = try list()
    try list.send(.showRow(600, at: .top, animated: true))
    while list.phase == .animating {
      list.advance(by: 0.016)
      let unmeasured = list.scene.visibleRows.filter { !list.scene.rows.isMeasured($0) }
      guard let first = unmeasured.first, let last = unmeasured.last else { continue }
      let heights = (first...last).map { 20 + Double($0 % 5) * 25 }
      try list.send(.measureRows(first: first, heights: heights))
    }
    #expect(abs(list.scene.rowFrame(600).y) <= 1e-6)
  }

  @Test("Invalid heights and rows are refused and change nothing")
  func refused() throws {
    var list = try list()
    for height in [0, -1, .nan, .infinity, 1e300] {
      #expect(throws: SceneError.numberOutOfRange) {
        try list.send(.measureRows(first: 0, heights: [10, height]))
      }
    }
    #expect(throws: SceneError.rowOutOfRange) {
      try list.send(.measureRows(first: 999, heights: [10, 10]))
    }
    #expect(throws: SceneError.rowOutOfRange) {
      try list.send(.measureRows(first: -1, heights: [10]))
    }
    #expect(list.scene.rows.total == 50_000)
  }
}
