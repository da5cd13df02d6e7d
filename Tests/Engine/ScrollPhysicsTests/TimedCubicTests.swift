import Glibc
import ScrollPhysics
import Testing

@Suite("Timed cubic")
struct TimedCubicTests {
  @Test("From rest it is the ease-in-out s²(3 − 2s)", arguments: [0.2, 0.25, 0.3, 0.4])
  func easeInOut(duration: Double) throws {
    let cubic = try #require(TimedCubic(from: 100, velocity: 0, to: 40, duration: duration))
    for step in 0...100 {
      let s = Double(step) / 100
      let expected = 100 - 60 * s * s * (3 - 2 * s)
      #expect(abs(cubic.position(at: s * duration) - expected) <= 1e-9)
    }
    #expect(abs(cubic.velocity(at: duration / 2) - (-60 * 1.5 / duration)) <= 1e-9)
  }

  @Test("It begins as given and ends exactly at its rest")
  func ends() throws {
    for velocity in [-300.0, 0, 250, 700] {
      let cubic = try #require(TimedCubic(from: -120, velocity: velocity, to: -54, duration: 0.25))
      #expect(cubic.position(at: 0) == -120)
      #expect(cubic.velocity(at: 0) == velocity)
      #expect(cubic.position(at: 0.25) == -54)
      #expect(cubic.velocity(at: 0.25) == 0)
      #expect(cubic.position(at: 9) == -54)
      #expect(abs(cubic.position(at: 0.25 - 1e-9) - -54) <= 1e-9)
      #expect(abs(cubic.velocity(at: 0.25 - 1e-9)) <= 1e-3)
    }
  }

  @Test("Its velocity is the slope of its position")
  func slope() throws {
    let cubic = try #require(TimedCubic(from: -120, velocity: 400, to: -54, duration: 0.25))
    for step in 1..<100 {
      let time = 0.25 * Double(step) / 100
      let slope = (cubic.position(at: time + 1e-6) - cubic.position(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - cubic.velocity(at: time)) <= 1e-2)
    }
  }

  @Test("It is refused if an inward |v0|·d exceeds 3·|x0|")
  func overshoot() {
    #expect(TimedCubic(from: 10, velocity: -100, to: 0, duration: 0.3) != nil)
    #expect(TimedCubic(from: 10, velocity: -100.0001, to: 0, duration: 0.3) == nil)
    #expect(TimedCubic(from: -10, velocity: 100.0001, to: 0, duration: 0.3) == nil)
    #expect(TimedCubic(from: 10, velocity: 1e6, to: 0, duration: 0.3) != nil)
    #expect(TimedCubic(from: 0, velocity: 100, to: 0, duration: 0.3) != nil)
  }

  @Test("With an inward velocity it never passes its rest")
  func staysOnItsSide() throws {
    for velocity in stride(from: -1980.0, through: 0, by: 60) {
      let cubic = try #require(TimedCubic(from: 66, velocity: velocity, to: 0, duration: 0.1))
      for step in 0...1000 { #expect(cubic.position(at: 0.0001 * Double(step)) >= 0) }
    }
  }

  @Test("No speed exceeds |v0| + 1.5·|x0| / d")
  func bound() {
    for velocity in [-3000.0, -500, -20, 0, 20, 900, 8000] {
      for x in [0.0, 0.5, 60, 400, -90] {
        guard let cubic = TimedCubic(from: x, velocity: velocity, to: 0, duration: 0.3) else {
          continue
        }
        let bound = abs(velocity) + 1.5 * abs(x) / 0.3
        #expect(abs(cubic.maximumSpeed - bound) <= 1e-9 * max(bound, 1))
        for step in 0...300 {
          #expect(abs(cubic.velocity(at: 0.001 * Double(step))) <= bound * (1 + 1e-12))
        }
      }
    }
  }

  @Test("A duration that is not above 0 is refused", arguments: [0.0, -1, .nan, .infinity])
  func badDuration(duration: Double) {
    #expect(TimedCubic(from: 1, velocity: 0, to: 0, duration: duration) == nil)
  }
}
