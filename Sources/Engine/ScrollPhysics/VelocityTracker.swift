/// An estimator of a finger's velocity at its release, from the preceding samples.
///
/// Samples are merged into steps of 8 ms or more. The velocities of the last three steps are
/// weighted .05 (newest), .35 and .6; missing steps are left out of the average. Source: scroll
/// physics reference, 1.4 and `velocity_estimates.csv`, last column.
public struct VelocityTracker: Equatable, Sendable {
  /// The shortest step, in seconds.
  ///
  /// Source: scroll physics reference, 5.
  public static let shortestStep = 0.008
  /// The time without a sample after which the finger counts as still, in seconds.
  public static let idleLimit = 0.040

  private static let tolerance = 1e-12

  private struct Sample: Equatable {
    var time: Double
    var position: Double
  }

  /// The most recent merged sample, of the four that the weights need.
  ///
  /// The samples are stored inline, because a tracker is copied with each event.
  private var newest: Sample?
  private var second: Sample?
  private var third: Sample?
  private var oldest: Sample?
  private var lastSampleTime = -Double.infinity

  /// Creates a tracker without samples.
  public init() {}

  /// Adds a sample: the finger was at `position` (in points) at `time` (in seconds).
  ///
  /// A `time` before the last sample's is replaced by the last sample's time.
  public mutating func add(position: Double, at time: Double) {
    let time = max(time, lastSampleTime)
    lastSampleTime = time
    let sample = Sample(time: time, position: position)
    guard let last = newest else {
      newest = sample
      return
    }
    if time - last.time >= Self.shortestStep - Self.tolerance {
      (newest, second, third, oldest) = (sample, newest, second, third)
    } else if let second, time > last.time, time - second.time < 2 * Self.shortestStep {
      newest = sample
    }
  }

  /// Returns the velocity in points per second for a release at `time`.
  ///
  /// Returns 0 if the last sample is 40 ms old or more, or if there are fewer than two merged
  /// samples.
  public func velocity(at time: Double) -> Double {
    guard time - lastSampleTime < Self.idleLimit - Self.tolerance else { return 0 }
    var sum = 0.0
    var weightSum = 0.0
    func weigh(_ newer: Sample?, _ older: Sample?, by weight: Double) {
      guard let newer, let older else { return }
      sum += weight * (newer.position - older.position) / (newer.time - older.time)
      weightSum += weight
    }
    weigh(newest, second, by: 0.05)
    weigh(second, third, by: 0.35)
    weigh(third, oldest, by: 0.6)
    return weightSum > 0 ? sum / weightSum : 0
  }
}
