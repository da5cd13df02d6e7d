import ScrollModel
import TestSupport
import Testing

/// Motion that a nested list passes on to the scroller around it.
@Suite("Passing on motion")
struct PassingOnTests {
  private func nested(at offset: Double) -> ScrollContainer {
    var list = ScrollContainer.list()
    list.changeSettings { $0.edgesPassedOn = [.top, .bottom] }
    list.setContentOffset(offset)
    return list
  }

  private func press(_ list: inout ScrollContainer, travel: Double) {
    list.press(along: 300, across: 0)
    list.advance(by: 0.01)
    list.movePress(along: 300 + travel, across: 0)
  }

  @Test("Only outward drags at an edge are passed on")
  func drags() {
    let end = ScrollContainer.list().maximumOffset
    for (offset, travel, isOwn) in [
      (0.0, 20.0, false), (0, -20, true), (1, 20, true), (end, -20, false), (end, 20, true),
    ] {
      var list = nested(at: offset)
      press(&list, travel: travel)
      #expect(list.isDragging == isOwn, "\(travel) at \(offset)")
      #expect(list.isPressIgnored == !isOwn, "\(travel) at \(offset)")
      #expect(isOwn || list.contentOffset == offset)
    }
  }

  @Test("An edge that is not passed on can be pulled")
  func ownEdge() {
    var list = nested(at: 0)
    list.changeSettings { $0.edgesPassedOn = [.bottom] }
    press(&list, travel: 40)
    #expect(list.isDragging && list.contentOffset < 0)
  }

  @Test(
    "A list with scrolling disabled ignores the user, not the program")
  func disabled() {
    var list = ScrollContainer.list()
    list.changeSettings { $0.isScrollEnabled = false }
    press(&list, travel: -40)
    #expect(list.isPressIgnored && list.contentOffset == 0)
    _ = list.releasePress()
    list.pan(by: -100)
    list.wheel(notches: 3)
    #expect(list.contentOffset == 0 && list.phase == .idle)
    #expect(!list.uses(travel: 1) && !list.uses(notches: 1))
    list.setContentOffset(500, animated: true)
    list.advanceToRest()
    #expect(list.contentOffset == 500)
  }

  @Test("Disabling scrolling during a drag ends it without a fling")
  func disabledUnderFinger() {
    var list = ScrollContainer.list()
    press(&list, travel: -40)
    list.changeSettings { $0.isScrollEnabled = false }
    #expect(!list.isTracking && list.phase == .idle && list.contentOffset > 0)
    let end = list.releasePress()
    #expect(end == .ignored)
  }

  @Test("A list uses a wheel that moves or stops it")
  func wheel() {
    var list = nested(at: 0)
    #expect(list.uses(notches: 1) && !list.uses(notches: -1))
    list.setContentOffset(list.maximumOffset)
    #expect(!list.uses(notches: 1) && list.uses(notches: -1))
    list.wheel(notches: -1)
    list.advance(by: 0.05)
    list.wheel(notches: 1)
    #expect(list.uses(notches: 1))
  }

  @Test("Content that fits is pulled only with `alwaysBounce`")
  func alwaysBounce() {
    for wants in [true, false] {
      var list = ScrollContainer.list(content: 300)
      list.changeSettings { $0.alwaysBounce = wants }
      list.pan(by: 100)
      #expect((list.contentOffset < 0) == wants)
    }
    var long = ScrollContainer.list()
    long.changeSettings { $0.alwaysBounce = false }
    long.pan(by: 100)
    #expect(long.contentOffset < 0)
  }
}
