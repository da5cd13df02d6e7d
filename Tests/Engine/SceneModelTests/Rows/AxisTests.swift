import SceneModel
import ScrollModel
import TestSupport
import Testing

/// A horizontal list behaves as a vertical one, from its start edge.
///
/// Source: Replay contract, Exactly 15.
@Suite("Orientation and direction")
struct AxisTests {
  private func list(_ orientation: Orientation, _ direction: TextDirection = .leftToRight) throws
    -> SceneDriver
  {
    var list = try SceneDriver(header: .mj, footer: .mjBack, rigid: false) {
      $0.axis.orientation = orientation
      $0.axis.direction = direction
      $0.dragThreshold = 8
    }
    try list.send(.resize(width: 640, height: 640))
    return list
  }

  private func point(_ along: Double, _ orientation: Orientation, _ direction: TextDirection) -> (
    x: Double, y: Double
  ) {
    switch (orientation, direction) {
    case (.vertical, _): (100, along)
    case (.horizontal, .leftToRight): (along, 100)
    case (.horizontal, .rightToLeft): (640 - along, 100)
    }
  }

  /// Plays a pull with a release, a fling, a pan and a wheel.
  ///
  /// Returns the offsets on the way.
  private func day(_ orientation: Orientation, _ direction: TextDirection) throws -> [Double] {
    var list = try list(orientation, direction)
    var offsets: [Double] = []
    func place(_ along: Double) -> (x: Double, y: Double) { point(along, orientation, direction) }
    func tick(_ list: inout SceneDriver, _ seconds: Double = 0.016) {
      list.advance(by: seconds)
      offsets.append(list.offset)
    }
    try list.send(.press(Point(x: place(50).x, y: place(50).y)))
    for along in [70.0, 120, 200, 260] {
      tick(&list)
      try list.send(.move(Point(x: place(along).x, y: place(along).y)))
    }
    try list.send(.release(Point(x: place(260).x, y: place(260).y)))
    for _ in 0..<40 { tick(&list) }
    try list.send(.end(.header, .success))
    for _ in 0..<40 { tick(&list) }
    for _ in 0..<4 {
      let (dx, dy) = orientation == .vertical ? (3.0, -20.0) : (-20.0, 3.0)
      try list.send(.pan(dx: direction == .rightToLeft ? -dx : dx, dy: dy))
      tick(&list, 0.01)
    }
    try list.send(.panEnd)
    for _ in 0..<60 { tick(&list) }
    try list.send(.wheel(notches: 2))
    for _ in 0..<60 { tick(&list) }
    return offsets
  }

  @Test("Equal gestures give equal offsets in every orientation and direction")
  func same() throws {
    let vertical = try day(.vertical, .leftToRight)
    #expect(vertical.min() ?? 0 < -54 && vertical.max() ?? 0 > 300)
    #expect(try day(.horizontal, .leftToRight) == vertical)
    #expect(try day(.horizontal, .rightToLeft) == vertical)
  }

  @Test("Rows follow each other from the start edge")
  func frames() throws {
    let frame = { (list: SceneDriver) in list.scene.frame(ofRow: 2) }
    #expect(
      frame(try list(.vertical)) == Frame(x: 0, y: 88, width: 640, height: 44))
    #expect(
      frame(try list(.horizontal)) == Frame(x: 88, y: 0, width: 44, height: 640))
    #expect(
      frame(try list(.horizontal, .rightToLeft))
        == Frame(x: 508, y: 0, width: 44, height: 640))
  }

  @Test(
    "The row at a point is the row whose frame contains it",
    arguments: Orientation.allCases, TextDirection.allCases)
  func hits(orientation: Orientation, direction: TextDirection) throws {
    var list = try list(orientation, direction)
    try list.send(.set(.columns(.count(3))))
    try list.send(.setOffset(333, animated: false))
    var hits = 0
    for row in list.scene.visibleRows {
      let frame = list.scene.frame(ofRow: row)
      for (x, y) in [
        (frame.x + 0.5, frame.y + 0.5), (frame.x + frame.width - 0.5, frame.y + frame.height - 0.5),
      ] where (0..<640).contains(x) && (0..<640).contains(y) {
        #expect(list.scene.row(at: Point(x: x, y: y)) == row)
        hits += 1
      }
    }
    #expect(hits > 60)
  }

  @Test("A horizontal list ignores a drag across, follows one along")
  func lock() throws {
    var list = try list(.horizontal)
    try list.send(.press(Point(x: 300, y: 300)))
    try list.send(.move(Point(x: 305, y: 320)))
    #expect(list.scene.container.isPressIgnored)
    try list.send(.release(Point(x: 305, y: 320)))
    try list.send(.press(Point(x: 300, y: 300)))
    try list.send(.move(Point(x: 280, y: 305)))
    #expect(list.phase == .dragging && list.offset == 12)
  }

  @Test("Turning a list scrolls to its start and ends the press")
  func turned() throws {
    var list = try list(.vertical)
    try list.send(.resize(width: 480, height: 640))
    try list.send(.setOffset(500, animated: false))
    try list.send(.press(Point(x: 100, y: 100)))
    try list.send(.move(Point(x: 100, y: 50)))
    try list.send(.set(.orientation(.horizontal)))
    #expect(list.offset == 0 && list.phase == .idle)
    #expect(list.scene.container.viewportLength == 480)
    #expect(throws: SceneError.notPressed) { try list.send(.release(Point(x: 0, y: 0))) }
  }
}
