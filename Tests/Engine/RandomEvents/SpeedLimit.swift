import Glibc
import ScrollPhysics

/// The largest speed of a list from a moment on, computed without the engine's curves: from its
/// place and speed, and from the time and place of its end.
struct SpeedLimit {
  /// The kind of curve of the running animation.
  enum Animator: Sendable {
    /// A timed motion: a cubic, or the settling spring.
    case timed
    /// Wheel and keys: a spring as firm as the range's end needs.
    case spring
  }

  /// Points by which any tick may exceed its bound.
  ///
  /// Source: architecture, rule 3.
  static let tolerance = 0.05
  private static let slowestDecay = 1e-3

  /// The speed in points per second that the list does not exceed after `start` until the next
  /// event or deadline.
  static func speed(from start: Observation, animator: Animator) -> Double {
    let speed = abs(start.velocity)
    guard let motion = start.motion else { return 0 }
    let distance = abs(start.offset - motion.destination)
    let time = motion.end - start.time
    let frequency = start.springRate
    switch start.phase {
    case .idle, .tracking, .dragging: return 0
    case .decelerating:
      return isGlide(start, motion) ? speed : speed + frequency * distance / M_E
    case .bouncing:
      // A bounce inside a paged list is followed by the motion to a page.
      let page = start.isPaged ? start.viewportLength : 0
      return speed + frequency * (distance + page) / M_E
    default: break
    }
    guard time > 0 else { return speed }
    let settling = frequency / M_E
    switch animator {
    case .timed: return speed + max(1.5 / time, settling) * distance
    case .spring:
      let firmness = springTimes(distance: distance, speed: speed, time: time) / time
      return speed + max(firmness / M_E, settling) * distance
    }
  }

  /// True where the remaining way and time, and half of that time, are those of an exponential glide:
  /// at the list's own rate, or at the rate that leads to a chosen target.
  private static func isGlide(_ start: Observation, _ motion: Observation.Motion) -> Bool {
    let time = motion.end - start.time
    let speed = abs(start.velocity)
    guard time > 0 else { return true }
    let toTarget = log(max(speed, Deceleration.restSpeed) / Deceleration.restSpeed) / time
    return [start.decay, max(toTarget, slowestDecay)].contains { decay in
      [(time, motion.destination), (time / 2, motion.halfway)].allSatisfy { time, offset in
        let way = start.velocity * -expm1(-decay * time) / decay
        return abs(start.offset + way - offset) <= tolerance + 1e-6 * abs(way)
      }
    }
  }

  /// ω·t at which a critically damped spring from `distance` and `speed` comes to rest at
  /// `time`: no spring that rests then can be firmer.
  private static func springTimes(distance: Double, speed: Double, time: Double) -> Double {
    var low = 1.0
    var high = 700.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let far = (distance * (1 + middle) + speed * time) * exp(-middle)
      let fast = (speed * (1 + middle) + distance * middle * middle / time) * exp(-middle)
      if far > Spring.restDistance || fast > Spring.restSpeed {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
