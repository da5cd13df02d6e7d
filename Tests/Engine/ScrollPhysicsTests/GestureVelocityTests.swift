import ScrollPhysics
import Testing

/// The velocity of gestures as devices report them, against the finger's true motion.
@Suite("Velocity of gestures")
struct GestureVelocityTests {
  /// A finger that moves steadily or speeds up, rests or turns, and moves again.
  struct Gesture {
    var first = 0.0
    var firstDuration = 0.1
    var rest = 0.0
    var second = 0.0
    var secondDuration = 0.1
    /// The fraction of the second velocity by which it grows during the second motion.
    var growth = 0.0

    var begin: Double { firstDuration + rest }
    var end: Double { begin + secondDuration }

    func position(at time: Double) -> Double {
      let late = min(max(time - begin, 0), secondDuration)
      return first * min(time, firstDuration) + second
        * ((1 - growth) * late + growth * late * late / (2 * secondDuration))
    }
  }

  /// The samples of a device.
  struct Device {
    var rate: Double
    /// The time of the first sample, as a fraction of the interval.
    var phase = 0.0
    /// The fraction of samples that are lost.
    var lost = 0.0
    /// The longest delay of a sample's time, in seconds.
    var delay = 0.0
    /// Whether a finger at rest is reported, and trembles.
    var reportsRest = false
  }

  private struct Random {
    var state: UInt64
    mutating func fraction() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  /// The estimate after a gesture, and the finger's mean velocity and speed in the last 40 ms of its
  /// last motion.
  private struct Result {
    var estimate = 0.0
    var velocity = 0.0
    var speed = 0.0
    /// The number of samples in the last motion.
    var samples = 0
  }

  private func play(_ gesture: Gesture, on device: Device, seed: UInt64 = 1) -> Result {
    var (random, tracker, result) = (Random(state: seed), VelocityTracker(), Result())
    tracker.add(position: 0, at: 0)
    var (last, reported, index) = (0.0, 0.0, 0.0)
    while true {
      let time = (device.phase + index) / device.rate
      index += 1
      guard time <= gesture.end + 1e-9 else { break }
      var position = gesture.position(at: time)
      let rests = time > gesture.firstDuration && time <= gesture.begin
      if rests, device.reportsRest { position += random.fraction() * 0.8 - 0.4 }
      if position == reported || random.fraction() < device.lost { continue }
      tracker.add(position: position, at: time + random.fraction() * device.delay)
      (last, reported) = (time, position)
      if time > gesture.begin { result.samples += 1 }
    }
    let start = max(last - 0.040, gesture.rest > 0 ? gesture.begin : 0)
    guard last > start else { return result }
    let parts = 400.0
    var former = gesture.position(at: start)
    for part in stride(from: 1, through: parts, by: 1) {
      let position = gesture.position(at: start + (last - start) * part / parts)
      result.speed += abs(position - former) / (last - start)
      former = position
    }
    result.velocity = (former - gesture.position(at: start)) / (last - start)
    result.estimate = tracker.velocity(at: last + 0.002 + device.delay)
    return result
  }

  private static let rates = [60.0, 90, 120, 240]

  @Test("The estimate is near the mean of the last 40 ms", arguments: rates, [false, true])
  func nearTheMean(rate: Double, reportsRest: Bool) {
    for rest in [0.0, 0.12, 0.3] {
      for (first, second) in [(1000.0, 3000.0), (1500, -2500), (-3000, 400), (0, 2000), (600, 600)]
      {
        for duration in [0.08, 0.15] {
          for phase in [0.0, 0.3, 0.7] {
            let gesture = Gesture(
              first: first, rest: rest, second: second, secondDuration: duration)
            let device = Device(rate: rate, phase: phase, reportsRest: reportsRest)
            let result = play(gesture, on: device)
            #expect(
              abs(result.estimate - result.velocity) <= 0.25 * result.speed,
              "\(gesture) \(device) \(result)")
          }
        }
      }
    }
  }

  @Test("A finger that speeds up is as fast as in its last 40 ms", arguments: rates)
  func speedingUp(rate: Double) {
    for duration in [0.06, 0.1, 0.2] {
      for phase in [0.0, 0.5] {
        let gesture = Gesture(
          firstDuration: 0, second: 4000, secondDuration: duration, growth: 1)
        let result = play(gesture, on: Device(rate: rate, phase: phase))
        #expect(
          abs(result.estimate - result.velocity) <= 0.25 * result.speed, "\(gesture) \(result)")
      }
    }
  }

  @Test(
    "One sample after a rest has the direction of the new motion", arguments: rates, [false, true])
  func direction(rate: Double, reportsRest: Bool) {
    for (first, second) in [(2000.0, -3000.0), (-500, 4000), (3000, -500), (1000, 3000)] {
      for count in 1...4 {
        for rest in [0.12, 0.3] {
          let interval = 1 / rate
          // The finger moves again at a sample.
          let begin = ((0.1 + rest) * rate).rounded(.up) * interval
          let gesture = Gesture(
            first: first, rest: begin - 0.1, second: second,
            secondDuration: Double(count) * interval)
          let result = play(gesture, on: Device(rate: rate, reportsRest: reportsRest))
          // Two samples within 8 ms are one step, and a finger that has moved 1 point still rests.
          guard Double(count) * interval >= 0.008 else { continue }
          #expect(result.samples == count)
          #expect(
            abs(result.estimate - second) <= 0.25 * abs(second), "\(gesture) \(rate) \(result)")
        }
      }
    }
  }

  @Test("Lost and late samples rarely matter, and never turn the direction", arguments: rates)
  func lostAndLate(rate: Double) {
    var (all, wrong) = (0, 0)
    for seed in 1...200 {
      for rest in [0.0, 0.3] {
        for (first, second) in [(1000.0, 1200.0), (2000, 1500), (-1500, -2500)] {
          let gesture = Gesture(first: first, rest: rest, second: second, secondDuration: 0.12)
          let device = Device(rate: rate, lost: 0.1, delay: 0.004)
          let result = play(gesture, on: device, seed: UInt64(seed))
          all += 1
          if abs(result.estimate - result.velocity) > 0.25 * result.speed { wrong += 1 }
          #expect(result.estimate * second > 0, "\(gesture) \(result)")
        }
      }
    }
    #expect(wrong * 50 <= all, "\(wrong) of \(all)")
  }
}
