import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// Checks faults of other toolkits, as recorded in the vectors, which the container does not have.
@Suite("Faults of other toolkits")
struct OtherToolkitsTests {
  @Test("A fling loses half a point at any frame rate")
  func stopRule() throws {
    let table = try CSVTable.vectors("gtk3_stop_rule_framerate")
    let lostByCurve = Deceleration.restSpeed / DecelerationRate.normal.decayPerSecond
    for row in table.rows {
      let rate = try row.number("hz")
      let velocity = try row.number("v0")
      var list = ScrollContainer.list(content: 100_000)
      list.pullAndRelease(at: 1000, velocity: velocity)
      let start = list.time
      var frame = 0.0
      var last = list.velocity
      while list.phase != .idle, frame < 20 * rate {
        last = list.velocity
        frame += 1
        list.advance(to: start + frame / rate)
      }
      #expect(list.phase == .idle)
      let asymptote = 1000 + velocity / DecelerationRate.normal.decayPerSecond
      #expect(abs(asymptote - list.contentOffset - lostByCurve) <= 1e-4)
      let lost = asymptote - list.contentOffset
      #expect(lost < (try row.number("lost_distance")) / 10)
      // In the last moving frame the list is as slow as the length of the frame allows.
      #expect(last < 1.1 * Deceleration.restSpeed)
      #expect(last < (try row.number("velocity_cut_off")) / 10)
    }
    #expect(table.rows.count == 18)
  }

  @Test(
    "The band depends on the whole pull, not its events",
    arguments: [1.0, 4, 10, 25, 50])
  func incremental(step: Double) throws {
    let rows = try CSVTable.vectors("rubberband_incremental_vs_closed").rows
    for row in rows {
      var list = ScrollContainer.list(viewport: try row.number("viewport"))
      list.changeSettings { $0.rubberBand = 0.52 }
      let pull = try row.number("overpull_x")
      var pulled = 0.0
      while pulled < pull {
        list.pan(by: step)
        pulled += step
      }
      let closed = RubberBand(coefficient: 0.52, dimension: 640).displacement(forPull: pulled)
      #expect(abs(-list.contentOffset - closed) <= 1e-9)
      // Skips pulls that are not a whole number of steps.
      guard pulled == pull else { continue }
      #expect(abs(closed - (try row.number("closed_c052"))) <= 1e-4)
      let theirs = try row.number("incremental_step\(Int(exactly: step) ?? 0)")
      #expect(abs(closed - theirs) > 0.25)
    }
    #expect(rows.count == 6)
  }

  @Test("A touchpad moves the list 1:1 at any viewport length")
  func amplification() throws {
    let rows = try CSVTable.vectors("gtk_scroll_units").rows
    for row in rows {
      var list = ScrollContainer.list(viewport: try row.number("page_size"))
      list.setContentOffset(1000)
      list.pan(by: -10)
      let factor = (list.contentOffset - 1000) / 10
      #expect(factor == 1)
      #expect(factor < (try row.number("touchpad_amplification_vs_1to1_wayland(unit/10)")) / 2)
      #expect(factor < (try row.number("gtk4_surface_factor")) / 2)
    }
    #expect(rows.count == 7)
  }

  @Test("An animated offset follows the timed cubic and ends on time")
  func animatedOffset() throws {
    let rows = try CSVTable.vectors("set_content_offset_animated").rows
    for row in rows {
      let (from, to) = (try row.number("from"), try row.number("to"))
      let time = try row.number("t")
      var list = ScrollContainer.list(inset: EdgeInsets(top: 200))
      list.setContentOffset(from)
      list.setContentOffset(to, animated: true)
      list.advance(to: time)
      let s = time / ScrollContainer.offsetAnimationDuration
      #expect(abs(list.contentOffset - (from + (to - from) * s * s * (3 - 2 * s))) <= 1e-4)
      let speed = 6 * s * (1 - s) * (to - from) / ScrollContainer.offsetAnimationDuration
      #expect(abs(list.velocity - speed) <= 1e-3)
      #expect((list.phase == .idle) == (s == 1))
    }
    #expect(rows.count == 21)
  }

  @Test("An inset change during a drag causes no naive jump")
  func naiveAnchor() throws {
    let rows = try CSVTable.vectors("inset_change_while_dragging").rows
    for row in rows {
      var list = ScrollContainer.list(viewport: try row.number("viewport"))
      let shown = try row.number("displayed_overscroll_before")
      list.pan(by: try row.number("raw_pull_before"))
      #expect(abs(-list.contentOffset - shown) <= 1e-4)
      let before = list.contentOffset
      list.setInset(try row.number("new_inset_H"), of: .header, at: .top)
      #expect(list.contentOffset == before)
      list.pan(by: 0)
      #expect(abs(list.contentOffset - before) <= 1e-9)
      let naive = try row.number("naive_displayed_after")
      #expect(abs(-list.contentOffset - naive) > 25)
      #expect(abs(naive - shown - (try row.number("naive_jump_pt"))) <= 1e-4)
    }
    #expect(rows.count == 24)
  }
}
