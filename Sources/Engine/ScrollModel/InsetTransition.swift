import Glibc
import ScrollPhysics

/// An inset that runs from an old to a new value on the curve of the motion that it accompanies.
///
/// The model's inset steps at once; this one is drawn. Source: architecture, rule 4.
@usableFromInline struct InsetTransition: Equatable, Sendable {
  /// The rounding error in seconds of the difference of two times.
  private static let tolerance = 1e-9

  private let from: Double
  let to: Double
  private let start: Double
  private let duration: Double?
  /// The frequency of the spring where no duration is given, in 1/s.
  private let frequency: Double
  /// Its duration in seconds, whatever its curve.
  private let wholeDuration: Double

  init(at value: Double) {
    from = value
    to = value
    start = 0
    duration = 0
    frequency = Spring.defaultFrequency
    wholeDuration = 0
  }

  private init(from: Double, to: Double, start: Double, duration: Double?, frequency: Double) {
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
    self.frequency = frequency
    wholeDuration =
      duration ?? Spring(from: from, velocity: 0, to: to, frequency: frequency).duration
  }

  /// The transition from here to `target`: timed, or on the spring where no duration is given.
  func redirected(
    to target: Double, at time: Double, duration: Double?,
    frequency: Double = Spring.defaultFrequency
  ) -> InsetTransition {
    guard target != to else { return self }
    return InsetTransition(
      from: value(at: time), to: target, start: time, duration: duration, frequency: frequency)
  }

  @usableFromInline func value(at time: Double) -> Double {
    let elapsed = time - start
    if let duration, elapsed >= duration - Self.tolerance { return to }
    guard from != to, elapsed > 0 else { return from }
    guard let duration else {
      guard elapsed < wholeDuration else { return to }
      return Spring(from: from, velocity: 0, to: to, frequency: frequency).position(at: elapsed)
    }
    return TimedCubic(from: from, velocity: 0, to: to, duration: duration)?
      .position(at: elapsed) ?? to
  }

  /// True while it still runs at `time`.
  @usableFromInline func isRunning(at time: Double) -> Bool { value(at: time) != to }
}
