import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Drag")
struct DragTests {
  @Test("A press becomes a drag past the threshold, exclusively")
  func threshold() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    list.press(along: 300, across: 50)
    #expect(list.phase == .tracking)
    #expect(list.isTracking && !list.isDragging)
    list.movePress(along: 292, across: 50)
    #expect(list.phase == .tracking)
    #expect(list.contentOffset == 1000)
    let events = list.takeEvents()
    #expect(events == [])
    list.movePress(along: 291.5, across: 50)
    #expect(list.phase == .dragging)
    let laterEvents = list.takeEvents()
    #expect(laterEvents == [.willBeginDragging])
  }

  @Test("The threshold is subtracted from the travel, in either direction")
  func slop() {
    for sign in [-1.0, 1] {
      var list = ScrollContainer.list()
      list.setContentOffset(1000)
      list.press(along: 300, across: 0)
      list.movePress(along: 300 + sign * 20, across: 0)
      #expect(list.contentOffset == 1000 - sign * 12)
      list.movePress(along: 300 - sign * 30, across: 0)
      #expect(list.contentOffset == 1000 + sign * 38, "the subtracted threshold keeps its sign")
    }
  }

  @Test("With a threshold of 0 any travel is a drag")
  func noThreshold() {
    var list = ScrollContainer.list()
    list.changeSettings { $0.dragThreshold = 0 }
    list.press(along: 300, across: 0)
    #expect(list.phase == .tracking)
    list.movePress(along: 300, across: 0)
    #expect(list.phase == .tracking)
    list.movePress(along: 299.999, across: 0)
    #expect(list.phase == .dragging)
    #expect(abs(list.contentOffset - 0.001) <= 1e-9)
  }

  @Test("Travel across the axis past the threshold abandons the press")
  func ignored() {
    var list = ScrollContainer.list()
    list.press(along: 300, across: 50)
    list.movePress(along: 297, across: 59)
    #expect(list.isPressIgnored)
    #expect(list.phase == .idle)
    list.movePress(along: 100, across: 59)
    #expect(list.contentOffset == 0)
    #expect(list.phase == .idle)
    #expect(list.isPressed)
    let end = list.releasePress()
    #expect(end == .ignored)
    #expect(!list.isPressed)
    let events = list.takeEvents()
    #expect(events == [])
  }

  @Test("In one step past both thresholds, larger across travel wins")
  func bothAtOnce() {
    var list = ScrollContainer.list()
    list.press(along: 300, across: 50)
    list.movePress(along: 280, across: 90)
    #expect(list.isPressIgnored)
    list = ScrollContainer.list()
    list.press(along: 300, across: 50)
    list.movePress(along: 260, across: 70)
    #expect(list.phase == .dragging)
    list = ScrollContainer.list()
    list.press(along: 300, across: 50)
    list.movePress(along: 280, across: 70)
    #expect(list.phase == .dragging, "equal travel across is not larger")
  }

  @Test("Abandoning a press releases a caught overscroll")
  func givenUpWhileStretched() {
    var list = ScrollContainer.list()
    list.setContentOffset(-100)
    list.advance(to: 0.05)
    list.press(along: 300, across: 50)
    let held = list.contentOffset
    #expect(held < -50)
    list.movePress(along: 300, across: 90)
    #expect(list.phase == .bouncing)
    #expect(list.contentOffset == held)
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(list.contentOffset == 0)
  }

  @Test("A drag past the edge follows the viewport's rubber band")
  func rubberBand() {
    var list = ScrollContainer.list(inset: EdgeInsets(top: 40))
    list.press(along: 100, across: 0)
    list.movePress(along: 208, across: 0)
    let shown = RubberBand(dimension: 640).displacement(forPull: 100)
    #expect(abs(list.contentOffset - (-40 - shown)) <= 1e-9)
    list.movePress(along: 100 + 8 + 30, across: 0)
    #expect(
      abs(list.contentOffset - (-40 - RubberBand(dimension: 640).displacement(forPull: 30))) <= 1e-9
    )
  }

  @Test("A release moves the list first, without a velocity sample")
  func releaseMoves() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    list.press(along: 300, across: 0)
    for step in 1...6 {
      list.advance(by: 0.010)
      list.movePress(along: 300 - 10 * Double(step), across: 0)
    }
    _ = list.movePressToRelease(along: 200, across: 0)
    #expect(list.contentOffset == 1092)
    let end = list.releasePress()
    #expect(end == .drag)
    #expect(list.phase == .decelerating)
    #expect(abs(list.velocity - 1000) <= 1e-6)
    let events = list.takeEvents()
    #expect(events.count == 4 && events[0] == .willBeginDragging)
    guard case .willEndDragging(let velocity, let target) = events[1] else {
      return #expect(Bool(false), "willEndDragging was not reported")
    }
    #expect(velocity == list.velocity)
    #expect(Array(events[2...]) == [.didEndDragging(willDecelerate: true), .willBeginDecelerating])
    list.advanceToRest()
    #expect(abs(list.contentOffset - target) <= 1e-9)
  }

  @Test("A cancel is a release without velocity")
  func cancel() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    list.press(along: 300, across: 0)
    list.advance(by: 0.010)
    list.movePress(along: 250, across: 0)
    #expect(list.velocity > 1000)
    let end = list.cancelPress()
    #expect(end == .drag)
    #expect(list.phase == .idle)
    #expect(list.contentOffset == 1042)
    let events = list.takeEvents()
    #expect(
      events == [
        .willBeginDragging, .willEndDragging(velocity: 0, target: 1042),
        .didEndDragging(willDecelerate: false),
      ])
  }

  @Test("A finger that rested for 40 ms has no velocity")
  func restedFinger() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    list.press(along: 300, across: 0)
    list.advance(by: 0.010)
    list.movePress(along: 200, across: 0)
    list.advance(by: 0.040)
    #expect(list.velocity == 0)
    let end = list.releasePress()
    #expect(end == .drag)
    #expect(list.phase == .idle)
  }

  @Test("An overscrolled release scales the velocity by the band's slope")
  func scaledVelocity() throws {
    let table = try CSVTable.vectors("release_velocity_scaling")
    for row in table.rows {
      var list = ScrollContainer.list(viewport: try row.number("viewport"))
      let pull = try row.number("raw_overpull")
      let finger = try row.number("finger_velocity")
      list.pan(by: pull - finger * 0.030)
      for _ in 0..<3 {
        list.advance(by: 0.010)
        list.pan(by: finger * 0.010)
      }
      #expect(abs(-list.contentOffset - (try row.number("displayed"))) <= 1e-4)
      let expected = try row.number("displayed_velocity_C1")
      #expect(abs(-list.velocity - expected) <= 1e-3)
      let end = list.endPan()
      #expect(end == .drag)
      #expect(list.phase == .bouncing)
      #expect(abs(-list.velocity - expected) <= 1e-3)
      list.advance(by: try row.number("t_peak_w10"))
      #expect(abs(-list.contentOffset - (try row.number("peak_w10_scaled"))) <= 1e-4)
    }
  }

  @Test("A press without travel is a click")
  func click() {
    var list = ScrollContainer.list()
    list.press(along: 300, across: 0)
    let end = list.releasePress()
    #expect(end == .click(stopped: false))
    let events = list.takeEvents()
    #expect(events == [])
    #expect(list.phase == .idle)
  }

  @Test("A release counts as a move only at another place")
  func liftedWhereItIs() {
    var list = ScrollContainer.list()
    list.press(along: 100, across: 50)
    list.movePress(along: 102, across: 55)
    let isAnother = list.movePressToRelease(along: 102, across: 55)
    #expect(!isAnother)
    let isFarther = list.movePressToRelease(along: 102, across: 56)
    #expect(isFarther)
  }
}
