import SceneModel
import ScrollModel
import TestSupport
import Testing

/// Checks that a list that scrolls to a row shows that row, no matter what happens in the meantime.
@Suite("Scrolling to a row")
struct AimTests {
  private func estimated() throws -> SceneDriver {
    try SceneDriver { $0.rows = RowHeights(count: 1000, estimatedHeight: 44) }
  }

  @Test("Scrolling to a row accounts for insertions and removals before it")
  func rows() throws {
    var list = try SceneDriver(rows: 1000)
    try list.send(.showRow(500, at: .top, animated: true))
    list.advance(by: 0.1)
    try list.send(.insertRows(at: 0, count: 100))
    list.advance(by: 0.1)
    try list.send(.removeRows(at: 10, count: 50))
    list.advance(by: 2)
    #expect(list.offset == 550 * 44)
    #expect(list.scene.rowFrame(550).y == 0)
  }

  @Test("A row measured after the arrival keeps its position")
  func measuredLate() throws {
    var list = try estimated()
    try list.send(.showRow(500, at: .bottom, animated: false))
    try list.send(.measureRows(first: 486, heights: Array(repeating: 100, count: 15)))
    let frame = list.scene.rowFrame(500)
    #expect(abs(frame.y + frame.height - 640) <= 1e-6)
    try list.send(.wheel(notches: -1))
    list.advance(by: 2)
    let offset = list.offset
    try list.send(.measureRows(first: 501, heights: [70, 80]))
    #expect(list.offset == offset, "after a scroll by the user, measured rows do not move the list")
  }

  @Test("A row focused by a key is in view after measuring")
  func focus() throws {
    var list = try estimated()
    for _ in 0..<15 { try list.send(.key(KeyStroke(.down))) }
    list.advance(by: 0.05)
    try list.send(.measureRows(first: 0, heights: Array(repeating: 60, count: 15)))
    list.advance(by: 3)
    let frame = list.scene.rowFrame(14)
    #expect(frame.y >= 0 && frame.y + frame.height <= 640 + 1e-6)
  }

  @Test("Measured rows on screen do not move a fling")
  func fling() throws {
    var list = try SceneDriver { $0.rows = RowHeights(count: 60, estimatedHeight: 44) }
    try list.send(.setOffset(1600, animated: false))
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: -20))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    #expect(list.scene.container.targetOffset == list.scene.container.maximumOffset)
    let offset = list.offset
    try list.send(.measureRows(first: 50, heights: [100]))
    #expect(list.offset == offset)
  }

  @Test("End scrolls to the end as rows are measured")
  func end() throws {
    var list = try estimated()
    try list.send(.key(KeyStroke(.end)))
    while list.phase == .animating {
      list.advance(by: 0.016)
      let unmeasured = list.scene.visibleRows.filter { !list.scene.rows.isMeasured($0) }
      guard let first = unmeasured.first, let last = unmeasured.last else { continue }
      try list.send(.measureRows(first: first, heights: (first...last).map { _ in 70 }))
    }
    #expect(list.offset == list.scene.container.maximumOffset)
  }
}
