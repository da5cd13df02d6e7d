import Glibc
import ScrollPhysics
import TestSupport
import Testing

/// The columns and tables of the vectors for other toolkits.
///
/// Curves that are Tug's closed form with other constants are compared with it. For other curves
/// the tests show that Tug's curve differs.
@Suite("Curves of other toolkits")
struct OtherCurvesTests {
  /// Returns the largest difference of two columns of numbers.
  private func largestDifference(_ ours: [Double], _ theirs: [Double]) -> Double {
    zip(ours, theirs).map { abs($0 - $1) }.max() ?? 0
  }

  @Test("An animated offset is the timed cubic, unlike other systems")
  func animatedOffset() throws {
    let table = try CSVTable.vectors("set_content_offset_animated")
    let duration = 0.3
    for (from, to) in [("0", "-60"), ("0", "400"), ("-120", "-60")] {
      let rows = try table.rows(where: "from", is: from).filter { try $0.text("to") == to }
      #expect(rows.count == 7)
      let (start, end) = (try #require(Double(from)), try #require(Double(to)))
      let cubic = try #require(TimedCubic(from: start, velocity: 0, to: end, duration: duration))
      let ours = try rows.map { cubic.position(at: try $0.number("t")) }
      for (row, shown) in zip(rows, ours) {
        let s = try row.number("t") / duration
        #expect(abs(shown - (start + (end - start) * s * s * (3 - 2 * s))) <= 1e-4)
      }
      for column in table.columns.dropFirst(3) {
        let theirs = try rows.map { try $0.number(column) }
        #expect(largestDifference(ours, theirs) >= 0.015 * abs(end - start), "\(column)")
      }
      // The spring also takes longer: it has not arrived when Tug's cubic has.
      let spring = try #require(rows.last).number("spring_w10")
      #expect(abs(spring - end) > 0.1 * abs(end - start))
      #expect(cubic.position(at: duration) == end)
    }
    #expect(table.columns.count == 8)
    #expect(table.rows.count == 21)
  }

  @Test("A glide is proportional to its speed, unlike Android's spline")
  func androidSpline() throws {
    let table = try CSVTable.vectors("android_overscroller")
    for row in table.rows {
      let velocity = try row.number("v0_dp_s")
      let glide = Deceleration(origin: 0, velocity: velocity, rate: .normal)
      #expect(abs(glide.asymptote - velocity / glide.decay) <= 1e-4)
      let distance = try row.number("distance_dp")
      #expect(abs(glide.asymptote - distance) > 0.2 * distance)
      for column in ["duration_s", "flutter_clamping_duration_s"] {
        let theirs = try row.number(column)
        #expect(abs(glide.duration - theirs) > 0.2 * theirs, "\(column)")
      }
    }
    #expect(table.rows.count == 6)
  }

  @Test("GTK 3 stops at a speed that depends on the frame rate")
  func stopRule() throws {
    let table = try CSVTable.vectors("gtk3_stop_rule_framerate")
    let rate = try #require(DecelerationRate(perMillisecond: exp(-0.004)))
    for row in table.rows {
      let glide = Deceleration(origin: 0, velocity: try row.number("v0"), rate: rate)
      let stop = try row.number("stop_t")
      #expect(abs(glide.position(at: stop) - (try row.number("stop_pos"))) <= 1e-4)
      #expect(abs(glide.velocity(at: stop) - (try row.number("velocity_cut_off"))) <= 1e-3)
      let lost = try row.number("lost_distance")
      #expect(abs(glide.asymptote - glide.position(at: stop) - lost) <= 1e-4)
      // Tug's glide ends at one point per second at any frame rate, a quarter of a point short at k
      // = 4.
      #expect(glide.duration > stop)
      let left = glide.asymptote - glide.destination
      #expect(abs(left - 0.25) <= 1e-9)
      #expect(lost > 20 * left)
    }
    #expect(table.rows.count == 18)
  }

  @Test("Flutter's drag and GTK's friction are Tug's form at other rates")
  func otherLaws() throws {
    for (law, decay) in [("flutter_drag_0.135", -log(0.135)), ("gtk_friction_4", 4.0)] {
      let rate = try #require(DecelerationRate(perMillisecond: exp(-decay / 1000)))
      let times = [0, 1.0 / 120, 1.0 / 60, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3]
      let positions = try CSVTable.vectors("fling_positions").rows(where: "law", is: law)
      for (index, row) in positions.enumerated() {
        let glide = Deceleration(origin: 0, velocity: try row.number("v0"), rate: rate)
        let time = times[index % times.count]
        #expect(abs(glide.position(at: time) - (try row.number("position"))) <= 1e-4)
        #expect(abs(glide.velocity(at: time) - (try row.number("velocity"))) <= 1e-3)
      }
      #expect(positions.count == 60)
    }
  }

  @Test("Each stop rule's time has the rule's speed")
  func stopRules() throws {
    for row in try CSVTable.vectors("fling_summary").rows {
      let decay = try row.number("k_per_s")
      let rate = try #require(DecelerationRate(perMillisecond: exp(-decay / 1000)))
      let glide = Deceleration(origin: 0, velocity: try row.number("v0"), rate: rate)
      for speed in ["20", "10", "1", "0.1"] {
        let time = try row.number("T_v_below_\(speed)")
        let limit = try #require(Double(speed))
        #expect(abs(glide.velocity(at: time) - limit) <= 1e-3, "\(speed)")
      }
      let half = try row.number("T_remaining_0.5pt")
      #expect(abs(glide.asymptote - glide.position(at: half) - 0.5) <= 1e-4)
      #expect(abs(glide.asymptote - (try row.number("final_distance"))) <= 1e-2)
    }
  }

  @Test("The asymptote is slightly past the projection by whole milliseconds")
  func projection() throws {
    for row in try CSVTable.vectors("fling_projection").rows {
      let rate = try #require(DecelerationRate(perMillisecond: try row.number("rate")))
      let glide = Deceleration(origin: 0, velocity: try row.number("v0"), rate: rate)
      let discrete = try row.number("wwdc_v_over_1000_times_d_over_1_minus_d")
      #expect(abs(glide.asymptote + (try row.number("difference")) - discrete) <= 1e-4)
      #expect(glide.asymptote > discrete)
    }
  }

  @Test("The trackpad's band is Tug's with 0.075; other bands differ")
  func bands() throws {
    let rows = try CSVTable.vectors("rubberband").rows
    let others = ["y_gtk3_clamp100", "y_chromium_linear_x_over_20_rounded", "y_qt_half"]
    var ours: [Double] = []
    for row in rows {
      let (pull, length) = (try row.number("overpull_x"), try row.number("viewport"))
      let trackpad = RubberBand(coefficient: 0.075, dimension: length).displacement(forPull: pull)
      #expect(abs(trackpad - (try row.number("y_c0075_macos_trackpad"))) <= 1e-4)
      ours.append(RubberBand(dimension: length).displacement(forPull: pull))
    }
    for column in others {
      #expect(largestDifference(ours, try rows.map { try $0.number(column) }) > 50, "\(column)")
    }
  }

  @Test("The stiffer spring is Tug's form; overdamped and AppKit's differ")
  func springs() throws {
    let table = try CSVTable.vectors("springback_trajectories")
    let stiff = try table.rows(
      where: "model", is: "crit_w14.142_scrollmechanics_default_k200")
    for (index, row) in stiff.enumerated() {
      let spring = Spring(
        from: try row.number("x0"), velocity: try row.number("v0"), to: 0,
        frequency: 200.0.squareRoot())
      let time = Double(index % 73) / 60
      #expect(abs(spring.position(at: time) - (try row.number("x"))) <= 1e-4)
      #expect(abs(spring.velocity(at: time) - (try row.number("v"))) <= 1e-3)
    }
    #expect(stiff.count == 365)
    for model in ["overdamped_flutter_m0.5_k100_z1.1", "appkit_webkit_chromium_A0.31_b12.5"] {
      for velocity in ["0", "-500", "500", "2000", "-2000"] {
        let rows = try table.rows(where: "model", is: model)
          .filter { try $0.text("v0") == velocity }
        let spring = Spring(from: 100, velocity: try #require(Double(velocity)), to: 0)
        let ours = rows.indices.map { spring.position(at: Double($0) / 60) }
        let theirs = try rows.map { try $0.number("x") }
        #expect(largestDifference(ours, theirs) > 5, "\(model) at \(velocity)")
        #expect(rows.count == 73)
      }
    }
  }

  @Test("AppKit's spring drops the incoming velocity; Tug's keeps it")
  func incomingVelocity() throws {
    let rows = try CSVTable.vectors("springback_trajectories").rows
    for row in rows where try row.number("t") == 0 {
      let velocity = try row.number("v0")
      #expect(Spring(from: 100, velocity: velocity, to: 0).velocity(at: 0) == velocity)
      let isContinuous = abs(try row.number("v") - velocity) <= 1e-3
      #expect(isContinuous == (try !row.text("model").hasPrefix("appkit")))
    }
    let peaks = try CSVTable.vectors("edge_bounce_peaks").rows
    for row in peaks where try !row.text("model").hasPrefix("crit_w10_") {
      let spring = Spring(from: 0, velocity: try row.number("v_at_edge"), to: 0)
      let theirs = try row.number("peak_overshoot")
      #expect(spring.extremePosition > 1.2 * theirs)
    }
  }

  @Test("Every other inset strategy jumps in position or velocity")
  func strategies() throws {
    let rows = try CSVTable.vectors("inset_switch_discontinuity").rows
    for row in rows {
      let position = try row.number("position_jump_pt")
      let velocity = try row.number("velocity_jump_pt_s")
      let isOurs = try row.text("strategy") == "retarget_keep_x_and_v"
      #expect((position == 0 && velocity == 0) == isOurs)
      let before = Spring(from: -120, velocity: 0, to: 0)
      let after = Spring(
        from: before.position(at: 0.1), velocity: before.velocity(at: 0.1), to: -60)
      let moved = abs(after.position(at: 0) - (try row.number("y_after")))
      let kicked = abs(after.velocity(at: 0) - (try row.number("v_after")))
      #expect((moved > 1e-3 || kicked > 1e-2) != isOurs)
    }
    #expect(rows.count == 7)
  }

  @Test("In the vectors Euler steps miss and exact steps match")
  func euler() throws {
    for row in try CSVTable.vectors("frame_rate_independence").rows {
      #expect(abs(try row.number("euler_err")) > 4)
      #expect(abs(try row.number("euler_spring_err")) > 0.1)
      #expect(abs(try row.number("exact_err")) <= 1e-9)
      #expect(abs(try row.number("exact_spring_err")) <= 1e-9)
    }
  }

  @Test("Each other velocity tracker differs from Tug's somewhere")
  func trackers() throws {
    let table = try CSVTable.vectors("velocity_estimates")
    let ours = try table.rows.map { try $0.number("recommended_bucket8ms_weights_idle40") }
    for column in table.columns.dropFirst(2).dropLast() {
      let theirs = try table.rows.map { try $0.number(column) }
      #expect(largestDifference(ours, theirs) > 20, "\(column)")
    }
    #expect(table.columns.count == 11)
  }

  @Test("An unscaled release velocity would jump and peak higher")
  func unscaledRelease() throws {
    for row in try CSVTable.vectors("release_velocity_scaling").rows {
      let band = RubberBand(dimension: try row.number("viewport"))
      let pull = try row.number("raw_overpull")
      let finger = try row.number("finger_velocity")
      let jump = finger - finger * band.slope(atPull: pull)
      #expect(abs(jump - (try row.number("jump_if_unscaled"))) <= 1e-3)
      let shown = band.displacement(forPull: pull)
      let unscaled = Spring(from: shown, velocity: finger, to: 0).extremePosition
      #expect(abs(unscaled - (try row.number("peak_w10_unscaled"))) <= 1e-4)
      #expect(unscaled > (try row.number("peak_w10_scaled")) + 1)
    }
  }
}
