import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Selection")
struct SelectionTests {
  private func list(_ mode: SelectionMode) throws -> SceneDriver {
    try SceneDriver {
      $0.selectionMode = mode
      $0.dragThreshold = 8
    }
  }

  private func click(_ list: inout SceneDriver, _ row: Int, _ modifiers: PressModifiers = []) throws
  {
    let y = Double(row) * 44 + 22
    try list.send(.press(Point(x: 10, y: y), modifiers))
    try list.send(.release(Point(x: 10, y: y)))
  }

  private func key(
    _ list: inout SceneDriver, _ key: KeyStroke.Key, shift: Bool = false,
    control: Bool = false
  ) throws {
    try list.send(.key(KeyStroke(key, isShift: shift, isControl: control)))
  }

  @Test("Without selection a click only activates")
  func none() throws {
    var list = try list(.none)
    try click(&list, 3, .control)
    #expect(list.scene.selectedRows.ranges.isEmpty)
    #expect(list.scene.focusedRow == 3)
    #expect(list.effects == [.rowActivated(3)])
    try list.send(.select(at: 0, count: 5, isSelected: true))
    #expect(list.scene.selectedRows.ranges.isEmpty)
  }

  @Test("A single selection follows clicks and focus; Control toggles it")
  func single() throws {
    var list = try list(.single)
    try click(&list, 3)
    #expect(list.scene.focusedRow == 3)
    #expect(
      list.takeEffects() == [.selectionChanged, .rowActivated(3)])
    try key(&list, .down)
    #expect(list.scene.selectedRows.ranges == [4..<5])
    try click(&list, 7, .shift)
    #expect(list.scene.selectedRows.ranges == [7..<8])
    try click(&list, 7, .control)
    #expect(list.scene.selectedRows.ranges.isEmpty)
    try key(&list, .space, control: true)
    #expect(list.scene.selectedRows.ranges == [7..<8])
    try list.send(.select(at: 10, count: 5, isSelected: true))
    #expect(list.scene.selectedRows.ranges == [14..<15])
  }

  @Test("Return after a click activates the focused row")
  func enterAfterClick() throws {
    var list = try list(.single)
    try click(&list, 3)
    #expect(!list.scene.isFocusVisible)
    _ = list.takeEffects()
    try key(&list, .enter)
    #expect(list.takeEffects() == [.rowActivated(3)] && list.scene.isFocusVisible)
  }

  @Test("Shift and Control select several rows and activate nothing")
  func multiple() throws {
    var list = try list(.multiple)
    try click(&list, 2)
    _ = list.takeEffects()
    try click(&list, 5, .shift)
    #expect(list.scene.selectedRows.ranges == [2..<6])
    try click(&list, 8, .control)
    #expect(list.scene.selectedRows.ranges == [2..<6, 8..<9])
    try click(&list, 3, .control)
    #expect(list.scene.selectedRows.ranges == [2..<3, 4..<6, 8..<9])
    try click(&list, 10, [.shift, .control])
    #expect(list.scene.selectedRows.ranges == [2..<11])
    #expect(!list.effects.contains { if case .rowActivated = $0 { true } else { false } })
    try click(&list, 9)
    #expect(list.scene.selectedRows.ranges == [9..<10])
    #expect(list.effects.last == .rowActivated(9))
  }

  @Test("Shift with an arrow extends from the anchor and shrinks again")
  func extend() throws {
    var list = try list(.multiple)
    try click(&list, 4)
    for _ in 0..<3 { try key(&list, .down, shift: true) }
    #expect(list.scene.selectedRows.ranges == [4..<8])
    for _ in 0..<5 { try key(&list, .up, shift: true) }
    #expect(list.scene.selectedRows.ranges == [2..<5])
    try key(&list, .down, control: true)
    #expect(list.scene.selectedRows.ranges == [2..<5] && list.scene.focusedRow == 3)
    try key(&list, .space, control: true)
    #expect(list.scene.selectedRows.ranges == [2..<3, 4..<5])
    try key(&list, .end, shift: true)
    #expect(list.scene.selectedRows.ranges == [3..<100])
  }

  @Test("A tap activates; after a long press taps toggle rows")
  func touch() throws {
    var list = try list(.multiple)
    try click(&list, 4, .touch)
    #expect(list.scene.focusedRow == 4)
    #expect(list.takeEffects() == [.rowActivated(4)])
    try list.send(.press(Point(x: 10, y: 66), .touch))
    try list.send(.longPress)
    for row in [5, 6, 5] { try click(&list, row, .touch) }
    #expect(list.scene.selectedRows.ranges == [1..<2, 6..<7])
    #expect(!list.effects.contains { if case .rowActivated = $0 { true } else { false } })
    for row in [1, 6] { try click(&list, row, .touch) }
    try click(&list, 5, .touch)
    #expect(list.effects.last == .rowActivated(5) && list.scene.selectedRows.ranges.isEmpty)
  }

  @Test("Drags and cancelled presses select nothing")
  func drag() throws {
    var list = try list(.multiple)
    try list.send(.press(Point(x: 10, y: 100)))
    try list.send(.move(Point(x: 10, y: 60)))
    try list.send(.release(Point(x: 10, y: 60)))
    try list.send(.press(Point(x: 10, y: 100)))
    try list.send(.cancel)
    #expect(list.scene.selectedRows.ranges.isEmpty && list.scene.focusedRow == nil)
  }

  @Test("Selection and focus follow insertions, and are removed with their rows")
  func rows() throws {
    var list = try list(.multiple)
    try list.send(.select(at: 10, count: 5, isSelected: true))
    try list.send(.focus(12))
    try list.send(.insertRows(at: 12, count: 3))
    #expect(list.scene.selectedRows.ranges == [10..<12, 15..<18])
    #expect(list.scene.focusedRow == 15)
    try list.send(.removeRows(at: 0, count: 11))
    #expect(list.scene.selectedRows.ranges == [0..<1, 4..<7])
    try list.send(.removeRows(at: 4, count: 1))
    #expect(list.scene.focusedRow == 4)
    try list.send(.setRows(count: 5))
    #expect(list.scene.selectedRows.ranges == [0..<1, 4..<5])
    try list.send(.setRows(count: 0))
    #expect(list.scene.selectedRows.ranges.isEmpty && list.scene.focusedRow == nil)
  }

  @Test("Moved rows keep selection and focus")
  func moves() throws {
    var list = try list(.multiple)
    try list.send(.select(at: 10, count: 3, isSelected: true))
    try list.send(.focus(11))
    let moves = [RowMove(from: 10, to: 12), RowMove(from: 11, to: 14)]
    try list.send(.replaceRows(at: 10, removed: 5, added: 6, kept: moves))
    #expect(list.scene.selectedRows.ranges == [12..<13, 14..<15])
    #expect(list.scene.focusedRow == 14)
    try list.send(.replaceRows(at: 0, removed: 3, added: 1, kept: []))
    #expect(list.scene.selectedRows.ranges == [10..<11, 12..<13])
    #expect(list.scene.focusedRow == 12)
    // The focus stays near its index if its row is removed.
    try list.send(.replaceRows(at: 10, removed: 5, added: 5, kept: []))
    #expect(list.scene.selectedRows.ranges.isEmpty && list.scene.focusedRow == 12)
    for kept in [[RowMove(from: 0, to: 3)], [RowMove(from: 3, to: 0)]] {
      #expect(throws: SceneError.rowOutOfRange) {
        try list.send(.replaceRows(at: 0, removed: 3, added: 3, kept: kept))
      }
    }
  }

  @Test("A stricter selection mode reduces the selection")
  func modes() throws {
    var list = try list(.multiple)
    try list.send(.select(at: 3, count: 4, isSelected: true))
    try list.send(.set(.selectionMode(.single)))
    #expect(list.scene.selectedRows.ranges == [3..<4])
    try list.send(.set(.selectionMode(.none)))
    #expect(list.scene.selectedRows.ranges.isEmpty)
    #expect(list.effects.filter { $0 == .selectionChanged }.count == 3)
  }

  @Test("Button, long press and key request a menu for their row")
  func menus() throws {
    var list = try list(.multiple)
    try list.send(.select(at: 0, count: 3, isSelected: true))
    try list.send(.secondaryPress(Point(x: 10, y: 60)))
    #expect(
      list.scene.selectedRows.ranges == [0..<3],
      "a row that is already selected keeps the selection")
    try list.send(.secondaryPress(Point(x: 10, y: 220)))
    #expect(list.scene.selectedRows.ranges == [5..<6])
    #expect(list.effects.last == .menuRequested(row: 5, at: Point(x: 10, y: 220)))
    try key(&list, .menu)
    #expect(list.effects.last == .menuRequested(row: 5, at: Point(x: 240, y: 242)))
    try list.send(.press(Point(x: 10, y: 100), .touch))
    try list.send(.longPress)
    #expect(list.effects.last == .menuRequested(row: 2, at: Point(x: 10, y: 100)))
    #expect(throws: SceneError.notPressed) { try list.send(.release(Point(x: 10, y: 100))) }
    var short = try SceneDriver(rows: 2)
    try short.send(.secondaryPress(Point(x: 10, y: 600)))
    #expect(short.effects == [.menuRequested(row: nil, at: Point(x: 10, y: 600))])
  }

  @Test("A long press during a drag requests no menu")
  func dragged() throws {
    var list = try list(.none)
    try list.send(.press(Point(x: 10, y: 100)))
    try list.send(.move(Point(x: 10, y: 60)))
    try list.send(.longPress)
    #expect(list.phase == .dragging)
    #expect(!list.effects.contains { if case .menuRequested = $0 { true } else { false } })
  }
}
