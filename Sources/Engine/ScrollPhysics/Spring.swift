import Glibc

/// A critically damped spring to a rest offset: `x(t) = (x0 + (v0 + ω·x0)·t)·e^(−ω·t)`.
///
/// `x0` is the displacement from the rest and `v0` the velocity, both at time 0. Source: scroll
/// physics reference, 1.3 (model A) and 5; the end: architecture, rule 3.
public struct Spring: Equatable, Sendable {
  /// The natural frequency ω, per second.
  ///
  /// Source: architecture, rule 3.
  public static let defaultFrequency = 10.0
  /// The displacement in points within which a spring may end.
  ///
  /// Source: architecture, rule 3.
  public static let restDistance = 0.05
  /// The speed in points per second within which a spring may end.
  ///
  /// Source: architecture, rule 3.
  public static let restSpeed = 1.0

  /// The offset the spring leads to, in points.
  public var rest: Double
  /// The displacement from the rest at time 0, in points.
  public let displacement: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  /// The natural frequency ω, per second.
  public let frequency: Double

  /// A spring from `origin` at `velocity` to `rest`.
  public init(
    from origin: Double, velocity: Double, to rest: Double,
    frequency: Double = Spring.defaultFrequency
  ) {
    self.rest = rest
    displacement = origin - rest
    self.velocity = velocity
    self.frequency = frequency
  }

  /// `v0 + ω·x0`; exactly 0 where the motion is a pure exponential.
  ///
  /// Rounding would leave a term there that grows with time.
  private var slope: Double {
    let sum = velocity + frequency * displacement
    let scale = abs(velocity) + abs(frequency * displacement)
    return abs(sum) <= scale * 4 * Double.ulpOfOne ? 0 : sum
  }

  /// The displacement from the rest in points after `time` seconds.
  public func displacement(at time: Double) -> Double {
    (displacement + slope * time) * exp(-frequency * time)
  }

  /// The offset in points after `time` seconds.
  public func position(at time: Double) -> Double {
    rest + displacement(at: time)
  }

  /// The velocity in points per second after `time` seconds.
  public func velocity(at time: Double) -> Double {
    guard time != 0 else { return velocity }
    return (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
  }

  /// Seconds until the spring passes its rest; nil when it only nears it.
  ///
  /// It passes exactly when the inward speed exceeds `ω·|x0|`, at `t = −x0 / (v0 + ω·x0)`.
  public var restCrossing: Double? {
    guard displacement * slope < 0 else { return nil }
    return -displacement / slope
  }

  /// The offset in points at which the spring turns around; its start when it never turns.
  public var extremePosition: Double {
    guard slope != 0 else { return position(at: 0) }
    let turn = velocity / (frequency * slope)
    return position(at: max(turn, 0))
  }

  /// A speed in points per second that the spring never exceeds: `|v0| + ω·|x0| / e`.
  public var maximumSpeed: Double {
    abs(velocity) + frequency * abs(displacement) / M_E
  }

  /// Seconds after which displacement and speed stay within their rest limits for good.
  public var duration: Double {
    let turn = slope == 0 ? nil : velocity / (frequency * slope)
    let crossing = slope == 0 ? nil : -displacement / slope
    let inflection = turn.map { $0 + 1 / frequency }
    let far = lastTime(when: { abs(displacement(at: $0)) > Self.restDistance }, crossing, turn)
    let fast = lastTime(when: { abs(velocity(at: $0)) > Self.restSpeed }, turn, inflection)
    return max(far, fast)
  }

  /// The last time at which `exceeds` holds, given the times between which it is monotone.
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
