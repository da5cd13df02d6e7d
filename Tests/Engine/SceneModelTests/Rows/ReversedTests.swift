import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

/// A list that begins at the bottom, as a conversation whose newest row is the first.
@Suite("Reversed lists")
struct ReversedTests {
  private func list(
    rows: Int = 30, header: RefreshPolicy? = nil, footer: RefreshPolicy? = nil
  ) throws -> SceneDriver {
    try SceneDriver(rows: rows, height: 300, header: header, footer: footer) {
      $0.set(.reversed(true))
    }
  }

  @Test("The first row is at the bottom, later rows above it")
  func frames() throws {
    let list = try list()
    #expect(list.scene.frame(ofRow: 0).y == 256)
    #expect(list.scene.frame(ofRow: 1).y == 212)
    #expect(list.scene.row(at: Point(x: 10, y: 299)) == 0)
    #expect(list.scene.row(at: Point(x: 10, y: 211)) == 2)
  }

  @Test("A drag upwards pulls the header, one downwards scrolls")
  func drags() throws {
    var list = try list(header: .mj)
    try list.send(.press(Point(x: 10, y: 200)))
    try list.send(.move(Point(x: 10, y: 120)))
    #expect(list.offset == -80)
    #expect(list.scene.header?.state == .pulling)
    try list.send(.move(Point(x: 10, y: 250)))
    #expect(list.offset == 50)
    #expect(list.scene.frame(ofRow: 0).y == 306)
  }

  @Test("Older rows are added above without moving visible rows")
  func olderRows() throws {
    var list = try list(rows: 8, footer: .mjAuto)
    try list.send(.setOffset(60, animated: false))
    let before = list.scene.frame(ofRow: 4)
    try list.send(.setRows(count: 40))
    #expect(list.scene.frame(ofRow: 4) == before)
    #expect(list.scene.container.maximumOffset > 1000)
  }

  @Test("A new row at the bottom keeps the offset or the rows")
  func newRow() throws {
    var list = try list()
    try list.send(.insertRows(at: 0, count: 1))
    #expect(list.offset == 0)
    #expect(list.scene.frame(ofRow: 1).y == 212)
    try list.send(.setOffset(500, animated: false))
    let row = list.scene.row(at: Point(x: 10, y: 100))
    try list.send(.insertRows(at: 0, count: 1))
    #expect(list.scene.row(at: Point(x: 10, y: 100)) == row.map { $0 + 1 })
    #expect(list.offset == 544)
  }

  @Test("Keys move in their visual direction")
  func keys() throws {
    var list = try list()
    try list.send(.focus(0))
    try list.send(.key(KeyStroke(.up)))
    #expect(list.scene.focusedRow == 1)
    try list.send(.key(KeyStroke(.down)))
    #expect(list.scene.focusedRow == 0)
    try list.send(.key(KeyStroke(.home)))
    list.advance(by: 2)
    #expect(list.scene.focusedRow == 29)
    #expect(list.offset == list.scene.container.maximumOffset)
    #expect(!list.scene.uses(KeyStroke(.home)))
    try list.send(.key(KeyStroke(.end)))
    list.advance(by: 2)
    #expect(list.scene.focusedRow == 0)
    #expect(list.offset == 0)
    try list.send(.key(KeyStroke(.pageUp)))
    list.advance(by: 2)
    #expect(list.offset > 200)
  }

  @Test("Reversing keeps the offset; horizontally rows begin at the other end")
  func turned() throws {
    var list = try list()
    try list.send(.setOffset(100, animated: false))
    try list.send(.set(.reversed(false)))
    #expect(list.offset == 100)
    #expect(list.scene.frame(ofRow: 3).y == 32)
    try list.send(.set(.orientation(.horizontal)))
    try list.send(.set(.reversed(true)))
    #expect(list.scene.frame(ofRow: 0).x == 480 - 44)
    try list.send(.set(.direction(.rightToLeft)))
    #expect(list.scene.frame(ofRow: 0).x == 0)
  }

  @Test("A date sticks at the top, above its messages")
  func dates() throws {
    var list = try SceneDriver(rows: 30, height: 300) {
      $0.set(.reversed(true))
      // Row 0 is the newest message; a date comes after the messages of its day.
      $0.sections = [9, 19, 29]
    }
    func sticky() -> [Double] {
      list.scene.stickyRow.map { [Double($0.row), $0.frame.y] } ?? []
    }
    list.advance(by: 0.01)
    // Rows 0 to 6 are in view, and belong to the first date.
    #expect(sticky() == [9, 0])
    #expect(list.scene.row(at: Point(x: 10, y: 10)) == 9)
    // Row 9 begins 396 points after the start: it is at its own place from offset 140 on.
    try list.send(.setOffset(139, animated: false))
    #expect(sticky() == [9, 0])
    try list.send(.setOffset(140, animated: false))
    #expect(sticky() == [19, -44])
    #expect(list.scene.frame(ofRow: 9).y == 0)
    try list.send(.setOffset(160, animated: false))
    #expect(sticky() == [19, -24])
    try list.send(.setOffset(400, animated: false))
    #expect(sticky() == [19, 0])
    try list.send(.setOffset(100_000, animated: false))
    list.advance(by: 2)
    #expect(sticky() == [])
    // A row that is scrolled into view is below its date.
    try list.send(.showRow(15, at: .bottom, animated: false))
    #expect(list.scene.frame(ofRow: 15).y == 44)
    #expect(sticky() == [19, 0])
  }
}
