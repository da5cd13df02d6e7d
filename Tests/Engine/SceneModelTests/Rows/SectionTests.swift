import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Sections")
struct SectionTests {
  /// Returns a list with headings of 20 points and rows of 44 points: sections of 4, 3 and many
  /// rows.
  private func list(
    header: RefreshPolicy? = nil, inset: Double = 0
  ) throws -> SceneDriver {
    var list = try SceneDriver(
      header: header, inset: EdgeInsets(top: inset, bottom: 0),
      adjust: { configuration in
        var heights = Array(repeating: 44.0, count: 60)
        for heading in [0, 5, 9] { heights[heading] = 20 }
        guard let rows = RowHeights(heights: heights, defaultHeight: 44) else { return }
        configuration.rows = rows
        configuration.sections = [9, 0, 5]
      })
    list.advance(by: 0.01)
    return list
  }

  private func heading(_ list: SceneDriver) -> [Double] {
    list.scene.stickyHeading.map { [Double($0.row), $0.start] } ?? []
  }

  @Test("The current heading sticks, and the next pushes it out")
  func sticky() throws {
    var list = try list()
    #expect(list.scene.sections == [0, 5, 9])
    #expect(heading(list) == [])
    try list.send(.setOffset(1, animated: false))
    #expect(heading(list) == [0, 0])
    try list.send(.setOffset(170, animated: false))
    #expect(heading(list) == [0, 0])
    // The second heading begins at offset 196.
    try list.send(.setOffset(180, animated: false))
    #expect(heading(list) == [0, -4])
    try list.send(.setOffset(196, animated: false))
    #expect(heading(list) == [0, -20])
    try list.send(.setOffset(197, animated: false))
    #expect(heading(list) == [5, 0])
  }

  @Test("A point on a sticky heading hits it; clicks do nothing")
  func hits() throws {
    var list = try list()
    try list.send(.setOffset(100, animated: false))
    #expect(list.scene.row(at: Point(x: 10, y: 19)) == 0)
    #expect(list.scene.row(at: Point(x: 10, y: 20)) == 3)
    #expect(list.scene.stickyRow?.frame == Frame(x: 0, y: 0, width: 480, height: 20))
    try list.send(.press(Point(x: 10, y: 10)))
    try list.send(.release(Point(x: 10, y: 10)))
    try list.send(.secondaryPress(Point(x: 10, y: 10)))
    #expect(list.takeEffects() == [.menuRequested(row: nil, at: Point(x: 10, y: 10))])
    #expect(list.scene.focusedRow == nil && list.scene.pressedRow == nil)
  }

  @Test("Keys skip headings, which are never selected or focused")
  func marks() throws {
    var list = try list()
    try list.send(.set(.selectionMode(.multiple)))
    func press(_ key: KeyStroke.Key, shift: Bool = false, control: Bool = false) throws {
      try list.send(.key(KeyStroke(key, isShift: shift, isControl: control)))
    }
    try press(.tab)
    #expect(list.scene.focusedRow == 1)
    #expect(!list.scene.uses(KeyStroke(.up)))
    try press(.end)
    #expect(list.scene.focusedRow == 59)
    try press(.home)
    #expect(list.scene.focusedRow == 1)
    for _ in 0..<4 { try press(.down, shift: true) }
    #expect(list.scene.focusedRow == 6)
    #expect(list.scene.selectedRows.ranges == [1..<5, 6..<7])
    try press(.up)
    try press(.up)
    #expect(list.scene.focusedRow == 3)
    try press(.all, control: true)
    #expect(list.scene.selectedRows.ranges == [1..<5, 6..<9, 10..<60])
    try list.send(.focus(5))
    #expect(list.scene.focusedRow == 3)
    try list.send(.set(.selectionMode(.single)))
    try list.send(.select(at: 5, count: 5, isSelected: true))
    #expect(list.scene.selectedRows.ranges == [8..<9])
    try list.send(.select(at: 9, count: 1, isSelected: true))
    #expect(list.scene.selectedRows.ranges == [8..<9])
  }

  @Test(
    "A row that becomes a heading loses selection and focus"
  )
  func becoming() throws {
    var list = try list()
    try list.send(.set(.selectionMode(.multiple)))
    try list.send(.select(at: 1, count: 3, isSelected: true))
    try list.send(.focus(2))
    try list.send(.setSections([0, 2]))
    #expect(list.scene.selectedRows.ranges == [1..<2, 3..<4])
    #expect(list.scene.focusedRow == 3)
    try list.send(.setSections([0, 4]))
    try list.send(.removeRows(at: 3, count: 1))
    #expect(list.scene.focusedRow == 4)
    try list.send(.setRows(count: 3))
    try list.send(.setSections([0, 1, 2]))
    #expect(list.scene.focusedRow == nil && list.scene.selectedRows.ranges.isEmpty)
    for key in [KeyStroke.Key.tab, .enter, .home, .end, .down, .pageDown] {
      try list.send(.key(KeyStroke(key)))
    }
    #expect(list.scene.focusedRow == nil)
  }

  @Test("A heading sticks below the insets and the visible header")
  func belowInsets() throws {
    var policy = RefreshPolicy.mj
    policy.insetFollowsScroll = true
    var list = try list(header: policy, inset: 30)
    try list.send(.setOffset(0, animated: false))
    #expect(heading(list) == [0, 30])
    try list.send(.setOffset(-30, animated: false))
    #expect(heading(list) == [])
    try list.send(.begin(.header))
    list.advance(by: 1)
    #expect(list.offset == -84)
    try list.send(.setOffset(-60, animated: false))
    #expect(heading(list) == [])
    #expect(list.scene.rowFrame(0).y == 60)
    try list.send(.setOffset(-20, animated: false))
    #expect(heading(list) == [0, 30])
  }

  @Test(
    "A heading sticks below the inset while a hidden refresh ends",
    arguments: HeaderName.allCases)
  func stickyDuringRefresh(name: HeaderName) throws {
    let policy = name.policy
    guard policy.placement == .above else { return }
    var list = try list(header: policy, inset: 30)
    try list.send(.begin(.header))
    list.advance(by: 2)
    for offset in [100.0, -31, 90] {
      try list.send(.setOffset(offset, animated: false))
      #expect(heading(list) == (offset > -30 ? [0, 30] : []), "at \(offset)")
    }
    try list.send(.end(.header, .success))
    for _ in 0..<120 {
      list.advance(by: 1.0 / 60)
      #expect(heading(list) == [0, 30], "\(name)")
    }
  }

  @Test("A sticky heading follows an animated inset, also for hits")
  func followsInset() throws {
    var list = try list()
    try list.send(.setOffset(10, animated: false))
    #expect(heading(list) == [0, 0])
    try list.send(.setInset(.top, 60, duration: 0.5))
    var last = 0.0
    for _ in 0..<30 {
      list.advance(by: 1.0 / 60)
      let start = heading(list).last ?? -1
      #expect(start >= last && start - last <= 60 * 1.5 / 0.5 / 60 + 1e-9)
      last = start
    }
    #expect(last == 60)
    #expect(list.scene.row(at: Point(x: 10, y: 5)) == nil, "the heading's unheld place is empty")
    #expect(list.scene.row(at: Point(x: 10, y: 65)) == 0)
  }

  @Test("Headings move with their rows and are removed with them")
  func followRows() throws {
    var list = try list()
    try list.send(.insertRows(at: 5, count: 2))
    #expect(list.scene.sections == [0, 7, 11])
    try list.send(.removeRows(at: 1, count: 3))
    #expect(list.scene.sections == [0, 4, 8])
    try list.send(.removeRows(at: 3, count: 2))
    #expect(list.scene.sections == [0, 6])
    try list.send(.setRows(count: 6))
    #expect(list.scene.sections == [0])
    let moves = [RowMove(from: 0, to: 3)]
    try list.send(.replaceRows(at: 0, removed: 4, added: 5, kept: moves))
    #expect(list.scene.sections == [3])
    try list.send(.setSections([3, 1, 3]))
    #expect(list.scene.sections == [1, 3])
    #expect(list.scene.isHeading(3) && !list.scene.isHeading(2))
  }

  @Test("A row scrolled to the top lies below its heading")
  func showing() throws {
    var list = try list()
    try list.send(.setOffset(600, animated: false))
    try list.send(.showRow(3, at: .top, animated: false))
    #expect(list.scene.rowFrame(3).y == 20)
    try list.send(.setOffset(600, animated: false))
    try list.send(.showRow(5, at: .top, animated: false))
    #expect(list.scene.rowFrame(5).y == 0)
  }

  @Test("Invalid headings are refused, and a grid has no sticky heading")
  func refused() throws {
    var list = try list()
    for rows in [[60], [-1], [0, 99]] {
      #expect(throws: SceneError.rowOutOfRange) { try list.send(.setSections(rows)) }
    }
    try list.send(.setRowHeight(44))
    try list.send(.set(.columns(.count(2))))
    try list.send(.setOffset(100, animated: false))
    #expect(list.scene.stickyHeading == nil)
  }
}
