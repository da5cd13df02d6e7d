/// A value that runs from one number to another with an ease-in-out, for drawing.
public struct Transition: Equatable, Sendable {
  /// The value it runs from.
  public let from: Double
  /// The value it runs to.
  public let to: Double
  /// Its begin in seconds.
  public let start: Double
  /// Its duration in seconds; 0 is over at once.
  public let duration: Double

  /// A value at rest.
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

  /// The value at `time`: `s²·(3 − 2s)` of the way.
  public func value(at time: Double) -> Double {
    guard duration > 0, time < start + duration else { return to }
    let s = max((time - start) / duration, 0)
    return from + (to - from) * s * s * (3 - 2 * s)
  }

  /// Its end in seconds.
  public var end: Double { start + duration }

  /// The transition that leads from here to `target`, beginning at `time`.
  public func redirected(to target: Double, at time: Double, duration: Double) -> Transition {
    guard target != to else { return self }
    return Transition(from: value(at: time), to: target, start: time, duration: duration)
  }
}
