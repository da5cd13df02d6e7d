import Glibc

/// A critically damped spring to a rest offset: `x(t) = (x0 + (v0 + ω·x0)·t)·e^(−ω·t)`.
///
/// `x0` is the distance from `rest` and `v0` the velocity, both at time 0. Source: scroll physics
/// reference, 1.3 (model A) and 5; the end: architecture, rule 3.
public struct Spring: Equatable, Sendable {
  /// The default natural frequency ω, per second.
  ///
  /// Source: architecture, rule 3.
  public static let defaultFrequency = 10.0
  /// The largest distance from `rest` at which a spring may end, in points.
  ///
  /// Source: architecture, rule 3.
  public static let restDistance = 0.05
  /// The largest speed at which a spring may end, in points per second.
  ///
  /// Source: architecture, rule 3.
  public static let restSpeed = 1.0

  /// The offset at which the spring settles, in points.
  public var rest: Double
  /// The distance from `rest` at time 0, with its sign, in points.
  public let displacement: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  /// The natural frequency ω, per second.
  public let frequency: Double

  /// Creates a spring from `origin` at `velocity` to `rest`.
  public init(
    from origin: Double, velocity: Double, to rest: Double,
    frequency: Double = Spring.defaultFrequency
  ) {
    self.rest = rest
    displacement = origin - rest
    self.velocity = velocity
    self.frequency = frequency
  }

  /// The factor `v0 + ω·x0` of the linear term, or exactly 0 if the motion is a pure exponential.
  ///
  /// Without this snap to 0 a rounding error would remain that grows with time.
  private var slope: Double {
    let sum = velocity + frequency * displacement
    let scale = abs(velocity) + abs(frequency * displacement)
    return abs(sum) <= scale * 4 * Double.ulpOfOne ? 0 : sum
  }

  /// Returns the distance from `rest` in points after `time` seconds.
  public func displacement(at time: Double) -> Double {
    (displacement + slope * time) * exp(-frequency * time)
  }

  /// Returns the offset in points after `time` seconds.
  public func position(at time: Double) -> Double {
    rest + displacement(at: time)
  }

  /// Returns the velocity in points per second after `time` seconds.
  public func velocity(at time: Double) -> Double {
    guard time != 0 else { return velocity }
    return (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
  }

  /// The time in seconds at which the spring passes `rest`, or `nil` if it approaches `rest` from
  /// one side.
  ///
  /// The spring passes `rest` only if its inward speed exceeds `ω·|x0|`, at
  /// `t = −x0 / (v0 + ω·x0)`.
  public var restCrossing: Double? {
    guard displacement * slope < 0 else { return nil }
    return -displacement / slope
  }

  /// The offset in points at which the spring reverses, or its start offset if it never reverses.
  public var extremePosition: Double {
    guard slope != 0 else { return position(at: 0) }
    let turn = velocity / (frequency * slope)
    return position(at: max(turn, 0))
  }

  /// An upper bound of the speed, in points per second: `|v0| + ω·|x0| / e`.
  public var maximumSpeed: Double {
    abs(velocity) + frequency * abs(displacement) / M_E
  }

  /// The time in seconds from which distance and speed stay within ``restDistance`` and
  /// ``restSpeed``.
  public var duration: Double {
    let turn = slope == 0 ? nil : velocity / (frequency * slope)
    let crossing = slope == 0 ? nil : -displacement / slope
    let inflection = turn.map { $0 + 1 / frequency }
    let far = lastTime(when: { abs(displacement(at: $0)) > Self.restDistance }, crossing, turn)
    let fast = lastTime(when: { abs(velocity(at: $0)) > Self.restSpeed }, turn, inflection)
    return max(far, fast)
  }

  /// Returns the last time at which `exceeds` holds.
  ///
  /// The curve is monotone between time 0, `first`, `second` and infinity.
  private func lastTime(
    when exceeds: (Double) -> Bool, _ first: Double?, _ second: Double?
  ) -> Double {
    func usable(_ time: Double?) -> Double {
      guard let time, time > 0, time.isFinite else { return 0 }
      return time
    }
    let earlier = min(usable(first), usable(second))
    let later = max(usable(first), usable(second))
    var end = later + 1 / frequency
    while exceeds(end) { end += 1 / frequency }
    if exceeds(later) { return bisect(exceeds, from: later, to: end) }
    if exceeds(earlier) { return bisect(exceeds, from: earlier, to: later) }
    return exceeds(0) ? bisect(exceeds, from: 0, to: earlier) : 0
  }

  /// Returns this spring, or if it takes longer than `longest` seconds a stiffer one that takes about
  /// that long.
  package func within(_ longest: Double) -> Spring {
    let duration = duration
    guard duration > longest else { return self }
    return Spring(
      from: rest + displacement, velocity: velocity, to: rest,
      frequency: frequency * duration / longest)
  }

  private func bisect(_ exceeds: (Double) -> Bool, from start: Double, to end: Double) -> Double {
    var low = start
    var high = end
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if exceeds(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
