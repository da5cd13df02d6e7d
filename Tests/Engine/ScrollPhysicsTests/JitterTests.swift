import Glibc
import ScrollPhysics
import TestSupport
import Testing

@Suite("Jitter metrics")
struct JitterTests {
  private static let bounce = Spring(from: -120, velocity: 0, to: 0)
  private static let springs: [String: Spring] = {
    let (y, v) = (bounce.position(at: 0.1), bounce.velocity(at: 0.1))
    return [
      "release_-120_v0->-60": Spring(from: -60, velocity: 0, to: 0),
      "release_-120_v+400->-60": Spring(from: -60, velocity: 400, to: 0),
      "release_-120_v-300->-60": Spring(from: -60, velocity: -300, to: 0),
      "mid_bounce_0.10->-60": Spring(from: y + 60, velocity: v, to: 0),
      "mid_bounce_0.10->-60_adaptive_w": Spring(
        from: y + 60, velocity: v, to: 0, frequency: -v / (y + 60)),
      "end_refresh_-60->0": Spring(from: -60, velocity: 0, to: 0),
    ]
  }()

  @Test("Largest move, bound, reversals and overshoot match the vectors")
  func metrics() throws {
    let table = try CSVTable.vectors("jitter_metrics")
    for row in table.rows {
      let spring = try #require(Self.springs[try row.text("case")])
      let rate = try row.number("hz")
      let shown = (0..<Int(1.5 * rate)).map { spring.position(at: Double($0) / rate) }
      let moves = zip(shown.dropFirst(), shown).map(-)
      let largest = moves.map(abs).max() ?? 0
      #expect(abs(largest - (try row.number("max_abs_frame_delta"))) <= 1e-4)
      let bound = try row.number("analytic_bound_(|v0|+w|x0|/e)/hz")
      #expect(abs(spring.maximumSpeed / rate - bound) <= 1e-4)
      #expect(largest <= bound)
      let reversals = zip(moves, moves.dropFirst())
        .filter { $0 * $1 < 0 && max(abs($0), abs($1)) > 1e-3 }.count
      #expect(Double(reversals) == (try row.number("direction_reversals")))
      let overshoot = try row.number("max_x_past_rest_if_positive")
      #expect(abs((shown.max() ?? 0) - overshoot) <= 1e-4)
      let crosses = try row.text("never_crosses_rest_iff_x0*(v0+w*x0)>=0") == "crosses rest"
      #expect((spring.restCrossing != nil) == crosses)
    }
    #expect(table.rows.count == 24)
  }
}
