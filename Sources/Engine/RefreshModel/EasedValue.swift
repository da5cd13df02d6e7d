/// An animated number for drawing, which runs from one value to another with an ease-in-out.
public struct EasedValue: Equatable, Sendable {
  /// The start value.
  public let from: Double
  /// The end value.
  public let to: Double
  /// The start time in seconds.
  public let start: Double
  /// The duration in seconds, or 0 if the end value applies immediately.
  public let duration: Double

  /// Creates a transition that stays at `value`.
  public init(at value: Double) {
    from = value
    to = value
    start = 0
    duration = 0
  }

  private init(from: Double, to: Double, start: Double, duration: Double) {
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
  }

  /// Returns the value at `time`.
  ///
  /// It has covered `s²·(3 − 2s)` of the way, with `s` the elapsed fraction of the duration.
  public func value(at time: Double) -> Double {
    guard duration > 0, time < start + duration else { return to }
    let s = max((time - start) / duration, 0)
    return from + (to - from) * s * s * (3 - 2 * s)
  }

  /// The end time in seconds.
  public var end: Double { start + duration }

  /// Returns a transition from the value at `time` to `target`.
  public func redirected(to target: Double, at time: Double, duration: Double) -> EasedValue {
    guard target != to else { return self }
    return EasedValue(from: value(at: time), to: target, start: time, duration: duration)
  }
}
