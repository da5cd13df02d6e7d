import Glibc
import ScrollPhysics
import Testing

@Suite("Durations of springs")
struct SpringDurationTests {
  private static let cases: [(x: Double, v: Double)] = {
    let displacements = [0, 0.01, 0.05, 0.0500001, 0.2, 1, 54, 100, -100, -0.06, 1e4]
    let velocities = [0.0, 0.5, 1, 1.0001, -1, -1.5, 30, -30, 400, -600, -1000, -2000, 8000]
    return displacements.flatMap { x in velocities.map { (x, $0) } }
  }()

  private func isAtRest(_ spring: Spring, _ time: Double) -> Bool {
    abs(spring.displacement(at: time)) <= Spring.restDistance
      && abs(spring.velocity(at: time)) <= Spring.restSpeed
  }

  @Test("A spring rests from its duration on, and not before")
  func duration() {
    var later = 0
    for (x, v) in Self.cases {
      let spring = Spring(from: x, velocity: v, to: 0)
      let end = spring.duration
      for step in 0...3000 {
        let time = end + 1e-9 + 3 * Double(step) / 3000
        #expect(isAtRest(spring, time), "x \(x) v \(v) moves at \(time), after its end at \(end)")
      }
      if end > 1e-6 {
        later += 1
        #expect(!isAtRest(spring, end - 1e-6), "x \(x) v \(v) rests before its end at \(end)")
      }
    }
    #expect(later > 120)
  }

  @Test("A spring within the rest limits ends at once")
  func nothing() {
    #expect(Spring(from: 3, velocity: 0, to: 3).duration == 0)
    #expect(Spring(from: 3.05, velocity: 0, to: 3).duration == 0)
    #expect(Spring(from: 3, velocity: 0.5, to: 3).duration == 0)
  }

  @Test("No speed exceeds |v0| + ω·|x0| / e")
  func bound() {
    for (x, v) in Self.cases {
      let spring = Spring(from: x, velocity: v, to: 0)
      let bound = abs(v) + 10 * abs(x) / M_E
      #expect(abs(spring.maximumSpeed - bound) <= 1e-9 * max(bound, 1))
      for step in 0...300 {
        let speed = abs(spring.velocity(at: Double(step) / 200))
        #expect(speed <= bound * (1 + 1e-12))
      }
    }
  }

  @Test("A spring crosses its rest if the inward speed exceeds ω·|x0|")
  func crossing() {
    let inward = Spring(from: 100, velocity: -2000, to: 0)
    #expect(abs((inward.restCrossing ?? 0) - 0.1) <= 1e-12)
    #expect(abs(inward.velocity(at: 0.1) - (-1000 * exp(-1))) <= 1e-9)
    #expect(Spring(from: 100, velocity: -1000, to: 0).restCrossing == nil)
    #expect(Spring(from: 0, velocity: 500, to: 0).restCrossing == nil)
  }
}
