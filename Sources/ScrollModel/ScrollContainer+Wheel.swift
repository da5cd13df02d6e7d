import Glibc
import ScrollPhysics

/// Scrolling by the notches of a wheel.
extension ScrollContainer {
  /// Scrolls by `notches` of the wheel, positive towards the content's end.
  ///
  /// A notch is min(p^(2/3), p/2) points for a viewport of p points; targets add up and stay in
  /// the range, so a wheel never stretches the list. Source: replay contract, Exactly 11.
  public mutating func wheel(notches: Double) {
    guard !isTracking else { return }
    let base = motion?.purpose == .wheel ? motion?.destination : nil
    let target = clamped((base ?? clamped(contentOffset)) + notches * wheelNotch)
    let speed = velocity
    guard target != contentOffset || speed != 0 else { return }
    guard animates else { return jump(to: target) }
    let spring = springInsideRange(to: target, velocity: speed)
    start(.spring(spring), purpose: .wheel, end: time + spring.duration)
  }

  /// The points a notch of the wheel scrolls.
  public var wheelNotch: Double {
    let page = max(viewportLength, 0)
    return min(pow(page, 2.0 / 3.0), page / 2)
  }

  /// The spring to `target` with the lowest frequency, ω = 10 or more, that stays in the range.
  ///
  /// A fling that still runs would otherwise carry a wheel's spring over the edge. A list that
  /// already bounces outward is in the band without the wheel, and keeps its velocity.
  private func springInsideRange(to target: Double, velocity: Double) -> Spring {
    func spring(_ frequency: Double) -> Spring {
      Spring(from: contentOffset, velocity: velocity, to: target, frequency: frequency)
    }
    // A spring that never turns is farthest out where it begins, but for rounding.
    let lowest = min(minimumOffset, contentOffset) - Self.rounding
    let room = lowest...(max(maximumOffset, contentOffset) + Self.rounding)
    let gentle = spring(Spring.defaultFrequency)
    let bouncesOutward =
      velocity < 0 ? contentOffset < minimumOffset : contentOffset > maximumOffset
    if bouncesOutward || room.contains(gentle.extremePosition) { return gentle }
    var low = Spring.defaultFrequency
    var high = Self.highestWheelFrequency
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if room.contains(spring(middle).extremePosition) { high = middle } else { low = middle }
    }
    let firm = spring(high)
    if room.contains(firm.extremePosition) { return firm }
    return Spring(from: contentOffset, velocity: 0, to: target)
  }

  /// Beyond this a spring is over within a frame at any refresh rate, per second.
  private static let highestWheelFrequency = 10_000.0
  /// Points by which a sum of offsets may miss.
  private static let rounding = 1e-9
}
