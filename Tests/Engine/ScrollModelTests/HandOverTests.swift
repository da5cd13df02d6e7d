import Glibc
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Transition at the edge")
struct HandOverTests {
  @Test("A glide crosses the edge at its own time at any frame rate")
  func glideIntoEdge() throws {
    for row in try CSVTable.vectors("fling_into_edge").rows {
      guard try row.number("rate") == 0.998, let crossing = try? row.number("t_cross") else {
        continue
      }
      let distance = try row.number("distance_to_edge")
      var list = ScrollContainer.list()
      let start = list.maximumOffset - distance
      list.pullAndRelease(at: start, velocity: try row.number("v0"))
      let released = list.time
      for gap in [1.0 / 30, 1.0 / 144, 0.5] {
        var copy = list
        while copy.time + gap < released + crossing { copy.advance(by: gap) }
        #expect(copy.phase == .decelerating)
        copy.advance(to: released + crossing + 1e-5)
        #expect(copy.phase == .bouncing)
        let speed = try row.number("v_cross_equals_v0_minus_kD")
        #expect(abs(copy.velocity - speed) <= 1e-3 * speed)
        copy.advance(to: released + (try row.number("t_peak_abs")))
        let peak = try row.number("peak_overshoot_w10")
        #expect(abs(copy.contentOffset - copy.maximumOffset - peak) <= 1e-4)
        #expect(abs(copy.velocity) <= 1e-2)
      }
    }
  }

  @Test("One step across the edge equals a thousand steps")
  func anyTicks() {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: 200, velocity: -4000)
    let end = list.time + 0.37
    var once = list
    once.advance(to: end)
    for rate in [30.0, 60, 144, 1000] {
      var often = list
      while often.time + 1 / rate < end { often.advance(by: 1 / rate) }
      often.advance(to: end)
      #expect(abs(often.contentOffset - once.contentOffset) <= 1e-9)
      #expect(abs(often.velocity - once.velocity) <= 1e-8)
      #expect(often.phase == once.phase)
    }
    #expect(once.phase == .bouncing)
  }

  @Test("A fling inward from past the edge keeps its velocity")
  func flungIntoRange() {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: -100, velocity: 2000)
    let free = Deceleration(origin: -100, velocity: 2000, rate: .normal)
    #expect(list.phase == .decelerating)
    #expect(abs(list.targetOffset - free.destination) <= 1e-9)
    let released = list.time
    for time in [0.01, 0.05, 0.2, 1] {
      list.advance(to: released + time)
      #expect(abs(list.contentOffset - free.position(at: time)) <= 1e-9)
      #expect(abs(list.velocity - free.velocity(at: time)) <= 1e-9)
    }
    list.advanceToRest()
    #expect(abs(list.contentOffset - free.destination) <= 1e-9)
  }

  @Test("A fling too slow to leave an open control rests there")
  func ledToOpenControl() {
    let decay = DecelerationRate.normal.decayPerSecond
    // The list starts 60.5 points beyond offset 0, half a point beyond its rest. The control is out
    // of view at 0.
    let fastest = decay * 60.5 + Deceleration.restSpeed
    for (velocity, isFlung) in [(fastest - 0.1, false), (fastest + 0.1, true)] {
      var list = ScrollContainer.list()
      list.setInset(60, of: .header, at: .top, reveals: true)
      list.advanceToRest()
      list.pullAndRelease(at: -60.5, velocity: velocity)
      var (last, turns, direction) = (list.contentOffset, 0, 1.0)
      var highest = last
      while list.phase != .idle {
        list.advance(by: 0.01)
        let move = list.contentOffset - last
        if move * direction < 0 { (turns, direction) = (turns + 1, -direction) }
        (last, highest) = (list.contentOffset, max(highest, list.contentOffset))
      }
      #expect(turns == (isFlung ? 0 : 1))
      if isFlung {
        #expect(last > 0 && last < 0.1)
      } else {
        #expect(last == -60 && highest + 60 <= velocity / (M_E * Spring.defaultFrequency))
      }
    }
  }

  @Test("A glide inside the range ends at a speed of 1")
  func restInside() {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: 500, velocity: 300)
    let released = list.time
    let glide = Deceleration(origin: 500, velocity: 300, rate: .normal)
    list.advance(to: released + glide.duration - 1e-6)
    #expect(list.phase == .decelerating)
    list.advance(to: released + glide.duration + 1e-6)
    #expect(list.phase == .idle)
    #expect(abs(list.contentOffset - glide.destination) <= 1e-6)
    let events = list.takeEvents()
    #expect(events.last == .didEndDecelerating)
  }

  @Test("A bounce ends exactly at the rest offset, on time")
  func restAtEdge() {
    var list = ScrollContainer.list(inset: EdgeInsets(top: 12.3))
    list.setContentOffset(-100)
    let duration = Spring(from: -100, velocity: 0, to: -12.3).duration
    list.advance(to: duration - 1e-6)
    #expect(list.phase == .bouncing)
    #expect(list.contentOffset != -12.3)
    list.advance(to: duration + 1e-6)
    #expect(list.phase == .idle)
    #expect(list.contentOffset == -12.3)
    #expect(list.velocity == 0)
  }

  @Test("A release at the edge with an outward velocity bounces")
  func releaseAtEdge() {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: list.maximumOffset, velocity: 1000)
    let released = list.time
    list.advance(to: released + 0.1)
    #expect(list.phase == .bouncing)
    #expect(abs(list.contentOffset - list.maximumOffset - 1000 / (10 * M_E)) <= 1e-3)
  }

  @Test("A short list pulls at both ends and returns to its top")
  func shortList() {
    for travel in [-100.0, 100] {
      var list = ScrollContainer.list(content: 100, inset: EdgeInsets(top: 20, bottom: 30))
      #expect(list.minimumOffset == -20)
      #expect(list.maximumOffset == -20)
      list.pan(by: travel)
      let shown = RubberBand(dimension: 640).displacement(forPull: 100)
      #expect(abs(list.contentOffset - (-20 - shown * travel.sign)) <= 1e-9)
      list.advance(by: 0.1)
      let end = list.endPan()
      #expect(end == .drag)
      #expect(list.phase == .bouncing)
      list.advanceToRest()
      #expect(list.phase == .idle)
      #expect(list.contentOffset == -20)
    }
  }
}

extension Double {
  fileprivate var sign: Double { self < 0 ? -1 : 1 }
}
