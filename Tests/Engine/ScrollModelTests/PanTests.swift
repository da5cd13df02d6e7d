import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Touchpad pan")
struct PanTests {
  @Test("A pan has no threshold and the sign of a finger")
  func sign() {
    var list = ScrollContainer.list()
    list.setContentOffset(100)
    list.pan(by: 0.5)
    #expect(list.phase == .dragging)
    #expect(list.contentOffset == 99.5)
    list.pan(by: -10)
    #expect(list.contentOffset == 109.5)
    let events = list.takeEvents()
    #expect(events == [.willBeginDragging])
  }

  @Test("A pan continues after any rest, then without velocity")
  func rests() {
    var list = ScrollContainer.list()
    list.setContentOffset(100)
    list.pan(by: -10)
    list.advance(by: 0.01)
    list.pan(by: -10)
    list.advance(by: 60)
    #expect(list.phase == .dragging)
    #expect(list.isPanning)
    #expect(list.velocity == 0)
    list.pan(by: -10)
    #expect(list.contentOffset == 130)
    list.advance(by: 0.05)
    let end = list.endPan()
    #expect(end == .drag)
    #expect(list.phase == .idle)
    #expect(!list.isPanning)
  }

  @Test("A pan's end keeps its velocity unless cancelled")
  func velocity() {
    for cancelled in [false, true] {
      var list = ScrollContainer.list()
      list.setContentOffset(100)
      for _ in 0..<5 {
        list.pan(by: -8)
        list.advance(by: 0.008)
      }
      let end = list.endPan(cancelled: cancelled)
      #expect(end == .drag)
      #expect(list.phase == (cancelled ? .idle : .decelerating))
      #expect(abs(list.velocity - (cancelled ? 0 : 1000)) <= 1e-6)
    }
  }

  @Test("An end without a press or pan is ignored")
  func strayEnd() {
    var list = ScrollContainer.list()
    let end = list.endPan()
    #expect(end == .ignored)
    let laterEnd = list.releasePress()
    #expect(laterEnd == .ignored)
    let lastEnd = list.cancelPress()
    #expect(lastEnd == .ignored)
    #expect(list.phase == .idle)
    let events = list.takeEvents()
    #expect(events == [])
  }

  @Test(
    "A pan that ends with the header half open snaps it",
    arguments: [640.0, 641, 4400])
  func halfOpen(content: Double) {
    for (rest, end) in [(-50.0, -54.0), (-10, 0)] {
      var list = ScrollContainer.list(content: content)
      list.setInset(54, of: .header, at: .top)
      list.setContentOffset(-54)
      list.pan(by: -54 - rest)
      list.advance(by: 1)
      _ = list.endPan()
      list.advance(by: 5)
      #expect(list.contentOffset == end, "from \(rest)")
    }
  }
}
