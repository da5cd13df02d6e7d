import Glibc
import ScrollPhysics
import Testing

@Suite("Settling spring")
struct SettlingSpringTests {
  @Test(
    "An inward velocity neither overshoots nor turns",
    arguments: [
      (1e-3, 1e5), (60, 441.4), (28.3, 441.4), (1e-9, 1e4), (1e-6, 1e9), (54, 1e5), (0.05, 1),
      (-60, -900), (-1e-3, -1e5), (54, 5000),
    ])
  func settles(displacement: Double, inward: Double) {
    let spring = Spring.settling(from: displacement, velocity: -inward, to: 0)
    let duration = spring.duration
    #expect(duration.isFinite && duration >= 0)
    var last = abs(displacement)
    for step in 1...2000 {
      let time = duration * 1.5 * Double(step) / 2000
      let shown = spring.displacement(at: time)
      #expect(shown * displacement >= 0, "no overshoot at \(time)")
      #expect(abs(shown) <= last, "no reversal at \(time)")
      last = abs(shown)
    }
    #expect(last <= Spring.restDistance)
  }

  @Test("The frequency is the larger of ω and |v0| / |x0|, without a cap")
  func frequency() {
    #expect(Spring.settling(from: 60, velocity: -400, to: 0).frequency == 10)
    #expect(Spring.settling(from: 60, velocity: -900, to: 0).frequency == 15)
    #expect(Spring.settling(from: 1e-3, velocity: -1e5, to: 0).frequency == 1e5 / 1e-3)
  }

  @Test("An outward velocity, or none, moves by the plain spring")
  func outward() {
    for velocity in [0.0, 300, 1e5] {
      #expect(
        Spring.settling(from: 60, velocity: velocity, to: 0)
          == Spring(from: 60, velocity: velocity, to: 0))
    }
    #expect(Spring.settling(from: 5, velocity: 300, to: 5).frequency == 10)
  }

  @Test("A displacement of almost nothing still gives numbers")
  func denormal() {
    for displacement in [1e-300, Double.leastNonzeroMagnitude] {
      let spring = Spring.settling(from: displacement, velocity: -1e10, to: 0)
      for time in [0.0, 1e-9, 1, 100] {
        #expect(spring.position(at: time).isFinite)
        #expect(spring.velocity(at: time).isFinite)
      }
      #expect(spring.duration.isFinite)
    }
  }
}
