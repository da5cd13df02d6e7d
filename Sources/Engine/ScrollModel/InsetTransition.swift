import Glibc
import ScrollPhysics

/// An animation of an inset from its old to its new value, on the curve of the motion that it
/// accompanies.
///
/// The inset in the model changes in one step; this value is used for drawing. Source:
/// architecture, rule 4.
@usableFromInline struct InsetTransition: Equatable, Sendable {
  /// The tolerance for rounding errors when two times are compared, in seconds.
  private static let tolerance = 1e-9

  private let from: Double
  let to: Double
  private let start: Double
  private let duration: Double?
  /// The frequency of the spring that is used if there is no duration, in 1/s.
  private let frequency: Double
  /// The duration in seconds of either curve: the cubic or the spring.
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

  /// Returns a transition from the value at `time` to `target`.
  ///
  /// The transition takes `duration` seconds, or follows a spring of `frequency` if `duration` is
  /// `nil`.
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

  /// Returns whether the value at `time` still differs from the final value.
  @usableFromInline func isRunning(at time: Double) -> Bool { value(at: time) != to }
}
