import RefreshModel
import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Second floor")
struct FloorTests {
  private static let policy: RefreshPolicy = {
    var policy = RefreshPolicy.mj
    policy.secondFloor = RefreshPolicy.SecondFloor(distance: 104)
    return policy
  }()

  private func open(rows: Int = 100, animations: Bool = true) throws -> SceneDriver {
    var list = try SceneDriver(rows: rows, header: Self.policy) {
      $0.animations = animations
      $0.selectionMode = .multiple
    }
    try list.send(.openFloor)
    list.advance(by: 1.1)
    return list
  }

  @Test("Floor progress runs from trigger to floor; floor share to open")
  func fractions() throws {
    var list = try SceneDriver(header: Self.policy)
    try list.press()
    try list.drag(to: -54)
    #expect(list.scene.floorProgress == 0)
    try list.drag(to: -79)
    #expect(list.scene.floorProgress == 0.5 && list.scene.floorFraction == 0)
    try list.drag(to: -104)
    #expect(list.scene.header?.state == .pulling, "exactly the floor's distance does not arm it")
    try list.drag(to: -160)
    #expect(list.scene.floorProgress == 1 && list.scene.header?.state == .floorArmed)
    try list.releaseAtRest()
    #expect(list.scene.floorFraction == 0.25)
    list.advance(by: 1)
    #expect(list.scene.floorFraction == 1 && list.offset == -640)
    #expect(list.scene.header?.pull(distance: 640) == 1)
    try list.send(.closeFloor)
    list.advance(by: 0.5)
    #expect(list.scene.floorFraction > 0 && list.scene.floorFraction < 1)
    list.advance(by: 0.6)
    #expect(list.scene.floorFraction == 0 && list.offset == 0)
  }

  @Test("When a refresh begins, the progress goes back without a jump", arguments: [true, false])
  func progressGoesBack(isHeld: Bool) throws {
    var list = try SceneDriver(header: Self.policy)
    try list.press()
    try list.drag(to: -94)
    if isHeld { try list.send(.begin(.header, BeginOptions())) } else { try list.releaseAtRest() }
    #expect(list.scene.header?.state == .refreshing)
    var progress = list.scene.floorProgress
    #expect(progress > 0.7)
    for _ in 0..<60 {
      list.advance(by: 1 / 60)
      #expect(progress - list.scene.floorProgress < 0.15)
      progress = list.scene.floorProgress
    }
    #expect(progress == 0)
  }

  @Test("Without animations a floor opens and closes at once")
  func instant() throws {
    var list = try open(animations: false)
    #expect(list.offset == -640)
    #expect(list.effects.filter { $0 == .floorOpened }.count == 1)
    try list.send(.closeFloor)
    #expect(list.offset == 0)
    #expect(list.effects.last == .floorClosed)
  }

  @Test("A finger that catches an opening floor pushes from there")
  func caught() throws {
    var list = try SceneDriver(header: Self.policy)
    try list.send(.openFloor)
    list.advance(by: 0.5)
    let caught = list.offset
    #expect(caught < -100 && caught > -600)
    try list.press()
    try list.drag(to: caught + 20)
    try list.releaseAtRest()
    #expect(list.scene.header?.state == .floorOpen)
    list.advance(by: 2)
    #expect(list.offset == -640)
  }

  @Test("Keys, wheel and offsets close the floor completely")
  func scrolledAway() throws {
    for event in [
      SceneEvent.key(KeyStroke(.pageDown)), .wheel(notches: 1),
      .key(KeyStroke(.end)),
      .showRow(50, at: .top, animated: true), .setOffset(-300, animated: false),
    ] {
      var list = try open()
      try list.send(event)
      #expect(list.scene.header?.state == .idle, "\(event)")
      list.advance(by: 3)
      #expect(list.scene.container.contentInset.top == 0 && list.offset >= 0, "\(event)")
      #expect(list.effects.filter { $0 == .floorClosed }.count == 1)
    }
  }

  @Test("Down closes the floor and keeps focus and selection", arguments: [0, 100])
  func arrow(rows: Int) throws {
    for key in [KeyStroke.Key.down, .pageDown, .end, .space] where key == .down || rows == 0 {
      var list = try open(rows: rows)
      #expect(list.scene.uses(KeyStroke(key)))
      try list.send(.key(KeyStroke(key)))
      #expect(list.scene.header?.state == .idle, "\(key)")
      list.advance(by: 3)
      #expect(list.offset == 0 && list.effects.last == .floorClosed, "\(key)")
      #expect(list.scene.focusedRow == nil && list.scene.selectedRows.ranges.isEmpty)
    }
  }

  @Test("Other keys neither select nor activate rows under an open floor")
  func unseenRows() throws {
    for stroke in [
      KeyStroke(.up), KeyStroke(.left), KeyStroke(.right), KeyStroke(.home), KeyStroke(.pageUp),
      KeyStroke(.enter), KeyStroke(.menu), KeyStroke(.tab), KeyStroke(.space, isShift: true),
      KeyStroke(.space, isControl: true), KeyStroke(.all, isControl: true),
    ] {
      var list = try open()
      try list.send(.focus(7))
      let reported = list.effects
      #expect(!list.scene.uses(stroke), "\(stroke.key)")
      try list.send(.key(stroke))
      list.advance(by: 2)
      #expect(list.scene.isFloorOpen && list.offset == -640, "\(stroke.key)")
      #expect(list.effects == reported, "\(stroke.key)")
      #expect(list.scene.focusedRow == 7 && list.scene.selectedRows.ranges.isEmpty)
    }
  }

  @Test("Escape closes the floor, or first cancels a drag")
  func escape() throws {
    let escape = SceneEvent.key(KeyStroke(.escape))
    for isOpen in [true, false] {
      var list = try SceneDriver(header: Self.policy)
      #expect(!list.scene.uses(KeyStroke(.escape)))
      try list.send(.openFloor)
      list.advance(by: isOpen ? 1.1 : 0.4)
      #expect(list.scene.uses(KeyStroke(.escape)))
      let offset = list.offset
      try list.send(escape)
      #expect(list.scene.header?.state == .idle && list.offset == offset)
      list.advance(by: 0.9)
      #expect(list.offset < 0, "the closing takes its own duration")
      list.advance(by: 0.2)
      #expect(list.offset == 0 && list.effects.last == .floorClosed)
    }
    var list = try open()
    try list.press()
    try list.drag(to: -600)
    try list.send(escape)
    #expect(list.scene.header?.state == .floorOpen)
    list.advance(by: 2)
    #expect(list.offset == -640)
  }

  @Test("F5 closes the floor and refreshes", arguments: [false, true])
  func refreshKey(isControl: Bool) throws {
    var list = try open()
    let stroke = KeyStroke(isControl ? .reload : .refresh, isControl: isControl)
    #expect(list.scene.uses(stroke))
    try list.send(.key(stroke))
    #expect(list.scene.header?.state == .refreshing)
    list.advance(by: 2)
    #expect(list.offset == -54)
    #expect(list.effects.filter { $0 == .floorClosed || $0 == .requested(.header) }.count == 2)
  }

  @Test("The scroll indicator is hidden while a floor is not closed")
  func indicator() throws {
    var list = try SceneDriver(header: Self.policy)
    try list.press()
    try list.drag(to: -160)
    list.advance(by: 0.2)
    #expect(list.scene.indicator != nil)
    try list.releaseAtRest()
    for _ in 0..<12 {
      #expect(list.scene.indicator == nil)
      list.advance(by: 0.1)
    }
    try list.send(.pressIndicator(Point(x: 477, y: 20)))
    #expect(list.scene.header?.state == .floorOpen)
    try list.send(.closeFloor)
    for _ in 0..<12 {
      #expect(list.scene.indicator == nil)
      list.advance(by: 0.1)
    }
    try list.send(.wheel(notches: 1))
    list.advance(by: 0.2)
    #expect(list.scene.indicator != nil)
  }

  @Test("A touchpad closes the floor as a finger does")
  func touchpad() throws {
    var list = try open()
    try list.send(.pan(dx: 0, dy: -60))
    list.advance(by: 0.1)
    try list.send(.panEnd)
    list.advance(by: 2)
    #expect(list.scene.header?.state == .floorOpen && list.offset == -640)
    try list.send(.pan(dx: 0, dy: -80))
    list.advance(by: 0.1)
    try list.send(.panEnd)
    #expect(list.scene.header?.state == .idle)
  }

  @Test("A tuned policy without a floor closes or disarms it")
  func tuned() throws {
    var list = try open()
    try list.send(.tune(.header, .mj))
    #expect(list.scene.header?.state == .idle)
    list.advance(by: 2)
    #expect(list.offset == 0 && list.effects.last == .floorClosed)
    try list.send(.setControl(.header, Self.policy))
    try list.press()
    try list.drag(to: -160)
    try list.send(.tune(.header, .mj))
    #expect(list.scene.header?.state == .pulling)
  }

  @Test("Headers without a floor, and footers, open none")
  func without() throws {
    var list = try SceneDriver(header: .mj, footer: Self.policy)
    try list.send(.openFloor)
    try list.send(.closeFloor)
    try list.pull(through: -300)
    #expect(!list.effects.contains(.floorOpened))
    #expect(list.scene.header?.state == .refreshing)
  }

  @Test("The floor stays open while the list is hidden")
  func hidden() throws {
    var list = try open()
    try list.send(.hidden)
    try list.send(.shown)
    #expect(list.offset == -640 && list.scene.header?.state == .floorOpen)
  }

  @Test("Row changes do not move an open floor")
  func rows() throws {
    var list = try open()
    try list.send(.insertRows(at: 0, count: 5))
    try list.send(.removeRows(at: 0, count: 50))
    try list.send(.setRows(count: 0))
    #expect(list.offset == -640 && list.scene.header?.state == .floorOpen)
    try list.send(.closeFloor)
    list.advance(by: 2)
    #expect(list.offset == 0)
  }
}
