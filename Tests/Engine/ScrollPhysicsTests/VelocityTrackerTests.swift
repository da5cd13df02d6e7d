import ScrollPhysics
import TestSupport
import Testing

@Suite("Velocity tracker")
struct VelocityTrackerTests {
  @Test("Each sequence of the vectors has its recommended velocity")
  func vectors() throws {
    let samples = try CSVTable.vectors("velocity_samples")
    let estimates = try CSVTable.vectors("velocity_estimates").rows
    for row in estimates {
      let name = try row.text("sequence")
      var tracker = VelocityTracker()
      for sample in try samples.rows(where: "sequence", is: name) {
        tracker.add(position: try sample.number("y_pt"), at: try sample.number("t_ms") / 1000)
      }
      let velocity = tracker.velocity(at: try row.number("release_t_ms") / 1000)
      let expected = try row.number("recommended_bucket8ms_weights_idle40")
      #expect(abs(velocity - expected) <= 1e-3, "\(name)")
    }
    #expect(estimates.count == 11)
  }

  @Test("With fewer than two samples the velocity is 0")
  func tooFew() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(position: 100, at: 0)
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(position: 107, at: 0.007)
    #expect(tracker.velocity(at: 0.007) == 0)
  }

  @Test("The velocity is 0 once the last sample is 40 ms old")
  func idle() {
    var tracker = VelocityTracker()
    for step in 0...5 { tracker.add(position: Double(step) * 10, at: Double(step) * 0.010) }
    #expect(abs(tracker.velocity(at: 0.089) - 1000) <= 1e-6)
    #expect(tracker.velocity(at: 0.090) == 0)
    #expect(tracker.velocity(at: 5) == 0)
  }

  @Test("Fewer than three steps share the weights of three")
  func renormalised() {
    var tracker = VelocityTracker()
    tracker.add(position: 0, at: 0)
    tracker.add(position: 10, at: 0.010)
    #expect(abs(tracker.velocity(at: 0.010) - 1000) <= 1e-6)
    tracker.add(position: 25, at: 0.020)
    let two = (0.05 * 1500 + 0.35 * 1000) / 0.4
    #expect(abs(tracker.velocity(at: 0.020) - two) <= 1e-6)
    tracker.add(position: 42, at: 0.030)
    let three = 0.05 * 1700 + 0.35 * 1500 + 0.6 * 1000
    #expect(abs(tracker.velocity(at: 0.030) - three) <= 1e-6)
    tracker.add(position: 61, at: 0.040)
    let lastThree = 0.05 * 1900 + 0.35 * 1700 + 0.6 * 1500
    #expect(abs(tracker.velocity(at: 0.040) - lastThree) <= 1e-6)
  }

  @Test("Samples of a fast device are merged to steps of 8 ms")
  func coalesced() {
    var tracker = VelocityTracker()
    for step in 0...100 { tracker.add(position: Double(step), at: Double(step) / 1000) }
    #expect(abs(tracker.velocity(at: 0.1) - 1000) <= 1e-6)
  }

  @Test("Samples at one time have a velocity of 0")
  func sameTime() {
    var tracker = VelocityTracker()
    for position in [0.0, 10, 20, 500] { tracker.add(position: position, at: 1) }
    #expect(tracker.velocity(at: 1) == 0)
  }
}
