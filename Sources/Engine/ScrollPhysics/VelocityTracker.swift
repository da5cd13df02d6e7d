/// An estimator of a finger's velocity at its release, from the preceding samples.
///
/// Samples are merged into steps of 8 ms or more. The velocities of the last three steps are
/// weighted .05 (newest), .35 and .6; missing steps are left out of the average. Source: scroll
/// physics reference, 1.4 and `velocity_estimates.csv`, last column.
///
/// Only the motion since the finger last rested counts. The estimate stays near the mean velocity of
/// the last 40 ms, which the weights alone miss if the finger turns or speeds up, or if samples are
/// late or lost.
public struct VelocityTracker: Equatable, Sendable {
  /// The shortest step, in seconds.
  ///
  /// Source: scroll physics reference, 5.
  public static let shortestStep = 0.008
  /// The time without a sample after which the finger counts as still, in seconds.
  public static let idleLimit = 0.040
  /// The distance within which a finger that moves to and fro counts as still, in points.
  private static let tremble = 1.0
  /// The largest difference between the estimate and the mean velocity of the last
  /// ``idleLimit`` seconds, as a fraction of the mean speed.
  ///
  /// Tug's choice: a quarter, less what samples at a finite rate miss.
  private static let largestDeviation = 0.2

  private static let tolerance = 1e-12
  /// The shortest time between two samples that counts, in seconds: 240 samples a second.
  private static let shortestInterval = 0.004
  /// The time between the samples of the slowest devices, in seconds.
  private static let slowestDevice = 1.0 / 60
  /// The longest time in seconds from a press to the first report of a finger that moves from then
  /// on: a device may first wait whether the press is a tap.
  private static let longestStart = 0.1
  /// The fraction of the speed before, up to which the last step may be a finger that lifts.
  private static let liftFraction = 0.6
  /// The factors between the velocities before and in a gap for which samples were lost in it.
  private static let steadyFactors = 0.5...2.0

  private struct Sample: Equatable {
    var time: Double
    var position: Double
  }

  /// A step between two samples.
  private struct Step {
    var travel: Double
    var duration: Double
    var velocity: Double { travel / duration }
  }

  /// The merged samples of the current motion, newest first: 40 ms of steps, and a rest before them.
  ///
  /// They are stored inline, because a tracker is copied with each event.
  private var samples = InlineArray<8, Sample>(repeating: Sample(time: 0, position: 0))
  private var count = 0
  /// The last sample as it came.
  private var last = Sample(time: -.infinity, position: 0)
  /// The position near which the finger has stayed, and since when.
  private var rest = Sample(time: 0, position: 0)
  /// The shortest time between two samples in seconds, or infinity if it is not known yet.
  private var interval = Double.infinity
  /// Whether the finger began to move within the oldest step, not at its start.
  private var beginsLate = false

  /// Creates a tracker without samples.
  public init() {}

  /// Returns whether both trackers have equal samples.
  public static func == (one: VelocityTracker, other: VelocityTracker) -> Bool {
    one.count == other.count && one.last == other.last && one.rest == other.rest
      && one.interval == other.interval && one.beginsLate == other.beginsLate
      && (0..<one.count).allSatisfy { one.samples[$0] == other.samples[$0] }
  }

  /// Adds a sample: the finger was at `position` (in points) at `time` (in seconds).
  ///
  /// A `time` before the last sample's is replaced by the last sample's time.
  public mutating func add(position: Double, at time: Double) {
    let sample = Sample(time: max(time, last.time), position: position)
    if count == 0 {
      rest = sample
    } else if abs(position - rest.position) > Self.tremble {
      if last.time - rest.time >= Self.idleLimit - Self.tolerance {
        count = 0
        store(last)
        beginsLate = true
      }
      rest = sample
    }
    let gap = sample.time - last.time
    if gap >= Self.shortestInterval { interval = min(interval, gap) }
    last = sample
    merge(sample)
  }

  private mutating func merge(_ sample: Sample) {
    let step = count > 0 ? sample.time - samples[0].time : .infinity
    if step >= Self.shortestStep - Self.tolerance {
      store(sample)
    } else if count > 1, step > 0, sample.time - samples[1].time < 2 * Self.shortestStep {
      samples[0] = sample
    }
  }

  private mutating func store(_ sample: Sample) {
    if count == samples.count { beginsLate = false }
    count = min(count + 1, samples.count)
    for index in stride(from: count - 1, to: 0, by: -1) { samples[index] = samples[index - 1] }
    samples[0] = sample
  }

  /// Returns the velocity in points per second for a release at `time`.
  ///
  /// Returns 0 if the last sample is 40 ms old or more, or if there are fewer than two merged
  /// samples.
  public func velocity(at time: Double) -> Double {
    guard count > 1, time - last.time < Self.idleLimit - Self.tolerance else { return 0 }
    let motion = motion
    let recent = mean(over: 0..<motion.count)
    // A finger that began to move within a step was slower in it than its velocity.
    let end = motion.isLate && motion.count - firstMerged > 1 ? motion.count - 1 : motion.count
    guard firstMerged < end else { return recent.velocity }
    let steps = firstMerged..<end
    let estimate = weightedVelocity(over: steps)
    // A step that is so long says nothing about the last 40 ms.
    if step(firstMerged).duration >= Self.idleLimit { return estimate }
    var (low, high, speed) = (recent.velocity, recent.velocity, recent.speed)
    if steps.count > 1, mayBeLift(firstMerged) {
      let before = mean(over: steps.dropFirst())
      (low, high) = (min(low, before.velocity), max(high, before.velocity))
      speed = max(speed, before.speed)
    }
    let deviation = Self.largestDeviation * speed
    return min(max(estimate, low - deviation), high + deviation)
  }

  // MARK: Steps, newest first

  /// The index of the newest step between merged samples: 1 if the last sample comes before them,
  /// because it was too near to be merged.
  private var firstMerged: Int { last.time > samples[0].time ? 1 : 0 }

  private func sample(_ index: Int) -> Sample {
    index < firstMerged ? last : samples[index - firstMerged]
  }

  /// Returns a step, which is only as long as the finger moved if the finger rested during it.
  private func step(_ index: Int) -> Step {
    var step = wholeStep(index)
    if isGap(index) { step.duration = min(interval, Self.slowestDevice) }
    return step
  }

  private func wholeStep(_ index: Int) -> Step {
    let (newer, older) = (sample(index), sample(index + 1))
    return Step(
      travel: newer.position - older.position, duration: newer.time - older.time)
  }

  /// The number of steps since the finger last rested, and whether the finger began to move within
  /// the oldest of them.
  private var motion: (count: Int, isLate: Bool) {
    let all = count + firstMerged - 1
    for index in 0..<all where isGap(index) || turnsInPause(index) { return (index + 1, true) }
    return (all, beginsLate)
  }

  /// Returns whether the finger rested in step `index`: a device reports a finger that moves at its
  /// usual interval.
  private func isGap(_ index: Int) -> Bool {
    let step = wholeStep(index)
    guard isPause(step), interval < Self.idleLimit, step.duration > 2 * interval else {
      return false
    }
    guard let factor = factor(of: index) else { return step.duration >= Self.longestStart }
    return !Self.steadyFactors.contains(factor)
  }

  /// Returns whether the finger turned in step `index`, and so rested during it.
  private func turnsInPause(_ index: Int) -> Bool {
    isPause(wholeStep(index)) && factor(of: index).map { $0 < 0 } == true
  }

  private func isPause(_ step: Step) -> Bool {
    step.duration >= Self.idleLimit - Self.tolerance && step.travel != 0
  }

  /// Returns the velocity of step `index` as a multiple of the velocity before it, or `nil` if the
  /// finger did not move before.
  private func factor(of index: Int) -> Double? {
    guard index + 2 < count + firstMerged else { return nil }
    let before = wholeStep(index + 1).velocity
    return before == 0 ? nil : wholeStep(index).velocity / before
  }

  private func weightedVelocity(over steps: Range<Int>) -> Double {
    let weights = SIMD3(0.05, 0.35, 0.6)
    var (sum, weightSum) = (0.0, 0.0)
    for (place, index) in steps.prefix(weights.scalarCount).enumerated() {
      sum += weights[place] * step(index).velocity
      weightSum += weights[place]
    }
    return sum / weightSum
  }

  /// Returns the mean velocity and the mean speed of the newest ``idleLimit`` seconds of `steps`.
  private func mean(over steps: Range<Int>) -> (velocity: Double, speed: Double) {
    var (travel, way, time) = (0.0, 0.0, 0.0)
    for index in steps where time < Self.idleLimit {
      let step = step(index)
      let used = min(step.duration, Self.idleLimit - time)
      travel += step.velocity * used
      way += abs(step.velocity) * used
      time += used
    }
    return time > 0 ? (travel / time, way / time) : (0, 0)
  }

  /// Returns whether step `index` may be noise of a finger that lifts: it is much slower than the
  /// step before it, in its direction.
  private func mayBeLift(_ index: Int) -> Bool {
    let before = step(index + 1).velocity
    let product = step(index).velocity * before
    return product >= 0 && product <= Self.liftFraction * before * before
  }
}
