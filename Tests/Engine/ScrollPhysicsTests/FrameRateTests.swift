import ScrollPhysics
import TestSupport
import Testing

@Suite("Frame rate independence")
struct FrameRateTests {
  private static let patterns: [String: [Double]] = [
    "30hz": [1.0 / 30], "60hz": [1.0 / 60], "120hz": [1.0 / 120], "144hz": [1.0 / 144],
    "irregular": [0.004, 0.021, 0.0167, 0.033, 0.0083, 0.0501, 0.0167],
  ]
  private static let horizon = 0.6

  @Test("Curves restarted at every frame match the closed form")
  func exactSteps() throws {
    let table = try CSVTable.vectors("frame_rate_independence")
    for row in table.rows {
      let gaps = try #require(Self.patterns[try row.text("pattern")])
      var glide = Deceleration(origin: 0, velocity: 2000, rate: .normal)
      var spring = Spring(from: 100, velocity: 500, to: 0)
      var time = 0.0
      var frame = 0
      while time < Self.horizon - 1e-12 {
        let gap = min(gaps[frame % gaps.count], Self.horizon - time)
        glide = Deceleration(
          origin: glide.position(at: gap), velocity: glide.velocity(at: gap), rate: .normal)
        spring = Spring(from: spring.position(at: gap), velocity: spring.velocity(at: gap), to: 0)
        time += gap
        frame += 1
      }
      let wholeGlide = Deceleration(origin: 0, velocity: 2000, rate: .normal)
      let wholeSpring = Spring(from: 100, velocity: 500, to: 0)
      #expect(abs(glide.origin - wholeGlide.position(at: Self.horizon)) <= 1e-9)
      #expect(abs(spring.displacement - wholeSpring.position(at: Self.horizon)) <= 1e-9)
      #expect(abs(wholeGlide.position(at: Self.horizon) - (try row.number("decel_closed"))) <= 1e-4)
      #expect(
        abs(wholeSpring.position(at: Self.horizon) - (try row.number("spring_closed"))) <= 1e-4)
    }
    #expect(table.rows.count == 5)
  }
}
