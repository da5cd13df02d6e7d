import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Catching a moving list")
struct CatchTests {
  @Test("A press stops a glide before any travel")
  func glide() {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: 500, velocity: 2000)
    #expect(list.phase == .decelerating)
    list.advance(by: 0.2)
    let shown = list.contentOffset
    list.press(along: 300, across: 0)
    #expect(list.phase == .tracking)
    #expect(list.velocity == 0)
    list.advance(by: 1)
    #expect(list.contentOffset == shown)
    let events = list.takeEvents()
    #expect(events.last == .didEndDecelerating)
    let end = list.releasePress()
    #expect(end == .click(stopped: true))
    #expect(list.phase == .idle)
    #expect(list.contentOffset == shown)
  }

  @Test("A press on a slow glide is a click")
  func slowGlide() {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: 500, velocity: 90)
    list.press(along: 300, across: 0)
    let end = list.releasePress()
    #expect(end == .click(stopped: false))
  }

  @Test("A press holds an overscrolled list, then the band applies")
  func stretched() {
    var list = ScrollContainer.list()
    list.setContentOffset(-200)
    list.advance(to: 0.1)
    let shown = list.contentOffset
    list.press(along: 300, across: 0)
    #expect(list.contentOffset == shown)
    list.advance(by: 0.5)
    #expect(list.contentOffset == shown)
    list.movePress(along: 309, across: 0)
    let band = RubberBand(dimension: 640)
    let pull = band.pull(forDisplacement: -shown) + 1
    #expect(abs(-list.contentOffset - band.displacement(forPull: pull)) <= 1e-9)
    list.movePress(along: 308.000001, across: 0)
    #expect(abs(list.contentOffset - shown) <= 1e-5)
  }

  @Test("A caught bounce continues from there when it is released")
  func releaseHold() {
    var list = ScrollContainer.list()
    list.setContentOffset(-200)
    list.advance(to: 0.1)
    let shown = list.contentOffset
    list.press(along: 300, across: 0)
    let end = list.releasePress()
    #expect(end == .click(stopped: true))
    #expect(list.phase == .bouncing)
    #expect(list.contentOffset == shown)
    #expect(list.velocity == 0)
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(list.contentOffset == 0)
  }

  @Test("A press stops an animation")
  func animation() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000, animated: true)
    list.advance(to: 0.15)
    #expect(abs(list.contentOffset - 500) <= 1e-9)
    list.press(along: 300, across: 0)
    let events = list.takeEvents()
    #expect(events == [.didEndScrollingAnimation])
    list.advance(by: 1)
    #expect(abs(list.contentOffset - 500) <= 1e-9)
  }

  @Test("A list overscrolled beyond the band does not jump when dragged")
  func beyondTheBand() {
    var list = ScrollContainer.list()
    list.setContentOffset(-2000)
    list.press(along: 300, across: 0)
    list.movePress(along: 309, across: 0)
    #expect(abs(list.contentOffset - -2000) <= 1)
    list.movePress(along: 291, across: 0)
    #expect(abs(list.contentOffset - -2000) <= 20)
  }

  @Test("An overscrolled list does not jump when the viewport shrinks")
  func shrunkViewport() {
    var list = ScrollContainer.list()
    list.pan(by: 600)
    let shown = list.contentOffset
    #expect(shown < -210)
    list.setViewportLength(150)
    #expect(list.contentOffset == shown)
    list.pan(by: 1)
    #expect(abs(list.contentOffset - shown) <= 1)
  }
}
