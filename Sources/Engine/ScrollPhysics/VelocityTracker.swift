/// An estimate of a finger's velocity at its release, from the samples before it.
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

  private static let tolerance = 1e-12

  private struct Sample: Equatable {
    var time: Double
    var position: Double
  }

  /// The coalesced samples, as many as the weights need.
  ///
  /// They are stored inline, since a tracker is copied with each event.
  private var newest: Sample?
  private var second: Sample?
  private var third: Sample?
  private var oldest: Sample?
  private var lastSampleTime = -Double.infinity

  /// A tracker without samples.
  public init() {}

  /// Adds a sample: the finger was at `position` in points at `time` in seconds.
  ///
  /// A time before that of the last sample counts as the same time.
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

  /// The velocity in points per second for a release at `time`.
  ///
  /// 0 when the last sample is 40 ms old or more, or when there are fewer than two steps.
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
