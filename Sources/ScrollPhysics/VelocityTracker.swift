/// Estimates a finger's velocity at its release from the samples before it.
///
/// Samples are coalesced to steps of 8 ms or more; the velocities of the last three steps are
/// weighted .05 (newest), .35 and .6, over the steps there are. Source: scroll physics
/// reference, 1.4 and `velocity_estimates.csv`, last column.
public struct VelocityTracker: Equatable, Sendable {
  /// The shortest step in seconds.
  ///
  /// Source: scroll physics reference, 5.
  public static let shortestStep = 0.008
  /// Seconds without a sample after which the finger counts as still.
  public static let idleLimit = 0.040

  private static let weights = [0.05, 0.35, 0.6]
  private static let tolerance = 1e-12

  private struct Sample: Equatable {
    var time: Double
    var position: Double
  }

  /// The coalesced samples, newest last, as many as the weights need.
  private var steps: [Sample] = []
  private var lastSampleTime = -Double.infinity

  /// A tracker without samples.
  public init() {}

  /// Adds where the finger was: `position` in points at `time` in seconds, not before the last.
  public mutating func add(position: Double, at time: Double) {
    lastSampleTime = time
    let sample = Sample(time: time, position: position)
    guard let last = steps.last else {
      steps.append(sample)
      return
    }
    if time - last.time >= Self.shortestStep - Self.tolerance {
      steps.append(sample)
      if steps.count > Self.weights.count + 1 { steps.removeFirst() }
    } else if steps.count > 1, time > last.time,
      time - steps[steps.count - 2].time < 2 * Self.shortestStep
    {
      steps[steps.count - 1] = sample
    }
  }

  /// The velocity in points per second for a release at `time`.
  ///
  /// 0 when the last sample is 40 ms old or more, or when there are fewer than two steps.
  public func velocity(at time: Double) -> Double {
    guard time - lastSampleTime < Self.idleLimit - Self.tolerance else { return 0 }
    var sum = 0.0
    var weightSum = 0.0
    for (age, weight) in Self.weights.enumerated() where steps.count >= age + 2 {
      let newer = steps[steps.count - 1 - age]
      let older = steps[steps.count - 2 - age]
      sum += weight * (newer.position - older.position) / (newer.time - older.time)
      weightSum += weight
    }
    return weightSum > 0 ? sum / weightSum : 0
  }
}
