import Glibc
import ScrollPhysics
import TestSupport
import Testing

@Suite("Spring")
struct SpringTests {
  private static let model = "crit_w10_scrollmechanics_gtk"

  @Test("The spring-back trajectories match the vectors")
  func trajectories() throws {
    let rows = try CSVTable.vectors("springback_trajectories").rows(where: "model", is: Self.model)
    for (index, row) in rows.enumerated() {
      let spring = Spring(from: try row.number("x0"), velocity: try row.number("v0"), to: 0)
      let time = Double(index % 73) / 60
      #expect(abs(spring.position(at: time) - (try row.number("x"))) <= 1e-4)
      #expect(abs(spring.velocity(at: time) - (try row.number("v"))) <= 1e-3)
      #expect(abs(time - (try row.number("t"))) <= 1e-6)
    }
    #expect(rows.count == 365)
  }

  @Test("Peaks, crossings and settle times match the vectors")
  func summary() throws {
    let rows = try CSVTable.vectors("springback_summary").rows(where: "model", is: Self.model)
    for row in rows {
      let spring = Spring(from: try row.number("x0"), velocity: try row.number("v0"), to: 0)
      let peak = try row.number("peak_x")
      #expect(abs(spring.position(at: try row.number("t_peak")) - peak) <= 1e-4)
      if try row.number("v0") > 0 { #expect(abs(spring.extremePosition - peak) <= 1e-3) }
      for limit in ["50", "10", "1", "0.5", "0.1"] {
        let column = limit == "50" ? "t_last_abs_x_ge_50" : "t_last_ge_\(limit)"
        let last = try row.number(column)
        let size = try #require(Double(limit))
        #expect(abs(spring.displacement(at: last)) >= size * (1 - 1e-4))
        #expect(abs(spring.displacement(at: last + 1.0 / 2000)) < size)
      }
      guard let crossing = try? row.number("t_first_zero_cross") else {
        #expect(spring.restCrossing == nil)
        continue
      }
      let found = try #require(spring.restCrossing)
      #expect(found <= crossing + 1e-9 && found > crossing - 1.0 / 5000 - 1e-9)
      #expect(abs(spring.velocity(at: crossing) - (try row.number("v_at_cross"))) <= 1e-3)
      #expect(abs(spring.extremePosition - (try row.number("min_x"))) <= 1e-3)
    }
    #expect(rows.count == 5)
  }

  @Test("A bounce from the edge peaks at v / (ω·e) after 1/ω")
  func edgeBounce() throws {
    let rows = try CSVTable.vectors("edge_bounce_peaks").rows(where: "model", is: Self.model)
    for row in rows {
      let velocity = try row.number("v_at_edge")
      let spring = Spring(from: 0, velocity: velocity, to: 0)
      let peak = try row.number("peak_overshoot")
      #expect(abs(spring.extremePosition - peak) <= 1e-4)
      #expect(abs(spring.position(at: try row.number("t_peak")) - peak) <= 1e-4)
      #expect(abs(spring.velocity(at: 0.1)) <= 1e-3)
      let back = try row.number("t_back_within_0.5")
      #expect(abs(spring.displacement(at: back)) >= 0.5 * (1 - 1e-4))
      #expect(abs(spring.displacement(at: back + 1.0 / 2000)) < 0.5)
    }
    #expect(rows.count == 7)
  }

  @Test("A spring begins exactly at its given position and velocity")
  func start() {
    let spring = Spring(from: -88.29, velocity: 441.4, to: -60)
    #expect(spring.position(at: 0) == -88.29)
    #expect(spring.velocity(at: 0) == 441.4)
  }

  @Test("A change of the rest keeps position and velocity")
  func retarget() throws {
    let rows = try CSVTable.vectors("inset_switch_discontinuity")
      .rows(where: "strategy", is: "retarget_keep_x_and_v")
    let row = try #require(rows.first)
    let before = Spring(from: -120, velocity: 0, to: 0)
    let position = before.position(at: 0.1)
    let velocity = before.velocity(at: 0.1)
    #expect(abs(position - (try row.number("y_before"))) <= 1e-4)
    #expect(abs(velocity - (try row.number("v_before"))) <= 1e-3)
    let after = Spring(from: position, velocity: velocity, to: -60)
    #expect(after.position(at: 0) - position == (try row.number("position_jump_pt")))
    #expect(after.velocity(at: 0) - velocity == (try row.number("velocity_jump_pt_s")))
  }

  @Test("Inset retarget trajectories match the vectors, with either ω")
  func retargetTrajectories() throws {
    let table = try CSVTable.vectors("inset_retarget_trajectories")
    let bounce = Spring(from: -120, velocity: 0, to: 0)
    let settle = Spring(from: -120, velocity: 0, to: -60)
    let (y, v) = (bounce.position(at: 0.1), bounce.velocity(at: 0.1))
    let segments: [(String, Double, Spring)] = [
      ("release_at_-120_v0_rest_-60", 0, settle),
      ("release_at_-120_v+400_rest_-60", 0, Spring(from: -120, velocity: 400, to: -60)),
      ("release_at_-120_v-300_rest_-60", 0, Spring(from: -120, velocity: -300, to: -60)),
      ("end_refresh_from_-60_v0_rest_0", 0, Spring(from: -60, velocity: 0, to: 0)),
      ("mid_bounce_retarget_at_0.10_rest_0_to_-60", 0, bounce),
      ("mid_bounce_retarget_at_0.10_rest_0_to_-60", 0.1, Spring(from: y, velocity: v, to: -60)),
      (
        "mid_bounce_retarget_adaptive_w=max(10,-v0/x0)=15.6041", 0.1,
        Spring(from: y, velocity: v, to: -60, frequency: -v / (y + 60))
      ),
      ("end_refresh_during_settle_at_0.15_rest_-60_to_0", 0, settle),
      (
        "end_refresh_during_settle_at_0.15_rest_-60_to_0", 0.15,
        Spring(from: settle.position(at: 0.15), velocity: settle.velocity(at: 0.15), to: 0)
      ),
    ]
    var compared = 0
    for (name, start, spring) in segments {
      for (index, row) in try table.rows(where: "case", is: name)
        .filter({ try $0.number("rest") == spring.rest }).enumerated()
      {
        let time = Double(index) / 60
        #expect(abs(start + time - (try row.number("t"))) <= 1e-6)
        #expect(abs(spring.position(at: time) - (try row.number("contentOffset_y"))) <= 1e-4)
        #expect(abs(spring.velocity(at: time) - (try row.number("velocity"))) <= 1e-3)
        compared += 1
      }
    }
    #expect(compared == table.rows.count)
  }
}
