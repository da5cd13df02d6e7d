import Glibc
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// The time at which a motion reaches a place, by its closed form and not by ticks.
@Suite("The time at which a motion reaches a place")
struct ReachingTests {
  /// The first of many small steps at which the list is at `offset` or past it, towards `edge`.
  private func seen(
    _ list: ScrollContainer, _ offset: Double, _ edge: InsetEdge, step: Double = 1e-4
  ) -> Double? {
    let sign = edge == .top ? -1.0 : 1.0
    guard let end = list.motionEnd else { return nil }
    var (now, last) = (list, list.contentOffset)
    while now.time + step < end {
      now.advance(by: step)
      let leads = sign * (now.contentOffset - last) > 0
      if leads, sign * now.contentOffset >= sign * offset { return now.time }
      last = now.contentOffset
    }
    return nil
  }

  @Test("A glide is there when its formula says so, and not before the place or after its end")
  func glide() throws {
    var list = ScrollContainer.list(content: 10_000)
    list.setContentOffset(1000)
    list.pullAndRelease(at: 1000, velocity: 2000)
    let start = list.time
    let decay = DecelerationRate.normal.decayPerSecond
    for way in [1.0, 100, 500, 900] {
      let time = try #require(list.time(ofReaching: 1000 + way, towards: .bottom))
      #expect(abs(time - start + log(1 - decay * way / 2000) / decay) <= 1e-9)
    }
    #expect(list.time(ofReaching: 2100, towards: .bottom) == nil, "it goes 999 points")
    #expect(list.time(ofReaching: 900, towards: .top) == nil, "it goes the other way")
    #expect(list.time(ofReaching: 900, towards: .bottom) == start, "it is past it and goes on")
    #expect(ScrollContainer.list().time(ofReaching: 0, towards: .bottom) == nil, "at rest")
  }

  @Test("Where the glide meets the list's end, that is when it is there")
  func end() throws {
    var list = ScrollContainer.list()
    list.setContentOffset(3000)
    list.pullAndRelease(at: 3000, velocity: 2000)
    let time = try #require(list.time(ofReaching: list.maximumOffset, towards: .bottom))
    #expect(abs(time - (try #require(list.motionEnd))) <= 1e-9)
  }

  @Test("A step from rest leads on at once, also inside the zone")
  func fromRest() {
    var list = ScrollContainer.list()
    list.setContentOffset(3000)
    list.step(to: 3500)
    #expect(list.velocity == 0)
    #expect(list.time(ofReaching: 2900, towards: .bottom) == list.time)
    #expect(list.time(ofReaching: 3100, towards: .top) == nil)
  }

  @Test("A spring that ends there counts as there a point before, more than a second earlier")
  func arrival() throws {
    var list = ScrollContainer.list()
    list.setContentOffset(3000)
    list.step(to: list.maximumOffset)
    let time = try #require(list.time(ofReaching: list.maximumOffset, towards: .bottom))
    var there = list
    there.advance(to: time)
    #expect(abs(there.contentOffset - (list.maximumOffset - ScrollContainer.arrival)) <= 1e-6)
    #expect(try #require(list.motionEnd) - time > 0.2)
    // A place on the way is not the end.
    let early = try #require(list.time(ofReaching: 3500, towards: .bottom))
    there = list
    there.advance(to: early)
    #expect(abs(there.contentOffset - 3500) <= 1e-6)
  }

  @Test("A spring that turns leads on from its turn, where that is in the zone")
  func turning() throws {
    // Gliding up at 1,500 points a second, told to go down: it turns on its way.
    var list = ScrollContainer.list(content: 10_000)
    list.setContentOffset(5000)
    list.pullAndRelease(at: 5000, velocity: -1500)
    list.step(to: 5200)
    let turn = try #require(seen(list, 0, .bottom))
    let early = try #require(list.time(ofReaching: 4000, towards: .bottom), "the zone is far up")
    #expect(abs(early - turn) <= 2e-4)
    var there = list
    there.advance(to: turn)
    let lowest = there.contentOffset
    #expect(lowest < 4980)
    // It leaves this zone, turns outside of it and comes back.
    let zone = 4995.0
    let late = try #require(list.time(ofReaching: zone, towards: .bottom))
    there = list
    there.advance(to: late)
    #expect(late > turn + 0.01)
    #expect(abs(there.contentOffset - zone) <= 1e-6)
    // It moves towards the top now, and never again.
    #expect(list.time(ofReaching: 5100, towards: .top) == list.time)
    #expect(list.time(ofReaching: lowest - 1, towards: .top) == nil)
    there = list
    there.advance(to: turn + 0.01)
    #expect(there.time(ofReaching: 5100, towards: .top) == nil)
  }

  @Test("Any motion, place and edge: as the small steps see it")
  func anyMotion() {
    for (name, list) in PhasedList.all {
      for edge in InsetEdge.allCases {
        for offset in stride(from: -150.0, through: 3950, by: 41) {
          guard let end = list.motionEnd else {
            #expect(list.time(ofReaching: offset, towards: edge) == nil, "\(name)")
            continue
          }
          let found = list.time(ofReaching: offset, towards: edge)
          guard let seen = seen(list, offset, edge, step: 1e-3) else {
            // The steps may miss a spring's last point, which counts as reached.
            if let found { #expect(found > end - 1.5, "\(name) at \(offset)") }
            continue
          }
          guard let found else {
            Issue.record("\(name) reaches \(offset) at \(seen)")
            continue
          }
          #expect(found <= seen + 1e-9 && found >= list.time, "\(name) at \(offset)")
          var there = list
          there.advance(to: min(found, end))
          let sign = edge == .top ? -1.0 : 1.0
          #expect(
            sign * there.contentOffset >= sign * offset - ScrollContainer.arrival - 1e-6,
            "\(name) at \(offset)")
        }
      }
    }
  }

  @Test("Only what the user has started counts as scrolled by the user")
  func users() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    list.wheel(notches: 3)
    #expect(!list.isScrolledByUser(towards: .bottom), "nobody has claimed it")
    list.claimMotionForUser()
    #expect(list.isScrolledByUser(towards: .bottom))
    list.advance(by: 0.05)
    list.setContentLength(4000)
    #expect(list.isScrolledByUser(towards: .bottom), "a change leaves it whose it is")
    list.setContentOffset(900, animated: true)
    #expect(!list.isScrolledByUser(towards: .bottom), "a program's target is none")
    list.advanceToRest()
    list.claimMotionForUser()
    list.setContentOffset(5000)
    #expect(list.phase == .bouncing)
    #expect(!list.isScrolledByUser(towards: .bottom), "nor is what it put beyond the end")
  }
}
