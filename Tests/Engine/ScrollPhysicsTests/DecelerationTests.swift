import ScrollPhysics
import TestSupport
import Testing

@Suite("Deceleration")
struct DecelerationTests {
  private static let laws = [
    ("uikit_normal_0.998", DecelerationRate.normal), ("uikit_fast_0.99", DecelerationRate.fast),
  ]

  /// The vectors' times before they were rounded for the file.
  private static let times = [
    0, 1.0 / 120, 1.0 / 60, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3,
  ]

  @Test("Positions and velocities match the vectors", arguments: laws)
  func positions(law: String, rate: DecelerationRate) throws {
    let rows = try CSVTable.vectors("fling_positions").rows(where: "law", is: law)
    for (index, row) in rows.enumerated() {
      let glide = Deceleration(origin: 0, velocity: try row.number("v0"), rate: rate)
      let time = Self.times[index % Self.times.count]
      #expect(abs(time - (try row.number("t"))) <= 1e-6)
      #expect(abs(glide.position(at: time) - (try row.number("position"))) <= 1e-4)
      #expect(abs(glide.velocity(at: time) - (try row.number("velocity"))) <= 1e-3)
      let remaining = glide.asymptote - glide.position(at: time)
      #expect(abs(remaining - (try row.number("remaining"))) <= 1e-4)
    }
    #expect(rows.count == 60)
  }

  @Test("Decay, distances and times of stop rules match the vectors", arguments: laws)
  func summary(law: String, rate: DecelerationRate) throws {
    let rows = try CSVTable.vectors("fling_summary").rows(where: "law", is: law)
    for row in rows {
      let glide = Deceleration(origin: 0, velocity: try row.number("v0"), rate: rate)
      #expect(abs(glide.decay - (try row.number("k_per_s"))) <= 1e-6)
      #expect(abs(glide.asymptote - (try row.number("final_distance"))) <= 1e-4)
      #expect(abs(glide.duration - (try row.number("T_v_below_1"))) <= 1e-6)
      #expect(abs(glide.velocity(at: try row.number("T_v_below_10")) - 10) <= 1e-3)
      let ten = try row.number("T_v_below_10")
      #expect(abs(glide.position(at: ten) - (try row.number("pos_at_v10"))) <= 1e-4)
      let half = try row.number("T_remaining_0.5pt")
      #expect(abs(glide.position(at: half) - (try row.number("pos_at_T_remaining_0.5pt"))) <= 1e-4)
    }
    #expect(rows.count == 5)
  }

  @Test("The projected target is v / k")
  func projection() throws {
    for row in try CSVTable.vectors("fling_projection").rows {
      let rate = try #require(DecelerationRate(perMillisecond: try row.number("rate")))
      let glide = Deceleration(origin: 0, velocity: try row.number("v0"), rate: rate)
      #expect(abs(glide.asymptote - (try row.number("continuous_v_over_k"))) <= 1e-4)
    }
  }

  @Test("Edge crossings, speeds and bounces match the vectors")
  func flingIntoEdge() throws {
    let table = try CSVTable.vectors("fling_into_edge")
    var met = 0
    for row in table.rows {
      let rate = try #require(DecelerationRate(perMillisecond: try row.number("rate")))
      let glide = Deceleration(origin: 0, velocity: try row.number("v0"), rate: rate)
      let time = glide.time(toReach: try row.number("distance_to_edge"))
      guard let crossing = try? row.number("t_cross") else {
        #expect(time == nil)
        continue
      }
      met += 1
      let reached = try #require(time)
      #expect(abs(reached - crossing) <= 1e-6)
      let speed = glide.velocity(at: reached)
      #expect(abs(speed - (try row.number("v_cross_equals_v0_minus_kD"))) <= 1e-3)
      let spring = Spring(from: 0, velocity: speed, to: 0)
      #expect(abs(spring.extremePosition - (try row.number("peak_overshoot_w10"))) <= 1e-4)
      #expect(abs(reached + 0.1 - (try row.number("t_peak_abs"))) <= 1e-6)
      let settled = try row.number("t_settled_0.5_abs") - reached
      #expect(abs(spring.displacement(at: settled)) >= 0.5 - 1e-3)
      #expect(abs(spring.displacement(at: settled + 1.0 / 2000)) < 0.5)
    }
    #expect(met == 18)
    #expect(table.rows.count == 32)
  }

  @Test("A glide ends at a speed of one point per second")
  func restSpeed() {
    for velocity in [-5000.0, -2, 1.5, 300] {
      let glide = Deceleration(origin: 7, velocity: velocity, rate: .normal)
      #expect(abs(abs(glide.velocity(at: glide.duration)) - 1) <= 1e-9)
      #expect(abs(glide.position(at: glide.duration) - glide.destination) <= 1e-9)
      #expect((glide.destination - 7).sign == velocity.sign)
    }
  }

  @Test("A release at rest speed or slower does not glide")
  func slow() {
    for velocity in [-1.0, -0.3, 0, 0.5, 1] {
      let glide = Deceleration(origin: 7, velocity: velocity, rate: .fast)
      #expect(glide.duration == 0)
      #expect(glide.destination == 7)
    }
  }

  @Test("Offsets behind or past the glide's end are never reached")
  func unreachable() {
    let glide = Deceleration(origin: 0, velocity: 100, rate: .normal)
    #expect(glide.time(toReach: -1) == nil)
    #expect(glide.time(toReach: glide.asymptote) == nil)
    #expect(glide.time(toReach: 0) == 0)
    #expect(Deceleration(origin: 0, velocity: 0, rate: .normal).time(toReach: 1) == nil)
  }

  @Test("Rates outside 0 to 1 are refused", arguments: [0.0, 1, -0.5, 2, .nan, .infinity])
  func badRates(rate: Double) {
    #expect(DecelerationRate(perMillisecond: rate) == nil)
  }
}
