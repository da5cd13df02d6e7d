import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// The target of a released list when its owner chooses a different one.
@Suite("Target of a release")
struct TargetTests {
  private func flung(at offset: Double = 1000, velocity: Double = 2000) -> ScrollContainer {
    var list = ScrollContainer.list(content: 10_000)
    list.setContentOffset(offset)
    list.pullAndRelease(at: offset, velocity: velocity)
    _ = list.takeEvents()
    return list
  }

  @Test(
    "A new target keeps offset and velocity and is reached exactly",
    arguments: [1100, 1500, 2017.25, 2600, 3400, 900, 0, 9360, 20_000, -50])
  func leads(to target: Double) {
    var list = flung()
    let (offset, velocity) = (list.contentOffset, list.velocity)
    list.retarget(to: target)
    #expect(list.contentOffset == offset)
    #expect(abs(list.velocity - velocity) <= 1e-9)
    #expect(list.phase == .decelerating)
    let end = min(max(target, list.minimumOffset), list.maximumOffset)
    #expect(list.targetOffset == end)
    var last = list.contentOffset
    while list.phase != .idle {
      let bound = list.maximumSpeed / 240 + Spring.restDistance
      list.advance(by: 1.0 / 240)
      #expect(abs(list.contentOffset - last) <= bound)
      last = list.contentOffset
    }
    #expect(list.contentOffset == end)
    #expect(list.takeEvents() == [.didEndDecelerating])
  }

  @Test("A target near the natural end is reached without turning")
  func glides() {
    var list = flung()
    let natural = list.targetOffset
    list.retarget(to: natural - 30)
    var last = list.contentOffset
    while list.phase != .idle {
      list.advance(by: 1.0 / 60)
      #expect(list.contentOffset >= last)
      last = list.contentOffset
    }
    #expect(last == natural - 30)
  }

  @Test("From rest a target starts and reports a deceleration")
  func fromRest() {
    var list = ScrollContainer.list()
    list.retarget(to: 300)
    #expect(list.phase == .decelerating)
    #expect(list.takeEvents() == [.willBeginDecelerating])
    list.advanceToRest()
    #expect(list.contentOffset == 300)
  }

  @Test("A press or an animation ignores a new target")
  func refused() {
    var list = flung()
    list.press(along: 0, across: 0)
    list.retarget(to: 5000)
    #expect(list.phase == .tracking)
    _ = list.cancelPress()
    list.setContentOffset(3000, animated: true)
    list.retarget(to: 5000)
    #expect(list.targetOffset == 3000)
  }

  @Test("A list that shrinks under its target stops at its end")
  func shrinks() {
    var list = flung()
    list.retarget(to: 3000)
    list.advance(by: 0.1)
    let velocity = list.velocity
    list.setContentLength(2640)
    #expect(abs(list.velocity - velocity) <= 1e-9)
    #expect(list.targetOffset == 2000)
    list.advanceToRest()
    #expect(list.contentOffset == 2000)
  }

  @Test(
    "The reported target is where the list comes to rest",
    arguments: [
      -4000.0, -1500, -300, 0, 300, 1500, 40_000,
    ])
  func announced(velocity: Double) {
    var list = flung(velocity: velocity)
    let target = list.targetOffset
    list.advanceToRest(limit: 60)
    #expect(abs(list.contentOffset - target) <= 1e-6)
  }
}

/// Paging with pages as long as the viewport.
@Suite("Paging")
struct PagingTests {
  private func paged(at offset: Double = 640) -> ScrollContainer {
    var list = ScrollContainer.list(content: 6400)
    list.changeSettings { $0.isPagingEnabled = true }
    list.setContentOffset(offset)
    return list
  }

  /// Drags by `travel` in steps and releases at `velocity`.
  private func drag(_ list: inout ScrollContainer, by travel: Double, velocity: Double) {
    list.pan(by: -(travel - velocity * 0.03))
    for _ in 0..<3 {
      list.advance(by: 0.01)
      list.pan(by: -velocity * 0.01)
    }
    _ = list.endPan()
  }

  @Test("A slow release goes to the nearest page, a flick one further")
  func pages() {
    for (travel, velocity, end) in [
      (310.0, 0.0, 640.0), (330, 0, 1280), (-310, 0, 640), (-330, 0, 0), (60, 300, 1280),
      (60, 20_000, 1280), (-60, -300, 0), (400, -300, 640), (300, 100, 640),
    ] {
      var list = paged()
      drag(&list, by: travel, velocity: velocity)
      #expect(list.targetOffset == end, "\(travel) at \(velocity)")
      list.advanceToRest()
      #expect(list.contentOffset == end, "\(travel) at \(velocity)")
    }
  }

  @Test("A list caught between pages goes to a page when released")
  func caught() {
    var list = paged()
    drag(&list, by: 100, velocity: 2000)
    list.advance(by: 0.05)
    list.press(along: 0, across: 0)
    list.advance(by: 0.2)
    _ = list.releasePress()
    list.advanceToRest()
    #expect([640, 1280].contains(list.contentOffset))
  }

  @Test("Wheel and page keys turn whole pages; a resize keeps the page")
  func steps() {
    var list = paged(at: 0)
    list.wheel(notches: 1)
    list.wheel(notches: 1)
    list.page(1)
    #expect(list.targetOffset == 1920)
    list.advanceToRest()
    // A part of a notch the other way counts no more once the wheel turns back.
    list.wheel(notches: 0.5)
    for _ in 0..<7 { list.wheel(notches: -0.125) }
    #expect(list.targetOffset == 1920, "parts of a notch add up before they turn a page")
    list.wheel(notches: -0.125)
    list.advanceToRest()
    #expect(list.contentOffset == 1280)
    list.setViewportLength(500)
    list.advanceToRest()
    #expect(list.contentOffset == 1000)
  }

  @Test("A glide that a resize makes unnecessary reports its end")
  func endsAtOnce() {
    var list = paged()
    list.retarget(to: 1000)
    // The target belonged to page 2, which now begins where the list is.
    list.setViewportLength(320)
    #expect(list.contentOffset == 640 && list.phase == .idle)
    #expect(list.takeEvents() == [.willBeginDecelerating, .didEndDecelerating])
  }

  @Test("A pull beyond the first page bounces")
  func bounces() {
    var list = paged(at: 0)
    drag(&list, by: -200, velocity: 0)
    #expect(list.phase == .bouncing)
    list.advanceToRest()
    #expect(list.contentOffset == 0)
  }
}
