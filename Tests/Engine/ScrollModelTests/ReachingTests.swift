import Glibc
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// Computes the time at which a motion reaches an offset by its closed form, and compares it with
/// ticks.
@Suite("Times at which a motion reaches an offset")
struct ReachingTests {
  /// Returns the time of the first small step at which the list, moving towards `edge`, is at or
  /// past `offset`, or `nil` if there is none.
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

  @Test("A glide reaches offsets at the formula's time, within its range")
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
    #expect(
      list.time(ofReaching: 2100, towards: .bottom) == nil, "the glide is only 999 points long")
    #expect(
      list.time(ofReaching: 900, towards: .top) == nil, "the list moves in the other direction")
    #expect(
      list.time(ofReaching: 900, towards: .bottom) == start, "the list is already past the offset")
    #expect(
      ScrollContainer.list().time(ofReaching: 0, towards: .bottom) == nil,
      "a list at rest reaches nothing")
  }

  @Test("A glide reaches the list's end when it ends")
  func end() throws {
    var list = ScrollContainer.list()
    list.setContentOffset(3000)
    list.pullAndRelease(at: 3000, velocity: 2000)
    let time = try #require(list.time(ofReaching: list.maximumOffset, towards: .bottom))
    #expect(abs(time - (try #require(list.motionEnd))) <= 1e-9)
  }

  @Test("A step that begins inside the zone reaches it at once")
  func fromRest() {
    var list = ScrollContainer.list()
    list.setContentOffset(3000)
    list.step(to: 3500)
    #expect(list.velocity == 0)
    #expect(list.time(ofReaching: 2900, towards: .bottom) == list.time)
    #expect(list.time(ofReaching: 3100, towards: .top) == nil)
  }

  @Test("A spring counts as arrived one point before its end")
  func arrival() throws {
    var list = ScrollContainer.list()
    list.setContentOffset(3000)
    list.step(to: list.maximumOffset)
    let time = try #require(list.time(ofReaching: list.maximumOffset, towards: .bottom))
    var there = list
    there.advance(to: time)
    #expect(abs(there.contentOffset - (list.maximumOffset - ScrollContainer.arrival)) <= 1e-6)
    #expect(try #require(list.motionEnd) - time > 0.2)
    // An offset before the end is reached exactly.
    let early = try #require(list.time(ofReaching: 3500, towards: .bottom))
    there = list
    there.advance(to: early)
    #expect(abs(there.contentOffset - 3500) <= 1e-6)
  }

  @Test("A spring that turns reaches the zone after its turn")
  func turning() throws {
    // The list glides up at 1500 points per second and gets a target below, so it turns on its way.
    var list = ScrollContainer.list(content: 10_000)
    list.setContentOffset(5000)
    list.pullAndRelease(at: 5000, velocity: -1500)
    list.step(to: 5200)
    let turn = try #require(seen(list, 0, .bottom))
    let early = try #require(list.time(ofReaching: 4000, towards: .bottom), "the zone is far above")
    #expect(abs(early - turn) <= 2e-4)
    var there = list
    there.advance(to: turn)
    let lowest = there.contentOffset
    #expect(lowest < 4980)
    // The list leaves this zone, turns outside of it and comes back.
    let zone = 4995.0
    let late = try #require(list.time(ofReaching: zone, towards: .bottom))
    there = list
    there.advance(to: late)
    #expect(late > turn + 0.01)
    #expect(abs(there.contentOffset - zone) <= 1e-6)
    // The list moves towards the top now, and not again after its turn.
    #expect(list.time(ofReaching: 5100, towards: .top) == list.time)
    #expect(list.time(ofReaching: lowest - 1, towards: .top) == nil)
    there = list
    there.advance(to: turn + 0.01)
    #expect(there.time(ofReaching: 5100, towards: .top) == nil)
  }

  @Test("Computed times match small steps for all motions")
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
            // The steps may miss the last point of a spring, which counts as reached.
            if let found { #expect(found > end - 1.5, "\(name) at \(offset)") }
            continue
          }
          guard let found else {
            Issue.record("\(name) reaches \(offset) at \(seen), but no time was computed")
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

  @Test("Only claimed motions count as scrolled by the user")
  func users() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    list.wheel(notches: 3)
    #expect(!list.isScrolledByUser(towards: .bottom), "the motion was not claimed for the user")
    list.claimMotionForUser()
    #expect(list.isScrolledByUser(towards: .bottom))
    list.advance(by: 0.05)
    list.setContentLength(4000)
    #expect(list.isScrolledByUser(towards: .bottom), "a content change keeps the claim")
    list.setContentOffset(900, animated: true)
    #expect(
      !list.isScrolledByUser(towards: .bottom), "a motion to a program's target is not the user's")
    list.advanceToRest()
    list.claimMotionForUser()
    list.setContentOffset(5000)
    #expect(list.phase == .bouncing)
    #expect(
      !list.isScrolledByUser(towards: .bottom),
      "a bounce from a program's offset is not the user's")
  }
}
