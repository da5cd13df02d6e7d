import Glibc
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Insets")
struct InsetTests {
  @Test("The effective inset is the sum of all sources")
  func ledger() {
    var list = ScrollContainer.list(inset: EdgeInsets(top: 10, bottom: 5))
    list.setInset(54, of: .header, at: .top)
    list.setInset(44, of: .footer, at: .bottom)
    #expect(list.contentInset == EdgeInsets(top: 64, bottom: 49))
    list.setInset(30, of: .application, at: .top)
    list.setInset(0, of: .header, at: .top)
    #expect(list.contentInset == EdgeInsets(top: 30, bottom: 49))
    #expect(list.ledger.total(without: .footer) == EdgeInsets(top: 30, bottom: 5))
  }

  @Test("A changed inset moves a list at the top by the spring")
  func spring() {
    var list = ScrollContainer.list()
    list.setContentOffset(-30)
    list.setInset(0, of: .application, at: .top)
    list.setInset(60, of: .application, at: .top)
    #expect(list.contentInset.top == 60)
    #expect(list.contentOffset == -30)
    list = ScrollContainer.list(inset: EdgeInsets(top: 60))
    list.setInset(0, of: .application, at: .top)
    #expect(list.phase == .bouncing)
    let spring = Spring(from: -60, velocity: 0, to: 0)
    list.advance(by: 0.2)
    #expect(abs(list.contentOffset - spring.position(at: 0.2)) <= 1e-9)
    list.advanceToRest()
    #expect(list.contentOffset == 0)
  }

  @Test("A timed inset follows the cubic and ends on time")
  func timed() {
    var list = ScrollContainer.list(inset: EdgeInsets(top: 60))
    list.setInset(0, of: .application, at: .top, duration: 0.4)
    #expect(list.phase == .animating)
    list.advance(to: 0.1)
    let s = 0.25
    #expect(abs(list.contentOffset - -60 * (1 - s * s * (3 - 2 * s))) <= 1e-9)
    #expect(abs(list.presentedContentInset.top - 60 * (1 - s * s * (3 - 2 * s))) <= 1e-9)
    list.advance(to: 0.4)
    #expect(list.phase == .idle)
    #expect(list.contentOffset == 0)
    #expect(list.presentedContentInset.top == 0)
  }

  @Test("A timed segment ends at its last moment despite rounding")
  func endsOnTheTick() {
    for (start, duration, end) in [
      (1.3, 0.4, 1.7), (0.2, 0.4, 0.6), (0.1, 0.2, 0.3), (7, 0.1, 7.1),
    ] {
      var list = ScrollContainer.list(inset: EdgeInsets(top: 60))
      list.advance(to: start)
      list.setInset(0, of: .application, at: .top, duration: duration)
      list.advance(to: end - 1e-6)
      #expect(list.phase == .animating)
      list.advance(to: end)
      #expect(list.phase == .idle)
      #expect(list.contentOffset == 0)
      #expect(!list.isMoving)
    }
  }

  @Test("A revealed control is scrolled to without overshooting")
  func reveals() {
    var list = ScrollContainer.list()
    list.setContentOffset(700)
    list.setInset(54, of: .header, at: .top, duration: 0.25, reveals: true)
    list.advance(to: 0.125)
    #expect(abs(list.contentOffset - (700 - 377)) <= 1e-9)
    list.advance(to: 0.25)
    #expect(list.contentOffset == -54)
  }

  @Test("An inset change keeps position and velocity in every phase")
  func continuity() {
    for (name, list) in PhasedList.all {
      for edge in InsetEdge.allCases {
        for value in [0.0, 20, 90, 400] {
          for duration in [nil, 0.25, 2.0] as [Double?] {
            for reveals in [false, true] {
              var changed = list
              changed.setInset(
                value, of: .header, at: edge, duration: duration, reveals: reveals)
              #expect(changed.contentOffset == list.contentOffset, "\(name) \(edge) \(value)")
              #expect(changed.contentInset[edge] == value)
              guard !list.isDragging else { continue }
              let speed = abs(list.velocity) <= 1 && changed.phase == .idle ? 0 : list.velocity
              #expect(
                abs(changed.velocity - speed) <= 1e-6 * max(abs(speed), 1),
                "\(name) \(edge) \(value) \(String(describing: duration)) \(reveals)")
              let bound = changed.maximumSpeed * 0.001 + 0.05
              changed.advance(by: 0.001)
              #expect(abs(changed.contentOffset - list.contentOffset) <= bound)
              changed.advanceToRest()
              #expect(changed.phase == .idle || list.isTracking)
              #expect(changed.overscrolledEdge == nil || list.isTracking)
            }
          }
        }
      }
    }
    #expect(PhasedList.all.count == 9)
  }

  @Test("An inset change during a drag does not move the list")
  func whileDragging() throws {
    let table = try CSVTable.vectors("inset_change_while_dragging")
    for row in table.rows {
      let viewport = try row.number("viewport")
      let before = try row.number("raw_pull_before")
      var list = ScrollContainer.list(viewport: viewport)
      list.pan(by: before)
      let shown = try row.number("displayed_overscroll_before")
      #expect(abs(-list.contentOffset - shown) <= 1e-4)
      let held = list.contentOffset
      let inset = try row.number("new_inset_H")
      list.setInset(inset, of: .header, at: .top)
      #expect(list.contentOffset == held)
      list.pan(by: 0)
      #expect(abs(list.contentOffset - held) <= 1e-9)
      // The next ten points move the list as a newly anchored pull does.
      let after = try row.number("raw_overpull_after_relative_to_new_rest") + 10
      list.pan(by: 10)
      let band = RubberBand(dimension: viewport)
      let expected = after < 0 ? -inset - after : -inset - band.displacement(forPull: after)
      #expect(abs(list.contentOffset - expected) <= 1e-4)
    }
    #expect(table.rows.count == 24)
  }

  @Test("The container follows the retarget trajectories of the vectors")
  func trajectories() throws {
    let table = try CSVTable.vectors("inset_retarget_trajectories")
    // A list flung at 400 points per second from -120 glides through the rest offset, so that case
    // is left out. Source: architecture, rule 3.
    let cases = ["v0": 0.0, "v-300": -300]
    for (name, velocity) in cases {
      var list = ScrollContainer.list()
      list.pullAndRelease(at: -120, velocity: velocity)
      list.setInset(60, of: .header, at: .top)
      try compare(list, with: table.rows(where: "case", is: "release_at_-120_\(name)_rest_-60"))
    }
    var list = ScrollContainer.list()
    list.setInset(60, of: .header, at: .top, duration: 0, reveals: true)
    list.setInset(0, of: .header, at: .top)
    try compare(list, with: table.rows(where: "case", is: "end_refresh_from_-60_v0_rest_0"))
    list = ScrollContainer.list()
    list.setContentOffset(-120)
    list.advance(by: 0.1)
    list.setInset(60, of: .header, at: .top, reveals: true)
    try compare(
      list,
      with: table.rows(where: "case", is: "mid_bounce_retarget_at_0.10_rest_0_to_-60")
        .filter { try $0.number("rest") == -60 })
    list = ScrollContainer.list()
    list.setContentOffset(-120)
    list.setInset(60, of: .header, at: .top)
    list.advance(by: 0.15)
    list.setInset(0, of: .header, at: .top)
    try compare(
      list,
      with: table.rows(where: "case", is: "end_refresh_during_settle_at_0.15_rest_-60_to_0")
        .filter { try $0.number("rest") == 0 })
  }

  /// Compares the list with the vectors, which continue within the rest limits after the
  /// container's spring has ended.
  private func compare(_ list: ScrollContainer, with rows: [CSVTable.Row]) throws {
    var list = list
    let start = list.time
    #expect(rows.count == 73)
    for (index, row) in rows.enumerated() {
      list.advance(to: start + Double(index) / 60)
      let isOver = list.phase == .idle
      let offset = try row.number("contentOffset_y")
      #expect(abs(list.contentOffset - offset) <= (isOver ? Spring.restDistance : 1e-4))
      let velocity = try row.number("velocity")
      #expect(abs(list.velocity - velocity) <= (isOver ? Spring.restSpeed : 1e-3))
    }
  }
}
