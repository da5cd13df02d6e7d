import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

/// A band that a pressed button draws, in a list and in a grid of 3 columns with cells of 160 × 44
/// points.
@Suite("Selection by a band")
struct BandTests {
  private func list(
    rows: Int = 8, columns: Int = 3, footer: RefreshPolicy? = nil, height: Double = 300
  ) throws -> SceneDriver {
    try SceneDriver(rows: rows, height: height, footer: footer) {
      $0.selectionMode = .multiple
      $0.allowsBandSelection = true
      $0.columns = .count(columns)
      $0.dragThreshold = 8
    }
  }

  private func selected(_ list: SceneDriver) -> [Int] {
    list.scene.selectedRows.ranges.flatMap { $0 }
  }

  /// Presses at one point and moves to another.
  private func draw(
    _ list: inout SceneDriver, from start: (Double, Double), to end: (Double, Double),
    _ modifiers: PressModifiers = []
  ) throws {
    try list.send(.press(Point(x: start.0, y: start.1), modifiers))
    try list.send(.move(Point(x: end.0, y: end.1)))
  }

  @Test("A band from outside the cells selects those that it touches")
  func fromBeside() throws {
    var list = try list()
    // Starts to the right of the last two cells.
    try draw(&list, from: (400, 120), to: (200, 60))
    #expect(list.scene.selectionRectangleFrame == Frame(x: 200, y: 60, width: 200, height: 60))
    #expect(selected(list) == [4, 5, 7])
    try list.send(.move(Point(x: 330, y: 110)))
    #expect(selected(list) == [])
    try list.send(.move(Point(x: 310, y: 80)))
    try list.send(.release(Point(x: 310, y: 80)))
    #expect(list.scene.selectionRectangleFrame == nil)
    #expect(selected(list) == [4, 5, 7])
    #expect(
      list.effects.allSatisfy { $0 == .selectionChanged } && list.effects.count == 3,
      "\(list.effects)")
    #expect(list.offset == 0)
  }

  @Test("A band selects the cells that it touches in content narrower than the list")
  func narrowContent() throws {
    var list = try list()
    try list.send(.set(.maximumContentWidth(240)))
    #expect(list.scene.frame(ofRow: 2) == Frame(x: 280, y: 0, width: 80, height: 44))
    try draw(&list, from: (400, 80), to: (290, 10))
    #expect(selected(list) == [2, 5])
    try list.send(.move(Point(x: 130, y: 10)))
    #expect(selected(list) == [0, 1, 2, 3, 4, 5])
  }

  @Test("A band begins on a row after the threshold; before, it clicks")
  func fromRow() throws {
    var list = try list(columns: 1)
    try list.send(.press(Point(x: 10, y: 50)))
    try list.send(.move(Point(x: 14, y: 56)))
    #expect(list.scene.selectionRectangleFrame == nil)
    #expect(list.scene.litRow == 1)
    try list.send(.release(Point(x: 14, y: 56)))
    #expect(list.scene.focusedRow == 1)
    #expect(list.takeEffects() == [.selectionChanged, .rowActivated(1)])
    try draw(&list, from: (10, 50), to: (10, 140))
    #expect(list.scene.litRow == nil)
    #expect(selected(list) == [1, 2, 3])
    #expect(list.phase == .tracking)
    try list.send(.release(Point(x: 10, y: 140)))
    #expect(list.takeEffects() == [.selectionChanged])
    #expect(list.phase == .idle)
  }

  @Test("Control toggles a band's rows, Shift adds, without modifier it replaces")
  func modifiers() throws {
    var list = try list(columns: 1)
    try list.send(.select(at: 0, count: 3, isSelected: true))
    try draw(&list, from: (10, 300), to: (10, 100), .control)
    #expect(selected(list) == [0, 1, 3, 4, 5, 6])
    try list.send(.release(Point(x: 10, y: 200)))
    #expect(selected(list) == [0, 1, 2, 4, 5, 6])
    try draw(&list, from: (10, 340), to: (10, 320), .shift)
    #expect(selected(list) == [0, 1, 2, 4, 5, 6, 7])
    try list.send(.release(Point(x: 10, y: 320)))
    try draw(&list, from: (10, 100), to: (10, 120))
    #expect(selected(list) == [2])
  }

  @Test(
    "Anything that takes the press away restores the selection",
    arguments: [
      .key(KeyStroke(.escape)), .cancel, .hidden,
      .set(.bandSelection(false)),
    ] as [SceneEvent])
  func ignored(_ event: SceneEvent) throws {
    var list = try list(columns: 1)
    try list.send(.select(at: 5, count: 1, isSelected: true))
    try draw(&list, from: (10, 10), to: (10, 100))
    #expect(selected(list) == [0, 1, 2])
    try list.send(event)
    #expect(list.scene.selectionRectangleFrame == nil)
    #expect(selected(list) == [5])
  }

  @Test("Touch drags, and buttons without band selection, draw no band")
  func exclusion() throws {
    var list = try list(columns: 1)
    try draw(&list, from: (10, 10), to: (10, 100), .touch)
    #expect(list.scene.selectionRectangleFrame == nil)
    #expect(list.phase == .dragging)
    try list.send(.cancel)
    list.advance(by: 2)
    for option in [SceneOption.bandSelection(false), .selectionMode(.single)] {
      var other = try self.list(columns: 1)
      try other.send(.set(option))
      try draw(&other, from: (10, 10), to: (10, 100))
      #expect(other.phase == .dragging)
      #expect(selected(other) == [])
    }
    // A band does not pull the list.
    try draw(&list, from: (10, 10), to: (10, 200))
    #expect(list.offset == 0)
  }

  @Test("A click outside the rows deselects all, unless modified")
  func clickBeside() throws {
    var list = try list()
    try list.send(.select(at: 0, count: 3, isSelected: true))
    for modifiers in [PressModifiers.control, .shift, .touch] {
      try list.send(.press(Point(x: 400, y: 250), modifiers))
      try list.send(.release(Point(x: 400, y: 250)))
      #expect(selected(list) == [0, 1, 2])
    }
    try list.send(.press(Point(x: 400, y: 250)))
    try list.send(.release(Point(x: 400, y: 250)))
    #expect(selected(list) == [])
  }

  @Test("Near an edge a band scrolls at a speed independent of frames")
  func scrolling() throws {
    for steps in [1, 7, 120] {
      var list = try list(rows: 100, columns: 1)
      try draw(&list, from: (10, 200), to: (10, 285))
      #expect(list.scene.needsFrames)
      for _ in 0..<steps { list.advance(by: 0.6 / Double(steps)) }
      // The pointer is 15 points inside the 30-point zone at the edge, which scrolls 15 points each
      // 0.15 seconds.
      #expect(abs(list.offset - 60) < 1e-9)
      #expect(selected(list) == [4, 5, 6, 7])
      try list.send(.move(Point(x: 10, y: 250)))
      list.advance(by: 1)
      #expect(abs(list.offset - 60) < 1e-9)
      try list.send(.move(Point(x: 10, y: -30)))
      list.advance(by: 5)
      #expect(list.offset == 0)
      #expect(selected(list) == [0, 1, 2, 3, 4])
    }
  }

  @Test("A band that begins near an edge does not scroll there")
  func beginsAtEdge() throws {
    var list = try list(rows: 100, columns: 1)
    try list.send(.setOffset(500, animated: false))
    try draw(&list, from: (10, 5), to: (10, 20))
    list.advance(by: 1)
    #expect(list.offset == 500)
  }

  @Test("A band that scrolls to an automatic footer loads once")
  func loads() throws {
    var times: [Double] = []
    for steps in [1, 9, 200] {
      var list = try list(rows: 20, columns: 1, footer: .mjAuto)
      try draw(&list, from: (10, 200), to: (10, 600))
      var requested = 0
      for _ in 0..<steps {
        list.advance(by: 2 / Double(steps))
        requested += list.takeEffects().count { $0 == .requested(.footer) }
      }
      #expect(requested == 1)
      times.append(list.offset)
    }
    #expect(times.allSatisfy { abs($0 - times[0]) < 1e-6 })
  }

  @Test("A band follows inserted and removed rows")
  func rowsComeAndGo() throws {
    var list = try list(rows: 100, columns: 1)
    try list.send(.setOffset(440, animated: false))
    try list.send(.select(at: 50, count: 1, isSelected: true))
    try draw(&list, from: (10, 50), to: (10, 100), .shift)
    #expect(selected(list) == [11, 12, 50])
    try list.send(.insertRows(at: 0, count: 10))
    #expect(selected(list) == [21, 22, 60])
    try list.send(.removeRows(at: 21, count: 1))
    #expect(selected(list).last == 59)
    try list.send(.setRows(count: 5))
    try list.send(.move(Point(x: 10, y: 20)))
    try list.send(.release(Point(x: 10, y: 20)))
    #expect(selected(list).allSatisfy { $0 < 5 })
  }

  @Test("A band skips headings, and custom content has no band")
  func headings() throws {
    var list = try list(columns: 1)
    try list.send(.setSections([1]))
    try draw(&list, from: (10, 10), to: (10, 120))
    #expect(selected(list) == [0, 2])
    try list.send(.setContentLength(900))
    #expect(list.scene.selectionRectangleFrame == nil)
  }

  @Test("Mirrored and reversed lists select the rows under the band")
  func otherWays() throws {
    var list = try list()
    try list.send(.set(.direction(.rightToLeft)))
    try draw(&list, from: (5, 120), to: (200, 100))
    #expect(selected(list) == [7])
    #expect(list.scene.selectionRectangleFrame == Frame(x: 5, y: 100, width: 195, height: 20))
    var chat = try self.list(rows: 3, columns: 1)
    try chat.send(.set(.reversed(true)))
    try draw(&chat, from: (5, 10), to: (20, 240))
    #expect(selected(chat).map { chat.scene.frame(ofRow: $0) }.allSatisfy { $0.y < 240 })
    #expect(selected(chat).count == 2)
  }
}
