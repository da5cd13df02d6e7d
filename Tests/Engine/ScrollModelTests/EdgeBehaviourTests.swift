import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Edge behaviour")
struct EdgeBehaviourTests {
  private func list(
    _ edge: InsetEdge = .top, band: Double? = nil, _ change: (inout EdgeBehaviour) -> Void
  ) -> ScrollContainer {
    var list = ScrollContainer.list()
    list.changeSettings { $0.dragThreshold = 0 }
    list.changeSettings { $0.rubberBand = band }
    var behaviour = EdgeBehaviour()
    change(&behaviour)
    list.setBehaviour(behaviour, at: edge)
    return list
  }

  @Test("A drag rate scales travel past the edge, before the band")
  func dragRate() {
    var list = list { $0.dragRate = 0.5 }
    list.setContentOffset(100)
    list.press(along: 100, across: 0)
    list.movePress(along: 150, across: 0)
    #expect(list.contentOffset == 50)
    list.movePress(along: 300, across: 0)
    #expect(list.contentOffset == -50)
    list.movePress(along: 150, across: 0)
    #expect(list.contentOffset == 50)

    var banded = self.list(band: 0.55) { $0.dragRate = 0.5 }
    banded.press(along: 100, across: 0)
    banded.movePress(along: 300, across: 0)
    #expect(banded.contentOffset == -RubberBand(dimension: 640).displacement(forPull: 100))
  }

  @Test("A pull approaches its limit and stays within it")
  func limit() {
    func pulled(_ list: ScrollContainer) -> (place: Double, limit: Double) {
      var list = list
      list.press(along: 100, across: 0)
      list.movePress(along: 1e6, across: 0)
      return (-list.contentOffset, list.stretchLimit(beyond: .top))
    }
    let banded = pulled(list(band: 0.55) { _ in })
    #expect(banded.limit == 640 && banded.place < 640 && banded.place > 635)
    let short = pulled(list(band: 0.55) { $0.maximumDrag = 192 })
    #expect(short.limit == 192 && short.place == 192)
    #expect(list { _ in }.stretchLimit(beyond: .top) == .infinity)
    var fixed = list(band: 0.55) { _ in }
    fixed.changeSettings { $0.bounces = false }
    #expect(fixed.stretchLimit(beyond: .top) == 0)
  }

  @Test("Each edge has its own behaviour")
  func otherEdge() {
    var list = list(.bottom) {
      $0.dragRate = 0.5
      $0.maximumDrag = 20
    }
    list.press(along: 100, across: 0)
    list.movePress(along: 200, across: 0)
    #expect(list.contentOffset == -100)
    list.movePress(along: 100, across: 0)
    list.setContentOffset(list.maximumOffset)
    list.movePress(along: 80, across: 0)
    #expect(list.contentOffset == list.maximumOffset + 10)
    list.movePress(along: 0, across: 0)
    #expect(list.contentOffset == list.maximumOffset + 20)
  }

  @Test("A maximum drag stops the pull, and releases without velocity")
  func maximumDrag() {
    var list = list { $0.maximumDrag = 80 }
    list.press(along: 0, across: 0)
    for step in 1...10 {
      list.advance(by: 0.01)
      list.movePress(along: Double(step) * 20, across: 0)
      #expect(list.contentOffset == -min(Double(step) * 20, 80))
    }
    #expect(list.velocity == 0)
    _ = list.releasePress()
    #expect(list.phase == .bouncing)
    #expect(list.velocity == 0)
  }

  @Test("Overscroll past the maximum can only shrink")
  func heldBeyond() {
    var list = list { $0.maximumDrag = 40 }
    list.setContentOffset(-100)
    list.press(along: 100, across: 0)
    list.movePress(along: 110, across: 0)
    #expect(list.contentOffset == -100)
    list.movePress(along: 70, across: 0)
    #expect(list.contentOffset == -70)
    list.movePress(along: 120, across: 0)
    #expect(list.contentOffset == -70, "the list does not move out again")
    list.movePress(along: 20, across: 0)
    #expect(list.contentOffset == -20)
    list.movePress(along: 300, across: 0)
    #expect(list.contentOffset == -40)
  }

  @Test("A behaviour change during a drag keeps the offset")
  func changeUnderFinger() {
    var list = list(band: 0.55) { _ in }
    list.press(along: 0, across: 0)
    list.movePress(along: 150, across: 0)
    let offset = list.contentOffset
    var behaviour = EdgeBehaviour()
    behaviour.dragRate = 0.25
    behaviour.maximumDrag = 10
    list.setBehaviour(behaviour, at: .top)
    #expect(list.contentOffset == offset)
    list.movePress(along: 151, across: 0)
    #expect(list.contentOffset == offset)
    list.movePress(along: 141, across: 0)
    #expect(list.contentOffset > offset)
  }

  @Test("A higher spring rate moves list and inset faster")
  func springRate() {
    func secondsBack(_ rate: Double) -> Double {
      var stretched = self.list { $0.springRate = rate }
      stretched.setContentOffset(-100)
      return stretched.motionEnd ?? .nan
    }
    #expect(secondsBack(20) < secondsBack(10) * 0.6)
    #expect(secondsBack(5) > secondsBack(10) * 1.7)

    var list = self.list { $0.springRate = 30 }
    list.setInset(60, of: .header, at: .top, reveals: true)
    var usual = ScrollContainer.list()
    usual.setInset(60, of: .header, at: .top, reveals: true)
    list.advance(by: 0.1)
    usual.advance(by: 0.1)
    #expect(list.presentedContentInset.top > usual.presentedContentInset.top + 10)
    #expect(abs(list.contentOffset + list.presentedContentInset.top) < 1e-9)
  }

  @Test("An edge that stops glides has no bounce")
  func stopsGlides() {
    for stops in [false, true] {
      var list = list { $0.stopsGlides = stops }
      list.setContentOffset(50)
      list.pullAndRelease(at: 50, velocity: -2000)
      list.advance(by: 0.1)
      #expect((list.contentOffset == 0) == stops)
      #expect((list.phase == .idle) == stops)
    }
  }

  @Test("Without a band a pull follows the finger's scaled travel")
  func withoutBand() {
    var list = list(band: 0.55) {
      $0.hasRubberBand = false
      $0.dragRate = 0.5
    }
    list.press(along: 0, across: 0)
    list.movePress(along: 128, across: 0)
    #expect(list.contentOffset == -64)
  }
}
