import SceneModel
import ScrollModel
import TestSupport
import Testing

/// Checks that the end of each motion is reported once.
@Suite("Ends of motions")
struct EndsOfMotionsTests {
  private func flung() throws -> SceneDriver {
    var list = try SceneDriver(rows: 1000)
    for _ in 0..<4 {
      try list.send(.pan(dx: 0, dy: -20))
      list.advance(by: 0.01)
    }
    try list.send(.panEnd)
    #expect(list.effects.last == .scroll(.willBeginDecelerating))
    _ = list.takeEffects()
    list.advance(by: 0.05)
    return list
  }

  @Test("A glide that another motion replaces reports its end")
  func takenOver() throws {
    for event in [
      SceneEvent.wheel(notches: 1), .key(KeyStroke(.end)),
      .setOffset(0, animated: true),
      .setOffset(0, animated: false), .press(Point(x: 1, y: 1)),
      .showRow(0, at: .top, animated: true),
    ] {
      var list = try flung()
      try list.send(event)
      let ends = list.effects.filter { $0 == .didEndDecelerating }
      #expect(ends.count == 1, "\(event)")
    }
  }

  @Test("An interrupted animation reports its end")
  func cutShort() throws {
    var list = try SceneDriver(rows: 1000)
    try list.send(.setOffset(5000, animated: true))
    list.advance(by: 0.1)
    try list.send(.setOffset(100, animated: false))
    #expect(list.effects == [.didEndScrollingAnimation])
  }

  @Test("An animation redirected at its end reports an end")
  func ledElsewhereAtItsEnd() throws {
    var list = try SceneDriver(rows: 100, header: .mj) {
      $0.rows = RowHeights(count: 100, estimatedHeight: 44)
    }
    // Ends are rounded to nanoseconds, so the animation ends just after 0.3 seconds.
    list.advance(by: 0.123_456_789_6)
    try list.send(.begin(.header))
    try list.send(.showRow(11, at: .bottom, animated: true))
    list.advance(by: 0.3)
    #expect(list.phase == .animating)
    _ = list.takeEffects()
    try list.send(.measureRows(first: 10, heights: [118]))
    list.advance(by: 0.1)
    #expect(list.offset == -38 && list.effects == [.didEndScrollingAnimation], "\(list.effects)")
  }

  @Test("Under a finger an animated offset applies and ends at once")
  func held() throws {
    var list = try SceneDriver(rows: 1000)
    try list.press()
    try list.send(.setOffset(300, animated: true))
    #expect(list.offset == 300 && list.effects == [.didEndScrollingAnimation])
    try list.release()
    #expect(
      !list.effects.contains { if case .rowActivated = $0 { true } else { false } },
      "a different row is now under the finger")
  }

  @Test("Opposite wheel steps at one instant cancel out")
  func stepBack() throws {
    var list = try SceneDriver(rows: 1000)
    try list.send(.wheel(notches: 1))
    try list.send(.wheel(notches: -1))
    list.advance(by: 2)
    #expect(list.offset == 0 && list.phase == .idle)
  }

  @Test("A release that opens a header reports its target, no glide")
  func opening() throws {
    var list = try SceneDriver(header: .mj)
    try list.pull(through: -100)
    #expect(list.effects.contains(.scroll(.willEndDragging(velocity: 0, target: -54))))
    #expect(!list.effects.contains(.scroll(.willBeginDecelerating)))
    list.advance(by: 1)
    #expect(list.offset == -54)
  }

  @Test("An overscrolled list stays put when bouncing is disabled")
  func stretched() throws {
    var list = try SceneDriver(rigid: false)
    try list.send(.press(Point(x: 100, y: 100)))
    try list.send(.move(Point(x: 100, y: 300)))
    let held = list.offset
    #expect(held < -50)
    try list.send(.set(.bounces(false)))
    try list.send(.move(Point(x: 100, y: 301)))
    #expect(abs(list.offset - held) < 1)
    try list.send(.move(Point(x: 100, y: 60)))
    #expect(list.offset >= 0)
    try list.send(.move(Point(x: 100, y: 300)))
    #expect(list.offset == 0, "a list that does not bounce cannot be overscrolled again")
  }

  @Test("A list overscrolled beyond its length still follows the finger")
  func farOut() throws {
    for out in [570.0, 600, 639, 641, 2000] {
      var list = try SceneDriver(rigid: false)
      try list.press()
      try list.send(.setOffset(-out, animated: false))
      try list.send(.move(Point(x: 100, y: 320 - 300)))
      #expect(list.offset > -out + 1, "\(out)")
    }
  }

  @Test("A paged list rests on a page after interruptions")
  func pages() throws {
    func paged() throws -> SceneDriver {
      var list = try SceneDriver(rows: 200) {
        $0.isPagingEnabled = true
        $0.dragThreshold = 8
      }
      try list.send(.pan(dx: 0, dy: -100))
      list.advance(by: 0.01)
      try list.send(.pan(dx: 0, dy: -30))
      try list.send(.panEnd)
      list.advance(by: 0.05)
      #expect(list.phase == .decelerating)
      return list
    }
    var list = try paged()
    try list.send(.key(KeyStroke(.escape)))
    list.advance(by: 3)
    #expect([0, 640].contains(list.offset))
    list = try paged()
    try list.send(.press(Point(x: 100, y: 100)))
    try list.send(.move(Point(x: 150, y: 100)))
    list.advance(by: 3)
    #expect([0, 640].contains(list.offset))
    list = try paged()
    try list.send(.resize(width: 480, height: 500))
    list.advance(by: 3)
    #expect([0, 500].contains(list.offset))
    list = try paged()
    try list.send(.setOffset(-100, animated: false))
    list.advance(by: 3)
    #expect(list.offset == 0)
  }

  @Test("Changing columns keeps the rows' own heights")
  func columns() throws {
    var list = try SceneDriver {
      $0.rows = RowHeights(heights: [10, 200, 30, 400, 50], defaultHeight: 44) ?? $0.rows
    }
    try list.send(.set(.columns(.count(2))))
    #expect(list.scene.container.contentLength == 3 * 44)
    try list.send(.insertRows(at: 1, count: 1))
    try list.send(.removeRows(at: 0, count: 1))
    try list.send(.set(.columns(.count(1))))
    #expect(list.scene.rows.givenHeights == [44, 200, 30, 400, 50])
    var estimated = try SceneDriver { $0.rows = RowHeights(count: 90, estimatedHeight: 60) }
    try estimated.send(.measureRows(first: 3, heights: [75]))
    try estimated.send(.set(.columns(.count(3))))
    try estimated.send(.set(.columns(.count(1))))
    #expect(estimated.scene.rows.estimatedHeight == 60)
    #expect(estimated.scene.rows.height(of: 3) == 75)
  }

  @Test("A list with scrolling disabled ignores keys, wheel and track")
  func disabled() throws {
    var list = try SceneDriver(rows: 1000)
    try list.send(.wheel(notches: 1))
    list.advance(by: 1)
    try list.send(.set(.isScrollEnabled(false)))
    let offset = list.offset
    try list.send(.key(KeyStroke(.pageDown)))
    try list.send(.pressIndicator(Point(x: 475, y: 600)))
    try list.send(.wheel(notches: 3))
    list.advance(by: 2)
    #expect(list.offset == offset)
  }

  @Test("Shift and a click extend the selection from the focus")
  func shiftClick() throws {
    var list = try SceneDriver { $0.selectionMode = .multiple }
    try list.send(.focus(2))
    try list.send(.press(Point(x: 10, y: 6 * 44 + 5), .shift))
    try list.send(.release(Point(x: 10, y: 6 * 44 + 5)))
    #expect(list.scene.selectedRows.ranges == [2..<7])
  }
}
