import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Options of a container")
struct OptionsTests {
  @Test("Without bounces drags and glides stop at the edge")
  func noBounces() {
    var list = ScrollContainer.list()
    list.changeSettings { $0.bounces = false }
    list.pan(by: 200)
    #expect(list.contentOffset == 0)
    #expect(list.velocity == 0)
    _ = list.endPan()
    #expect(list.phase == .idle)
    list.pullAndRelease(at: 100, velocity: -3000)
    let released = list.time
    _ = list.takeEvents()
    let glide = Deceleration(origin: 100, velocity: -3000, rate: .normal)
    let crossing = glide.time(toReach: 0) ?? 0
    list.advance(to: released + crossing - 1e-6)
    #expect(list.phase == .decelerating)
    list.advance(to: released + crossing + 1e-6)
    #expect(list.phase == .idle)
    #expect(list.contentOffset == 0)
    let events = list.takeEvents()
    #expect(events == [.didEndDecelerating])
  }

  @Test("Without a rubber band a drag follows 1:1 at full velocity")
  func noBand() {
    var list = ScrollContainer.list()
    list.changeSettings { $0.rubberBand = nil }
    list.pan(by: 40)
    for _ in 0..<4 {
      list.advance(by: 0.01)
      list.pan(by: 10)
    }
    #expect(list.contentOffset == -80)
    _ = list.endPan()
    #expect(list.phase == .bouncing)
    #expect(abs(list.velocity - -1000) <= 1e-6)
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(list.contentOffset == 0)
  }

  @Test("Without animations known offsets are reached at once")
  func noAnimations() {
    var list = ScrollContainer.list()
    list.setAnimates(false)
    list.setContentOffset(900, animated: true)
    #expect(list.contentOffset == 900)
    #expect(list.phase == .idle)
    list.wheel(notches: 1)
    #expect(list.contentOffset == 900 + list.wheelNotch)
    #expect(list.phase == .idle)
    list.setContentOffset(0)
    list.setInset(60, of: .header, at: .top, duration: 0.25, reveals: true)
    #expect(list.contentOffset == -60)
    #expect(list.presentedContentInset.top == 60)
    #expect(list.phase == .idle)
    list.setInset(0, of: .header, at: .top, duration: 0.4)
    #expect(list.contentOffset == 0)
    list.pan(by: 100)
    list.advance(by: 1)
    let end = list.endPan()
    #expect(end == .drag)
    #expect(list.contentOffset == 0)
    #expect(list.phase == .idle)
    #expect(!list.isMoving)
  }

  @Test("Without animations a fling ends at once and reports all events")
  func flingWithoutAnimations() {
    for (velocity, end) in [(-2000.0, 0.0), (1000, 100 + 999 / 2.002_002_671)] {
      var list = ScrollContainer.list()
      list.setAnimates(false)
      list.pullAndRelease(at: 100, velocity: velocity)
      #expect(list.phase == .idle)
      #expect(abs(list.contentOffset - end) <= 1e-6)
      let events = list.takeEvents()
      #expect(events.count == 5)
      #expect(events.first == .willBeginDragging)
      #expect(
        Array(events.dropFirst(2)) == [
          .didEndDragging(willDecelerate: true), .willBeginDecelerating, .didEndDecelerating,
        ])
    }
  }

  @Test("A fling at the fast rate decays at that rate")
  func fastRate() {
    var list = ScrollContainer.list()
    list.changeSettings { $0.decelerationRate = .fast }
    list.pullAndRelease(at: 500, velocity: 2000)
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(abs(list.contentOffset - (500 + 1999 / DecelerationRate.fast.decayPerSecond)) <= 1e-4)
  }
}
