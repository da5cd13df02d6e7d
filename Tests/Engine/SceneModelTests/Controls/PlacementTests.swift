import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Placement")
struct PlacementTests {
  private func list(
    _ placement: RefreshPolicy.Placement, rows: Int = 100,
    _ change: (inout RefreshPolicy) -> Void = { _ in },
    adjust: (inout SceneConfiguration) -> Void = { _ in }
  ) throws -> SceneDriver {
    var policy = RefreshPolicy.mj
    policy.placement = placement
    change(&policy)
    return try SceneDriver(rows: rows, header: policy, adjust: adjust)
  }

  // MARK: Over the content

  @Test("An overlay header never moves the rows")
  func overlayKeepsContent() throws {
    var list = try list(.overlay)
    try list.press()
    for offset in [-30.0, -80, -120] {
      try list.drag(to: offset)
      #expect(list.scene.contentOffset == 0)
      #expect(list.scene.rowFrame(0).y == 0)
      #expect(list.scene.row(at: Point(x: 100, y: 10)) == 0)
      #expect(list.scene.visibleRows.lowerBound == 0)
    }
    try list.releaseAtRest()
    #expect(list.scene.header?.state == .refreshing)
    for _ in 0..<20 {
      list.advance(by: 0.05)
      #expect(list.scene.contentOffset == 0)
      #expect(list.scene.container.contentInset.top == 0)
    }
    #expect(list.scene.overlayPlace == RefreshPolicy.mj.heldInset)
    try list.send(.end(.header, .success))
    #expect(list.scene.overlayScale == 1)
    list.advance(by: 0.2)
    #expect(list.scene.overlayScale > 0 && list.scene.overlayScale < 1)
    #expect(list.scene.overlayPlace == RefreshPolicy.mj.heldInset)
    list.advance(by: 0.4)
    #expect(list.scene.overlayPlace == 0)
  }

  @Test("Rows take clicks while an overlay's pull springs back")
  func overlayClick() throws {
    var list = try list(.overlay)
    try list.pull(through: -60, -120)
    list.advance(by: 0.05)
    #expect(list.phase != .idle && list.scene.contentOffset == 0)
    _ = list.takeEffects()
    try list.press()
    try list.release()
    #expect(list.takeEffects().contains(.rowActivated(7)))
  }

  @Test(
    "An overlay's place follows Android's disc",
    arguments: [
      (0.0, 0.0), (32, 32), (64, 64), (96, 92), (128, 112), (192, 128), (400, 128),
    ])
  func overlayPlaces(pull: Double, place: Double) throws {
    // Source: Refresh controls reference, 1.13. Its y is the top of the disc, 40 points above the
    // disc's bottom.
    var list = try list(.overlay) {
      $0.triggerDistance = 64
      $0.heldInset = 64
      $0.dragRate = 0.5
    }
    try list.send(.press(Point(x: 10, y: 10)))
    try list.send(.move(Point(x: 10, y: 10 + 2 * pull)))
    #expect(abs(list.scene.overlayPlace - place) < 1e-9)
  }

  @Test(
    "An overlay opens from its release, or from the edge by program")
  func overlayOpening() throws {
    var list = try list(.overlay)
    try list.press()
    try list.drag(to: -120)
    let held = list.scene.overlayPlace
    #expect(held > 54)
    try list.releaseAtRest()
    #expect(abs(list.scene.overlayPlace - held) < 1e-9)
    list.advance(by: 0.1)
    #expect(list.scene.overlayPlace < held && list.scene.overlayPlace > 54)

    var begun = try self.list(.overlay)
    try begun.send(.setOffset(1000, animated: false))
    try begun.send(.begin(.header))
    #expect(begun.scene.overlayPlace == 0)
    begun.advance(by: 0.1)
    #expect(begun.scene.overlayPlace > 0 && begun.scene.overlayPlace < 54)
    begun.advance(by: 0.5)
    #expect(begun.scene.overlayPlace == 54)
    #expect(begun.offset == 1000, "a begin does not scroll the list")
  }

  @Test("An overlay's spring-back is no pull; the next drag is")
  func overlayTail() throws {
    var list = try list(.overlay) { $0.closingDuration = 0.05 }
    try list.press()
    try list.drag(to: -300)
    try list.releaseAtRest()
    list.advance(by: 0.05)
    try list.send(.end(.header, .success))
    list.advance(by: 0.06)
    #expect(list.scene.header?.isClosing == false)
    #expect(list.offset < -1, "the container is still moving")
    for _ in 0..<40 {
      #expect(list.scene.pull(of: .header) == 0 && list.scene.overlayPlace == 0)
      list.advance(by: 0.016)
    }
    try list.press()
    try list.drag(to: -27)
    #expect(abs(list.scene.pull(of: .header) - 0.5) < 1e-9)
    #expect(abs(list.scene.overlayPlace - 27) < 1e-9)
  }

  @Test("A fling stops at the start under an overlay header")
  func overlayFling() throws {
    var list = try list(.overlay)
    try list.send(.setOffset(60, animated: false))
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: 10))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    list.advance(by: 0.2)
    #expect(list.offset == 0)
    #expect(list.phase == .idle)
    #expect(list.scene.header?.state == .idle)
  }

  // MARK: Inside the list

  @Test("A header inside the list moves only the rows after it")
  func locator() throws {
    var list = try list(.locator(row: 3))
    try list.press()
    try list.drag(to: -80)
    #expect((0..<3).map { list.scene.rowFrame($0).y } == [0, 44, 88])
    #expect(list.scene.rowFrame(3).y == 132 + 80)
    #expect(list.scene.headerBottom == 132 + 80)
    #expect(list.scene.row(at: Point(x: 10, y: 131)) == 2)
    #expect(list.scene.row(at: Point(x: 10, y: 132)) == nil)
    #expect(list.scene.row(at: Point(x: 10, y: 211)) == nil)
    #expect(list.scene.row(at: Point(x: 10, y: 212)) == 3)
    try list.releaseAtRest()
    list.advance(by: 1)
    #expect(list.scene.rowFrame(2).y == 88)
    #expect(list.scene.rowFrame(3).y == 132 + 54)
    try list.send(.end(.header, .success))
    list.advance(by: 1)
    #expect(list.scene.rowFrame(3).y == 132)
  }

  @Test("An open header inside the list scrolls with its rows")
  func locatorScrolled() throws {
    var list = try list(.locator(row: 3), adjust: { $0.blocks.top = 20 })
    try list.send(.begin(.header))
    list.advance(by: 1)
    for offset in [-54.0, -10, 30, 100] {
      try list.send(.setOffset(offset, animated: false))
      let rows = list.scene.visibleRows.map { list.scene.rowFrame($0).y }
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == 44 || $1 - $0 == 98 })
      #expect(list.scene.rowFrame(2).y == 20 + 88 - offset - 54)
      #expect(list.scene.rowFrame(3).y == 20 + 132 - offset)
      for row in list.scene.visibleRows {
        let frame = list.scene.frame(ofRow: row)
        let y = max(frame.y, 0)
        #expect(list.scene.row(at: Point(x: 10, y: y)) == row)
      }
    }
  }

  @Test("A header past the last row lies after it")
  func locatorPastEnd() throws {
    var list = try list(.locator(row: 40), rows: 2)
    try list.send(.begin(.header))
    list.advance(by: 1)
    #expect(list.scene.rowFrame(1).y == 44)
    #expect(list.scene.headerBottom == 88 + 54)
  }

  // MARK: At the edge

  @Test("Headers behind, in front and stretched move the content as usual")
  func fixed() throws {
    for placement in [RefreshPolicy.Placement.behind, .front, .stretched] {
      var list = try list(placement)
      var usual = try self.list(.above)
      for _ in 0..<2 {
        try list.pull(through: -40, -90)
        try usual.pull(through: -40, -90)
        list.advance(by: 0.1)
        usual.advance(by: 0.1)
        #expect(list.offset == usual.offset)
        #expect(list.scene.rowFrame(0) == usual.scene.rowFrame(0))
        try list.send(.end(.header, .success))
        try usual.send(.end(.header, .success))
        list.advance(by: 1)
        usual.advance(by: 1)
      }
      #expect(list.scene.shownLength(of: .header) == 0)
    }
  }

  @Test("A header in front stays visible while it refreshes")
  func frontStays() throws {
    var list = try list(.front)
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.send(.setOffset(400, animated: false))
    #expect(list.scene.shownLength(of: .header) == 54)
    #expect(list.scene.isInView(.header))
    #expect(list.scene.row(at: Point(x: 10, y: 53)) == nil)
    #expect(list.scene.row(at: Point(x: 10, y: 54)) == 10)
    try list.send(.end(.header, .success))
    list.advance(by: 1)
    #expect(!list.scene.isInView(.header))
  }

  // MARK: Physics

  @Test("A pinned list cannot be pulled further, but still bounces")
  func pinned() throws {
    var list = try list(.above) { $0.pinsOffset = true }
    try list.pull(through: -40, -90)
    list.advance(by: 1)
    #expect(list.offset == -54)
    try list.press()
    try list.drag(to: -70)
    #expect(list.offset == -54)
    try list.releaseAtRest()
    try list.send(.setOffset(100, animated: false))
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: 30))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    list.advance(by: 0.06)
    #expect(list.offset < -54)
    list.advance(by: 2)
    try list.send(.end(.header, .success))
    list.advance(by: 1)
    try list.press()
    try list.drag(to: -70)
    #expect(list.offset == -70)
  }

  @Test("Drag rate, farthest drag and spring are the header's")
  func physics() throws {
    var list = try list(.above) {
      $0.dragRate = 0.5
      $0.maximumDrag = 70
      $0.springRate = 30
    }
    try list.send(.press(Point(x: 100, y: 0)))
    try list.send(.move(Point(x: 100, y: 100)))
    #expect(list.offset == -50)
    try list.send(.move(Point(x: 100, y: 500)))
    #expect(list.offset == -70)
    list.advance(by: 0.1)
    try list.send(.cancel)
    let slow = try self.list(.above)
    #expect(list.scene.container.behaviour(at: .top).springRate == 30)
    #expect(slow.scene.container.behaviour(at: .top) == EdgeBehaviour())
    list.advance(by: 0.2)
    #expect(list.offset > -3, "the spring is three times as fast")
    try list.send(.setControl(.header, nil))
    #expect(list.scene.container.behaviour(at: .top) == EdgeBehaviour())
  }

  @Test("A held list stays in place when its refresh ends")
  func reanchored() throws {
    var list = try SceneDriver(header: .mj, rigid: false)
    try list.send(.begin(.header))
    list.advance(by: 1)
    try list.send(.press(Point(x: 100, y: 100)))
    try list.send(.move(Point(x: 100, y: 160)))
    let offset = list.offset
    #expect(offset < -80)
    try list.send(.end(.header, .success))
    #expect(list.offset == offset)
    list.advance(by: 0.016)
    #expect(list.offset == offset)
    try list.send(.move(Point(x: 100, y: 159)))
    #expect(list.offset > offset && list.offset < offset + 1)
    list.advance(by: 0.1)
    try list.send(.release(Point(x: 100, y: 159)))
    list.advance(by: 2)
    #expect(list.offset == 0)
  }
}
