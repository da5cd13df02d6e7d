import Glibc
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Setting the content offset")
struct ContentOffsetTests {
  @Test("An offset in the range applies at once")
  func atOnce() {
    var list = ScrollContainer.list()
    list.setContentOffset(700)
    #expect(list.contentOffset == 700)
    #expect(list.phase == .idle)
  }

  @Test("A new offset cancels any motion", arguments: [false, true])
  func cancels(animated: Bool) {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: 500, velocity: 3000)
    list.advance(by: 0.1)
    list.setContentOffset(700, animated: animated)
    if !animated {
      #expect(list.phase == .idle)
      #expect(list.velocity == 0)
    }
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(list.contentOffset == 700)
  }

  @Test("An offset outside the range springs back", arguments: [-150.0, 5000])
  func outside(offset: Double) {
    var list = ScrollContainer.list()
    list.setContentOffset(offset)
    #expect(list.contentOffset == offset)
    #expect(list.phase == .bouncing)
    #expect(list.velocity == 0)
    let rest = offset < 0 ? list.minimumOffset : list.maximumOffset
    let spring = Spring(from: offset, velocity: 0, to: rest)
    list.advance(by: 0.2)
    #expect(abs(list.contentOffset - spring.position(at: 0.2)) <= 1e-9)
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(list.contentOffset == rest)
  }

  @Test("An offset during a drag moves the finger's anchor")
  func underFinger() {
    var list = ScrollContainer.list()
    list.press(along: 300, across: 0)
    list.movePress(along: 282, across: 0)
    #expect(list.contentOffset == 10)
    list.setContentOffset(1000)
    #expect(list.contentOffset == 1000)
    #expect(list.phase == .dragging)
    list.movePress(along: 272, across: 0)
    #expect(list.contentOffset == 1010)
    list.setContentOffset(-90)
    #expect(list.contentOffset == -90)
    let band = RubberBand(dimension: 640)
    let pull = band.pull(forDisplacement: 90)
    list.movePress(along: 277, across: 0)
    #expect(abs(-list.contentOffset - band.displacement(forPull: pull + 5)) <= 1e-9)
  }

  @Test("An offset during a press moves the anchor too")
  func underPress() {
    var list = ScrollContainer.list()
    list.press(along: 300, across: 0)
    list.setContentOffset(400)
    #expect(list.phase == .tracking)
    list.movePress(along: 282, across: 0)
    #expect(list.contentOffset == 410)
  }

  @Test("An animated offset follows a cubic of 0.3 s")
  func animated() {
    var list = ScrollContainer.list()
    list.setContentOffset(600, animated: true)
    #expect(list.phase == .animating)
    for step in 1...5 {
      list.advance(to: 0.05 * Double(step))
      let s = Double(step) / 6
      #expect(abs(list.contentOffset - 600 * s * s * (3 - 2 * s)) <= 1e-9)
    }
    list.advance(to: 0.2999)
    #expect(list.phase == .animating)
    list.advance(to: 0.3001)
    #expect(list.phase == .idle)
    #expect(list.contentOffset == 600)
    let events = list.takeEvents()
    #expect(events == [.didEndScrollingAnimation])
  }

  @Test("An animated target is clamped to the range", arguments: [-300.0, 9000])
  func clamped(target: Double) {
    var list = ScrollContainer.list(inset: EdgeInsets(top: 10, bottom: 20))
    list.setContentOffset(1000)
    list.setContentOffset(target, animated: true)
    list.advance(to: 0.31)
    #expect(list.contentOffset == (target < 0 ? -10 : 4400 + 20 - 640))
    #expect(list.phase == .idle)
  }

  @Test("An animated offset keeps the current position and velocity")
  func inFlight() {
    for velocity in [-400.0, 400, 1500] {
      var list = ScrollContainer.list()
      list.pullAndRelease(at: 1500, velocity: velocity)
      list.advance(by: 0.1)
      let (x, v) = (list.contentOffset, list.velocity)
      list.setContentOffset(2000, animated: true)
      #expect(list.contentOffset == x)
      #expect(abs(list.velocity - v) <= 1e-9)
      list.advance(by: 0.3)
      #expect(list.contentOffset == 2000)
    }
  }

  @Test("If the cubic would overshoot, a spring passes and turns once")
  func tooFast() {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: 1000, velocity: 4000)
    list.setContentOffset(1200, animated: true)
    #expect(list.phase == .animating)
    let farthest = 1200 + list.velocity / (M_E * Spring.defaultFrequency)
    var (last, turns, isOutward) = (list.contentOffset, 0, true)
    while list.phase != .idle {
      list.advance(by: 0.01)
      #expect(list.contentOffset <= farthest)
      if isOutward, list.contentOffset < last {
        turns += 1
        isOutward = false
      } else if !isOutward {
        #expect(list.contentOffset <= last && list.contentOffset >= 1200)
      }
      last = list.contentOffset
    }
    #expect(last == 1200 && turns == 1)
  }
}
