import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Wheel")
struct WheelTests {
  @Test("A notch is min(p^(2/3), p/2) points for viewport length p")
  func notch() throws {
    let table = try CSVTable.vectors("gtk_scroll_units")
    for row in table.rows {
      let list = ScrollContainer.list(viewport: try row.number("page_size"))
      #expect(abs(list.wheelNotch - (try row.number("gtk3_unit_min(p^(2/3),p/2)"))) <= 1e-4)
    }
    #expect(table.rows.count == 7)
    #expect(ScrollContainer.list(viewport: 6).wheelNotch == 3)
    #expect(ScrollContainer.list(viewport: 0).wheelNotch == 0)
  }

  @Test("A page is nine tenths of the space between the insets")
  func page() {
    let insets = EdgeInsets(top: 64, bottom: 49)
    #expect(abs(ScrollContainer.list(inset: insets).pageStep - 0.9 * (640 - 113)) <= 1e-9)
    let endless = EdgeInsets(top: 100_000, bottom: 100_640)
    var list = ScrollContainer.list(content: 0, inset: endless)
    #expect(abs(list.pageStep - 0.9 * 640) <= 1e-9)
    list.setContentOffset(0)
    list.page(1)
    list.advanceToRest()
    #expect(abs(list.contentOffset - 0.9 * 640) <= 1e-9)
    let outside = EdgeInsets(top: -100, bottom: 0)
    #expect(abs(ScrollContainer.list(inset: outside).pageStep - 0.9 * 640) <= 1e-9)
    #expect(ScrollContainer.list(viewport: 0, inset: insets).pageStep == 0)
  }

  @Test("Notches follow the spring with ω = 10 to their exact target")
  func spring() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    let target = 1000 + 2 * list.wheelNotch
    list.wheel(notches: 2)
    #expect(list.phase == .animating)
    let spring = Spring(from: 1000, velocity: 0, to: target)
    list.advance(by: 0.15)
    #expect(abs(list.contentOffset - spring.position(at: 0.15)) <= 1e-9)
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(list.contentOffset == target)
    let events = list.takeEvents()
    #expect(events == [.didEndScrollingAnimation])
  }

  @Test("Notches add up and keep the velocity")
  func addsUp() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    list.wheel(notches: 1)
    list.advance(by: 0.05)
    let (x, v) = (list.contentOffset, list.velocity)
    list.wheel(notches: 3)
    #expect(list.contentOffset == x)
    #expect(abs(list.velocity - v) <= 1e-9)
    list.wheel(notches: -0.5)
    let target = 1000 + 3.5 * list.wheelNotch
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(abs(list.contentOffset - target) <= 1e-9)
  }

  @Test("The target is clamped and excess notches are dropped")
  func clamped() {
    var list = ScrollContainer.list()
    list.setContentOffset(list.maximumOffset - 10)
    list.wheel(notches: 5)
    list.wheel(notches: -1)
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(abs(list.contentOffset - (list.maximumOffset - list.wheelNotch)) <= 1e-9)
  }

  @Test(
    "A wheel never overscrolls the list, even during a fling",
    arguments: [300.0, 2000, 8000], [-3.0, -1, 0.3, 1, 4])
  func neverInTheBand(speed: Double, notches: Double) {
    for distance in [1.0, 5, 60, 300] {
      for isTop in [false, true] {
        var list = ScrollContainer.list()
        let start = isTop ? distance : list.maximumOffset - distance
        list.pullAndRelease(at: start, velocity: isTop ? -speed : speed)
        let (x, v) = (list.contentOffset, list.velocity)
        list.wheel(notches: notches)
        #expect(list.contentOffset == x)
        #expect(abs(list.velocity - v) <= 1e-6 * speed, "the velocity is kept")
        while list.phase != .idle {
          list.advance(by: 0.005)
          #expect(list.contentOffset >= list.minimumOffset - 1e-6)
          #expect(list.contentOffset <= list.maximumOffset + 1e-6)
        }
      }
    }
  }

  @Test("A wheel during an outward bounce keeps position and velocity", arguments: [-1.0, 1])
  func duringBounce(notches: Double) {
    var list = ScrollContainer.list()
    list.pullAndRelease(at: -20, velocity: -500)
    let (x, v) = (list.contentOffset, list.velocity)
    list.wheel(notches: notches)
    #expect(list.contentOffset == x)
    #expect(abs(list.velocity - v) <= 1e-9)
    #expect(list.phase == .animating)
    list.advanceToRest()
    #expect(list.phase == .idle)
    #expect(abs(list.contentOffset - max(notches, 0) * list.wheelNotch) <= 1e-9)
  }

  @Test("A wheel during an inward bounce keeps position and velocity")
  func duringReturn() {
    for step in 0..<200 {
      var list = ScrollContainer.list()
      list.setContentOffset(-600 + 2.7 * Double(step))
      list.advance(by: 0.1)
      let (x, v) = (list.contentOffset, list.velocity)
      list.wheel(notches: 8)
      #expect(list.contentOffset == x)
      #expect(abs(list.velocity - v) <= 1e-9 * abs(v))
    }
  }

  @Test("A wheel does nothing at the end or during a press")
  func nothing() {
    var list = ScrollContainer.list()
    list.wheel(notches: -2)
    #expect(list.phase == .idle)
    #expect(list.contentOffset == 0)
    list.press(along: 100, across: 0)
    list.wheel(notches: 2)
    #expect(list.phase == .tracking)
    list.advance(by: 1)
    #expect(list.contentOffset == 0)
  }
}
