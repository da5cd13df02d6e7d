import SceneModel
import ScrollModel
import TestSupport
import Testing

/// Tests of the maximum content width, which centres rows and leaves the sides empty.
@Suite("Maximum width of the content")
struct ContentWidthTests {
  /// Returns a list of 1001 × 640 points whose content is 600 points wide.
  private func list(
    _ direction: TextDirection = .leftToRight, _ orientation: Orientation = .vertical
  ) throws -> SceneDriver {
    var list = try SceneDriver {
      $0.axis.direction = direction
      $0.axis.orientation = orientation
      $0.maximumContentWidth = 600
      $0.selectionMode = .single
    }
    try list.send(.resize(width: 1001, height: 640))
    return list
  }

  @Test(
    "Rows are centred and begin on a whole point",
    arguments: [(TextDirection.leftToRight, 200.0), (.rightToLeft, 201)])
  func middle(direction: TextDirection, start: Double) throws {
    var list = try list(direction)
    try list.send(.setBlock(.top, 30))
    let row = list.scene.frame(ofRow: 1)
    #expect((row.x, row.width) == (start, 600))
    let block = list.scene.frame(ofBlock: .top)
    #expect((block.x, block.width) == (start, 600))
    try list.send(.setContentLength(900))
    #expect(list.scene.ownContentFrame.map { ($0.x, $0.width) } ?? (0, 0) == (start, 600))
  }

  @Test("A list narrower than the maximum width ignores it")
  func narrow() throws {
    var list = try list()
    try list.send(.resize(width: 600, height: 640))
    #expect((list.scene.frame(ofRow: 0).x, list.scene.frame(ofRow: 0).width) == (0, 600))
    #expect(list.scene.row(at: Point(x: 600, y: 10)) == 0)
    try list.send(.resize(width: 320, height: 640))
    #expect((list.scene.frame(ofRow: 0).x, list.scene.frame(ofRow: 0).width) == (0, 320))
  }

  @Test("A horizontal list ignores the maximum width")
  func horizontal() throws {
    var list = try list(.leftToRight, .horizontal)
    try list.send(.resize(width: 640, height: 1001))
    #expect((list.scene.frame(ofRow: 0).y, list.scene.frame(ofRow: 0).height) == (0, 1001))
  }

  @Test("The sides have no rows: no click, hover or row menu", arguments: [199, 801.0])
  func sides(x: Double) throws {
    var list = try list()
    for inside in [200.0, 799.9] { #expect(list.scene.row(at: Point(x: inside, y: 10)) == 0) }
    #expect(list.scene.row(at: Point(x: x, y: 10)) == nil)
    try list.send(.press(Point(x: x, y: 10)))
    #expect(list.scene.pressedRow == nil)
    try list.send(.release(Point(x: x, y: 10)))
    try list.send(.pointer(Point(x: x, y: 10)))
    #expect(list.scene.hoveredRow == nil)
    #expect(list.effects == [])
    try list.send(.secondaryPress(Point(x: x, y: 10)))
    #expect(list.effects == [.menuRequested(row: nil, at: Point(x: x, y: 10))])
  }

  @Test("A pull can begin at the sides")
  func pull() throws {
    var list = try list()
    try list.send(.press(Point(x: 20, y: 10)))
    try list.send(.move(Point(x: 20, y: 210)))
    #expect(list.offset < -50)
  }

  @Test("A grid has as many columns as fit the content width")
  func grid() throws {
    var list = try list()
    try list.send(.set(.columns(.minimumWidth(150))))
    #expect(list.scene.columns == 4)
    #expect((list.scene.frame(ofRow: 5).x, list.scene.frame(ofRow: 5).width) == (350, 150))
    #expect(list.scene.row(at: Point(x: 351, y: 50)) == 5)
    #expect(list.scene.row(at: Point(x: 850, y: 10)) == nil)
    try list.send(.set(.maximumContentWidth(nil)))
    #expect(list.scene.columns == 6)
  }

  @Test("The indicator stays at the list's edge")
  func indicator() throws {
    var list = try list()
    try list.send(.wheel(notches: 1))
    list.advance(by: 0.05)
    let frame = try #require(list.scene.indicator?.frame)
    #expect(frame.x > 980)
  }

  @Test(
    "An invalid width is refused and changes nothing",
    arguments: [0, -1, 1e6 + 1, .infinity, -.infinity, .nan])
  func bad(width: Double) throws {
    var list = try list()
    #expect(throws: SceneError.numberOutOfRange) {
      try list.send(.set(.maximumContentWidth(width)))
    }
    #expect(list.scene.frame(ofRow: 0).width == 600)
  }
}
