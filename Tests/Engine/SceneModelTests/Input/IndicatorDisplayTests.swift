import SceneModel
import ScrollModel
import TestSupport
import Testing

@Suite("Visibility of the scroll indicator")
struct IndicatorDisplayTests {
  @Test("The indicator appears with motion, stays a second and fades")
  func timeline() throws {
    var list = try SceneDriver()
    #expect(list.scene.indicator == nil)
    try list.send(.wheel(notches: 1))
    list.advance(by: 0.05)
    let coming = try #require(list.scene.indicator).opacity
    #expect(coming > 0 && coming < 1)
    while list.phase != .idle { list.advance(by: 0.01) }
    #expect(list.scene.indicator?.opacity == 1)
    #expect(!list.scene.needsFrames)
    let wake = try #require(list.scene.nextWake)
    #expect(wake > list.time && wake <= list.time + 1)
    list.advance(by: wake - list.time)
    #expect(list.scene.needsFrames)
    list.advance(by: 0.2)
    #expect(abs((list.scene.indicator?.opacity ?? 0) - 0.5) <= 1e-9)
    list.advance(by: 0.2)
    #expect(list.scene.indicator == nil && !list.scene.needsFrames && list.scene.nextWake == nil)
  }

  @Test("After one step of a minute the indicator is gone")
  func missed() throws {
    var list = try SceneDriver()
    try list.send(.wheel(notches: 1))
    list.advance(by: 60)
    #expect(list.scene.indicator == nil && !list.scene.needsFrames)
  }

  @Test("Under the pointer the indicator widens and stays")
  func hover() throws {
    var list = try SceneDriver()
    try list.send(.wheel(notches: 1))
    while list.phase != .idle { list.advance(by: 0.016) }
    #expect(list.scene.isChangedByPointer(at: Point(x: 475, y: 300)))
    try list.send(.pointer(Point(x: 475, y: 300)))
    #expect(!list.scene.isChangedByPointer(at: Point(x: 474, y: 310)))
    #expect(list.scene.hoveredRow == nil, "the row under the indicator is not hovered")
    list.advance(by: 30)
    let wide = try #require(list.scene.indicator)
    #expect(wide.opacity == 1 && wide.expansion == 1 && wide.frame.width == 8)
    #expect(wide.frame.x + wide.frame.width == 477)
    try list.send(.pointerLeft)
    list.advance(by: 0.5)
    #expect(list.scene.indicator?.expansion == 0)
    list.advance(by: 2)
    #expect(list.scene.indicator == nil)
    #expect(
      !list.scene.reachesIndicator(at: Point(x: 475, y: 300)),
      "a hidden indicator does not take the pointer")
  }

  @Test("A pointer at the indicator's place shows the indicator")
  func broughtBack() throws {
    var list = try SceneDriver()
    try list.send(.pointer(Point(x: 100, y: 300)))
    #expect(list.scene.isChangedByPointer(at: Point(x: 475, y: 300)))
    #expect(!list.scene.isChangedByPointer(at: Point(x: 440, y: 300)))
    try list.send(.pointer(Point(x: 475, y: 300)))
    #expect(!list.scene.takesPress(at: Point(x: 475, y: 300)))
    list.advance(by: 0.2)
    #expect(list.scene.indicator?.opacity == 1 && list.scene.indicator?.expansion == 1)
    #expect(list.scene.takesPress(at: Point(x: 475, y: 300)))
    #expect(
      list.scene.hoveredRow == nil && !list.scene.isChangedByPointer(at: Point(x: 475, y: 301)))
    list.advance(by: 30)
    #expect(list.scene.indicator?.opacity == 1)
    try list.send(.pointer(Point(x: 100, y: 300)))
    list.advance(by: 2)
    #expect(list.scene.indicator == nil)
    for other in [try SceneDriver { $0.showsIndicator = false }, try SceneDriver(rows: 3)] {
      var none = other
      try none.send(.pointer(Point(x: 100, y: 100)))
      #expect(!none.scene.isChangedByPointer(at: Point(x: 475, y: 100)))
      try none.send(.pointer(Point(x: 475, y: 100)))
      none.advance(by: 0.2)
      #expect(none.scene.indicator == nil)
    }
  }

  @Test("A list at rest reports the row under the pointer")
  func hoveredRow() throws {
    var list = try SceneDriver()
    #expect(list.scene.isChangedByPointer(at: Point(x: 100, y: 50)))
    try list.send(.pointer(Point(x: 100, y: 50)))
    #expect(list.scene.hoveredRow == 1)
    #expect(!list.scene.isChangedByPointer(at: Point(x: 300, y: 60)))
    try list.send(.wheel(notches: 1))
    list.advance(by: 0.05)
    #expect(list.scene.hoveredRow == nil)
    #expect(
      list.scene.isChangedByPointer(at: Point(x: 300, y: 60)),
      "another row may be under the pointer when the list rests")
    list.advance(by: 3)
    #expect(list.scene.hoveredRow == 2)
    try list.send(.pointerLeft)
    #expect(list.scene.hoveredRow == nil)
  }

  @Test("The thumb can be dragged; a click on the track pages")
  func pointer() throws {
    var list = try SceneDriver()
    try list.send(.wheel(notches: 1))
    list.advance(by: 1)
    try list.send(.pressIndicator(Point(x: 475, y: 600)))
    #expect(!list.scene.container.isIndicatorHeld)
    #expect(list.scene.container.targetOffset == list.scene.container.wheelNotch + 576)
    list.advance(by: 1)
    let thumb = try #require(list.scene.indicator).frame
    try list.send(.pressIndicator(Point(x: 475, y: thumb.y + 5)))
    #expect(list.scene.container.isIndicatorHeld)
    #expect(throws: SceneError.alreadyHeld) { try list.send(.press(Point(x: 1, y: 1))) }
    #expect(throws: SceneError.alreadyHeld) { try list.send(.pan(dx: 0, dy: 1)) }
    try list.send(.moveIndicator(Point(x: 300, y: thumb.y + 105)))
    #expect(abs((list.scene.indicator?.frame.y ?? 0) - (thumb.y + 100)) <= 1e-9)
    try list.send(.releaseIndicator)
    #expect(throws: SceneError.notPressed) { try list.send(.releaseIndicator) }
    #expect(list.phase == .idle)
    list.advance(by: 0.5)
    #expect(list.scene.indicator?.expansion == 0, "the pointer is beside the indicator")
    #expect(
      list.scene.header == nil && !list.effects.contains(.didEndDragging(willDecelerate: true)))
  }

  @Test("A press on an overscrolled list's thumb neither holds nor fires")
  func stretched() throws {
    var list = try SceneDriver(footer: .mjAuto, inset: EdgeInsets(top: 0, bottom: 90))
    try list.send(.key(KeyStroke(.end)))
    for _ in 0..<300 where list.scene.footer?.state == .idle { list.advance(by: 0.01) }
    #expect(list.scene.footer?.state == .refreshing)
    try list.send(.end(.footer, .success))
    try list.send(.setInset(.bottom, 0, duration: nil))
    #expect(list.offset > list.scene.container.maximumOffset)
    let thumb = try #require(list.scene.indicator).frame
    try list.send(.pressIndicator(Point(x: 475, y: thumb.y + 2)))
    #expect(!list.scene.container.isIndicatorHeld)
    list.advance(by: 3)
    #expect(list.scene.footer?.state == .idle)
  }

  @Test("A jump by the program and an idle list show no indicator")
  func quiet() throws {
    var list = try SceneDriver()
    try list.send(.setOffset(500, animated: false))
    list.advance(by: 0.2)
    #expect(list.scene.indicator == nil && list.scene.nextWake == nil)
    try list.send(.insertRows(at: 0, count: 5))
    list.advance(by: 0.2)
    #expect(list.scene.indicator == nil)
  }
}
