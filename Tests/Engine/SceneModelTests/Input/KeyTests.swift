import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Keys")
struct KeyTests {
  private func list(
    rows: Int = 100, mode: SelectionMode = .none, columns: Int = 1,
    adjust: (inout SceneConfiguration) -> Void = { _ in }
  ) throws -> SceneDriver {
    try SceneDriver(rows: rows, header: .mj) {
      $0.selectionMode = mode
      $0.columns = .count(columns)
      adjust(&$0)
    }
  }

  private func press(
    _ list: inout SceneDriver, _ keys: KeyStroke.Key..., shift: Bool = false, control: Bool = false
  ) throws {
    for key in keys { try list.send(.key(KeyStroke(key, isShift: shift, isControl: control))) }
  }

  @Test("Arrows move the focus and scroll it into view")
  func arrows() throws {
    var list = try list()
    try press(&list, .down)
    #expect(list.scene.focusedRow == 0 && list.scene.isFocusVisible)
    for _ in 0..<20 { try press(&list, .down) }
    #expect(list.scene.focusedRow == 20)
    #expect(list.phase == .animating)
    list.advance(by: 3)
    #expect(list.offset == 21 * 44 - 640)
    try press(&list, .up)
    list.advance(by: 3)
    #expect(list.offset == 21 * 44 - 640, "the row is already in view")
    for _ in 0..<30 { try press(&list, .up) }
    list.advance(by: 3)
    #expect(list.scene.focusedRow == 0 && list.offset == 0)
  }

  @Test("The first key focuses the first fully visible row")
  func first() throws {
    var list = try list()
    try list.send(.setOffset(440, animated: false))
    try press(&list, .down)
    #expect(list.scene.focusedRow == 10)
    var end = try self.list()
    try end.send(.setOffset(3770, animated: false))
    end.advance(by: 2)
    try press(&end, .down)
    #expect(end.scene.focusedRow == 86 && end.phase == .idle, "the first fully visible row")
  }

  @Test("Page keys and Space scroll by 90 percent, and add up")
  func pages() throws {
    var list = try list()
    try press(&list, .pageDown)
    try press(&list, .space)
    #expect(list.scene.container.targetOffset == 2 * 576)
    list.advance(by: 3)
    try press(&list, .space, shift: true)
    list.advance(by: 3)
    #expect(list.offset == 576)
    for _ in 0..<10 { try press(&list, .pageDown) }
    list.advance(by: 3)
    #expect(list.offset == 4400 - 640)
    #expect(!list.scene.uses(KeyStroke(.pageDown)) && list.scene.uses(KeyStroke(.pageUp)))
  }

  @Test("Home and End scroll to the ends and move the focus")
  func ends() throws {
    var list = try list()
    try press(&list, .end)
    list.advance(by: 3)
    #expect(list.offset == 3760 && list.scene.focusedRow == 99)
    try press(&list, .home, control: true)
    list.advance(by: 3)
    #expect(list.offset == 0 && list.scene.focusedRow == 0)
  }

  @Test("End at the end focuses the last row, which Return activates")
  func endAtTheEnd() throws {
    var list = try list()
    try list.send(.setOffset(3760, animated: false))
    #expect(list.scene.uses(KeyStroke(.end)))
    try press(&list, .end, .enter)
    #expect(list.effects.last == .rowActivated(99))
    #expect(!list.scene.uses(KeyStroke(.end)))
  }

  @Test("A page key moves the focus by a page")
  func pageFocus() throws {
    var list = try list()
    try press(&list, .down, .down, .pageDown)
    #expect(list.scene.focusedRow == 14, "the place 44 + 576 points down is in row 14")
    list.advance(by: 3)
    let frame = list.scene.rowFrame(14)
    #expect(frame.y >= 0 && frame.y + frame.height <= 640)
    for _ in 0..<20 { try press(&list, .pageDown) }
    #expect(list.scene.focusedRow == 99)
    for _ in 0..<20 { try press(&list, .pageUp) }
    #expect(list.scene.focusedRow == 0)
  }

  @Test(
    "In a grid, arrows move by one cell and stop at the last")
  func grid() throws {
    var list = try list(rows: 11, columns: 4)
    try press(&list, .right, .right, .right)
    #expect(list.scene.focusedRow == 2)
    try press(&list, .down)
    #expect(list.scene.focusedRow == 6)
    try press(&list, .right, .down)
    #expect(
      list.scene.focusedRow == 10,
      "there is no cell below row 7, so the focus moves to the last row")
    try press(&list, .left, .down, .up)
    #expect(list.scene.focusedRow == 5, "in the last line, down moves nothing")
    #expect(list.scene.uses(KeyStroke(.left)))
  }

  @Test("In a horizontal list, arrows follow the text direction")
  func sideways() throws {
    for (direction, onward, back) in [
      (TextDirection.leftToRight, KeyStroke.Key.right, KeyStroke.Key.left),
      (.rightToLeft, .left, .right),
    ] {
      var list = try list {
        $0.axis.orientation = .horizontal
        $0.axis.direction = direction
      }
      try press(&list, onward, onward, onward, back)
      #expect(list.scene.focusedRow == 1)
      #expect(!list.scene.uses(KeyStroke(.down)), "a list does not use keys across its axis")
    }
  }

  @Test("Escape cancels a pull, which then triggers nothing")
  func escapeFromPull() throws {
    var list = try list()
    try list.press()
    try list.drag(to: -100)
    #expect(list.scene.header?.state == .pulling)
    #expect(list.scene.uses(KeyStroke(.escape)))
    try press(&list, .escape)
    list.advance(by: 3)
    #expect(list.scene.header?.state == .idle && list.offset == 0)
    #expect(!list.effects.contains(.requested(.header)))
    #expect(!list.scene.uses(KeyStroke(.escape)))
  }

  @Test("Escape stops an animation in place, and lets a bounce finish")
  func escapeFromMotion() throws {
    var list = try list()
    try list.send(.setOffset(1000, animated: true))
    list.advance(by: 0.1)
    let offset = list.offset
    try press(&list, .escape)
    #expect(list.offset == offset && list.phase == .idle)
    #expect(list.effects.contains(.didEndScrollingAnimation))
    try list.send(.setOffset(-80, animated: false))
    #expect(list.phase == .bouncing)
    try press(&list, .escape)
    list.advance(by: 3)
    #expect(list.offset == 0)
  }

  @Test("Control+A selects all rows, and with Shift none")
  func all() throws {
    var list = try list(mode: .multiple)
    #expect(!list.scene.uses(KeyStroke(.all)))
    try press(&list, .all, control: true)
    #expect(list.scene.selectedRows.ranges == [0..<100])
    try press(&list, .all, shift: true, control: true)
    #expect(list.scene.selectedRows.ranges.isEmpty)
    let single = try self.list(mode: .single)
    #expect(!single.scene.uses(KeyStroke(.all, isControl: true)))
  }

  @Test("Space pages and keeps the selection")
  func spaceKeepsSelection() throws {
    var list = try list(mode: .multiple)
    try list.send(.select(at: 2, count: 3, isSelected: true))
    try list.send(.focus(3))
    try press(&list, .space)
    #expect(list.scene.selectedRows.ranges == [2..<5] && list.scene.focusedRow == 16)
  }

  @Test("A row higher than the viewport is paged and stepped through")
  func highRow() throws {
    var list = try SceneDriver {
      $0.rows = RowHeights(heights: [2000, 100, 100, 900], defaultHeight: 44) ?? $0.rows
    }
    try list.send(.focus(0))
    var offsets: [Double] = []
    for _ in 0..<4 {
      try press(&list, .pageDown)
      list.advance(by: 3)
      offsets.append(list.offset)
    }
    #expect(offsets == [576, 1152, 1728, 2304])
    #expect(list.scene.focusedRow == 3)
    try press(&list, .home)
    list.advance(by: 3)
    try press(&list, .down)
    list.advance(by: 3)
    #expect(list.scene.focusedRow == 0 && list.offset == list.scene.container.wheelNotch)
  }

  @Test("Keys do nothing while the user holds the list")
  func held() throws {
    var list = try list()
    try list.press()
    try list.drag(to: 100)
    #expect(!list.scene.uses(KeyStroke(.down)))
    try press(&list, .down)
    #expect(list.scene.focusedRow == nil && list.offset == 100)
  }

  @Test("A list leaves keys unused if they would have no effect")
  func unused() throws {
    var list = try list(rows: 3)
    for key in [KeyStroke.Key.escape, .enter, .menu, .left, .right] {
      #expect(!list.scene.uses(KeyStroke(key)), "\(key)")
    }
    try press(&list, .down)
    #expect(!list.scene.uses(KeyStroke(.up)) && list.scene.uses(KeyStroke(.down)))
    #expect(list.scene.uses(KeyStroke(.enter)) && list.scene.uses(KeyStroke(.menu)))
    try press(&list, .down, .down, .down)
    #expect(list.scene.focusedRow == 2 && !list.scene.uses(KeyStroke(.down)))
    try press(&list, .enter)
    #expect(list.effects.last == .rowActivated(2))
    var disabled = try self.list()
    try disabled.send(.set(.isScrollEnabled(false)))
    #expect(!disabled.scene.uses(KeyStroke(.pageDown)))
  }

  @Test("An empty list uses no keys")
  func empty() throws {
    var list = try list(rows: 0)
    for key in KeyStroke.Key.allCases where key != .refresh {
      #expect(!list.scene.uses(KeyStroke(key)), "\(key)")
      try press(&list, key)
    }
    #expect(list.offset == 0 && list.scene.focusedRow == nil)
  }
}
